"""Whom a limit counts: the address of a client, as far as it stands for one household."""

import ipaddress

from starlette.types import Scope

NETWORK = 64
"""One household has a whole IPv6 network of so many bits."""


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy that is configured, what the proxy says."""
    return household(scope["client"][0] if scope.get("client") else "")


def household(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return address
