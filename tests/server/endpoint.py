"""An address of one's own on loopback: keeps what it is sent, and reads a push as a browser does."""

import base64
import hashlib
import hmac
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Sent(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """What came in, and what is answered: the first of `answers`, and 201 after that."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.url = f"http://127.0.0.1:{server.server_port}"
        self.sent: list[Sent] = []
        self.answers: list[int] = []
        self.pause = 0.0


@contextmanager
def listening() -> Iterator[Endpoint]:
    """Such an address, for as long as it is needed."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            time.sleep(endpoint.pause)
            endpoint.sent.append(
                Sent(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            )
            status = endpoint.answers.pop(0) if endpoint.answers else 201
            self.send_response(status)
            if status in (301, 302, 307, 308):
                self.send_header("Location", f"{endpoint.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    endpoint = Endpoint(server)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield endpoint
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription: its keys, and how it reads what it is pushed (RFC 8188 and 8291)."""

    def __init__(self, endpoint: str) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16)
        self._public = point(self._key.public_key())
        self.subscription = {
            "endpoint": endpoint,
            "keys": {"p256dh": encoded(self._public), "auth": encoded(self._auth)},
        }

    def read(self, sent: Sent) -> Any:
        """What was pushed, decrypted."""
        assert sent.headers["content-encoding"] == "aes128gcm"
        salt, length = sent.body[:16], sent.body[20]
        theirs, sealed = sent.body[21 : 21 + length], sent.body[21 + length :]
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        key = derived(shared, self._auth, b"WebPush: info\0" + self._public + theirs, 32)
        content_key = derived(key, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the last record says that it is the last"
        return json.loads(plain[:-1])


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def vapid_claims(sent: Sent, known: str) -> Any:
    """What the sender claims (RFC 8292), if the signature is that of the key which the browser was given."""
    scheme, _, rest = sent.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == known
    head, body, signature = parts["t"].split(".")
    assert json.loads(decoded(head))["alg"] == "ES256"
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(both, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(body))


def is_signed(sent: Sent, secret: str) -> bool:
    """Whether a call to a webhook is signed by its secret, as docs/guide/protocol.md says, and was so just now."""
    parts = dict(part.split("=") for part in sent.headers["veillee-signature"].split(","))
    wanted = hmac.new(secret.encode(), f"{parts['t']}.".encode() + sent.body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(parts["v1"], wanted) and abs(time.time() - int(parts["t"])) < 60
