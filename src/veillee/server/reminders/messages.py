"""What is sent to remind somebody: never more than whose turn it is, at which table of which game."""

import hashlib
import hmac
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from veillee.locales import LANGUAGES, text
from veillee.server.errors import Refused
from veillee.server.reminders.vapid import decoded

FORMAT = "veillee turn 1"
SIGNATURE = "Veillee-Signature"
TTL = 3 * 24 * 60 * 60
"""Seconds for which a push service keeps what it cannot deliver."""
LASTS = 12 * 60 * 60
"""Seconds for which a signature of ours is good."""
AUTH_BYTES = 16
Whose = Literal["mine", "all"]


class PushTarget(msgspec.Struct, kw_only=True, frozen=True, tag="push"):
    """A browser that asked to be told: where its push service is, and the keys that only the browser can open."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class WebhookTarget(msgspec.Struct, kw_only=True, frozen=True, tag="webhook"):
    """An address that somebody gave, and the secret by which it knows us."""

    url: str
    secret: str
    language: str = "en"


Target = PushTarget | WebhookTarget
_decoder = msgspec.json.Decoder(Target)


def write(target: Target) -> str:
    """A target as it is kept."""
    return msgspec.json.encode(target).decode()


def read(body: str) -> Target:
    """The same, read again."""
    found: Target = _decoder.decode(body)
    return found


def address_of(target: Target) -> str:
    """Where it leads."""
    return target.endpoint if isinstance(target, PushTarget) else target.url


class Call(msgspec.Struct, kw_only=True, frozen=True):
    """Whose turn it is, and where."""

    table: str
    game: str
    turn: int
    at: int
    names: list[str]
    seats: list[int]
    url: str | None
    """The table's page, where the house knows its own address."""


def sentence(call: Call, language: str, *, mine: bool) -> str:
    """The call in words."""
    message = "house-call-mine" if mine else "house-call"
    game = text(language, f"title-{call.game}")
    return text(language, message, who=", ".join(call.names), game=game, table=call.table)


def push_body(call: Call, target: PushTarget) -> bytes:
    """What the browser shows: it has no words of its own."""
    words = sentence(call, target.language, mine=True)
    return msgspec.json.encode({"title": "Veillée", "body": words, "table": call.table})


def webhook_body(call: Call, target: WebhookTarget, whose: Whose) -> bytes:
    """A call for programs; `text` and `content` are what chats show of it."""
    texts = {language: sentence(call, language, mine=whose == "mine") for language in LANGUAGES}
    words = texts[target.language] + (f" {call.url}" if call.url else "")
    return msgspec.json.encode(
        {"format": FORMAT, **msgspec.structs.asdict(call), "texts": texts, "text": words, "content": words}
    )


def signature(secret: str, seconds: int, body: bytes) -> str:
    """The header that proves where a call comes from: HMAC-SHA256 over the time, a dot and the body."""
    digest = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={seconds},v1={digest}"


def webhook_headers(target: WebhookTarget, seconds: int, body: bytes) -> dict[str, str]:
    """The headers of a call to a webhook."""
    return {"Content-Type": "application/json", SIGNATURE: signature(target.secret, seconds, body)}


def check_push(target: PushTarget) -> None:
    """Refuse keys with which nothing can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(target.p256dh))
        usable = len(decoded(target.auth)) == AUTH_BYTES
    except ValueError:
        usable = False
    if not usable:
        raise Refused("bad-request", "house-bad-push")


def encrypted(target: PushTarget, body: bytes) -> bytes:
    """A message that only the browser itself can read (RFC 8291)."""
    from pywebpush import WebPusher

    info = {"endpoint": target.endpoint, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
    found: bytes = WebPusher(info).encode(body, content_encoding="aes128gcm")["body"]
    return found


def push_headers(target: PushTarget, key: str, contact: str, seconds: int, topic: str) -> dict[str, str]:
    """The headers of a push: who sends it (RFC 8292), how long it is kept, and what it replaces."""
    from py_vapid import Vapid02

    parts = urlsplit(target.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": seconds + LASTS, "sub": contact}
    signed: dict[str, str] = Vapid02.from_raw(key.encode()).sign(claims)
    return {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Urgency": "normal",
        "Topic": topic,
    }
