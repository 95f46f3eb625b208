"""The key by which push services know this house (VAPID, RFC 8292)."""

import base64
import binascii
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from veillee.core.errors import BadInput
from veillee.server.settings import Settings
from veillee.server.storage.private_files import read_or_write

VARIABLE = "VEILLEE_VAPID_KEY"
BYTES = 32
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""


def key_file(settings: Settings) -> Path:
    """Where a house keeps it."""
    return settings.data / "vapid"


def private_key(settings: Settings) -> str:
    """The key of a house as text: the one that it is given, or the one in its data folder, made at first."""
    if settings.vapid_key:
        return checked(settings.vapid_key, VARIABLE)
    path = key_file(settings)
    return checked(read_or_write(path, new_key), str(path))


def checked(text: str, where: str) -> str:
    """A key from a text; what is none is refused."""
    try:
        number = int.from_bytes(decoded(text.strip()))
    except (ValueError, binascii.Error):
        number = 0
    if not 0 < number < ORDER or len(decoded(text.strip())) != BYTES:
        raise BadInput("open-vapid", where=where)
    return text.strip()


def new_key() -> str:
    """A key that nobody can guess."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(BYTES))


def public_key(private: str) -> str:
    """What browsers are given, so that nobody but this house can send them anything."""
    key = ec.derive_private_key(int.from_bytes(decoded(private)), ec.SECP256R1())
    return encoded(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encoded(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from base64url, padded or not."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars="-_", validate=True)
