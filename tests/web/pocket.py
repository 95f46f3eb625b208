"""Devices that have the house in their pocket."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.web.conftest import SAME_CHANCE
from veillee.server.http.pages import POCKET

FILES = POCKET
PATIENCE = 30_000


def device_of(chromium: Any, home: str) -> Any:
    """A browser that has taken the house along, and still reaches it."""
    assert (FILES / "pocket.json").exists(), "the pocket is not built: make pocket"
    context = chromium.new_context(
        base_url=home,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_CHANCE)
    page = context.new_page()
    page.goto("/pocket")
    page.get_by_role("button", name="Install").click()
    page.get_by_role("heading", name="It is in your pocket").wait_for()
    page.close()
    return context


@contextmanager
def cut_off(chromium: Any, home: str) -> Iterator[Any]:
    """A browser that has taken the house along, and lost its network since."""
    context = device_of(chromium, home)
    context.set_offline(True)
    yield context
    context.close()
