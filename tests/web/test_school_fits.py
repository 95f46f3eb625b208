"""Every phase of random games of Fairy School fits the screen, from a wide window to a phone lying on its side.

Every control with a legal act is in view and not covered, or one press away: under a tab, or in the list of what
can be done.
"""

from random import Random
from typing import Any

import pytest

from tests.web.conftest import WHOLE, Visit
from tests.web.playing import at_once, is_over
from tests.web.school import READY, may_act, new_table

NEW = "/new/fairy-school"
SIZES = ((1440, 900), (1280, 720), (820, 1180), (360, 740), (740, 360))
STAGES = {"planning", "columns", "activation", "kindness", "study", "market"}
"""What every game shows before its second trimester."""
DRAFTED = STAGES | {"candidates"}
GAMES: tuple[tuple[int, tuple[str, ...], set[str]], ...] = (
    (1, (), DRAFTED),
    (3, (), STAGES),
    (2, ("expert: starting cards are drafted too",), DRAFTED),
    (2, ("advanced: projects are drafted", "Long game"), DRAFTED),
    (4, ("Less dependence",), DRAFTED),
)
SAMPLED = GAMES if WHOLE else GAMES[:3]
MOST_ACTS = 300
PERCENT_DONE = 6
"""How often somebody at random says that they have finished."""

LOOK = """() => {
  const problems = []
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
  const desk = document.querySelector('.desk')
  const over = document.documentElement
  if (over.scrollWidth > innerWidth + 1) problems.push(`the page is ${over.scrollWidth} wide`)
  if (over.scrollHeight > innerHeight + 1) problems.push(`the page is ${over.scrollHeight} high`)
  const acts = new Map()
  for (const one of desk.querySelectorAll('[data-act], [data-pay], [data-plan]')) {
    if (one.closest('details')) continue
    const name = one.dataset.act ?? one.dataset.pay ?? one.dataset.plan
    acts.set(name, [...(acts.get(name) ?? []), one])
  }
  const isSeen = (one) => {
    if (!shown(one)) return 'hidden'
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'out of view'
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!hit || !(one.contains(hit) || hit.contains(one))) {
      const what = hit ? `${hit.tagName}.${hit.className}` : 'nothing'
      return `covered by ${what}`
    }
    return ''
  }
  const listed = [...desk.querySelectorAll('details [data-act]')].map((one) => one.dataset.act)
  for (const [name, controls] of acts) {
    const found = controls.map(isSeen)
    const away = found.every((one) => one === 'hidden') && controls.some((one) => one.closest('.rail'))
    if (!found.includes('') && !away && !listed.includes(name)) problems.push(`${name}: ${found.join(', ')}`)
  }
  const bar = desk.querySelector('.bar').getBoundingClientRect()
  for (const one of desk.querySelectorAll('.stage')) {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const apart = bottom <= bar.top + 1 || top >= bar.bottom - 1 || right <= bar.left + 1 || left >= bar.right - 1
    if (shown(one) && !apart) problems.push('the bar of acts lies over the stage')
  }
  for (const one of desk.querySelectorAll('h2, h3')) {
    const size = parseFloat(getComputedStyle(one).fontSize)
    const { width, height } = one.getBoundingClientRect()
    if (shown(one) && !one.closest('.sr') && width > 1 && width < size * 2 && height > size * 3)
      problems.push(`a heading of letters: ${one.textContent}`)
  }
  return problems
}"""
"""What does not fit, as sentences."""

STAGE = """() => document.querySelector('.desk').dataset.stage +
  (document.querySelector('[data-continue]') ? ' asking back' : '')"""
"""What is on stage, and whether it is asked back."""
OFFERED = """() => [...document.querySelectorAll('.desk [data-act]')]
  .filter((one) => one.getAttribute('aria-disabled') !== 'true')
  .map((one) => one.dataset.act)"""


def look_at(page: Any, where: str) -> list[str]:
    """What does not fit at any of the sizes."""
    problems = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        problems += [f"{where} at {width}x{height}: {one}" for one in page.evaluate(LOOK)]
    page.set_viewport_size({"width": 1440, "height": 900})
    return problems


def act_at_random(page: Any, random: Random) -> None:
    """Something that can be done, sometimes finishing."""
    moves = sorted(set(page.evaluate(OFFERED)))
    verbs = sorted({move.split()[0] for move in moves} - {"done", "convert", "air"})
    finish = "done" in moves and (not verbs or random.randrange(100) < PERCENT_DONE)
    verb = random.choice(verbs) if verbs and not finish else "done"
    move = random.choice([move for move in moves if move.split()[0] == verb])
    at_once(page.locator(f".desk [data-act='{move}']").last)


@pytest.mark.parametrize(("seats", "variants", "wanted"), SAMPLED)
def test_every_phase_fits_every_screen(
    visit: Visit, seats: int, variants: tuple[str, ...], wanted: set[str]
) -> None:
    page, random = visit(NEW), Random(seats)
    new_table(page, seats=("me", *["bot:hedgehog"] * (seats - 1)), variants=variants)
    page.locator(READY).wait_for()
    seen: set[str] = set()
    problems: list[str] = []
    acts = 0
    while acts < MOST_ACTS and not is_over(page) and (WHOLE or not wanted <= seen):
        if not may_act(page):
            page.wait_for_timeout(10)
            continue
        stage = page.evaluate(STAGE)
        if stage not in seen:
            seen.add(stage)
            problems += look_at(page, stage)
        act_at_random(page, random)
        acts += 1
    assert problems == []
    assert wanted <= seen
