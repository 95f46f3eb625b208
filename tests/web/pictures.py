"""Pictures of the README, taken from the page as it is: `make pictures`.

`tests/web/test_pictures.py` takes them again and compares: pictures that no longer show the page fail it.
"""

import os
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.houses import ThreadHouse, quick
from tests.web import lights_pictures, school_pictures, sky_pictures, wall_pictures
from tests.web.conftest import CHROMIUM, FLAGS, PAGE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DAY = datetime(2026, 11, 20, 19, tzinfo=UTC)
"""The evening on which the home page is shown: in December it would have its calendar."""


def take(browser: Any, url: str, folder: Path) -> None:
    """All of them: the home page as somebody new sees it, and tables of all four games."""
    home(browser, url, folder / "home-night-fr.png")
    for game in (lights_pictures, wall_pictures, sky_pictures, school_pictures):
        game.take(browser, url, folder)


def home(browser: Any, url: str, path: Path) -> None:
    """The home page by night, in French."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(
        base_url=url, viewport=size, locale="fr-FR", color_scheme="dark", reduced_motion="reduce"
    )
    page = context.new_page()
    page.clock.set_fixed_time(DAY)
    page.goto("/")
    page.locator(".tile").last.wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path)
    context.close()


def main() -> None:
    """Take them for the README, with a house and a browser of their own."""
    os.environ["PYTEST_CURRENT_TEST"] = "pictures (call)"
    with (
        TemporaryDirectory() as data,
        ThreadHouse(quick(Path(data), None), page=PAGE) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        take(browser, house.url, FOLDER)
        browser.close()


if __name__ == "__main__":
    main()
