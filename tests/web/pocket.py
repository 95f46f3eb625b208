"""Devices that have the house in their pocket."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple

from tests.web.conftest import SAME_CHANCE
from veillee.server.http.pages import POCKET

FILES = POCKET
PATIENCE = 30_000

HEARD = """(() => {
  const post = Worker.prototype.postMessage, begun = new Map()
  const answered = ({ data }) => {
    for (const [id, at] of begun)
      if (data.type === 'said' && data.text.includes(id)) {
        begun.delete(id)
        self.acts.push(performance.now() - at)
      }
  }
  Worker.prototype.postMessage = function (...given) {
    if (self.house !== this) this.addEventListener('message', answered)
    self.house = this
    if (given[0].type === 'say') {
      const { type, id } = JSON.parse(given[0].text)
      if (type === 'play') begun.set(id, performance.now())
    }
    post.apply(this, given)
  }
  self.acts = []
  self.stalls = []
  const hear = (found) => self.stalls.push(...found.getEntries().map((one) => [one.startTime, one.duration]))
  new PerformanceObserver(hear).observe({ type: 'longtask' })
})()"""
"""For a page that tells how long each act took to be kept and answered, and when the page itself stalled.

Its house in the worker can be asked beside what the page asks.
"""
ASK_ON = """code => {
  let id = 0
  const ask = () => {
    const begun = performance.now(), own = --id
    const hear = ({ data }) => {
      if (data.type !== 'answer' || data.id !== own) return
      self.house.removeEventListener('message', hear)
      const { table } = JSON.parse(JSON.parse(data.answer).body), now = performance.now()
      self.answers.push([now, now - begun, table.to_act.includes(1)])
      setTimeout(ask, 10)
    }
    self.house.addEventListener('message', hear)
    self.house.postMessage({ type: 'fetch', id: own, method: 'GET', path: `/api/tables/${code}`, body: '' })
  }
  self.answers = []
  self.stalls.length = 0
  ask()
}"""
ASKED = """() => {
  const found = [self.answers, self.stalls]
  self.answers = []
  self.stalls = []
  return found
}"""
LEAST = 2
"""Who was asked so often meanwhile has thought for a while."""


class Thoughts(NamedTuple):
    """What somebody noticed who asked the house again and again while a bot at the second seat thought."""

    waited: list[float]
    """Milliseconds until each answer."""
    seconds: list[float]
    """How long each thought took."""
    stalls: list[float]
    """The longest task of the page itself during each thought, in milliseconds; 0 where none was over 50."""


def ask_on(page: Any, code: str) -> None:
    """Ask for a table again and again, from now on; the page has to have begun with HEARD."""
    page.evaluate(ASK_ON, code)


def asked_by_now(page: Any) -> Thoughts:
    """What came of it until now."""
    answers, stalls = page.evaluate(ASKED)
    assert answers, "the house has answered nothing"
    thoughts = [[*found] for thinking, found in groupby(answers, lambda one: one[2]) if thinking]
    long = [one for one in thoughts if len(one) >= LEAST]
    waited = [answer[1] for one in long for answer in one]
    times = [(one[0][0], one[-1][0]) for one in long]
    held = [max((ms for at, ms in stalls if begun < at < ended), default=0.0) for begun, ended in times]
    return Thoughts(waited, [(ended - begun) / 1000 for begun, ended in times], held)


def device_of(chromium: Any, home: str) -> Any:
    """A browser that has taken the house along, and still reaches it."""
    assert (FILES / "pocket.json").exists(), "the pocket is not built: make pocket"
    context = chromium.new_context(
        base_url=home,
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SAME_CHANCE)
    page = context.new_page()
    page.goto("/pocket")
    page.get_by_role("button", name="Install").click()
    page.get_by_role("heading", name="It is in your pocket").wait_for()
    page.close()
    return context


@contextmanager
def cut_off(chromium: Any, home: str) -> Iterator[Any]:
    """A browser that has taken the house along, and lost its network since."""
    context = device_of(chromium, home)
    context.set_offline(True)
    yield context
    context.close()
