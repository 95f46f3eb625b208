"""What a request must pass before the app handles it: its origin, its rate, its size."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from veillee.server.errors import Refused
from veillee.server.house import House
from veillee.server.http.responses import error_response

SAFE = ("GET", "HEAD", "OPTIONS")
FILES = "/api/statistics/"
"""Where whole files are uploaded."""
CARDS = ("/api/tables", "/api/games/")
"""Where card files may come along."""


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
    """ASGI middleware that checks every request which may change something."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer why not."""
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self._app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        try:
            body = await self._checked(house, scope, receive)
        except Refused as error:
            house.metrics.refused(error)
            await error_response(error)(scope, receive, send)
            return
        await self._app(scope, _again(body, receive), send)

    async def _checked(self, house: House, scope: Scope, receive: Receive) -> bytes:
        headers, limits = Headers(scope=scope), house.settings.limits
        if not is_own_origin(headers, house.settings.public_url):
            raise Refused("forbidden", "house-wrong-origin")
        address = scope["client"][0] if scope.get("client") else "?"
        house.http_limiter.check(address)
        path = scope["path"]
        if path.startswith(FILES):
            return await read_body(receive, limits.file_bytes)
        cards = path == CARDS[0] or path.startswith(CARDS[1])
        return await read_body(receive, limits.card_bytes if cards else limits.body_bytes)


async def read_body(receive: Receive, most: int) -> bytes:
    """A request's body, if it is not too large."""
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > most:
            raise Refused("too-large", "house-too-large", most=most)
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand out a body that has been read already, then whatever comes after it."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def once() -> Message:
        return unread.pop() if unread else await receive()

    return once
