"""Attacks on a house, each from a process of its own: python -m tests.server.attacks KIND PORT CODE COOKIE."""

import base64
import contextlib
import http.client
import json
import os
import random
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from veillee.server.solo.results import FORMAT, Result, checksum, write

SECONDS = 2.0
THREADS = 8
READERS = 24
JSON = {"Content-Type": "application/json"}
PACKED = {"Accept-Encoding": "gzip"}
SLOW_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
SLOW_BODY = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
IDLE = b"GET /api/info HTTP/1.1\r\nHost: localhost\r\n\r\n"
PING = b"\x89\x80\x00\x00\x00\x00"
"""A ping of a client, whose mask changes nothing."""
FIRST_PART, PART, LAST_PART = (
    b"\x01\x81\x00\x00\x00\x00x",
    b"\x00\x81\x00\x00\x00\x00x",
    b"\x80\x80\x00\x00\x00\x00",
)
"""The first letter of a message, another one, and its end."""


class Attack:
    """One attacker: asks the same again and again."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.port, self.code, self.headers = port, code, {**JSON, "Cookie": f"veillee_guest={cookie}"}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        with contextlib.closing(connection):
            sent = body if body is None or isinstance(body, bytes) else json.dumps(body)
            connection.request(method, path, sent, {**self.headers, **headers})
            answer = connection.getresponse()
            answer.read()
            return answer.status

    def at(self, what: str, body: object = None, **headers: str) -> int:
        """Ask something about the table: read it, or do it where there is a body."""
        return self.ask("GET" if body is None else "POST", f"/api/tables/{self.code}/{what}", body, **headers)

    def begun(self, data: bytes, count: int) -> None:
        """Connections that have sent something, and wait."""
        with contextlib.ExitStack() as stack:
            for _ in range(count):
                one = stack.enter_context(socket.create_connection(("127.0.0.1", self.port)))
                one.sendall(data)
            time.sleep(0.5)

    def heads(self) -> None:
        """Requests that never end."""
        self.begun(SLOW_HEAD, 40)

    def bodies(self) -> None:
        """Bodies that never end."""
        self.begun(SLOW_BODY, 40)

    def idle(self) -> None:
        """Connections on which nothing more is asked."""
        self.begun(IDLE, 40)

    def tables(self) -> None:
        self.ask("POST", "/api/tables", {"game": "fairy-lights", "seats": [{"kind": "me"}] * 2})

    def codes(self) -> None:
        self.ask("GET", f"/api/tables/{''.join(random.choices('ABCDEFGH', k=6))}")

    def replays(self) -> None:
        """The last steps of a finished game, with everything on the table."""
        self.at("steps?first=60&view=truth", **PACKED)

    def analyses(self) -> None:
        self.at("analysis", **PACKED)

    def pictures(self) -> None:
        """The code of a link as a picture."""
        self.at("invite.svg", **PACKED)

    def hints(self) -> None:
        self.at("hint", {"seat": 0})

    def arrivals(self) -> None:
        """A table from elsewhere, as large as one may be."""
        self.ask("POST", "/api/tables/arrivals", Path(self.code).read_bytes())

    def results(self) -> None:
        self.ask("POST", "/api/statistics/reussite/file", FORGED)

    def statistics(self) -> None:
        """All results of somebody who has as many as one may."""
        self.ask("GET", random.choice(("/api/statistics/reussite", "/api/statistics/reussite/file")), **PACKED)

    def memories(self) -> None:
        """Everything that the house knows of somebody: all logs are looked through."""
        self.ask("GET", "/api/memory/file", **PACKED)

    def cards(self) -> None:
        """The card files of the house, which are looked through for whoever asks."""
        self.ask("GET", "/api/games/fairy-school/cards", **PACKED)

    def files(self) -> None:
        """The largest file of the page."""
        self.ask("GET", self.code, **PACKED)

    def emotes(self) -> None:
        """Emotes as fast as a socket takes them."""
        with self.at_table() as line:
            for n in range(100):
                send_text(line, {"type": "emote", "id": f"e{os.getpid()}-{n}", "seat": 0, "emote": "wow"})
            time.sleep(0.2)

    def undos(self) -> None:
        """Acts and their undoing, as fast as a socket takes them: the log grows by each."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.code}/socket"
        with contextlib.suppress(ConnectionClosed), connect(address, additional_headers=self.headers) as line:
            act = {"type": "play", "seat": 0, "move": json.loads(line.recv())["views"][0]["moves"][0]}
            for n in range(1000):
                line.send(json.dumps({**act, "id": f"p{time.monotonic_ns()}"}))
                line.send(json.dumps({"type": "undo", "seat": 0, "id": f"u{time.monotonic_ns()}-{n}"}))

    def sockets(self) -> None:
        """Sockets at one table."""
        with contextlib.ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(self.at_table())
            time.sleep(0.2)

    def pings(self) -> None:
        """Pings without an end, whose answers nobody reads."""
        with self.at_table() as line:
            for _ in range(50):
                line.sendall(PING * 5000)

    def parts(self) -> None:
        """A message in many parts of one letter each."""
        with self.at_table() as line:
            line.sendall(FIRST_PART + PART * 30_000 + LAST_PART)
            line.recv(10)

    @contextlib.contextmanager
    def at_table(self) -> Iterator[socket.socket]:
        """A socket at the table, as far as a client must speak to get one."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
            key = base64.b64encode(os.urandom(16)).decode()
            wanted = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
            headers = {"Host": "localhost", **wanted, "Sec-WebSocket-Key": key, **self.headers}
            rows = [f"GET /api/tables/{self.code}/socket HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
            line.sendall("\r\n".join([*rows, "", ""]).encode())
            line.recv(4096)
            yield line


def send_text(line: socket.socket, message: object) -> None:
    """A text of at most 64 kB as a frame of a client."""
    text = json.dumps(message).encode()
    line.sendall(b"\x81\xfe" + len(text).to_bytes(2, "big") + bytes(4) + text)


def forged(games: int) -> object:
    """A statistics file that nobody signed."""
    made = [
        Result(id=f"{n:032x}", seed="", grade=0, day="", options={}, result="won", clean=True, moves=1, ms=1, at=n)
        for n in range(games)
    ]
    rows = [json.loads(write(result)) for result in made]
    return {"format": FORMAT, "game": "reussite", "results": rows, "check": checksum("reussite", made)}


FORGED = forged(2000)


def repeat(attack: Callable[[], None], end: float) -> None:
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException):
            attack()


def main(kind: str, port: str, code: str, *cookies: str) -> None:
    """Attack from several threads, each as one of the guests with its own of the tables, by commas."""
    attackers = READERS if kind == "replays" else THREADS
    codes = code.split(",")
    attacks = [
        getattr(Attack(int(port), codes[n % len(codes)], cookies[n % len(cookies)]), kind)
        for n in range(attackers)
    ]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    end = time.monotonic() + SECONDS
    threads = [threading.Thread(target=repeat, args=(attack, end)) for attack in attacks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
