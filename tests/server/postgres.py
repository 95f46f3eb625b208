"""A real PostgreSQL for a test run: a server of its own in a temporary folder, gone afterwards."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

OPTIONS = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=127.0.0.1")


def binaries() -> Path:
    """Where PostgreSQL's programs are: on the PATH, or where Debian puts them."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in ([Path(on_path).resolve().parent] if on_path else []) + found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError("These tests need PostgreSQL: install it, or put its initdb and postgres on the PATH.")


def owner(top: Path) -> dict[str, Any]:
    """Whom the server runs as: it refuses root, so root lets nobody do it."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(top, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PostgresServer:
    """A server that can be crashed and started again; unless told otherwise it commits without the disk."""

    def __init__(self) -> None:
        self._programs, self._top = binaries(), Path(tempfile.mkdtemp(prefix="veillee-pg-"))
        self._who, self._port, self._data = owner(self._top), free_port(), self._top / "data"
        self._env = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(self._top)}
        init = ["-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        self._run("initdb", *init).wait()

    @property
    def url(self) -> str:
        """Its URL without a database."""
        return f"postgresql://postgres@127.0.0.1:{self._port}"

    @property
    def port(self) -> int:
        return self._port

    def _run(self, program: str, *words: object) -> subprocess.Popen[bytes]:
        command = [str(self._programs / program), *(str(word) for word in words)]
        with (self._top / "log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=self._env, cwd=self._top, **self._who)

    def start(self) -> None:
        """Start it, also after a crash, and wait until it answers."""
        pid_file, end = self._data / "postmaster.pid", time.monotonic() + 30
        pid_file.unlink(missing_ok=True)
        chosen = [*OPTIONS, f"port={self._port}", f"unix_socket_directories={self._top}"]
        self._process = self._run("postgres", "-D", self._data, *(w for option in chosen for w in ("-c", option)))
        while not (pid_file.exists() and "ready" in pid_file.read_text()):
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._top / "log").read_text())
            time.sleep(0.02)

    def processes(self) -> list[int]:
        """All of its processes, the first one first."""
        first = self._process.pid
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def signal_all(self, number: signal.Signals) -> list[int]:
        """Send a signal to all of its processes, the first one first; returns which they are."""
        pids = self.processes()
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)
        return pids

    def crash(self) -> None:
        """kill -9, and wait until nothing of it is left."""
        pids = self.signal_all(signal.SIGKILL)
        self._process.wait(15)
        end = time.monotonic() + 15
        while any(is_running(pid) for pid in pids):
            assert time.monotonic() < end
            time.sleep(0.01)

    def remove(self) -> None:
        """End it at once, and delete its folder."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(15)
        shutil.rmtree(self._top, ignore_errors=True)


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextlib.contextmanager
def running_server() -> Iterator[PostgresServer]:
    """A server that runs."""
    server = PostgresServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The URL of a running server, without a database."""
    with running_server() as server:
        yield server.url


def new_database(server: str, name: str) -> str:
    """An empty database of its own."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{server}/{name}"
