"""Load on a real house: whole games of scripted clients on loopback, every move on disk before its answer.

    python -m bench.server.load [--matches 50] [--think 0] [--views changes|none]

A move is timed from the client's send until every client of the table has it. `--think` is the mean pause before a
move in milliseconds; 0 is as fast as it goes.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import connect

TICKS = os.sysconf("SC_CLK_TCK")
OPEN = {"VEILLEE_MESSAGES_PER_SECOND": "1000000", "VEILLEE_REQUESTS_PER_SECOND": "1000000"}


@dataclass
class Match:
    """A table with two clients: when each move was sent, and who has it already."""

    code: str
    sent: dict[int, float] = field(default_factory=dict)
    told: set[int] = field(default_factory=set)
    latencies: list[float] = field(default_factory=list)


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kb(pid: int) -> int:
    """What a process holds in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def open_house(data: str) -> tuple[subprocess.Popen[str], str]:
    """A server process; waits until it is ready."""
    command = [sys.executable, "-m", "veillee.server", "--port", "0"]
    env = {**os.environ, "VEILLEE_DATA_DIR": data, "VEILLEE_LOG": "warning", **OPEN}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    while httpx2.get(f"{url}/readyz").status_code != 200:
        time.sleep(0.2)
    return process, url


def create(url: str, matches: int) -> tuple[str, list[Match]]:
    """Tables that have begun, both seats of one guest; returns the cookie too."""
    with httpx2.Client(base_url=url, timeout=60) as http:
        http.post("/api/guest", json={"name": "Load"}).raise_for_status()
        tables = []
        for _ in range(matches):
            body = {"game": "fairy-lights", "seats": [{"kind": "me"}, {"kind": "me"}]}
            code = http.post("/api/tables", json=body).raise_for_status().json()["table"]["code"]
            http.post(f"/api/tables/{code}/start", json={}).raise_for_status()
            tables.append(Match(code))
        return f"veillee_guest={http.cookies['veillee_guest']}", tables


async def client(url: str, cookie: str, match: Match, seat: int, asked: argparse.Namespace) -> None:
    """One client of a match: reveals a card, takes it, and waits for the other."""
    address = f"{url.replace('http', 'ws')}/api/tables/{match.code}/socket?views={asked.views}"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None, max_size=None) as socket:
        welcome = msgspec.json.decode(await socket.recv())
        to_act, n, move = welcome["table"]["to_act"], welcome["n"], "reveal"
        while True:
            if to_act == [seat] and move:
                await think(asked.think)
                match.sent[n + 1] = time.perf_counter()
                await socket.send(f'{{"type":"play","id":"{seat}-{n}","seat":{seat},"move":"{move}"}}')
                move = ""
            message = msgspec.json.decode(await socket.recv())
            if message["type"] == "refused":
                raise RuntimeError(message)
            if message["type"] != "update" or message["kind"] != "played":
                continue
            n = message["n"]
            has_it(match, n)
            to_act = message["table"].get("to_act", to_act)
            move = following(message)
            if message["table"].get("phase") == "over":
                return


def has_it(match: Match, n: int) -> None:
    """One more client has a move; the second one stops the watch."""
    if n in match.told:
        match.latencies.append(time.perf_counter() - match.sent[n])
    match.told.add(n)


def following(message: dict[str, Any]) -> str:
    """The next move of the script: after a reveal, take what came up."""
    first = message["events"][0]
    return f"take {first['args']['colour']}" if first["message"] == "fl-event-revealed" else "reveal"


async def think(mean: float) -> None:
    """Pause like a person."""
    if mean:
        await asyncio.sleep(mean / 1000 * (0.5 + random.random()))  # noqa: S311


async def play(url: str, cookie: str, tables: list[Match], asked: argparse.Namespace) -> None:
    """All matches at once, to their end."""
    await asyncio.gather(*(client(url, cookie, match, seat, asked) for match in tables for seat in (0, 1)))


def measure(asked: argparse.Namespace) -> dict[str, float]:
    """One run in a fresh house."""
    with tempfile.TemporaryDirectory() as data:
        process, url = open_house(data)
        try:
            empty = memory_kb(process.pid)
            cookie, tables = create(url, asked.matches)
            seated = memory_kb(process.pid)
            cpu, wall = cpu_seconds(process.pid), time.perf_counter()
            asyncio.run(play(url, cookie, tables, asked))
            wall, cpu = time.perf_counter() - wall, cpu_seconds(process.pid) - cpu
        finally:
            process.terminate()
            process.wait()
    latencies = sorted(one for match in tables for one in match.latencies)
    return {
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / wall),
        "cpu_us_per_move": round(cpu / len(latencies) * 1e6),
        "p50_ms": round(latencies[len(latencies) // 2] * 1e3, 2),
        "p99_ms": round(latencies[len(latencies) * 99 // 100] * 1e3, 2),
        "kb_per_idle_table": round((seated - empty) / len(tables), 1),
    }


def main() -> None:
    """Measure, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--views", choices=("changes", "none"), default="changes")
    asked = parser.parse_args()
    print(json.dumps({**vars(asked), **measure(asked)}))


if __name__ == "__main__":
    main()
