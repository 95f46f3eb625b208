"""How people play in the browser: by mouse, by touch, by keys, always through what the page offers."""

from collections.abc import Callable
from random import Random
from typing import Any

Press = Callable[[Any], None]
MOST_ACTS = 700


def by_mouse(control: Any) -> None:
    control.click()


def by_touch(control: Any) -> None:
    control.tap()


def at_once(control: Any) -> None:
    """By no hand at all, where a test only wants to come to some place of a game."""
    control.evaluate("one => one.click()")


def by_keys(control: Any) -> None:
    """As with a keyboard: the control is focused, then Enter is pressed."""
    control.focus()
    control.press("Enter")


def fill_seats(page: Any, seats: tuple[str, ...], press: Press) -> None:
    """Who sits where, in a form; people on this device have names of their own."""
    choose_kinds(page, seats, press)
    names = page.locator("input[type=text]")
    for i, name in enumerate(("Lou", "Sam", "Noor", "Max")[: names.count()]):
        names.nth(i).fill(name)


def choose_kinds(page: Any, seats: tuple[str, ...], press: Press) -> None:
    """As many seats as that, and who or what is on each."""
    kinds = page.locator("select")
    while kinds.count() < len(seats):
        press(page.get_by_role("button", name="Add a seat"))
    while kinds.count() > len(seats):
        press(page.get_by_role("button", name=f"Remove seat {kinds.count()}"))
    for i, kind in enumerate(seats, start=1):
        page.get_by_label(f"Seat {i}", exact=True).select_option(kind)


def new_table(page: Any, *, seats: tuple[str, ...], press: Press = by_mouse) -> str:
    """Set a table from its form, first seat ours; returns its code."""
    page.get_by_label("Your name").fill("Lou")
    choose_kinds(page, seats, press)
    page.get_by_role("radio", name="At once").check()
    press(page.get_by_role("button", name="Set the table"))
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[-1]


def may_act(page: Any) -> bool:
    """Whether it is this page's turn and its last act has been answered."""
    return bool(page.locator("section[aria-busy=false] [data-act]").count())


def act(page: Any, press: Press, chance: Random) -> None:
    """One act: reveal, or take what there is to take."""
    takes = page.locator("[data-act^=take-]")
    pair = page.locator("[data-act=take]")
    reveal = page.locator("[data-act=reveal]")
    if pair.count():
        press(takes.nth(0))
        press(takes.nth(1))
        press(pair)
    elif reveal.count() and (not takes.count() or chance.random() < 0.6):
        press(reveal)
    else:
        press(takes.nth(chance.randrange(takes.count())))


def is_over(page: Any) -> bool:
    """Whether the count is shown."""
    return bool(page.locator("section.count").count())


def left_to_bots(page: Any, *, watching: bool = False) -> None:
    """Leave the game: bots play it to its end, which is all that some tests need; watched only if one wishes."""
    table, code = str(page.url), str(page.url).rsplit("/", 1)[-1]
    assert page.request.post(f"/api/tables/{code}/leave", data={}).ok
    if not watching:
        page.goto("about:blank")
        while page.request.get(f"/api/tables/{code}").json()["table"]["phase"] != "over":
            page.wait_for_timeout(20)
        page.goto(table)
    page.locator("section.count").wait_for(timeout=60_000)


def play_on(pages: dict[Any, Press], seed: int, *, acts: int = MOST_ACTS, patience: int = 2000) -> int:
    """Everybody plays to the end, for some acts, or until no turn comes for long; returns how many there were."""
    chance, done, waited = Random(seed), 0, 0
    watch = next(iter(pages))
    while done < acts and waited < patience and not is_over(watch):
        for page, press in pages.items():
            if may_act(page):
                was = page.locator("#log-title + ol > li").count()
                act(page, press, chance)
                page.wait_for_function(
                    "n => document.querySelectorAll('#log-title + ol > li').length !== n"
                    " || document.querySelector('section.count') || n >= 60",
                    arg=was,
                )
                done, waited = done + 1, 0
                break
        else:
            watch.wait_for_timeout(10)
            waited += 1
    return done
