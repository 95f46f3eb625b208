"""Nobody is ever stuck: an evening with a cut line, a lost phone and a host who is gone, in several browsers."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.houses import ThreadHouse, quick
from tests.web.conftest import PAGE, Visit
from tests.web.playing import new_table
from tests.web.test_access import check


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadHouse]:
    """A house that soon says who is offline."""
    with ThreadHouse(quick(tmp_path_factory.mktemp("house"), None, offline_after=0.4), page=PAGE) as running:
        yield running


def sit_down(visit: Visit, url: str, code: str) -> Any:
    guest = visit(f"{url}/t/{code}", phone=True, lang="fr")
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("radio", name="lilas").check()
    guest.get_by_role("button", name="M’asseoir ici").tap()
    guest.get_by_role("button", name="Me lever").wait_for()
    return guest


def back_at(page: Any, url: str) -> Any:
    """The same browser opens the table again."""
    again = page.context.new_page()
    again.goto(url)
    return again


def test_nobody_is_stuck(visit: Visit, house: ThreadHouse) -> None:
    host = visit(f"{house.url}/new")
    code = new_table(host, seats=("me", "open"))
    guest = sit_down(visit, house.url, code)
    host.get_by_role("button", name="What about Anouk?").click()
    host.get_by_role("button", name="Free Anouk’s seat").click()  # a guest is removed, and sits down again
    host.get_by_role("button", name="What about Anouk?").wait_for(state="detached")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    host.get_by_role("button", name="What about Anouk?").wait_for()

    at_home = back_at(host, host.url)  # the host is gone: somebody else starts
    host.close()
    at_home.close()
    guest.get_by_text("L’hôte est hors ligne").wait_for()
    guest.get_by_role("button", name="Devenir l’hôte").wait_for()
    check(guest)
    guest.get_by_role("button", name="Lancer la partie sans l’hôte").tap()
    guest.wait_for_selector("[data-table]")
    guest.get_by_text("hors ligne depuis").first.wait_for()

    host = back_at(host, f"{house.url}/t/{code}")
    host.wait_for_selector("[data-table]")
    host.locator("[data-presence=offline]").wait_for(state="detached")
    guest.get_by_role("button", name="Menu de la table").tap()
    guest.get_by_role("button", name="Que faire pour").tap()
    guest.get_by_role("button", name="devient l’hôte").tap()

    guest.close()  # her line is cut: the host lets a bot play
    host.get_by_text("offline for").first.wait_for()
    host.get_by_role("button", name="What about Anouk?").first.click()
    check(host)
    host.get_by_role("button", name="The code of this seat").click()
    host.get_by_text("This link works on this machine only.").wait_for()
    host.keyboard.press("Escape")
    host.get_by_role("button", name="What about Anouk?").first.click()
    host.get_by_role("button", name="A bot plays for Anouk from now on").click()
    host.get_by_text("a bot plays in their place").first.wait_for()

    phone = visit(f"{house.url}/t/{code}", phone=True)  # a lost phone: the host agrees
    phone.get_by_role("button", name="I am Anouk").tap()
    phone.get_by_text("The host has to answer").wait_for()
    check(host)
    host.get_by_role("button", name="Yes, give the seat back").click()
    phone.get_by_role("heading", name="Your garland").wait_for()
    host.locator("[data-presence=back]").wait_for()
