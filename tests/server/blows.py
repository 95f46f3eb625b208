"""Blows to a house while people play: nothing that was acknowledged is lost, doubled or reordered.

python -m tests.server.blows --blows 400 --database sqlite

Half of the blows are kills; the others stop the house, freeze it, cut or delay its lines, send everything twice,
fill its disk (SQLite) or crash its database (PostgreSQL). Everything is on loopback and ends by itself.
"""

import argparse
import contextlib
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.server.houses import ProcessHouse, quick
from tests.server.people import CLOSING
from tests.server.players_under_fire import Player
from tests.server.postgres import PostgresServer, free_port, new_database, running_server
from tests.server.wire import Wire
from veillee.server.process.maintenance import check_tables
from veillee.server.storage import database as store
from veillee.server.storage.connecting import engine_of
from veillee.server.table import entries as log

OPEN_TO_ALL = {
    "VEILLEE_MESSAGES_PER_SECOND": "100000",
    "VEILLEE_REQUESTS_PER_SECOND": "100000",
    "VEILLEE_LIMITS": "reads_per_second=100000 sockets_per_second=100000 tables_burst=100000 "
    "tables_burst_and_address=100000 wrong_codes_burst=100000",
    "VEILLEE_LOG": "error",
}
TABLES = (
    "fairy-lights",
    "fairy-lights with clocks",
    "sun-moon",
    "reussite",
    "fairy-lights again",
    "sun-moon with clocks",
)
MOST_PAUSE = 1.0
"""Seconds between two blows, at most."""


class Battered:
    """A house, its database, the wire to it, and the blows that all of them can be dealt."""

    def __init__(self, house: ProcessHouse, data: Path, wire: Wire, server: PostgresServer | None) -> None:
        self.house, self._data, self._wire, self._server = house, data, wire, server
        self.players: list[Player] = []
        others = [self.stop, self.freeze, self.cut, self.delay, self.duplicate]
        self.others = [*others, self.crash if server else self.fill_disk]

    def kill(self) -> None:
        """kill -9, and a new start."""
        self.house.end(signal.SIGKILL)
        self.house.start()

    def stop(self) -> None:
        """An orderly end, and a new start."""
        assert self.house.end(signal.SIGTERM) == 0
        self.house.start()

    def freeze(self) -> None:
        """The process stands still for a while."""
        self.house.process.send_signal(signal.SIGSTOP)
        time.sleep(0.5)
        self.house.process.send_signal(signal.SIGCONT)

    def cut(self) -> None:
        """All lines to it are lost at once."""
        self._wire.cut()

    def delay(self) -> None:
        """Its lines are slow for a while."""
        self._wire.delay = 0.03
        time.sleep(0.6)
        self._wire.delay = 0

    def duplicate(self) -> None:
        """Everything is sent twice for a while."""
        for player in self.players:
            player.twice = True
        time.sleep(0.5)
        for player in self.players:
            player.twice = False

    def fill_disk(self) -> None:
        """No file of it can grow for a while, its own log included."""
        wal, pid = self._data / "veillee.sqlite3-wal", self.house.process.pid
        size = wal.stat().st_size if wal.exists() else 0
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        time.sleep(0.5)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def crash(self) -> None:
        """The database is killed and started again."""
        assert self._server is not None
        self._server.crash()
        self._server.start()


@contextlib.contextmanager
def battered(data: Path, kind: str) -> Iterator[tuple[Battered, str | None]]:
    """A house that is open, with people at its tables; yields it with the URL of its database."""
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(running_server()) if kind == "postgresql" else None
        database = new_database(server.url, "battered") if server else None
        house = ProcessHouse(data, database, free_port(), **OPEN_TO_ALL).start()
        wire = Wire(int(house.url.rpartition(":")[2]))
        stack.callback(wire.close)
        stack.callback(lambda: house.process.kill())
        found = Battered(house, data, wire, server)
        found.players = [Player(f"http://127.0.0.1:{wire.port}", table) for table in TABLES]
        for player in found.players:
            player.start()
        yield found, database


def withstand(
    data: Path, kind: str, blows: int, seed: int, say: Callable[[str], None], most_pause: float = MOST_PAUSE
) -> Counter[str]:
    """Deal blows; raises at the first thing that is lost, doubled or reordered. Returns how much there was."""
    chance, dealt = random.Random(seed), Counter[str]()
    with battered(data, kind) as (found, database):
        for n in range(blows):
            time.sleep(chance.random() * most_pause)
            blow = found.kill if n % 2 == 0 else found.others[n // 2 % len(found.others)]
            blow()
            dealt[blow.__name__] += 1
            for player in found.players:
                player.await_answer()
            if (n + 1) % 50 == 0:
                say(f"{n + 1} blows")
        found.house.process.poll()
        for player in found.players:
            player.finish()
        CLOSING.close()
        assert found.house.end(signal.SIGTERM) == 0
        check_logs(data, database, found.players)
    totals: Counter[str] = sum((player.tally for player in found.players), Counter())
    return dealt + totals


def check_logs(data: Path, database: str | None, players: list[Player]) -> None:
    """Every log is whole, and has exactly what was acknowledged, in that order."""
    settings = quick(data, database)
    assert {problem for _, problem in check_tables(settings)} == {None}
    engine = engine_of(settings.database_url)
    for player in players:
        for code, acknowledged in player.acknowledged.items():
            found = [log.read(body) for _, body in store.read_log(engine, code)]
            acts = [entry.id for entry in found if isinstance(entry, log.Played) and entry.id]
            assert acts == acknowledged, (code, acts, acknowledged)
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.blows", description=__doc__)
    parser.add_argument("--blows", type=int, default=400, help="half of them are kills")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    began = time.monotonic()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.monotonic() - began:6.0f} s  {text}\n")

    with tempfile.TemporaryDirectory() as data:
        done = withstand(Path(data), asked.database, asked.blows, asked.seed, say)
    counted = ", ".join(f"{count} {name}" for name, count in done.items())
    sys.stdout.write(f"{asked.database}, seed {asked.seed}, {time.monotonic() - began:.0f} s: {counted}\n")
    sys.stdout.write("nothing was lost, doubled or reordered\n")


if __name__ == "__main__":
    main()
