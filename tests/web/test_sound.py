"""Sounds are made by the browser, only where they are asked for."""

from typing import Any

from tests.web.conftest import Visit
from tests.web.playing import by_mouse, left_to_bots, new_table, play_on

LISTEN = """() => {
  window.rung = []
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when) {
    window.rung.push({ pitch: this.frequency.value, state: this.context.state })
    start.call(this, when)
  }
}"""
DRAW, BAD, END = 659, 196, 523
GENTLE = 0.1


def seated(visit: Visit, *seats: str) -> Any:
    page = visit("/new")
    page.evaluate(LISTEN)
    new_table(page, seats=("me", *seats))
    page.locator("[data-act=reveal]").wait_for()
    return page


def rung(page: Any, *, least: int = 0) -> list[int]:
    """The pitches heard since one last asked, at least so many."""
    page.wait_for_timeout(250)
    page.wait_for_function("n => window.rung.length >= n", arg=least)
    return [note["pitch"] for note in page.evaluate("() => window.rung.splice(0)")]


def switch(page: Any) -> None:
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Sound").click()
    page.keyboard.press("Escape")


def test_silent_until_asked_then_heard_then_silent_again(visit: Visit) -> None:
    page = seated(visit, "me")
    page.locator("[data-act=reveal]").click()
    assert rung(page) == []
    switch(page)
    assert rung(page, least=1), "the switch itself is heard"
    page.locator("[data-act^=take-]").first.click()
    page.locator("[data-act=reveal]").wait_for()
    assert rung(page, least=1)
    page.wait_for_timeout(300)
    page.locator("[data-act=reveal]").click()
    assert rung(page, least=1)[0] in (DRAW, BAD)
    assert page.evaluate("JSON.parse(localStorage['veillee.settings']).sound") is True
    switch(page)
    rung(page)
    page.locator("[data-act=reveal], [data-act^=take-]").first.click()
    assert rung(page) == []


def test_the_end_is_heard_and_nothing_when_a_page_is_opened_again(visit: Visit) -> None:
    page = seated(visit, "bot:hedgehog")
    switch(page)
    play_on({page: by_mouse}, 9, acts=6)
    left_to_bots(page, watching=True)
    page.wait_for_function("end => window.rung.slice(-4).some((note) => note.pitch === end)", arg=END)
    heard = page.evaluate("() => window.rung")
    assert END in [note["pitch"] for note in heard[-4:]]
    assert {note["state"] for note in heard[1:]} <= {"running", "suspended"}
    page.add_init_script(f"({LISTEN})()")
    page.reload()
    page.locator("section.count").wait_for()
    assert rung(page) == []
