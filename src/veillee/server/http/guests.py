"""Guests: a name and an id in a signed cookie. No account, no mail, nothing stored."""

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from itsdangerous import BadData, URLSafeTimedSerializer

from veillee.core.names import JOINERS, is_name
from veillee.server.errors import Refused
from veillee.server.settings import Settings

COOKIE = "veillee_guest"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """Somebody at the house."""

    id: str
    name: str


class Signer:
    """Writes and reads the cookie; what it did not sign itself is nobody."""

    def __init__(self, secret: str) -> None:
        self._tokens = URLSafeTimedSerializer(secret, salt="veillee guest")

    @classmethod
    def of(cls, settings: Settings) -> "Signer":
        """A signer with the house's key."""
        return cls(settings.secret or kept_secret(settings.data / "secret"))

    def write(self, guest: Guest) -> str:
        """The cookie of a guest."""
        return str(self._tokens.dumps([guest.id, guest.name]))

    def read(self, token: str | None) -> Guest | None:
        """The guest of a cookie."""
        try:
            guest, name = self._tokens.loads(token or "", max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return None
        return Guest(str(guest), str(name))


def kept_secret(path: Path) -> str:
    """The key in the data folder, made when it is first needed; only its owner may read it."""
    try:
        with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:  # noqa: PTH123
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    return path.read_text().strip()


def check_name(name: str) -> str:
    """A name that can be shown: a few printable characters."""
    name = " ".join(name.strip(JOINERS).split())
    if len(name) > LONGEST_NAME or not is_name(name):
        raise Refused("bad-request", "house-bad-name", most=LONGEST_NAME, where="name")
    return name
