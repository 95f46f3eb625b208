"""How people play Sun and Moon in the browser: a card, then a lit place; or what there is to collect."""

from random import Random
from typing import Any

from tests.web.playing import Press, by_mouse, fill_seats, is_over

BUSY = "section[aria-busy=false]"
MOST_ACTS = 900
LOG = "JSON.stringify([...document.querySelectorAll('#log-title + ol > li')].map((li) => li.textContent))"
CHANGED = f"was => {LOG} !== was || document.querySelector('section.count, .curtain')"


def new_table(page: Any, *, seats: tuple[str, ...], press: Press = by_mouse) -> str:
    """Set a table from its form; people on this device have names of their own. Returns its code."""
    page.get_by_label("At once").wait_for()
    fill_seats(page, seats, press)
    page.get_by_label("At once").check()
    press(page.get_by_role("button", name="Set the table"))
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[-1]


def act(page: Any, press: Press, chance: Random) -> None:
    """One act: collect if there is something, else a card that has a place, else the total eclipse."""
    collect, eclipse = page.locator("[data-act=collect]"), page.locator("[data-act=total-eclipse]")
    cards = page.locator(".hand button[data-act]:not(.stuck)")
    if collect.count() and chance.random() < 0.8:
        press(collect)
    elif cards.count():
        press(cards.nth(chance.randrange(cards.count())))
        places = page.locator("[data-target]")
        own = page.locator(".own [data-target]")
        wanted = own if own.count() and chance.random() < 0.7 else places
        place = wanted.nth(chance.randrange(wanted.count()))
        place.evaluate("place => place.scrollIntoView({ block: 'center' })")
        press(place)
    else:
        press(collect if collect.count() else eclipse)


def may_act(page: Any) -> bool:
    """Whether it is this page's turn and its last act has been answered; collecting stands in the rows."""
    return bool(page.locator(BUSY).count() and page.locator("[data-act]").count())


def open_curtain(page: Any, press: Press) -> None:
    """The next person on this device says that it is them."""
    curtain = page.locator(".curtain button")
    if curtain.count():
        press(curtain)


def play_on(pages: dict[Any, Press], seed: int, *, acts: int = MOST_ACTS, patience: int = 2000) -> int:
    """Everybody plays to the end, for some acts, or until no turn comes for long; returns how many there were."""
    chance, done, waited = Random(seed), 0, 0
    watch = next(iter(pages))
    while done < acts and waited < patience and not is_over(watch):
        for page, press in pages.items():
            open_curtain(page, press)
            if may_act(page):
                was = page.evaluate(LOG)
                act(page, press, chance)
                page.wait_for_function(CHANGED, arg=was)
                done, waited = done + 1, 0
                break
        else:
            watch.wait_for_timeout(10)
            waited += 1
    return done
