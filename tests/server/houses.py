"""Houses for tests: a real uvicorn in a thread, or a process of its own, each on a real port."""

import asyncio
import atexit
import hashlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from veillee.server.house import House
from veillee.server.http.app import make_app
from veillee.server.process.lan import listen
from veillee.server.process.serve import Server, make_server
from veillee.server.settings import Limits, Settings
from veillee.server.sources import CODE_LENGTH, CODE_LETTERS, Sources

ROOT = Path(__file__).resolve().parents[2]
QUICK = Limits(
    http_per_second=10_000,
    http_burst=10_000,
    reads_per_second=10_000,
    reads_burst=10_000,
    sockets_per_second=10_000,
    sockets_burst=10_000,
    wrong_codes_per_minute=100_000,
    wrong_codes_burst=10_000,
    tables_burst=10_000,
    tables_burst_and_address=10_000,
    emotes_burst=10_000,
    imports_burst=10_000,
    hints_per_second=10_000,
    hints_burst=10_000,
    messages_per_second=10_000,
    messages_burst=10_000,
    messages_per_second_and_address=100_000,
    messages_burst_and_address=100_000,
)

drawn_so_far: Counter[tuple[str, str]] = Counter()


def drawn(kind: str) -> bytes:
    """Bytes that follow from the test and how many of a kind it has drawn: what it meets, it meets again."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    drawn_so_far[test, kind] += 1
    return hashlib.sha256(f"{test} {kind} {drawn_so_far[test, kind]}".encode()).digest()


def drawn_code() -> str:
    """A code for a new table."""
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn("code")[:CODE_LENGTH])


def repeatable_sources() -> Sources:
    """Keys and codes that are the same in each run of a test."""
    return Sources(code=drawn_code, secret=lambda: drawn("key"))


@dataclass
class ThreadHouse:
    """A house in a thread of the test."""

    settings: Settings
    sources: Sources = field(default_factory=repeatable_sources)
    page: Path | None = None

    def __enter__(self) -> "ThreadHouse":
        listening = listen("127.0.0.1", self.settings.port)
        self.port = int(listening.getsockname()[1])
        self.server: Server = make_server(self.settings, self.port)
        app = make_app(self.settings, self.sources, self.server.state.lan, self.page)
        self.server.config.app, self.server.state = app, app.state
        self._thread = threading.Thread(target=self._run, args=(listening,))
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.005)
        return self

    def _run(self, listening: socket.socket) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(self.server.serve(sockets=[listening]))

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self._thread.join()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        found: House = self.server.state.house
        return found


class ProcessHouse:
    """A house in a process of its own, which can be killed."""

    handles: int | None = None
    """How many file handles the system gives it; None: as many as it likes."""

    def __init__(self, data: Path, database: str | None, port: int, **env: str) -> None:
        self.url, self._data, self.port = f"http://127.0.0.1:{port}", data, port
        self._env = {**os.environ, "VEILLEE_DATA_DIR": str(data), "VEILLEE_COMPILER": "off", **env}
        self._database = ["--database", database] if database else []

    def start(self) -> "ProcessHouse":
        """Start it and wait until it says where it is."""
        command = [sys.executable, "-W", "error", "-m", "veillee.cli", "serve", "--port", str(self.port)]
        through = ["sh", "-c", f'ulimit -n {self.handles} && exec "$@"', "sh"] if self.handles else []
        with (self._data / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*through, *command, *self._database],
                cwd=ROOT,
                env=self._env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        atexit.register(self.process.kill)  # whatever becomes of the test; harmless once it has ended
        line = self.process.stdout.readline()
        assert self.url in line, (line, (self._data / "log").read_text())
        return self

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait."""
        self.process.send_signal(how)
        code = self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def quick(data: Path, database: str | None, **more: Any) -> Settings:
    """Settings for tests: no limits of pace, bots that need no time."""
    return Settings(**{"data": data, "database": database, "port": 0, "limits": QUICK, "bot_pause": 0.02, **more})


def page_in(folder: Path) -> Path:
    """A page with a large file."""
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    chance = random.Random(1)
    words = [f"{chance.getrandbits(24):x}" for _ in range(2000)]
    (page / "assets/large.js").write_text(" ".join(chance.choice(words) for _ in range(45_000)))
    return page
