"""Open connections: so many in total and from one address; whoever keeps the house waiting goes first."""

import asyncio
import ipaddress
from collections import Counter, OrderedDict

from veillee.server.http.addresses import household
from veillee.server.settings import Settings

RESERVED = 100
"""File handles for the database, the page and everything else."""
MOST_AT_ONCE = 2048
"""Connections that the system takes for us before we look."""


def backlog_of(file_handles: int) -> int:
    """How many connections may come between two looks: they have handles before others have given theirs back."""
    return max(16, min(MOST_AT_ONCE, file_handles // 16))


class Connections:
    """The connections of one server."""

    def __init__(self, settings: Settings, file_handles: int) -> None:
        self._limits, self._proxies = settings.limits, settings.proxies.replace(",", " ").split()
        spare = RESERVED + 2 * backlog_of(file_handles)
        self.most = max(1, min(settings.limits.connections, file_handles - spare))
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()
        """Connections that wait for their client, to ask, to finish asking or to read: the oldest first."""

    def __len__(self) -> int:
        return len(self._addresses)

    def admit(self, transport: asyncio.Transport, address: str) -> bool:
        """Take a new connection in, if need be in place of the one that has waited longest for its client."""
        whose = household(address)
        if self._by_address[whose] >= self._limits.connections_per_address and not self.is_proxy(address):
            return False
        if len(self._addresses) >= self.most and not self._evict():
            return False
        self._addresses[transport] = whose
        self._by_address[whose] += 1
        self._waiting[transport] = None
        return True

    def busy(self, transport: asyncio.BaseTransport) -> None:
        """A request is complete and under way, or a socket is open."""
        self._waiting.pop(transport, None)

    def idle(self, transport: asyncio.BaseTransport) -> None:
        """A request was answered, or its client does not read the answer."""
        if transport in self._addresses:
            self._waiting[transport] = None

    def release(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        self._waiting.pop(transport, None)
        whose = self._addresses.pop(transport, None)
        if whose is not None:
            self._by_address[whose] -= 1
            if not self._by_address[whose]:
                del self._by_address[whose]

    def is_proxy(self, address: str) -> bool:
        """Whether this is a proxy of ours, which brings many people."""
        return any(one in ("*", address) or _in_network(address, one) for one in self._proxies)

    def _evict(self) -> bool:
        if not self._waiting:
            return False
        transport, _ = self._waiting.popitem(last=False)
        self.release(transport)
        if isinstance(transport, asyncio.WriteTransport):
            transport.abort()
        return True


def _in_network(address: str, network: str) -> bool:
    try:
        return "/" in network and ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return False
