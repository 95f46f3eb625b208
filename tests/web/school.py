"""How people play Fairy School in the browser: whatever lights up, or the list in words, or keys alone."""

import re
from typing import Any

from tests.web.playing import Press, at_once, by_mouse, fill_seats, is_over

MOST_ACTS = 900
READY = "section.acts[aria-busy=false]"
WISHES = [
    *("step", "bonus", "realise", "act", "line", "opt", "slot", "col", "el", "pick", "keep", "final"),
    *("take", "play", "study", "cert", "short", "use", "starter", "aside"),
]
"""Verbs in the order in which somebody eager would play them."""
SAVING = [wish for wish in WISHES if wish not in ("realise", "step", "bonus", "opt")]
"""What somebody does who gathers elements and spends none."""
HURRIED = [wish for wish in WISHES if wish not in ("realise", "step", "bonus", "act", "use", "study")]
"""What somebody does who wants to see the year pass."""
OFFERED = """wishes => {
  const shown = (one) => one.checkVisibility() && one.closest('details:not([open])') === null
  const all = [...document.querySelectorAll('[data-act]')].filter(shown)
  const verb = [...wishes, 'done'].find((wish) => all.some((one) => one.dataset.act.split(' ')[0] === wish))
  return all.find((one) => one.dataset.act.split(' ')[0] === verb)?.dataset.act ?? null
}"""


def fill_form(
    page: Any, *, seats: tuple[str, ...], variants: tuple[str, ...] = (), press: Press = by_mouse
) -> None:
    """Wish for a table in its form; people on this device have names of their own."""
    page.get_by_role("radio", name="At once").wait_for()
    fill_seats(page, seats, press)
    for name in variants:
        begins = re.compile(f"^{re.escape(name)}")
        page.get_by_role("checkbox", name=begins).or_(page.get_by_role("radio", name=begins)).check()
    page.get_by_role("radio", name="At once").check()


def new_table(
    page: Any, *, seats: tuple[str, ...], variants: tuple[str, ...] = (), press: Press = by_mouse
) -> str:
    """Set a table from its form; returns its code."""
    fill_form(page, seats=seats, variants=variants, press=press)
    press(page.get_by_role("button", name="Set the table"))
    page.wait_for_url("**/t/*")
    return str(page.url).rsplit("/", 1)[-1]


def may_act(page: Any) -> bool:
    """Whether something is asked of this page and its last act has been answered."""
    return bool(page.locator(READY).count())


def asked(page: Any) -> str:
    """The question that stands on the page."""
    return str(page.locator(f"{READY} h2").inner_text())


def question(words: str) -> str:
    """Where a question with such words stands."""
    return f"{READY} h2:has-text('{words}')"


def act(page: Any, press: Press, wishes: list[str] = WISHES) -> str:
    """One act by what is drawn, what is wished for if it can be; returns the move."""
    move = page.evaluate(OFFERED, wishes) or page.evaluate(OFFERED, WISHES)
    assert move, "nothing can be done"
    press(page.locator(f"[data-act='{move}']").locator("visible=true").last)
    return str(move)


def play_on(pages: dict[Any, Press], *, acts: int = MOST_ACTS, patience: int = 2000) -> int:
    """Everybody plays to the end, for some acts, or until nothing is asked for long; returns how many."""
    done, waited = 0, 0
    watch = next(iter(pages))
    while done < acts and waited < patience and not is_over(watch):
        ready = [(page, press) for page, press in pages.items() if may_act(page)]
        for page, press in ready:
            act(page, press)
        done, waited = done + len(ready), 0 if ready else waited + 1
        watch.wait_for_timeout(10)
    return done


def play_until(page: Any, wanted: str, wishes: list[str] = SAVING) -> list[str]:
    """Come by some wishes to where something stands on the page; returns the moves."""
    moves: list[str] = []
    while not is_over(page):
        if may_act(page):
            if page.locator(wanted).count():
                return moves
            moves.append(act(page, at_once, wishes))
        page.wait_for_timeout(5)
    raise AssertionError(f"the game ended without {wanted}")
