"""Even odds from the form to the count: proposed, changed by hand, seen by all, a line of its own in the count."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.playing import left_to_bots
from tests.web.sight import wider
from tests.web.test_access import check

WORDS = {
    "en": {
        "on": "Propose head starts",
        "mine": "Head start of Zoé",
        "plays": "How Zoé plays",
        "theirs": "Head start of Seat 2",
        "given": "head start +",
        "row": "Head start",
        "start": "Start the game",
    },
    "fr": {
        "on": "Proposer des avances",
        "mine": "Avance pour Zoé",
        "plays": "Comment joue Zoé",
        "theirs": "Avance pour Place 2",
        "given": "avance +",
        "row": "Avance",
        "start": "Lancer la partie",
    },
}


def points(page: Any, label: str) -> int:
    return int(page.get_by_label(label).input_value())


@pytest.mark.parametrize(
    ("game", "lang", "phone"),
    [("fairy-lights", "fr", True), ("sun-moon", "en", False), ("fairy-school", "en", True)],
)
def test_from_the_form_to_the_count(visit: Visit, game: str, lang: str, phone: bool) -> None:
    words = WORDS[lang]
    page = visit(f"/new/{game}", lang=lang, phone=phone)
    if not phone:
        page.set_viewport_size({"width": 1280, "height": 800})
    page.locator("input[type=text]").first.fill("Zoé")
    page.locator("select").nth(2).select_option("open")
    page.get_by_role("radio", name=words["on"]).check()
    assert points(page, words["mine"]) == 0, "all alike"
    page.get_by_label(words["plays"]).select_option("child")
    proposed = points(page, words["mine"])
    assert proposed > 0
    assert points(page, words["theirs"]) < proposed, "the bot plays no worse than the child"
    page.get_by_label(words["theirs"]).fill("2")
    given = sorted((proposed, 2, points(page, words["theirs"].replace("2", "3"))))
    check(page)
    page.locator("form button.main").click()

    page.get_by_text(f"{words['given']}{proposed}", exact=False).first.wait_for()
    page.get_by_text(f"{words['given']}2").wait_for()
    assert wider(page) <= 0
    code = str(page.url).rsplit("/", 1)[-1]
    assert page.request.post(f"/api/tables/{code}/fill", data={"seat": 2, "kind": "bot"}).ok
    page.get_by_role("button", name=words["start"]).click()
    page.wait_for_selector("[data-table]")
    assert page.get_by_text(f"+{proposed}").count(), "at the seat"
    assert wider(page) <= 0
    left_to_bots(page)
    cells = page.locator(f"section.count td[data-label='{words['row']}']").all_inner_texts()
    assert sorted(int(cell) for cell in cells) == given
    totals = page.locator("section.count .total").all_inner_texts()
    told = page.request.get(f"/api/tables/{code}").json()["table"]["scores"]
    assert sorted(int(one.replace("−", "-")) for one in totals) == sorted(told)
    check(page)
