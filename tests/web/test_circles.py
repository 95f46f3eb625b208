"""A circle in several browsers: made, joined by its link, played in, taken out as a file, deleted as a whole."""

import json
from pathlib import Path
from typing import Any

from tests.web.conftest import Visit
from tests.web.test_access import check


def make(page: Any, name: str) -> str:
    """A circle from the screen of one's games; returns its link."""
    page.get_by_label("Its name").fill(name)
    page.get_by_role("button", name="Make the circle").click()
    page.wait_for_url("**/c/*")
    page.locator("main h1", has_text=name).wait_for()
    return str(page.url)


def join(page: Any, name: str) -> None:
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="J’en fais partie").tap()


def test_a_family_has_a_link_faces_tables_games_and_scores(visit: Visit, tmp_path: Path) -> None:
    zoe = visit("/memory")
    zoe.evaluate("localStorage.setItem('veillee.settings', JSON.stringify({ name: 'Zoé' }))")
    zoe.reload()
    link = make(zoe, "Cousins")
    zoe.get_by_text("This link works on this machine only.").wait_for()
    assert zoe.get_by_label("Link of the circle").input_value() == link
    assert zoe.locator("main img").count() == 0, "no code that no phone could open"
    jo = visit(link, phone=True, lang="fr")
    jo.get_by_text("Zoé", exact=True).wait_for()
    assert jo.get_by_role("heading", name="Tables ouvertes").count() == 0, "tables are for those who belong to it"
    join(jo, "Jo")
    jo.get_by_text("Aucune table").or_(jo.get_by_role("heading", name="Tables ouvertes")).first.wait_for()
    check(jo)

    zoe.reload()
    zoe.get_by_text("Jo", exact=True).wait_for()
    zoe.get_by_role("button", name="Fairy Lights").click()
    zoe.wait_for_url("**/t/*")
    table = str(zoe.url)
    jo.reload()
    jo.locator(f"a[href='/t/{table.rsplit('/', 1)[-1]}']").tap()
    jo.get_by_role("button", name="M’asseoir ici").first.tap()
    jo.get_by_role("button", name="Me lever").wait_for()
    zoe.get_by_role("button", name="Sit here").first.click()
    zoe.get_by_role("button", name="Stand up").wait_for()
    while zoe.get_by_role("button", name="Put a bot here").count():
        zoe.get_by_role("button", name="Put a bot here").first.click()
        zoe.wait_for_timeout(100)
    zoe.get_by_role("button", name="Start the game").click()
    zoe.wait_for_selector("[data-table]")
    for page in (jo, zoe):
        code = table.rsplit("/", 1)[-1]
        assert page.request.post(f"/api/tables/{code}/leave", data={}).ok
    while zoe.request.get(f"/api/tables/{code}").json()["table"]["phase"] != "over":
        zoe.wait_for_timeout(50)

    for page in (zoe, jo):
        page.goto(link)
        page.locator("#games-title").wait_for()
        assert page.locator("#games-title ~ p").count() == 1
    check(zoe)
    assert "of 1" in zoe.locator(".people").inner_text()
    with zoe.expect_download() as saved:
        zoe.get_by_role("link", name="Take it out as a file").click()
    saved.value.save_as(file := tmp_path / "circle.json")
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["format"], {one["name"] for one in told["people"]}) == ("veillee circle 1", {"Zoé", "Jo"})
    assert [one["code"] for one in told["games"]] == [code]

    jo.get_by_role("button", name="Supprimer le cercle").tap()
    jo.get_by_role("button", name="Oui, supprimer le cercle").tap()
    jo.wait_for_url("**/")
    gone = visit(link, refused=True)
    gone.get_by_role("alert").filter(has_text="circle").wait_for()
    zoe.goto("/memory")
    zoe.locator(".games b", has_text="Fairy Lights").wait_for()  # the game stays with those who played it


def test_whoever_has_no_seat_takes_nothing_out(visit: Visit) -> None:
    link = make(visit("/memory"), "Club")
    stranger = visit(link, refused=True)
    stranger.get_by_role("button", name="I belong to it").wait_for()
    assert stranger.get_by_role("link", name="Take it out as a file").count() == 0
    circle = link.rsplit("/", 1)[-1]
    stranger.request.post("/api/guest", data={"name": "Mallory"})
    assert stranger.request.get(f"/api/circles/{circle}/file").status == 403
    assert stranger.request.post(f"/api/circles/{circle}/forget", data={}).status == 403
