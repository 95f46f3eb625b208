"""The names that a house answers to: a foreign name that points here (DNS rebinding) finds nobody."""

import ipaddress
import socket
from urllib.parse import urlsplit

from veillee.server.settings import Settings

LOCAL_ENDINGS = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""What home networks add to the name of a machine."""


class HostNames:
    """The names of one house."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower().partition(".")[0]
        public = urlsplit(settings.public_url).hostname if settings.public_url else None
        given = (*settings.hosts.replace(",", " ").lower().split(), settings.host.lower(), public)
        machines = (f"{machine}{ending}" for ending in LOCAL_ENDINGS) if machine else ()
        self._names = {name for name in ("localhost", socket.getfqdn().lower(), *machines, *given) if name}

    def accepts(self, host: str, reached: str) -> bool:
        """Whether a Host header names this house; `reached` is our own address at the end of its connection.

        Addresses cannot be made to point elsewhere: those of this machine and of private networks are ours.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower().rstrip(".")
        except ValueError:
            return False
        if name in self._names or name.endswith(".localhost"):
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return address.is_private or address.is_link_local or name == reached
