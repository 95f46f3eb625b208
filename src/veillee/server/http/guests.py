"""Guests: a name and an id in a signed cookie. No account, no mail; stored is only which cookies count no more."""

from collections.abc import Mapping
from dataclasses import dataclass

from itsdangerous import BadData

from veillee.core.names import JOINERS, is_name
from veillee.server.errors import Refused
from veillee.server.keys import Keys

COOKIE = "veillee_guest"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """Somebody at the house."""

    id: str
    name: str


class CookieSigner:
    """Writes and reads the cookie; what it did not sign itself is nobody, and so is what was revoked."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys
        self.generations: Mapping[str, int] = {}
        """By guest: how often their cookies were revoked; a cookie of an earlier generation counts no more."""

    def write(self, guest: Guest) -> str:
        """The cookie of a guest."""
        return str(self.keys.tokens.dumps([guest.id, guest.name, self.generations.get(guest.id, 0)]))

    def read(self, token: str | None) -> Guest | None:
        """The guest of a cookie."""
        try:
            guest, name, *generation = self.keys.tokens.loads(token or "", max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return None
        if self.generations.get(str(guest), 0) > (generation[0] if generation else 0):
            return None
        return Guest(str(guest), str(name))


def check_name(name: str) -> str:
    """A name that can be shown: a few printable characters."""
    name = " ".join(name.strip(JOINERS).split())
    if len(name) > LONGEST_NAME or not is_name(name):
        raise Refused("bad-request", "house-bad-name", most=LONGEST_NAME, where="name")
    return name
