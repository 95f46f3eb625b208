"""Attacks on a house, each from a process of its own: python -m tests.server.attacks KIND PORT CODE COOKIE."""

import contextlib
import http.client
import json
import random
import socket
import sys
import threading
import time
from collections.abc import Callable

from veillee.server.solo.results import FORMAT, Result, checksum, write

SECONDS = 2.0
THREADS = 8
JSON = {"Content-Type": "application/json"}


class Attack:
    """One attacker: asks the same again and again."""

    def __init__(self, port: int, code: str, cookie: str) -> None:
        self.port, self.code, self.headers = port, code, {**JSON, "Cookie": f"veillee_guest={cookie}"}

    def ask(self, method: str, path: str, body: object = None) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        with contextlib.closing(connection):
            connection.request(method, path, json.dumps(body) if body is not None else None, self.headers)
            answer = connection.getresponse()
            answer.read()
            return answer.status

    def heads(self) -> None:
        """Requests that never end."""
        open_ones = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(40)]
        for one in open_ones:
            one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        time.sleep(0.5)

    def tables(self) -> None:
        self.ask("POST", "/api/tables", {"game": "fairy-lights", "seats": [{"kind": "me"}] * 2})

    def codes(self) -> None:
        self.ask("GET", f"/api/tables/{''.join(random.choices('ABCDEFGH', k=6))}")

    def replays(self) -> None:
        """The last steps of a finished game, with everything on the table."""
        self.ask("GET", f"/api/tables/{self.code}/steps?first=60&view=truth")

    def hints(self) -> None:
        self.ask("POST", f"/api/tables/{self.code}/hint", {"seat": 0})

    def results(self) -> None:
        self.ask("POST", "/api/statistics/reussite/file", FORGED)

    def sockets(self) -> None:
        """Sockets at one table."""
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        opened = []
        for _ in range(10):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
            key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
            connection.request(
                "GET", f"/api/tables/{self.code}/socket", headers={**upgrade, **key, **self.headers}
            )
            opened.append(connection)
        time.sleep(0.2)


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


def main(kind: str, port: str, code: str, cookie: str) -> None:
    attack = getattr(Attack(int(port), code, cookie), kind)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    end = time.monotonic() + SECONDS
    threads = [threading.Thread(target=repeat, args=(attack, end)) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
