"""What the house remembers, in a browser: past games by game and person, taken out, and forgotten for good."""

import json
from pathlib import Path
from typing import Any

from tests.web.conftest import Visit
from tests.web.test_access import check


def played(page: Any, *others: Any) -> str:
    """A game of Fairy Lights of these people to its end, by bots in their place; returns its code."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), {"kind": "bot", "bot": "rabbit"}]
    body = {"game": "fairy-lights", "seats": seats, "pace": "instant"}
    code = page.request.post("/api/tables", data=body).json()["table"]["code"]
    for seat, other in enumerate(others, start=1):
        assert other.request.post(f"/api/tables/{code}/sit", data={"seat": seat}).ok
    assert page.request.post(f"/api/tables/{code}/start", data={}).ok
    for one in (page, *others):
        assert one.request.post(f"/api/tables/{code}/leave", data={}).ok
    while page.request.get(f"/api/tables/{code}").json()["table"]["phase"] != "over":
        page.wait_for_timeout(50)
    return str(code)


def test_games_are_found_again_taken_out_and_forgotten_here_and_in_the_house(visit: Visit, tmp_path: Path) -> None:
    zoe, jo = visit("/nowhere"), visit("/nowhere", phone=True, lang="fr")
    for page, name in ((zoe, "Zoé"), (jo, "Jo")):
        page.request.post("/api/guest", data={"name": name})
    alone, together = played(zoe), played(zoe, jo)

    zoe.goto("/memory")
    replays = zoe.locator(".games a[href^='/replay/']")
    replays.nth(1).wait_for()
    assert {link.get_attribute("href") for link in replays.all()} == {f"/replay/{alone}", f"/replay/{together}"}
    zoe.get_by_label("With").select_option("Jo")
    assert [link.get_attribute("href") for link in replays.all()] == [f"/replay/{together}"]
    zoe.get_by_label("Game").select_option("fairy-lights")
    zoe.get_by_text("Against whom").wait_for()
    check(zoe)
    zoe.get_by_label("With").select_option("everybody")

    with zoe.expect_download() as saved:
        zoe.get_by_role("link", name="Take everything out as a file").click()
    saved.value.save_as(file := tmp_path / "mine.json")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["name"] == "Zoé"
    assert {one["code"] for one in told["games"]} == {alone, together}

    zoe.get_by_role("button", name="Forget everything").click()
    zoe.get_by_text("keep your name, because they are theirs, too").wait_for()
    zoe.get_by_role("button", name="Yes, forget everything").click()
    zoe.get_by_text("1 table was deleted; 1 table with others stays.").wait_for()
    zoe.reload()
    zoe.get_by_text("No game has been played to its end yet").wait_for()
    assert zoe.request.get(f"/api/tables/{alone}").status == 404, "the house has forgotten it, too"
    jo.goto("/memory")
    jo.locator(f".games a[href='/replay/{together}']").wait_for()
    check(jo)
