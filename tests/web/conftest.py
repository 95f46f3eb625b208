"""A real house, a real Chromium, and people who sit at its tables."""

import os
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.server.houses import ThreadHouse, quick
from veillee.server.process.readiness import load_all_compiled

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
CHROMIUM = next(filter(None, map(which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
PAGE = Path(str(files("veillee"))) / "web"

WHOLE = os.environ.get("VEILLEE_MATRIX") == "whole"
"""Whether every screen is looked at in every combination."""

Visit = Callable[..., Any]

SAME_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""What a page adds to a deal is the same in every run, so that the deals are."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each screen in both themes and both sizes; all combinations and more whole games are for `make test-all`."""
    left_out = [] if WHOLE else [item for item in items if is_one_more(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def is_one_more(item: pytest.Item) -> bool:
    """Whether a test repeats another in one more theme or size, or to the very end."""
    chosen = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    crossed = {mark.args[0] for mark in item.iter_markers("parametrize")} >= {"theme", "phone"}
    if item.get_closest_marker("long") is not None:
        return True
    again = crossed and (chosen["theme"] == "dark") != chosen["phone"]
    return again or ("grey" in item.path.name and chosen.get("theme") == "light")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One browser for all tests; without one, or without the built page, there is nothing to test."""
    assert CHROMIUM, "no chromium on PATH: .ci/needs installs it"
    assert (PAGE / "index.html").exists(), "the page is not built: make run builds it"
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house."""
    load_all_compiled()
    with ThreadHouse(quick(tmp_path_factory.mktemp("house"), None), page=PAGE) as house:
        yield house.url


DRAWN = "() => document.getElementById('app')?.childElementCount !== 0"
"""Whether the page of the house stands; a page that is none of it always does."""


@pytest.fixture
def visit(chromium: Any, home: str) -> Iterator[Visit]:
    """Opens a page as somebody new; whatever the browser complains of fails the test."""
    contexts, complaints = [], []

    def open_page(
        path: str = "/", *, lang: str = "en", theme: str = "dark", phone: bool = False, refused: bool = False
    ) -> Any:
        size = {"width": 360, "height": 780} if phone else {"width": 1440, "height": 900}
        context = chromium.new_context(
            base_url=home,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme=theme,
            reduced_motion="reduce",
        )
        context.add_init_script(SAME_CHANCE)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if not refused:  # the browser itself complains of an answer that refuses something
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        page.wait_for_function(DRAWN)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
