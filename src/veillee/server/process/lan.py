"""The home network: one more listening socket, opened and closed by whoever sits at this machine."""

import asyncio
import ipaddress
import socket
from collections.abc import Callable, Coroutine
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from typing_extensions import TypedDict

from veillee.server.errors import Refused
from veillee.server.house import House

Opener = Callable[[socket.socket], Coroutine[object, object, asyncio.Server]]


class LanInfo(TypedDict):
    """Whether the home network may come in, and under which address."""

    on: bool
    possible: bool
    address: str | None


class Lan:
    """The switch; without an opener (under another server) it stays shut."""

    def __init__(self, opener: Opener | None = None, port: int = 0) -> None:
        self._opener, self._port = opener, port
        self._server: asyncio.Server | None = None
        self._address: str | None = None

    def info(self) -> LanInfo:
        """Whether it is open, and where."""
        possible = self._opener is not None and (self._address or home_address()) is not None
        url = f"http://{self._address}:{self._port}/" if self._address else None
        return LanInfo(on=self._server is not None, possible=possible, address=url)

    async def switch(self, request: HTTPConnection, house: House, *, on: bool) -> LanInfo:
        """Open or close it, if asked from this machine."""
        if not house.settings.home or not is_loopback(request):
            raise Refused("forbidden", "house-this-machine-only")
        await self.open() if on else await self.close()
        return self.info()

    async def open(self) -> None:
        """Listen on this machine's address in the home network."""
        address = home_address()
        if self._opener is None or address is None:
            raise Refused("not-now", "house-no-lan")
        if self._server is None:
            try:
                self._server = await self._opener(listen(address, self._port))
            except OSError:
                raise Refused("not-now", "house-no-lan") from None
            self._address = address

    async def close(self) -> None:
        """Stop listening there; who is in stays in."""
        if self._server is not None:
            self._server.close()
            self._server, self._address = None, None

    def base_url(self, request: HTTPConnection, public_url: str | None) -> str:
        """The address to put into links: the public one, the home network's, or the one that was asked."""
        if public_url:
            return public_url.rstrip("/")
        if self._address and is_loopback(request):
            return f"http://{self._address}:{self._port}"
        scheme = "https" if request.url.scheme in ("https", "wss") else "http"
        return f"{scheme}://{request.url.netloc}"


def listen(address: str, port: int) -> socket.socket:
    """A socket that listens."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # The protocol is named, or asyncio leaves Nagle's delay on.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def home_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation only: no machine has it
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def is_loopback(request: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and was meant for it (no foreign name that points here)."""
    return _is_loop(request.client.host if request.client else "") and is_local_host(request.url.netloc)


def is_local_host(netloc: str) -> bool:
    """Whether an address works on this machine only."""
    try:
        host = urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return False
    return host == "localhost" or _is_loop(host)


def _is_loop(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
