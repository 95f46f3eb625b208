"""Headers of every answer: what a browser may load and run of ours, who may frame it, what may be kept."""

import base64
import hashlib
import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""No inline script runs; `{scripts}` names those that may by their hash."""
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # the address of a seat link is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PRIVATE = ("/api/", "/healthz", "/readyz", "/metrics")
"""What no cache may keep, unless it says so itself."""
DOCUMENTED = "/api/docs"
"""The page of the API brings an inline script that starts it."""
POCKET = "/assets/worker-"
"""The worker that holds the house in a browser: it alone may compile WebAssembly."""
POCKET_POLICY = POLICY.format(scripts=" 'wasm-unsafe-eval'")
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class SecurityHeaders:
    """ASGI middleware that adds them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with its headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path: str = scope["path"]
        begun: list[Message] = []

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, path)
                if path == DOCUMENTED:
                    begun.append(message)  # until its body is known
                    return
            elif begun:
                start = begun.pop()
                MutableHeaders(scope=start)["Content-Security-Policy"] = policy(message.get("body", b""))
                await send(start)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def add_headers(start: Message, path: str) -> None:
    """Add what every answer has; what the answer itself says of its policy and of caching stays."""
    headers = MutableHeaders(scope=start)
    for name, value in ALWAYS.items():
        headers[name] = value
    headers.setdefault("Content-Security-Policy", POCKET_POLICY if path.startswith(POCKET) else policy())
    if path.startswith(PRIVATE):
        headers.setdefault("Cache-Control", "no-store")


def policy(body: bytes = b"") -> str:
    """The policy of an answer whose inline scripts are ours."""
    digests = (base64.b64encode(hashlib.sha256(script).digest()).decode() for script in INLINE.findall(body))
    return POLICY.format(scripts="".join(f" 'sha256-{digest}'" for digest in digests))
