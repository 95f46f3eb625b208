"""What the house in a pocket weighs and how quick it is: `python -m bench.pocket`, once it is built.

In a real Chromium without a network. Its throttling slows the page down and not the worker that the house is in,
so that all of the browser is stopped for most of every moment instead: `--slower 4` lets it run a quarter of the
time. Memory is that of its largest process without what it shares with others: what it has written to, and with
the pages of files, such as the browser's own code, that no other process happens to have read.
"""

import argparse
import json
import os
import signal
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.houses import ThreadHouse, quick
from tests.web import playing
from tests.web.conftest import CHROMIUM, FLAGS, PAGE
from tests.web.pocket import FILES, device_of
from veillee.server.sources import Sources

SLICE = 0.02
"""Seconds of which a slowed browser runs its share."""
ACTS = 30
LONGEST = 120_000
READY = "document.querySelector('section[aria-busy=false] [data-act]')"
WAITED = """() => new Promise(done => {
  const begun = performance.now(), busy = () => document.querySelector('section[aria-busy=true]')
  const lines = () => document.querySelectorAll('#log-title + ol > li').length, before = lines()
  const look = () => {
    const waited = performance.now() - begun
    if ((lines() !== before && !busy()) || waited > 5000) done(waited)
    else setTimeout(look, 1)
  }
  document.querySelector('[data-act=reveal]').click()
  look()
})"""


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


def acts(page: Any) -> list[float]:
    """Milliseconds from a click to what came of it, for some cards that are turned over."""
    found: list[float] = []
    for n in range(ACTS):
        if playing.is_over(page):
            break
        page.wait_for_function(f"() => {READY} || document.querySelector('section.count')")
        if page.locator("[data-act=reveal]").count():
            found.append(float(page.evaluate(WAITED)))
        else:
            playing.play_on({page: playing.at_once}, n, acts=1)
    return found


def main() -> None:
    """Measure, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0)
    slower = parser.parse_args().slower
    listed = json.loads((FILES / "pocket.json").read_text(encoding="utf-8"))["files"]
    print(f"weight as it travels: {sum(file['packed'] for file in listed) / 1e6:.2f} MB")
    with TemporaryDirectory() as folder, sync_playwright() as running:
        house = ThreadHouse(quick(Path(folder), None), Sources(), page=PAGE)
        browser = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        with house:
            measure(browser, house.url, slower)
        browser.close()


def measure(browser: Any, home: str, slower: float) -> None:
    """The first view, acts and memory, as they are and slowed down."""
    context = device_of(browser, home)
    context.set_offline(True)
    context.set_default_timeout(LONGEST)
    root = os.getpid()
    for times in (1.0, slower):
        with slowed(root, times):
            page, seconds = first_view(context)
            print(f"{times:g} times slower: first view after {seconds:.1f} s")
            found = acts(page)
            worst = max(found)
            print(f"  {len(found)} acts: median {statistics.median(found):.0f} ms, slowest {worst:.0f} ms")
        print(
            "  memory of the page's process: {:.0f} MB, with pages of files {:.0f}".format(*private_memory(root))
        )
        page.close()


if __name__ == "__main__":
    main()
