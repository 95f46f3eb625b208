"""The socket of a table: what comes in is checked and answered, what happens is sent out."""

import asyncio
import contextlib
from collections import deque

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from veillee.core.errors import VeilleeError
from veillee.server import protocol as p
from veillee.server.errors import Refused, failure
from veillee.server.house import House
from veillee.server.http.guard import Bucket, is_own_origin, too_fast
from veillee.server.http.requests import house_of, visitor_of
from veillee.server.socket.subscriber import CLOSED, Subscriber
from veillee.server.socket.transport import EXTENSION, Line
from veillee.server.table import entries as log
from veillee.server.table.room import Room

logger = structlog.get_logger()
WRONG_ORIGIN: CLOSED = (4401, "wrong origin")
HUNG_UP = (OSError, RuntimeError)
"""What sending to somebody raises who is not there any more."""
MOST_UNANSWERED = 16
"""So many messages wait for their answers before the client is not heard any more."""
GONE: CLOSED = (1000, "the client has gone")
FAILED: CLOSED = (1011, "something went wrong here: resume from your number")
DEAF: CLOSED = (4429, "too many messages in spite of too-fast")


class TableSocket:
    """One client at one table, until either hangs up: an ASGI app, so that no wrapper handles every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept, look who it is, and talk."""
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
        except Refused as error:
            await websocket.close(4404 if error.code == "no-table" else 1013, error.text("en")[:120])
            return
        conversation = Conversation(receive, send, scope["extensions"][EXTENSION]["line"], room, subscriber)
        await asyncio.create_task(conversation.hold())  # a task of its own wakes up without what is around us


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


class Conversation:
    """What one socket says and is told."""

    def __init__(self, receive: Receive, send: Send, line: Line, room: Room, subscriber: Subscriber) -> None:
        self._receive, self._send, self._line = receive, send, line
        self._house, self._room, self._subscriber = room.house, room, subscriber
        limits = room.house.settings.limits
        self._limits, self._bucket = limits, Bucket(limits.messages_per_second, limits.messages_burst)
        self._deaf = 0
        self._said: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What whoever answers waits for, when everything is answered."""
        self._due = False
        self._hanging_up: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Speak and listen until one side closes."""
        self._subscriber.wake = self._soon
        self._line.on_words, self._line.on_clear = self._listen, self._flush
        self._flush()
        answering = asyncio.create_task(self._answer_all())
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self._listen((message.get("text") or "").encode() or message.get("bytes") or b"")
        finally:
            self._subscriber.wake = self._line.on_words = self._line.on_clear = None
            self._subscriber.close(GONE)
            self._go_on()
            under_way = [task for task in (answering, self._hanging_up) if task is not None]
            await asyncio.gather(*under_way, return_exceptions=True)
            await self._room.part(self._subscriber)

    def _soon(self) -> None:
        """Send when whatever is going on is done: what else it brings goes out in the same frame."""
        if not self._due:
            self._due = True
            self._house.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send what waits, all of it in one frame; if the client is behind, when they have caught up."""
        self._due = False
        if not self._line.clear:
            return
        if letters := self._subscriber.letters():
            self._line.say(b"\n".join(letters))
        if self._subscriber.closing is not None and self._hanging_up is None:
            self._hanging_up = asyncio.create_task(self._hang_up(*self._subscriber.closing))

    async def _hang_up(self, code: int, reason: str) -> None:
        with contextlib.suppress(*HUNG_UP):  # they have done so themselves
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _listen(self, data: bytes) -> None:
        """Take a message, and answer it when those before it are answered; whoever closes says no more."""
        if self._subscriber.closing is not None:
            return
        self._said.append(data)
        self._go_on()
        if len(self._said) >= MOST_UNANSWERED:
            self._line.pause_reading()

    def _go_on(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _answer_all(self) -> None:
        """Answer one message after the other, until the line is closed."""
        try:
            while self._subscriber.closing is None:
                if self._said:
                    await self._answered(self._said.popleft())
                    continue
                self._line.resume_reading()
                self._idle = self._house.loop.create_future()
                await self._idle
        except Exception:
            logger.exception("a message was not answered", table=self._room.table.code)
            self._subscriber.close(FAILED)

    async def _answered(self, data: bytes) -> None:
        """Hear a message, then send everything that came of it at once."""
        self._subscriber.patient = True
        try:
            await self._hear(data)
        finally:
            self._subscriber.patient = False
        self._flush()

    async def _hear(self, data: bytes) -> None:
        """Answer one message; whatever is wrong with it leaves the table as it is."""
        action: str | None = None
        try:
            if wait := self._bucket.wait():
                self._deafness()
                action = id_of(data)
                raise too_fast(wait)
            if len(data) > self._limits.message_bytes:
                raise Refused("too-large", "house-too-large", most=self._limits.message_bytes)
            message = understand(data)
            action = getattr(message, "id", None)
            self._say(await self._answer(message))
        except VeilleeError as error:
            self._house.metrics.refused(error)
            self._say(p.Refusal(id=action, error=failure(error)))

    def _deafness(self) -> None:
        self._deaf += 1
        if self._deaf > self._limits.deaf_after:
            self._subscriber.close(DEAF)

    def _say(self, message: p.FromServer) -> None:
        self._subscriber.send(p.encode(message))

    async def _answer(self, message: p.FromClient) -> p.FromServer:
        if isinstance(message, p.Ping):
            return p.Pong()
        guest = self._subscriber.guest
        if isinstance(message, p.AskWhy):
            error = await self._room.why(guest, message.seat, message.move)
            return p.Why(id=message.id, error=failure(error) if error else None)
        if guest is None:
            raise Refused("no-guest", "house-no-guest")
        outcome = await self._room.act(entry_of(message, guest))
        told = self._room.table.told(self._subscriber.viewpoint, outcome.tidings)
        return p.Done(id=message.id, n=told, repeat=outcome.repeat)


def understand(data: bytes) -> p.FromClient:
    """A message of the protocol, or what is wrong with it."""
    try:
        return p.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-request", "house-bad-message", where=str(error)[:200]) from None


class Named(msgspec.Struct):
    """Any message, as far as it has an id."""

    id: str | None = None


NAMED = msgspec.json.Decoder(Named)


def id_of(data: bytes) -> str | None:
    """The id of a message that is not read further."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return NAMED.decode(data).id
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
