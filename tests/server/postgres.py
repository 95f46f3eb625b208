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


def await_ready(process: subprocess.Popen[Any], top: Path) -> None:
    pid_file, end = top / "data" / "postmaster.pid", time.monotonic() + 30
    while not (pid_file.exists() and "ready" in pid_file.read_text()):
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError((top / "log").read_text())
        time.sleep(0.02)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A running server; yields its URL without a database."""
    programs, top = binaries(), Path(tempfile.mkdtemp(prefix="veillee-pg-"))
    who, port, data = owner(top), free_port(), top / "data"
    env = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(top)}
    init: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "postgres",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run(init, check=True, stdout=subprocess.DEVNULL, env=env, cwd=top, **who)
    chosen = [*OPTIONS, f"port={port}", f"unix_socket_directories={top}"]
    command: list[str | Path] = [
        programs / "postgres",
        "-D",
        data,
        *(word for option in chosen for word in ("-c", option)),
    ]
    with (top / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=top, **who)
        try:
            await_ready(process, top)
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: the folder goes too
            process.wait(15)
            shutil.rmtree(top, ignore_errors=True)


def new_database(server: str, name: str) -> str:
    """An empty database of its own."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{server}/{name}"
