"""The keys that a house signs with: the newest signs, the ones before it are still believed."""

import hashlib
import secrets
from pathlib import Path

from itsdangerous import Signer, URLSafeTimedSerializer

from veillee.core.errors import BadInput
from veillee.server.settings import Settings
from veillee.server.storage.private_files import read_or_write, write_over

SHORTEST = 32
"""Signs of a key; those that we make have 64, for 256 bits."""
MOST_KEPT = 4
"""Keys that stay after a rotation, the new one among them."""
VARIABLE = "VEILLEE_SECRET"


class Keys:
    """Some keys, the newest first."""

    def __init__(self, keys: list[str]) -> None:
        oldest_first = keys[::-1]
        self.tokens = URLSafeTimedSerializer(oldest_first, salt="veillee guest")
        self._statistics = Signer(oldest_first, salt="veillee statistics", digest_method=hashlib.sha256)

    def sign(self, text: str) -> str:
        """The signature of a statistics file."""
        return self._statistics.get_signature(text).decode()

    def has_signed(self, text: str, signature: str) -> bool:
        """Whether a signature of a statistics file is ours."""
        return self._statistics.verify_signature(text, signature.encode())


def keys_of(settings: Settings) -> list[str]:
    """The keys of a house: those that it is given, or those in its data folder, where one is made at first."""
    if settings.secret:
        return checked(settings.secret, VARIABLE)
    path = key_file(settings)
    return checked(read_or_write(path, new_key), str(path))


def key_file(settings: Settings) -> Path:
    """Where a house keeps its keys."""
    return settings.data / "secret"


def checked(text: str, where: str) -> list[str]:
    """Keys from a text, between spaces, commas or line breaks; none and short ones are refused."""
    found = text.replace(",", " ").split()
    if not found or any(len(key) < SHORTEST for key in found):
        raise BadInput("open-secret", where=where, least=SHORTEST)
    return found


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(32)


def rotate(settings: Settings, *, alone: bool = False) -> int:
    """Put a new key before those in the data folder, or in their place; returns how many are believed now."""
    if settings.secret:
        raise BadInput("open-secret-given", variable=VARIABLE)
    kept = [new_key(), *([] if alone else keys_of(settings))][:MOST_KEPT]
    write_over(key_file(settings), "\n".join(kept) + "\n")
    return len(kept)
