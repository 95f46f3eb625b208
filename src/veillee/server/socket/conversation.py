"""The socket of a table: what comes in is checked and answered, what happens is sent out."""

import asyncio
import contextlib
from collections import deque
from typing import NamedTuple

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from veillee.core.errors import VeilleeError
from veillee.server import protocol as p
from veillee.server.errors import Refused, code_of, failure
from veillee.server.house import House
from veillee.server.http.guard import is_own_origin
from veillee.server.http.requests import house_of, visitor_of
from veillee.server.rate_limits import TokenBucket, too_fast
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.socket.transport import EXTENSION, SocketTransport
from veillee.server.table import entries as log
from veillee.server.table.room import Room

logger = structlog.get_logger()
WRONG_ORIGIN: CLOSED = (4401, "wrong origin")
DISCONNECTED = (OSError, RuntimeError)
"""What closing raises if the client has closed already."""
MOST_UNANSWERED = 16
"""So many messages wait for their answers before nothing more is read from a client."""
FINAL = {"no-table": 4404, "other-rules": 4410}
"""How a socket is closed when trying again is no use, by the code of the error."""
CLIENT_LEFT: CLOSED = (1000, "the client has gone")
FAILED: CLOSED = (1011, "something went wrong here: resume from your number")
RATE_LIMITED: CLOSED = (4429, "too many messages in spite of too-fast")


class TableSocket:
    """One client at one table, until either closes: an ASGI app, so that no wrapper handles every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept, find out who it is, and talk."""
        websocket = WebSocket(scope, receive, send)
        house = house_of(websocket)
        await websocket.accept()
        if not is_own_origin(websocket.headers, house.settings.public_url):
            await websocket.close(*WRONG_ORIGIN)
            return
        subscriber = subscriber_of(websocket, house)
        try:
            room = await house.room(scope["path_params"]["code"])
            await room.join(subscriber)
        except VeilleeError as error:
            await websocket.close(FINAL.get(code_of(error), 1013), error.text("en")[:120])
            return
        channel = Channel(receive, send, scope["extensions"][EXTENSION]["transport"])
        conversation = Conversation(house, room, subscriber, channel)
        # In a task of its own: each wake-up of this one passes through every coroutine of the app around it.
        await asyncio.create_task(conversation.hold())


route = WebSocketRoute("/api/tables/{code}/socket", TableSocket())


def subscriber_of(websocket: WebSocket, house: House) -> Subscriber:
    """Who looks on, and from which number."""
    guest, asked = visitor_of(websocket), websocket.query_params
    return Subscriber(
        guest=guest.id if guest else None,
        n=number_of(asked.get("from", "")) or 0,
        epoch=asked.get("epoch", "")[:32],
        at=number_of(asked.get("at", "")),
        wants_views=asked.get("views") != "none",
        most=house.settings.limits.queue,
    )


def number_of(text: str) -> int | None:
    """A number that somebody claims to have; None if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


class Channel(NamedTuple):
    """The two ways to a client: ASGI's, for connecting and closing, and the transport, for messages."""

    receive: Receive
    send: Send
    transport: SocketTransport


