"""The socket of a table: what comes in is checked and answered, what happens is sent out."""

import asyncio
import contextlib
from collections import deque
from functools import partial
from time import monotonic
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
from veillee.server.http.addresses import address_of
from veillee.server.http.guard import is_own_origin
from veillee.server.http.requests import house_of, room_of, visitor_of
from veillee.server.rate_limits import TokenBucket, too_fast
from veillee.server.socket.admission import check_room, counted
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.socket.transport import EXTENSION, SocketTransport
from veillee.server.table import entries as log
from veillee.server.table.room import Act, Outcome, Room

logger = structlog.get_logger()
WRONG_ORIGIN: CLOSED = (4401, "wrong origin")
DISCONNECTED = (OSError, RuntimeError)
"""What closing raises if the client has closed already."""
MOST_UNANSWERED = 16
"""So many messages wait for their answers before nothing more is read from a client."""
FINAL = {"no-table": 4404, "damaged": 4409, "other-rules": 4410}
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
            address = address_of(scope)
            with counted(house, address):
                room = await room_of(websocket, scope["path_params"]["code"])
                check_room(room, subscriber, house.settings.limits)
                await room.join(subscriber)
                channel = Channel(receive, send, scope["extensions"][EXTENSION]["transport"], address)
                conversation = Conversation(house, room, subscriber, channel)
                # In a task of its own: each wake-up of this one passes through every coroutine around it.
                await asyncio.create_task(conversation.hold())
        except VeilleeError as error:
            await websocket.close(FINAL.get(code_of(error), 1013), error.text("en")[:120])


route = WebSocketRoute("/api/tables/{code}/socket", TableSocket())


def subscriber_of(websocket: WebSocket, house: House) -> Subscriber:
    """Who looks on, and from which number."""
    guest, asked = visitor_of(websocket), websocket.query_params
    screen = asked.get("as") == "screen"
    return Subscriber(
        guest=guest.id if guest and not screen else None,
        is_screen=screen,
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
    address: str = ""
    """Whose it is, for what all of an address may send."""


class Conversation:
    """The messages of one socket: each is answered after the ones before it."""

    def __init__(self, house: House, room: Room, subscriber: Subscriber, channel: Channel) -> None:
        self._house, self._room, self._subscriber = house, room, subscriber
        self._receive, self._send, self._transport, address = channel
        limits = house.settings.limits
        self._limits, self._bucket = limits, TokenBucket(limits.messages_per_second, limits.messages_burst)
        self._shared_bucket = house.limiters.messages.bucket(address)
        self._over_limit = 0
        self._unanswered: deque[bytes] = deque()
        self._answering = False
        """Whether the answer of a message is on its way: those after it wait."""
        self._looping = False
        self._flush_due, self._outbox = False, house.outbox
        self._closing: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Send and receive until one side closes."""
        self._subscriber.on_outgoing = self._flush_soon
        self._transport.on_message, self._transport.on_writable = self._received, self._flush
        self._flush()
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self._received((message.get("text") or "").encode() or message.get("bytes") or b"")
        finally:
            self._subscriber.on_outgoing = self._transport.on_message = self._transport.on_writable = None
            self._subscriber.close(CLIENT_LEFT)
            if self._closing is not None:
                await asyncio.gather(self._closing, return_exceptions=True)
            await self._room.leave(self._subscriber)

    def _flush_soon(self) -> None:
        """Flush in the next turn of the loop: what else this one brings goes out in the same frame."""
        if not self._flush_due:
            self._flush_due = True
            self._outbox.flush_soon(self._flush)

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
        """Answer a message, after those before it; after a close nothing more is answered."""
        if self._subscriber.closing is not None:
            return
        self._unanswered.append(data)
        self._answer_waiting()
        if len(self._unanswered) >= MOST_UNANSWERED:
            self._transport.pause_reading()

    def _answer_waiting(self) -> None:
        """Answer what waits, one after the other. In a loop: answers that come at once would call ever deeper."""
        if self._looping:
            return
        self._looping = True
        while self._unanswered and not self._answering and self._subscriber.closing is None:
            self._answering = True
            self._answer_or_refuse(self._unanswered.popleft())
        self._looping = False
        if not self._unanswered:
            self._transport.resume_reading()

    def _reply(self, message: p.FromServer) -> None:
        """Send the answer of a message, and go on to the next."""
        self._subscriber.send(p.encode(message))
        self._answering = False
        self._answer_waiting()

    def _refuse(self, action: str | None, error: Exception) -> None:
        """Whatever is wrong with a message leaves the table as it is; what is wrong with us ends the socket."""
        if isinstance(error, VeilleeError):
            self._house.metrics.refused(error)
            self._reply(p.Refusal(id=action, error=failure(error)))
        else:
            logger.error("a message was not answered", table=self._room.table.code, exc_info=error)
            self._subscriber.close(FAILED)

    def _answer_or_refuse(self, data: bytes) -> None:
        """Answer one message, or say what is wrong with it."""
        action: str | None = None
        try:
            now = monotonic()
            if wait := self._bucket.wait(now) or self._shared_bucket.wait(now):
                action = self._count_over_limit(data)
                raise too_fast(wait)
            if len(data) > self._limits.message_bytes:
                raise Refused("too-large", "house-too-large", most=self._limits.message_bytes)
            message = read_message(data)
            action = getattr(message, "id", None)
            self._answer(message)
        except Exception as error:
            self._refuse(action, error)

    def _count_over_limit(self, data: bytes) -> str | None:
        """Count a message that came too fast, and let go whoever does not slow down; returns its id."""
        self._over_limit += 1
        if self._over_limit > self._limits.most_over_limit:
            self._subscriber.close(RATE_LIMITED)
        return id_of(data)

    def _answer(self, message: p.FromClient) -> None:
        """Answer a message, now or when what it asks for is done."""
        guest = self._subscriber.guest
        if isinstance(message, p.Ping):
            self._reply(p.Pong())
        elif isinstance(message, p.AskWhy):
            self._room.lock.call(partial(self._answer_why, message))
        elif guest is None:
            raise Refused("no-guest", "house-no-guest")
        else:
            if isinstance(message, p.Emote):
                self._house.limiters.emotes.check(guest)
            self._room.submit(Act(entry_of(message, guest), None, partial(self._acted, message.id)))

    def _answer_why(self, asked: p.AskWhy) -> None:
        try:
            error = self._room.why_not(self._subscriber.guest, asked.seat, asked.move)
            self._reply(p.Why(id=asked.id, error=failure(error) if error else None))
        except Exception as problem:
            self._refuse(asked.id, problem)
        finally:
            self._room.lock.release()

    def _acted(self, action: str, outcome: Outcome | Exception) -> None:
        """Answer what became of an act."""
        if isinstance(outcome, Exception):
            self._refuse(action, outcome)
        else:
            n = self._room.table.last_number(self._subscriber.viewpoint, outcome.announcements)
            self._reply(p.Done(id=action, n=n, repeat=outcome.repeat))


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
