"""Guided first games show what they talk about: at every step, on every screen, marked, in sight and uncovered.

Another lesson joins by a line in LESSONS; each of its steps needs a move, or `shows` with parts of the table
(elements with that `data-part`).
"""

from typing import Any

import pytest

from tests.web import lesson, school_lesson, sky_lesson, wall_lesson
from tests.web.conftest import Visit
from tests.web.sight import SIZES, beyond_reach, wider
from veillee.locales import text

LESSONS = {"fairy-lights": lesson, "sun-moon": sky_lesson, "reussite": wall_lesson, "fairy-school": school_lesson}
COMPACT = ("fairy-lights", "sun-moon", "fairy-school")
"""Games whose whole table is in sight on a phone, too."""
LARGE = [size for size in SIZES if size["width"] > 740]
NEXT = "[data-wanted]:not([aria-pressed=true], [aria-disabled=true])"
PATIENCE = 20
MARKED = f"{NEXT}, [data-shown]"


@pytest.mark.parametrize(
    ("game", "lang"), [("fairy-lights", "en"), ("sun-moon", "fr"), ("reussite", "fr"), ("fairy-school", "fr")]
)
def test_every_step_shows_what_it_talks_about(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/learn/{game}", lang=lang)
    made = LESSONS[game].make()
    for step in made["steps"]:
        page.locator(".coach", has_text=text(lang, step["words"])).wait_for()
        for _ in range(4):
            assert unseen(page, SIZES if game in COMPACT else LARGE) == {}, step["words"]
            if step["move"] is None:
                page.locator(".go .main").evaluate("one => one.click()")
                break
            wanted = page.locator(NEXT).locator("visible=true")
            card = wanted.and_(page.locator("[data-act^=card-]"))
            (card if card.count() else wanted).first.evaluate("one => one.click()")
            if page.locator(".coach", has_text=text(lang, step["words"])).count() == 0:
                break
    page.locator(".coach", has_text=text(lang, made["endWords"])).wait_for()
    page.locator("section.count, section.result").wait_for()


def unseen(page: Any, sizes: list[dict[str, int]]) -> dict[str, list[str]]:
    """By size, what is marked or said and not in sight; nothing marked is a fault too."""
    found = {}
    for size in sizes:
        page.set_viewport_size(size)
        hidden = faults(page)
        for _ in range(PATIENCE):
            if not hidden:
                break
            page.wait_for_timeout(50)
            hidden = faults(page)
        if hidden:
            found[f"{size['width']}x{size['height']}"] = hidden
    return found


def faults(page: Any) -> list[str]:
    """What is not as it should be at this size."""
    marked = page.locator(MARKED).locator("visible=true").count()
    return [
        *beyond_reach(page, f":is({MARKED})"),
        *beyond_reach(page, ".coach"),
        *([] if marked else ["nothing is marked"]),
        *(["the page is too wide"] if wider(page) > 0 else []),
    ]