class Conversation:
    """The messages of one socket: each is answered after the ones before it."""

    def __init__(self, house: House, room: Room, subscriber: Subscriber, channel: Channel) -> None:
        self._house, self._room, self._subscriber = house, room, subscriber
        self._receive, self._send, self._transport = channel
        limits = house.settings.limits
        self._limits, self._bucket = limits, TokenBucket(limits.messages_per_second, limits.messages_burst)
        self._over_limit = 0
        self._unanswered: deque[bytes] = deque()
        self._new_message: asyncio.Future[None] | None = None
        """What the answering task waits for when everything is answered."""
        self._flush_due = False
        self._closing: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Send and receive until one side closes."""
        self._subscriber.on_outgoing = self._flush_soon
        self._transport.on_message, self._transport.on_writable = self._received, self._flush
        self._flush()
        answering = asyncio.create_task(self._answer_all())
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self._received((message.get("text") or "").encode() or message.get("bytes") or b"")
        finally:
            self._subscriber.on_outgoing = self._transport.on_message = self._transport.on_writable = None
            self._subscriber.close(CLIENT_LEFT)
            self._wake_answering()
            under_way = [task for task in (answering, self._closing) if task is not None]
            await asyncio.gather(*under_way, return_exceptions=True)
            await self._room.leave(self._subscriber)

    def _flush_soon(self) -> None:
        """Flush in the next turn of the loop: what else this one brings goes out in the same frame."""
        if not self._flush_due:
            self._flush_due = True
            self._house.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what waits, all of it in one frame; if the client is behind, when they have caught up."""
        self._flush_due = False
        if not self._transport.is_writable:
            return
        if messages := self._subscriber.take_outgoing():
            self._transport.send_text(b"\n".join(messages))
        if self._subscriber.closing is not None and self._closing is None:
            self._closing = asyncio.create_task(self._close(*self._subscriber.closing))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(*DISCONNECTED):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _received(self, data: bytes) -> None:
        """Queue a message; after a close nothing more is answered."""
        if self._subscriber.closing is not None:
            return
        self._unanswered.append(data)
        self._wake_answering()
        if len(self._unanswered) >= MOST_UNANSWERED:
            self._transport.pause_reading()

    def _wake_answering(self) -> None:
        if self._new_message is not None and not self._new_message.done():
            self._new_message.set_result(None)

    async def _answer_all(self) -> None:
        """Answer one message after the other, until the socket is closed."""
        try:
            while self._subscriber.closing is None:
                if self._unanswered:
                    await self._answer_and_flush(self._unanswered.popleft())
                    continue
                self._transport.resume_reading()
                self._new_message = self._house.loop.create_future()
                await self._new_message
        except Exception:
            logger.exception("a message was not answered", table=self._room.table.code)
            self._subscriber.close(FAILED)

    async def _answer_and_flush(self, data: bytes) -> None:
        """Answer a message, then send all that came of it at once; whatever is wrong with it changes nothing."""
        self._subscriber.flush_follows, action = True, None
        try:
            if wait := self._bucket.wait():
                action = self._count_over_limit(data)
                raise too_fast(wait)
            if len(data) > self._limits.message_bytes:
                raise Refused("too-large", "house-too-large", most=self._limits.message_bytes)
            message = read_message(data)
            action = getattr(message, "id", None)
            self._subscriber.send(p.encode(await self._answer(message)))
        except VeilleeError as error:
            self._house.metrics.refused(error)
            self._subscriber.send(p.encode(p.Refusal(id=action, error=failure(error))))
        finally:
            self._subscriber.flush_follows = False
        self._flush()

    def _count_over_limit(self, data: bytes) -> str | None:
        """Count a message that came too fast, and let go whoever does not slow down; returns its id."""
        self._over_limit += 1
        if self._over_limit > self._limits.most_over_limit:
            self._subscriber.close(RATE_LIMITED)
        return id_of(data)

    async def _answer(self, message: p.FromClient) -> p.FromServer:
        if isinstance(message, p.Ping):
            return p.Pong()
        guest = self._subscriber.guest
        if isinstance(message, p.AskWhy):
            error = await self._room.why_not(guest, message.seat, message.move)
            return p.Why(id=message.id, error=failure(error) if error else None)
        if guest is None:
            raise Refused("no-guest", "house-no-guest")
        outcome = await self._room.act(entry_of(message, guest))
        n = self._room.table.last_number(self._subscriber.viewpoint, outcome.announcements)
        return p.Done(id=message.id, n=n, repeat=outcome.repeat)


def read_message(data: bytes) -> p.FromClient:
    """A message of the protocol, or what is wrong with it."""
    try:
        return p.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", "house-bad-message", where=str(error)[:200]) from None


class Identified(msgspec.Struct):
    """Any message, as far as it has an id."""

    id: str | None = None


IDENTIFIED = msgspec.json.Decoder(Identified)


def id_of(data: bytes) -> str | None:
    """The id of a message that is not read further."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return IDENTIFIED.decode(data).id
    return None


def entry_of(message: p.Play | p.Undo | p.Series | p.Emote, guest: str) -> log.AnyEntry:
    """What a message asks for, as an entry of the log."""
    if isinstance(message, p.Play):
        return log.Played(by=guest, id=message.id, seat=message.seat, move=message.move)
    if isinstance(message, p.Undo):
        return log.Undone(by=guest, id=message.id, seat=message.seat)
    if isinstance(message, p.Series):
        moves = message.moves
        return log.Series(by=guest, id=message.id, seat=message.seat, moves=moves, anew=message.anew)
    return log.Emoted(by=guest, id=message.id, seat=message.seat, emote=message.emote)
