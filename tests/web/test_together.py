"""People at one table from several places: what they say and missed, another device, clocks, the network."""

from collections.abc import Callable
from typing import Any

from tests.web.conftest import Visit
from tests.web.playing import Press, by_mouse, by_touch, may_act, new_table, play_on
from tests.web.test_access import check

BOT = "bot:hedgehog"

QUICK_CLOCK = "2 minutes, plus 10 seconds a turn"


def two_people(visit: Visit, *others: str) -> tuple[Any, Any]:
    """A host by mouse and a French guest by touch, at a table that has begun."""
    host = visit("/new")
    code = new_table(host, seats=("me", *others, "open"))
    guest = visit(f"/t/{code}", phone=True, lang="fr")
    guest.get_by_label("Votre nom").fill("Anouk")
    guest.get_by_role("button", name="M’asseoir ici").tap()
    host.get_by_text("Anouk", exact=True).wait_for()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.wait_for_selector("[data-table]")
    return host, guest


def test_what_somebody_says_stands_at_their_seat_in_each_language(visit: Visit) -> None:
    host, guest = two_people(visit)
    guest.get_by_role("button", name="Menu de la table").tap()
    guest.get_by_role("button", name="Bien joué").tap()
    bubble = host.locator("li:has-text('Anouk') .bubble")
    bubble.wait_for()
    assert bubble.inner_text() == "Well done!"
    guest.locator(".mine .bubble").wait_for()
    host.locator(".bubble").wait_for(state="detached")


def test_a_recap_after_an_absence(visit: Visit) -> None:
    host, guest = two_people(visit, BOT, BOT)
    play_on({host: by_mouse, guest: by_touch}, 1, acts=3)
    play_until(lambda: may_act(guest), {host: by_mouse})
    play_until(lambda: not may_act(guest), {guest: by_touch})
    guest.goto("/")
    host.wait_for_timeout(300)
    play_until(lambda: bool(host.locator(".wait:has-text('Anouk')").count()), {host: by_mouse})
    guest.goto(host.url)
    recap = guest.get_by_role("complementary", name="Pendant votre absence")
    recap.wait_for()
    assert recap.evaluate("one => one.offsetHeight") <= 60  # a line
    recap.locator("summary").tap()
    assert recap.locator("li").count() >= 4
    assert "prend" in recap.inner_text()
    assert recap.evaluate("one => one.offsetHeight / innerHeight") < 0.45
    guest.keyboard.press("Escape")
    recap.wait_for(state="detached")
    guest.reload()
    guest.wait_for_selector("[data-act]")
    assert recap.count() == 0


def play_until(done: Callable[[], bool], pages: dict[Any, Press]) -> None:
    """These people play, one act after another, until something is so."""
    for seed in range(60):
        if done():
            return
        play_on(pages, seed, acts=1, patience=20)
    raise AssertionError("it never is so")


def test_a_seat_goes_to_another_device_once(visit: Visit) -> None:
    host, _ = two_people(visit)
    host.get_by_role("button", name="Menu of the table").click()
    host.get_by_role("button", name="another device").click()
    dialog = host.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name="Lou’s seat").input_value()
    assert dialog.get_by_role("textbox").count() == 1, "the link of the table never stands beside it"
    dialog.get_by_role("button", name="Copy the link of the seat").wait_for()
    tablet = visit(link)
    tablet.wait_for_selector("[data-table]")
    assert "/seat/" not in tablet.url
    tablet.get_by_role("heading", name="Your garland").wait_for()
    host.keyboard.press("Escape")
    late = visit(link, refused=True)
    late.get_by_text("This link does not work any more").wait_for()


def test_clocks_run_down_at_the_seat_whose_turn_it_is(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_label(QUICK_CLOCK).check()
    new_table(page, seats=("me", "me"))
    page.locator("[data-act=reveal]").wait_for()
    clock = page.locator(".clock")
    first = clock.first.text_content()
    page.wait_for_function("was => document.querySelector('.clock').textContent !== was", arg=first)
    minutes, seconds = (int(part) for part in clock.first.inner_text().split()[-1].split(":"))
    assert 100 < 60 * minutes + seconds < 130


def test_an_invitation_says_where_its_link_works_and_opens_to_the_network(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", "open"))
    page.get_by_text("This link works on this machine only.").wait_for()
    link, code = page.get_by_label("Link of the table"), page.get_by_role("img", name="QR code")
    local = link.input_value()
    assert code.count() == 0, "no code to point a phone at that could not reach it"
    switch = page.get_by_role("button", name="Open to the home network")
    switch.click()
    closing = page.get_by_role("button", name="Close to the home network")
    closing.wait_for()
    page.wait_for_function("was => document.querySelector('input[readonly]').value !== was", arg=local)
    drawn = code.get_attribute("src")
    assert page.evaluate("src => fetch(src).then((r) => r.headers.get('content-type'))", drawn) == "image/svg+xml"
    assert page.get_by_text("This link works on this machine only.").count() == 0
    page.get_by_text("in your home network").wait_for()  # where the link leads, and what friends far away need
    screen = visit(f"{page.url}/table")
    screen.get_by_role("img", name="QR code").wait_for()
    closing.click()
    page.get_by_text("This link works on this machine only.").wait_for()
    switch.click()
    closing.wait_for()
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="another device").click()
    seat = page.get_by_role("img", name="QR code of Lou’s seat")
    assert seat.get_attribute("src") != drawn, "a code of its own"
    assert page.get_by_role("img", name="QR code").count() == 1, "and none of the table beside it"
    page.keyboard.press("Escape")
    assert page.request.post("/api/lan", data={"on": False}).ok


def test_rules_open_over_the_table_and_back_closes_them(visit: Visit) -> None:
    page = visit("/new")
    new_table(page, seats=("me", "me"))
    page.locator("[data-act=reveal]").click()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("dialog", name="Rules").wait_for()
    page.go_back()
    page.get_by_role("dialog", name="Rules").wait_for(state="detached")
    assert page.locator("[data-act^=take-]").count() == 1
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Rule FL-18").click()
    rules = page.get_by_role("dialog", name="Rules")
    assert "FL-18" in rules.locator(".pointed").inner_text()
    rules.locator(".pointed ~ * a.clause, a.clause").last.click()
    rules.get_by_role("button", name="Close").click()
    rules.wait_for(state="detached")
    page.locator("[data-act^=take-]").first.click()
    page.locator("[data-act=reveal]").wait_for()


def with_secrets(page: Any) -> None:
    """From now on the house says to this page that seats have secrets, as games with hands do."""

    def between(route: Any) -> None:
        house = route.connect_to_server()
        house.on_message(lambda text: route.send(text.replace('"secrets":false', '"secrets":true')))

    page.route_web_socket("**/socket*", between)


def test_a_curtain_between_two_people_on_one_device(visit: Visit) -> None:
    page = visit("/new")
    with_secrets(page)
    new_table(page, seats=("me", "me"))
    opening = page.get_by_role("button", name="I am")
    opening.wait_for()
    assert page.locator("[data-table]").count() == 0
    check(page)
    first = opening.inner_text()
    page.keyboard.press("Enter")
    page.locator("[data-act=reveal]").click()
    page.locator("[data-act^=take-]").first.click()
    page.locator(".curtain").wait_for()
    assert opening.inner_text() != first
    assert page.locator("[data-table]").count() == 0
    page.reload()
    opening.wait_for()
    assert opening.inner_text() != first
