"""Whom the house calls: addresses that people gave it are asked with care.

Only http and https, only addresses of the public network unless the house allows others, no redirects, an end to
every wait. The check is made of the very address that is connected to, so that no name can lead elsewhere later.
"""

import ipaddress
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from veillee.server.errors import Refused

if TYPE_CHECKING:
    import aiohttp

LONGEST = 1000
SECONDS = 10.0
"""For everything: name, connection, question and answer."""
AT_ONCE = 8
LOW_PORTS = (80, 443)
"""Of the ports below 1024 no other speaks HTTP."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """Nobody answered, or nobody may be asked there."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public network, also when an older one is written in a newer form."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast


def check_url(url: str, *, private: bool, secure: bool = False) -> None:
    """Refuse an address that cannot be called; of a name it is looked at again when it is called."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise unusable("form") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise unusable("form")
    if parts.scheme not in (("https",) if secure and not private else ("http", "https")):
        raise unusable("https" if secure else "scheme")
    if not host or parts.username is not None or parts.password is not None:
        raise unusable("form")
    if port is not None and port < 1024 and port not in LOW_PORTS:
        raise unusable("port")
    if not private and (host == "localhost" or host.endswith(".localhost") or not is_literal_public(host)):
        raise unusable("private")


def unusable(why: str) -> Refused:
    """The refusal of an address."""
    return Refused("bad-request", "house-bad-webhook", why=why)


def is_literal_public(host: str) -> bool:
    """Whether a host is a name, or a public address."""
    try:
        return is_public(ipaddress.ip_address(host))
    except ValueError:
        return True


class Caller:
    """Posts to addresses that people gave."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something; returns the status of the answer, which nobody reads. Raises if there is none."""
        import aiohttp

        if self._session is None:
            self._session = self._opened()
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None

    def _opened(self) -> "aiohttp.ClientSession":
        import aiohttp

        connector = aiohttp.TCPConnector(
            limit=AT_ONCE, force_close=True, use_dns_cache=False, socket_factory=self._socket
        )
        return aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            cookie_jar=aiohttp.DummyCookieJar(),
            headers={"User-Agent": "Veillee"},
        )

    def _socket(self, info: "aiohttp.AddrInfoType") -> socket.socket:
        """A socket to an address, if it may be called."""
        family, kind, protocol, _, place = info
        if not self._private and not is_public(ipaddress.ip_address(place[0].partition("%")[0])):
            raise OSError("not a public address")
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        """Hang up."""
        if self._session is not None:
            await self._session.close()
            self._session = None
