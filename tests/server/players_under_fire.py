"""Somebody who plays on whatever happens to the house, as a browser does, and remembers what they were told."""

import itertools
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import httpx2
from websockets.exceptions import WebSocketException

from tests.server.people import Person, TableClient
from veillee.server.http.guests import COOKIE

T = TypeVar("T")
BROKEN = (WebSocketException, OSError, EOFError, httpx2.HTTPError)
"""What a client meets when the house, or the line to it, is gone."""
LONGEST = 300
"""Seconds after which a house that does not come back is a failure."""
TOO_LATE = 1.4
"""Seconds that somebody with a clock thinks now and then: longer than they have."""


class Player(threading.Thread):
    """One person on all seats of a table, and a spectator beside; when a game is over they play another."""

    def __init__(self, url: str, table: str) -> None:
        super().__init__(daemon=True)
        self.url, self._game = url, table.split()[0]
        self._clocked = "clocks" in table
        self.twice = False
        """Whether every act is sent twice."""
        self.tally: Counter[str] = Counter()
        self.acknowledged: dict[str, list[str]] = {}
        """The ids of the acts that were acknowledged, by table."""
        self._answers = 0
        self._stopping, self._failed = threading.Event(), list[BaseException]()
        self._ids, self._chance = itertools.count(1), random.Random(table)

    def check(self) -> None:
        """Raise what has gone wrong."""
        if self._failed:
            raise self._failed[0]

    def await_answer(self) -> None:
        """Wait until an act has been answered after this."""
        end, before = time.monotonic() + LONGEST, self._answers
        while self._answers == before:
            self.check()
            assert time.monotonic() < end, "the house does not come back"
            time.sleep(0.01)

    def finish(self) -> None:
        """Stop after the act that is under way, and compare what was told with the log."""
        self._stopping.set()
        self.join(LONGEST)
        self.check()
        assert not self.is_alive()

    def run(self) -> None:
        try:
            self._lou = self._insist(lambda: Person(self.url))
            while not self._stopping.is_set():
                self._play_a_game()
        except BaseException as error:
            self._failed.append(error)

    def _insist(self, work: Callable[[], T]) -> T:
        """Do something until the house is there to do it."""
        end = time.monotonic() + LONGEST
        while True:
            try:
                return work()
            except (*BROKEN, AssertionError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def _lay_table(self) -> str:
        seats = ("me",) if self._game == "reussite" else ("me", "me")
        more: dict[str, Any] = {"clock": {"bank": 0, "turn": 1}} if self._clocked else {}
        code = self._insist(lambda: self._lou.create(*seats, game=self._game, **more))

        def start() -> None:
            self._lou.http.post(f"/api/tables/{code}/start", json={})
            assert self._lou.table(code)["phase"] != "gathering"

        self._insist(start)
        return code

    def _play_a_game(self) -> None:
        code = self._lay_table()
        self.acknowledged[code] = []
        self._code, self._banks = code, [float("inf")] * 2
        self._clients = [self._connect(None, own=True), self._connect(None, own=False)]
        while self._clients[0].table["phase"] == "playing" and not self._stopping.is_set():
            self._take_turn()
        self._follow()
        for own in (True, False):
            fresh = self._connect(None, own=own)
            seen = self._clients[0 if own else 1]
            assert seen.log == fresh.log[: len(seen.log)], (code, own)
        for client in (*self._clients, fresh):
            client.close()
        self.tally["games"] += 1

    def _connect(self, after: TableClient | None, *, own: bool) -> TableClient:
        """A socket that goes on where another one ended: nobody is ever sent back."""
        cookie = self._lou.http.cookies.get(COOKIE) if own else None

        def welcomed() -> tuple[TableClient, Any]:
            client = TableClient(self.url, self._code, cookie, after=after)
            return client, client.until("welcome")

        client, welcome = self._insist(welcomed)
        if after is not None:
            assert not welcome["reset"], (self._code, after.n, welcome["n"])
            self.tally["returns"] += 1
        return client

    def _with(self, which: int, work: Callable[[TableClient], T]) -> T:
        """Do something through a socket, through a new one if it breaks."""
        while True:
            try:
                return work(self._clients[which])
            except BROKEN:
                self._clients[which] = self._connect(self._clients[which], own=which == 0)

    def _take_turn(self) -> None:
        if self._clocked and self._chance.random() < 0.04:
            time.sleep(TOO_LATE)
        self._with(0, synchronise)
        client = self._clients[0]
        mine = [seat for seat in client.table["to_act"] if client.views[seat]["moves"]]
        if not mine:
            time.sleep(0.02)
            return
        move = self._chance.choice(client.views[mine[0]]["moves"])
        action = f"{self._code}-{next(self._ids)}"
        answer = self._with(0, lambda one: self._act(one, mine[0], move, action))
        self._answers += 1
        if answer["type"] == "done":
            self.acknowledged[self._code].append(action)
            self.tally["moves"] += 1
            self._check_clocks()
        else:
            self.tally[f"refused: {answer['error']['code']}"] += 1
            assert self._clocked or answer["error"]["code"] in ("storage", "busy"), answer
        self._follow()

    def _act(self, client: TableClient, seat: int, move: str, action: str) -> Any:
        """The answer to an act; one that was sent twice has two, and the second changes nothing."""
        times = 2 if self.twice else 1
        for _ in range(times):
            client.send(type="play", id=action, seat=seat, move=move)
        answers = [client.until_id(action) for _ in range(times)]
        if times == 2 and answers[0]["type"] == "done":
            assert answers[1] == {**answers[0], "repeat": True}, answers
            self.tally["repeats"] += 1
        return answers[0]

    def _follow(self) -> None:
        """The spectator learns everything that was acknowledged."""

        def catch_up(spectator: TableClient) -> None:
            while spectator.n < self._clients[0].n:
                spectator.receive()

        self._with(1, catch_up)

    def _check_clocks(self) -> None:
        """No time comes back."""
        clocks = self._clients[0].table["clocks"]
        if clocks:
            banks = [clock["bank"] for clock in clocks]
            assert all(now <= before for now, before in zip(banks, self._banks, strict=True))
            self._banks = banks


def synchronise(client: TableClient) -> None:
    """Read everything that was sent until now."""
    client.send(type="ping")
    client.until("pong")
