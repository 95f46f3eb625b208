"""Pictures of the README, taken from the page as it is: `python -m tests.web.pictures`."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.server.houses import ThreadHouse, quick
from tests.web import school_pictures, sky_pictures
from tests.web.conftest import CHROMIUM, FLAGS, PAGE

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def take() -> None:
    """All of them: the home page in French, as somebody new sees it, tables of Sun and Moon and Fairy School."""
    with (
        TemporaryDirectory() as data,
        ThreadHouse(quick(Path(data), None), page=PAGE) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_page(
            base_url=house.url,
            viewport={"width": 1440, "height": 900},
            locale="fr-FR",
            color_scheme="dark",
            reduced_motion="reduce",
        )
        page.goto("/")
        page.locator(".tile").last.wait_for()
        page.wait_for_load_state("networkidle")
        page.screenshot(path=FOLDER / "home-night-fr.png")
        sky_pictures.take(browser, house.url, FOLDER)
        school_pictures.take(browser, house.url, FOLDER)
        browser.close()


if __name__ == "__main__":
    os.environ["PYTEST_CURRENT_TEST"] = "pictures (call)"
    take()
