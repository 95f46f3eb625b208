"""What a request must pass before the app handles it: its host, its origin, its rate, its size."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.addresses import address_of
from veillee.server.http.responses import error_response
from veillee.server.settings import Limits

SAFE = ("GET", "HEAD", "OPTIONS")
FILES = "/api/statistics/"
"""Where whole files are uploaded."""
TABLES = "/api/tables"
ARRIVALS = "/api/tables/arrivals"
"""Where whole tables come from elsewhere."""
CARDS = (TABLES, "/api/games/")
"""Where card files may come along."""
PROBES = ("/healthz", "/readyz")
"""What a load balancer asks, by whatever name it knows us."""


def is_own_origin(headers: Headers, public_url: str | None) -> bool:
    """Whether a request comes from a page of ours; programs send no origin, and browsers always do."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    ours = {headers.get("host"), urlsplit(public_url).netloc if public_url else None}
    return bool(netloc) and netloc in ours


class Guard:
    """ASGI middleware that checks every request and every socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        try:
            checked = await self._checked(house, scope, receive)
        except Refused as error:
            house.metrics.refused(error)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1013, "reason": error.text("en")[:120]})
            else:
                await error_response(error)(scope, receive, send)
            return
        await self._app(scope, checked, send)

    async def _checked(self, house: House, scope: Scope, receive: Receive) -> Receive:
        """What the app receives from, once a request is in order."""
        headers, limits, address = Headers(scope=scope), house.settings.limits, address_of(scope)
        check_host(house, scope, headers)
        if scope["type"] == "websocket":
            house.limiters.sockets.check(address)
            return receive
        if scope["method"] in SAFE:
            asked = house.limiters.reads if scope["path"].startswith("/api/") else house.limiters.files
            asked.check(address)
            return receive
        if not is_own_origin(headers, house.settings.public_url):
            raise Refused("forbidden", "house-wrong-origin")
        house.limiters.writes.check(address)
        if scope["path"] in (TABLES, ARRIVALS):
            house.limiters.tables_by_address.check(address)
        return _again(await read_body(receive, most_bytes(limits, scope["path"])), receive)


def most_bytes(limits: Limits, path: str) -> int:
    """How large a body may be there."""
    if path.startswith(FILES) or path == ARRIVALS:
        return limits.file_bytes
    cards = path == CARDS[0] or path.startswith(CARDS[1])
    return limits.card_bytes if cards else limits.body_bytes


def check_host(house: House, scope: Scope, headers: Headers) -> None:
    """Refuse a request that was meant for another name."""
    if scope["path"] in PROBES:
        return
    hosts, reached = headers.getlist("host"), scope["server"][0] if scope.get("server") else ""
    if len(hosts) != 1 or not house.host_names.accepts(hosts[0], reached):
        raise Refused("wrong-host", "house-wrong-host", host=" ".join(hosts)[:60])


async def read_body(receive: Receive, most: int) -> bytes:
    """A request's body, if it is not too large and comes to its end."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Refused("bad-request", "house-cut-off")
        body += message.get("body", b"")
        if len(body) > most:
            raise Refused("too-large", "house-too-large", most=most)
        if not message.get("more_body", False):
            return bytes(body)


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that has been read already, then whatever comes after it."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def once() -> Message:
        return unread.pop() if unread else await receive()

    return once
