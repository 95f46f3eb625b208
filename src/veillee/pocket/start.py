"""The pocket opens: modules that need a server are answered for by ours, and the page is listened to."""

import asyncio
import json
import sys
from collections.abc import Callable
from types import SimpleNamespace
from urllib.parse import parse_qsl, urlsplit

import veillee.pocket.line
import veillee.pocket.storage

for name in ("database", "memory", "revocations", "writer"):
    sys.modules[f"veillee.server.storage.{name}"] = veillee.pocket.storage
sys.modules["veillee.server.socket.transport"] = veillee.pocket.line

import veillee.pocket.house  # noqa: E402

sys.modules["veillee.server.house"] = veillee.pocket.house

from starlette.requests import HTTPConnection  # noqa: E402

from veillee.core.errors import VeilleeError  # noqa: E402
from veillee.pocket.house import House  # noqa: E402
from veillee.pocket.line import SocketTransport  # noqa: E402
from veillee.pocket.router import answered, routes_of  # noqa: E402
from veillee.pocket.storage import Keeper  # noqa: E402
from veillee.server.errors import code_of  # noqa: E402
from veillee.server.http.guests import COOKIE  # noqa: E402
from veillee.server.http.requests import room_of  # noqa: E402
from veillee.server.http.routes import coach, log, memory, moving, replays, seats, solo, tables, why  # noqa: E402
from veillee.server.http.routes import house as house_routes  # noqa: E402
from veillee.server.settings import Settings  # noqa: E402
from veillee.server.socket.conversation import FINAL, Channel, Conversation, subscriber_of  # noqa: E402
from veillee.server.sources import Sources  # noqa: E402

MODULES = (house_routes, tables, moving, seats, log, replays, coach, why, solo, memory)
ROUTES = routes_of([one.router for one in MODULES])
NO_LAN = {"on": False, "possible": False, "address": None}
Post = Callable[[str, str], None]
"""How something is said on a line of the page: the line's number, and a text or, after a `!`, why it is closed."""


class Pocket:
    """The house, and everything that the page may say to it."""

    def __init__(self, house: House, keeper: Keeper, cookie: str, post: Post) -> None:
        self.house, self._keeper, self._cookie, self._post = house, keeper, cookie, post
        lan = SimpleNamespace(info=lambda: NO_LAN)
        self._app = SimpleNamespace(state=SimpleNamespace(house=house, lan=lan))
        self._lines: dict[str, SocketTransport] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _request(self, method: str, url: str, body: str = "") -> HTTPConnection:
        parts = urlsplit(url)
        cookies = {COOKIE: self._cookie} if self._cookie else {}
        return HTTPConnection(self._app, method, parts.path, dict(parse_qsl(parts.query)), body.encode(), cookies)

    async def fetch(self, method: str, url: str, body: str) -> str:
        """A request, and its answer as `{status, type, body}`."""
        response = await answered(ROUTES, self._request(method, url, body))
        if COOKIE in response.cookies:
            self._cookie = response.cookies[COOKIE]
            await self._keeper.keep(COOKIE, self._cookie)
        kind = response.headers.get("Content-Type", "")
        return json.dumps({"status": response.status_code, "type": kind, "body": response.body.decode()})

    def open_line(self, number: str, url: str) -> None:
        """The page opens a socket."""
        line = self._lines[number] = SocketTransport(lambda text: self._post(number, text))
        task = asyncio.create_task(self._talk(number, line, self._request("GET", url)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, number: str, text: str) -> None:
        """The page says something on a socket."""
        if number in self._lines:
            self._lines[number].hear(text)

    def hang_up(self, number: str) -> None:
        """The page closes a socket."""
        if number in self._lines:
            self._lines.pop(number).hang_up()

    def written_elsewhere(self, code: str, number: int) -> None:
        """Another tab has written an entry."""
        self.house.written_elsewhere(code, number)

    async def _talk(self, number: str, line: SocketTransport, request: HTTPConnection) -> None:
        code = request.path.split("/")[3]
        try:
            room, subscriber = await room_of(request, code), subscriber_of(request, self.house)
            await room.join(subscriber)
            conversation = Conversation(
                self.house, room, subscriber, Channel(line.receive, self._closer(number), line)
            )
            await conversation.hold()
        except VeilleeError as error:
            self._post(number, f"!{FINAL.get(code_of(error), 1013)}")

    def _closer(self, number: str) -> Callable[[dict[str, object]], "asyncio.Future[None]"]:
        async def close(message: dict[str, object]) -> None:
            self._post(number, f"!{message['code']}")
            self.hang_up(number)

        return close  # type: ignore[return-value]


async def open_pocket(
    keeper: Keeper, post: Post, settings: Settings | None = None, sources: Sources | None = None
) -> Pocket:
    """Open the house of this device."""
    house = await House.build(keeper, settings or Settings(home=False), sources or Sources())
    return Pocket(house, keeper, await keeper.recall(COOKIE), post)
