"""What the house in a pocket weighs and how quick it is: `python -m bench.pocket`, once it is built.

In a real Chromium without a network. Its throttling slows the page down and not the worker that the house is in,
so that all of the browser is stopped for most of every moment instead: `--slower 4` lets it run a quarter of the
time. Memory is that of its largest process without what it shares with others: what it has written to, first as it
happens to be, then once page and worker have collected their garbage, as a browser does when memory is scarce; and
with the pages of files, such as the browser's own code, that no other process happens to have read.
"""

import argparse
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.houses import ThreadHouse, quick
from tests.web import playing, school, sky
from tests.web.conftest import CHROMIUM, FLAGS, PAGE
from tests.web.playing import at_once
from tests.web.pocket import FILES, HEARD, ask_on, asked_by_now, device_of
from veillee.server.sources import Sources

SLICE = 0.02
"""Seconds of which a slowed browser runs its share."""
ACTS = 20
LONGEST = 120_000
OWLS = 10
"""After so many acts owls are looked at."""
BOT = "bot:hedgehog"


def processes(root: int) -> list[int]:
    """The processes of the browser that a process has started, through whatever others."""
    found, parents, names = [root], {}, {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = entry.read_text(encoding="utf-8", errors="replace").rpartition(")")
        except OSError:
            continue
        pid = int(name.split()[0])
        parents[pid], names[pid] = int(rest.split()[1]), name.partition("(")[2]
    for _ in range(6):
        found += [pid for pid, parent in parents.items() if parent in found and pid not in found]
    return [pid for pid in found if names.get(pid, "").startswith(("chrom", "headless"))]


@contextmanager
def slowed(root: int, times: float) -> Iterator[None]:
    """Let a browser run for its share of every moment only."""
    ended, known = threading.Event(), processes(root)

    def all_of_it(how: signal.Signals) -> None:
        for pid in known:
            try:
                os.kill(pid, how)
            except ProcessLookupError:
                continue

    def hold() -> None:
        while not ended.is_set():
            all_of_it(signal.SIGSTOP)
            time.sleep(SLICE * (1 - 1 / times))
            all_of_it(signal.SIGCONT)
            time.sleep(SLICE / times)

    thread = threading.Thread(target=hold, daemon=True)
    if times > 1:
        thread.start()
    yield
    ended.set()
    if times > 1:
        thread.join()
        all_of_it(signal.SIGCONT)


def private_memory(root: int) -> tuple[float, float]:
    """The largest process of a browser, in megabytes that it shares with nobody: written to, and all."""
    found = []
    for pid in processes(root):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
        except OSError:
            continue
        own = {line.split()[0]: int(line.split()[1]) / 1024 for line in lines if line.startswith("Private_")}
        found.append((own["Private_Dirty:"], own["Private_Dirty:"] + own["Private_Clean:"]))
    return max(found)


def first_view(context: Any) -> tuple[Any, float]:
    """From an empty tab to a table that can be played; the form between the two is not waited for by hand."""
    page = context.new_page()
    page.goto("about:blank")
    begun = time.perf_counter()
    page.goto("/new/fairy-lights")
    page.get_by_label("Your name").fill("Lou")
    page.get_by_label("At once").check()
    page.get_by_role("button", name="Set the table").click()
    page.locator("[data-table]").wait_for()
    return page, time.perf_counter() - begun


def acts(page: Any, play_on: Callable[[Any], object]) -> list[float]:
    """Milliseconds from an act of the page until it is kept and answered, for all that somebody does."""
    page.evaluate("() => { self.acts = [] }")
    play_on(page)
    return [float(ms) for ms in page.evaluate("() => self.acts")]


TABLES: dict[str, tuple[Callable[..., str], tuple[str, ...], Callable[[Any], object]]] = {
    "fairy-lights": (playing.new_table, ("me", BOT), lambda page: playing.play_on({page: at_once}, 3, acts=ACTS)),
    "sun-moon": (sky.new_table, ("me", BOT), lambda page: sky.play_on({page: at_once}, 3, acts=ACTS)),
    "fairy-school": (school.new_table, ("me", BOT), lambda page: school.play_on({page: at_once}, acts=ACTS)),
}
"""How a table of each game is set, and how somebody plays for a while there."""


def acts_of_every_game(context: Any) -> None:
    """How long acts take, a line for each game."""
    for game, (new_table, seats, play_on) in TABLES.items():
        page = context.new_page()
        page.goto(f"/new/{game}")
        new_table(page, seats=seats)
        page.locator("[data-table]").wait_for()
        found = acts(page, play_on)
        print(
            f"  {game}: {len(found)} acts, median {median(found):.0f} ms, slowest {max(found):.0f} ms", flush=True
        )
        page.close()


def owl(context: Any) -> None:
    """What somebody notices while an owl thinks."""
    page = context.new_page()
    page.goto("/new/sun-moon")
    code = sky.new_table(page, seats=("me", "bot:owl"))
    page.locator("[data-table]").wait_for()
    ask_on(page, code)
    sky.play_on({page: at_once}, 1, acts=OWLS)
    waited, seconds, stalls = asked_by_now(page)
    if not waited:
        print("  owl: nobody could ask twice during a thought")
        return
    print(f"  owl: {median(seconds):.1f} s a turn, longest {max(seconds):.1f}", end="; ")
    print(f"{len(waited)} answers meanwhile, median {median(waited):.0f} ms, slowest {max(waited):.0f}", end="; ")
    print(f"page stalled for {max(stalls):.0f} ms", flush=True)
    page.close()


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    slower = parser.parse_args().slower
    listed = json.loads((FILES / "pocket.json").read_text(encoding="utf-8"))["files"]
    print(f"weight as it travels: {sum(file['packed'] for file in listed) / 1e6:.2f} MB")
    with TemporaryDirectory() as folder, sync_playwright() as running:
        house = ThreadHouse(quick(Path(folder), None), Sources(), page=PAGE)
        browser = running.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--js-flags=--expose-gc"])
        with house:
            measure(browser, house.url, slower)
        browser.close()


def measure(browser: Any, home: str, slower: float) -> None:
    """The first view, acts, an owl and memory, as they are and slowed down."""
    context = device_of(browser, home)
    context.add_init_script(HEARD)
    context.set_offline(True)
    context.set_default_timeout(LONGEST)
    root = os.getpid()
    for times in (1.0, slower):
        with slowed(root, times):
            page, seconds = first_view(context)
            print(f"{times:g} times slower: first view after {seconds:.1f} s", flush=True)
            tell_memory("table", page, root)
            acts(page, TABLES["fairy-lights"][2])
            tell_memory(f"{ACTS} acts", page, root)
            page.close()
            acts_of_every_game(context)
            owl(context)


def tell_memory(when: str, page: Any, root: int) -> None:
    """A line about what the page's process has by now, as it is and once its garbage is collected."""
    as_it_is, _ = private_memory(root)
    for one in (page, page.workers[0]):
        one.evaluate("() => { gc(); gc() }")
    time.sleep(1)
    written, all_of_it = private_memory(root)
    print(f"  memory after {when}: {as_it_is:.0f} MB, collected {written:.0f}", end=", ")
    print(f"with pages of files {all_of_it:.0f}", flush=True)


if __name__ == "__main__":
    main()
