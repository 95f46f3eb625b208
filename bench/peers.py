"""The peers' own environment, made once under `build/` from a lock with hashes."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.rounds import ROOT

LOCKS = {"openspiel": ROOT / "bench" / "peers-openspiel.lock"}
HOMES = {"openspiel": ROOT / "build" / "peers" / "spiel"}


def python_of(driver: str) -> Path:
    """The interpreter for a driver: this one, or that of the peer's environment."""
    return ready(LOCKS[driver], HOMES[driver]) if driver in LOCKS else Path(sys.executable)


def packages_of(driver: str) -> Path:
    """Where the packages of a peer lie, for a process of ours that needs both."""
    return next(python_of(driver).parents[1].glob("lib/python*/site-packages"))


def ready(lock: Path, home: Path) -> Path:
    """Make an environment unless this very lock is installed there; returns its interpreter."""
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / "installed"
    digest = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == digest:
        return python
    print(f"setting up {home.relative_to(ROOT)}", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
    uv = shutil.which("uv")
    install = (
        [uv, "pip", "install", "-q", "--python", str(python)]
        if uv
        else [str(python), "-m", "pip", "install", "-q"]
    )
    subprocess.run([*install, "--require-hashes", "-r", str(lock)], check=True, stdout=sys.stderr)
    stamp.write_text(digest)
    return python
