"""People for tests: a guest with cookies, and a client at a table, which keeps its state as a browser does."""

import itertools
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

from veillee.server.http.guests import COOKIE

FAIRY_LIGHTS = "fairy-lights"
TIMEOUT = 60
CLOSING = ExitStack()
"""Every client of a test, closed after it."""
ACTIONS = itertools.count(1)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str | None = "Lou") -> None:
        self.url = url
        self.http = CLOSING.enter_context(httpx2.Client(base_url=url, timeout=TIMEOUT))
        if name:
            self.guest = self.post("/api/guest", {"name": name})["id"]

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        """Post, and expect success or a certain refusal; refusals give the error object."""
        answer = self.http.post(path, json={} if body is None else body)
        return opened(answer, expect)

    def get(self, path: str, expect: int | None = None) -> Any:
        return opened(self.http.get(path), expect)

    def create(self, *seats: str, **more: Any) -> str:
        """A table; seats are "me", "open", or the name of a bot."""
        kinds = ("me", "open")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": FAIRY_LIGHTS, "seats": wishes, "pace": "instant", **more}
        return str(self.post("/api/tables", body)["table"]["code"])

    def at(self, code: str, act: str, body: Any = None, expect: int | None = None) -> Any:
        """Post something about a table."""
        return self.post(f"/api/tables/{code}/{act}", body, expect)

    def table(self, code: str) -> Any:
        return self.get(f"/api/tables/{code}")["table"]

    def connect(self, code: str, **asked: Any) -> "TableClient":
        """Connect to a table."""
        return TableClient(self.url, code, self.http.cookies.get(COOKIE), **asked)


def opened(answer: httpx2.Response, expect: int | None) -> Any:
    found: Any = answer.json() if answer.content else None
    assert expect is None or answer.status_code == expect, found
    if expect is None:
        assert answer.is_success, found
        return found
    return found["error"] if expect >= 400 else found


class TableClient:
    """An open socket, and everything that came through it."""

    def __init__(
        self,
        url: str,
        code: str,
        cookie: str | None = None,
        after: Any = None,
        query: str = "",
        **headers: str,
    ) -> None:
        known = f"?from={after.n}&epoch={after.epoch}&at={after.log[-1]['at']}" if after else "?"
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket{known}&{query}"
        sent = {**({"Cookie": f"{COOKIE}={cookie}"} if cookie else {}), **headers}
        opening = connect(address, additional_headers=sent, max_size=None, max_queue=None)
        self.socket: ClientConnection = CLOSING.enter_context(opening)
        self.url, self.code, self.cookie = url, code, cookie
        self.eyes = "screen" if "as=screen" in query else "mine"
        self.unread: list[bytes] = []
        self.raw: list[bytes] = []
        self.log: list[Any] = list(after.log) if after else []
        self.views: dict[int | None, Any] = {}
        self.n, self.epoch = 0, ""
        self.table: Any = {}
        self.you: Any = {}

    def receive(self) -> Any:
        """The next message, taken in; a frame may bring several, one in each row."""
        if not self.unread:
            self.unread = self.socket.recv(TIMEOUT, decode=False).split(b"\n")
        data = self.unread.pop(0)
        self.raw.append(data)
        message = json.loads(data)
        take_in = getattr(self, f"_{message['type']}", None)
        if take_in:
            take_in(message)
        return message

    def until(self, type_: str, **wanted: Any) -> Any:
        """Read on until a message of a kind, with certain values."""
        while True:
            message = self.receive()
            if message["type"] == type_ and all(message.get(key) == value for key, value in wanted.items()):
                return message

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, seat: int, id: str | None = None, **more: Any) -> Any:
        """Do something and wait for its answer: done, or refused with its error."""
        action = id or f"a-{next(ACTIONS)}"
        self.send(type=kind, id=action, seat=seat, **more)
        message = self.until_id(action)
        return message if message["type"] == "done" else message["error"]

    def until_id(self, action: str) -> Any:
        """Read on until the answer to an action."""
        while True:
            message = self.receive()
            if message.get("id") == action:
                return message

    def play(self, seat: int, move: str, id: str | None = None) -> Any:
        return self.ask("play", seat, id, move=move)

    def close(self) -> None:
        self.socket.close()

    def _welcome(self, message: Any) -> None:
        if message["reset"]:
            self.log.clear()
        missed = [*self._older(message), *message["missed"]]
        self.log += [{"seat": None, "move": None, "bot": False, **frame} for frame in missed]
        self.n, self.epoch, self.table, self.you = (message[key] for key in ("n", "epoch", "table", "you"))
        self.views = {view["seat"]: view for view in message["views"]}
        assert [frame["n"] for frame in self.log] == list(range(1, self.n + 1))

    def _older(self, message: Any) -> list[Any]:
        """What a welcome left out, page by page."""
        found: list[Any] = []
        cookies = {COOKIE: self.cookie} if self.cookie else {}
        while len(found) < message["older"]:
            before = (found or message["missed"])[0]["n"]
            asked = {"before": before, "count": min(200, message["older"] - len(found)), "as": self.eyes}
            with httpx2.Client(base_url=self.url, cookies=cookies) as http:
                page = http.get(f"/api/tables/{self.code}/log", params=asked).json()
            assert page["epoch"] == message["epoch"]
            found = page["frames"] + found
        return found

    def _update(self, message: Any) -> None:
        assert message["n"] == self.n + 1
        self.n += 1
        said = {key: message[key] for key in ("n", "at", "kind", "events", "seat", "move")}
        self.log.append({**said, "bot": message.get("bot", False)})
        self.table |= message["table"]
        for change in message["views"]:
            self.views[change["seat"]] = {**self.views.get(change["seat"], {}), **change}

    def _notice(self, message: Any) -> None:
        self.table |= message["table"]


def play_out(*clients: TableClient, moves: int = 10_000) -> int:
    """Play on: the first legal `take`, else a reveal; every client sees every update. Returns how many moves."""
    for played in range(moves):
        table = clients[0].table
        if table["phase"] != "playing":
            return played
        seat = table["to_act"][0]
        [own] = [client for client in clients if seat in client.you["seats"]]
        done = own.play(seat, choose(own.views[seat]["moves"]))
        assert done["type"] == "done", done
        for client in clients:
            while client.n < own.n:
                client.receive()
    return moves


def choose(moves: list[str]) -> str:
    """Reveal first, then take: short games that go through every kind of turn."""
    return moves[len(moves) // 2]


def until(happened: Callable[[], bool], seconds: float = 5) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)
