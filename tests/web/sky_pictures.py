"""Pictures of Sun and Moon, from positions worth seeing: two by night in French, three and a pair on a phone."""

from pathlib import Path
from typing import Any

import veillee
from tests.web.staged import Stage
from veillee.core.match import Match

WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 360, "height": 740}
START = {"game": "sun-moon", "pile_more": 22}
TWO = {
    **START,
    "order": ["A", "B"],
    "active": "B",
    "hands": {"A": ["S25", "S10", "M3", "M20", "SE"], "B": ["S22", "S28", "M26"]},
    "rows": {
        "A.sun": [["S5"], ["S6"], ["S7"], ["S12", "SE"], ["S18"], ["S19"]],
        "A.moon": [["M8"], ["M9"], ["M10"], ["M14"], ["M15"]],
        "B.sun": [["S2"], ["S13"], ["S14"]],
        "B.moon": [["M2"], ["M11", "ME"], ["M17"], ["M18"], ["M24"]],
    },
    "won": {"A": ["S26", "S27", "S29", "S1", "S3"], "B": ["M29", "M28", "M27", "M1", "M4", "M5"]},
}
THREE = {
    **START,
    "order": ["A", "B", "C"],
    "active": "B",
    "hands": {"A": ["S23", "S10", "M3", "M21", "ME"], "B": ["S20", "S28", "M26"], "C": ["S24", "M5"]},
    "rows": {
        "A.sun": [["S5"], ["S6"], ["S7"], ["S12", "SE"], ["S18"], ["S19"]],
        "A.moon": [["M8"], ["M9"], ["M10"], ["M14"]],
        "B.sun": [["S2"], ["S3"], ["S11", "SE"]],
        "B.moon": [["M1"], ["M6", "ME"], ["M16"], ["M17"], ["M18"], ["M22"]],
        "C.sun": [["S25"], ["S26"]],
    },
    "won": {"B": ["M29", "M28", "M27", "M4", "M12"]},
}
PAIRS = {
    **START,
    "order": ["A", "B", "C", "D"],
    "active": "D",
    "hands": {"A": ["S25", "S9", "M3", "M21", "SE"], "B": ["S28", "M26"], "C": ["M2", "S4"], "D": ["M18", "S1"]},
    "rows": {
        "A.moon": [["M8"], ["M9"], ["M10"], ["M14"], ["M15"]],
        "C.sun": [["S3"], ["S7"], ["S8"], ["S12", "SE"], ["S19"], ["S20"]],
        "B.moon": [["M1", "ME"], ["M7"], ["M12"], ["M16"]],
        "D.sun": [["S2"], ["S13"], ["S22"], ["S23"], ["S24"], ["S26"]],
    },
    "won": {"A": ["S29", "S27", "S21"], "B": ["M29", "M28"]},
}


def after(position: dict[str, Any], *acts: tuple[int, str]) -> Match:
    """A position, and what was played since."""
    match: Match = veillee.load(position)
    for seat, move in acts:
        match.play(seat, move)
    return match


def take(browser: Any, url: str, folder: Path) -> None:
    """All of them."""
    two = after(TWO, (1, "S22 B.sun right"))
    three = after(THREE, (1, "S20 B.sun right"), (2, "S24 C.sun left"))
    pairs = after(PAIRS, (3, "M18 B.moon right"))
    one(browser, url, two, folder / "sun-moon-night-fr.png", WIDE, "dark", "fr-FR")
    one(browser, url, three, folder / "sun-moon-three-day-en.png", WIDE, "light", "en-GB", press="card-S23")
    one(browser, url, pairs, folder / "sun-moon-pairs-phone-night-fr.png", PHONE, "dark", "fr-FR")


def one(
    browser: Any,
    url: str,
    match: Match,
    path: Path,
    size: dict[str, int],
    theme: str,
    locale: str,
    press: str | None = None,
    *,
    hints: bool = False,
) -> None:
    """A table as seat 0 sees it, after a press on something if it is named, with odds if they are wanted."""
    phone = size["width"] < 700
    context = browser.new_context(
        base_url=url,
        viewport=size,
        locale=locale,
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    if hints:
        context.add_init_script("localStorage.setItem('veillee.settings', JSON.stringify({ hints: true }))")
    page = Stage(context.new_page()).show(match)
    page.evaluate("document.fonts.ready")
    if press:
        page.locator(f"[data-act={press}]").click()
    page.wait_for_timeout(600)
    page.screenshot(path=path)
    context.close()
