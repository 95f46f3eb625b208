"""Deals that anyone can check: a secret that the house committed to, and what every seat added (ADR 0013).

The house says the hash of its secret before anybody adds anything, so it cannot choose the deal afterwards; a seat
that adds 32 bytes of chance knows that nobody else chose it either. After the end the secret is told.
"""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass

from veillee.core.errors import BadInput
from veillee.core.plain import PlainData
from veillee.core.rng import key_of_contributions

BYTES = re.compile(r"[0-9a-f]{64}")
SIGN = 6
"""So many hexadecimal digits stand for each move of a checked replay."""


def commitment_to(secret: bytes) -> str:
    """What a house says of its secret before a game: from it the secret can be checked, and not be found."""
    return hashlib.sha256(b"veillee/1/commitment/" + secret.hex().encode()).hexdigest()


def is_contribution(text: str) -> bool:
    """Whether a text is 32 bytes of chance as a seat adds them: lower-case hexadecimal digits."""
    return BYTES.fullmatch(text) is not None


@dataclass(frozen=True)
class Proof:
    """Where the key of a match comes from."""

    commitment: str
    secret: bytes
    contributions: tuple[bytes, ...]
    """What each seat added; bots and seats whose device sent nothing add no bytes."""

    @property
    def key(self) -> bytes:
        """The key of the match."""
        return key_of_contributions(self.secret, [*self.contributions])

    def check(self, key: bytes | None) -> None:
        """Refuse a secret that is not the one committed to, or a key that does not follow from it."""
        if commitment_to(self.secret) != self.commitment:
            raise BadInput("proof-secret", commitment=self.commitment[:12])
        if self.key != key:
            raise BadInput("proof-key")

    def plain(self) -> PlainData:
        """The proof as plain data."""
        added = [part.hex() for part in self.contributions]
        return {"commitment": self.commitment, "secret": self.secret.hex(), "contributions": added}


def read_proof(data: PlainData, seats: int) -> Proof:
    """A proof from plain data; ValueError if it is none."""
    commitment, secret, added = data["commitment"], data["secret"], data["contributions"]
    if not (isinstance(added, list) and len(added) == seats and all(isinstance(part, str) for part in added)):
        raise ValueError
    if not all(is_contribution(text) for text in (commitment, secret, *filter(None, added))):
        raise ValueError
    return Proof(commitment, bytes.fromhex(secret), tuple(map(bytes.fromhex, added)))


def signs_of(head: str, moves: list[str]) -> Iterator[str]:
    """A sign for the head of a replay and one for each move, which follow from everything before them.

    The first that differs shows where a replay was altered.
    """
    link = hashlib.sha256(head.encode()).digest()
    yield link.hex()[:SIGN]
    for move in moves:
        link = hashlib.sha256(link + move.encode()).digest()
        yield link.hex()[:SIGN]
