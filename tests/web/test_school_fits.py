"""Every moment of random games of Fairy School fits the screen, from a wide window to a phone lying on its side.

Every control with a legal act is in view and not covered, with what it refers to: at once in a window; on smaller
screens after scrolling its own part, or one press away, under a tab or in the list of what can be done.
"""

from typing import Any

import pytest

import veillee
from tests.web.conftest import Visit
from tests.web.school_moments import fullest, moments
from tests.web.staged import Stage

SIZES = ((1440, 900), (1280, 720), (820, 1180), (360, 740), (740, 360))
GAMES: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (1, "en", {}),
    (2, "fr", {"start": "expert"}),
    (3, "en", {"start": "advanced"}),
    (4, "fr", {"spread": True, "fast": True}),
    (5, "en", {"starters": "chosen", "express": True}),
    (6, "fr", {"long": True}),
)
"""Every number of seats and every variant, with a language."""
KINDS = {
    "planning plan",
    "columns column",
    "activation activate",
    "kindness fork",
    "study study",
    "end open",
    "over",
}
"""What every year asks."""

SEEN = """
  const wide = innerWidth > 960
  const desk = document.querySelector('.desk')
  const all = (selector) => [...document.querySelectorAll(selector)]
  const box = (one) => one.getBoundingClientRect()
  const shown = (one) => one.checkVisibility({ visibilityProperty: true })
  const hidden = (one, scrolls) => {
    if (!shown(one)) return 'hidden'
    if (scrolls) one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = box(one)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'out of view'
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (hit && (one.contains(hit) || hit.contains(one))) return ''
    return `covered by ${hit ? `${hit.tagName}.${hit.className}` : 'nothing'}`
  }"""
"""Why something is not in sight; nothing if it is."""

ACTS = f"""() => {{{SEEN}
  const problems = []
  const acts = Map.groupBy(
    all('.desk :is([data-act], [data-pay], [data-plan])').filter((one) => !one.closest('details')),
    (one) => one.dataset.act ?? one.dataset.pay ?? one.dataset.plan,
  )
  const listed = all('.desk details [data-act]').map((one) => one.dataset.act)
  for (const [name, controls] of acts) {{
    const found = controls.map((one) => hidden(one, !wide || one.closest('.alt') !== null))
    const away = !wide && (listed.includes(name) || controls.some((one) => one.closest('.rail') && !shown(one)))
    if (!found.includes('') && !away) problems.push(`${{name}}: ${{found.join(', ')}}`)
  }}
  const need = (what, selector, scrolls) => {{
    if (!scrolls) for (const one of all('.desk .bar, .desk .bar *')) one.scrollTop = 0
    const found = all(`.desk :is(${{selector}})`).filter((one) => !one.closest('.rail') || wide)
    const lost = found.map((one) => hidden(one, scrolls)).filter(Boolean)
    if (lost.length || !found.length) problems.push(`${{what}}: ${{lost.join(', ') || 'missing'}}`)
  }}
  const verbs = new Set([...acts.keys()].map((name) => name.split(' ')[0]))
  const asks = (...some) => some.some((verb) => verbs.has(verb))
  if (desk.querySelector('section.acts')) {{
    need('the question', '[data-ask]')
    need('the store', '.store [data-element]')
  }}
  if (asks('slot') && desk.querySelector('.hand')) need('the hand', '.hand li', !wide)
  if (asks('slot', 'col')) need('the forest', '.stage [data-part=forest]')
  if (asks('short')) need('the spiral', '.stage [data-part=kindness]')
  if (asks('line', 'opt')) need('the card', '.ask .it')
  if (wide && desk.querySelector('section.acts')) {{
    need('the place on the spiral', '[data-part=kindness]')
    need('the forest', '[data-part=forest]')
    for (const one of all('.desk .proj').filter(shown))
      if (hidden(one)) problems.push(`the project ${{one.dataset.project}}: ${{hidden(one)}}`)
    for (const one of all('header .people li').filter((one) => hidden(one)))
      problems.push(`${{one.textContent}}: ${{hidden(one)}}`)
  }}
  return problems
}}"""
"""Which controls, or what they refer to, are not in sight."""

SHAPE = f"""() => {{{SEEN}
  const problems = []
  const {{ scrollWidth, scrollHeight }} = document.documentElement
  if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
    problems.push(`the page is ${{scrollWidth}} by ${{scrollHeight}}`)
  const before = (a, b) => a.bottom <= b.top + 1 || a.right <= b.left + 1
  const apart = (a, b) => before(a, b) || before(b, a)
  for (const one of all('.desk .stage').filter(shown))
    if (!apart(box(one), box(desk.querySelector('.bar')))) problems.push('the bar of acts lies over the stage')
  const words = all('header :is(.month, .phases li, .people li, .people :is(b, small), .btn)').filter(shown)
  words.forEach((one, i) => {{
    const under = words.slice(i + 1).find((next) => !one.contains(next) && !apart(box(one), box(next)))
    if (under) problems.push(`in the bar ${{one.textContent}} lies over ${{under.textContent}}`)
  }})
  for (const one of all('header .people small').filter(shown))
    if (one.scrollWidth > one.clientWidth + 1) problems.push(`in the bar no room for ${{one.textContent}}`)
  for (const one of all('.desk :is(h2, h3)').filter((one) => shown(one) && !one.closest('.sr'))) {{
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (box(one).width > 1 && box(one).width < size * 2 && box(one).height > size * 3)
      problems.push(`a heading of letters: ${{one.textContent}}`)
  }}
  if (wide) {{
    const stage = box(desk.querySelector('.stage'))
    for (const one of all('.desk .stage .forest li').filter(shown))
      if (box(one).bottom > stage.bottom + 1) problems.push('the forest lies under what is below the stage')
  }}
  return problems
}}"""
"""What lies over something else, or has no room."""

CUT = f"""() => {{{SEEN}
  const beyond = (a, b) =>
    a.top < b.top - 2 || a.left < b.left - 2 || a.bottom > b.bottom + 2 || a.right > b.right + 2
  const clipped = (one) => {{
    for (let up = one.parentElement; up && up !== desk; up = up.parentElement) {{
      const {{ overflowX, overflowY }} = getComputedStyle(up)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      if (up.matches('.alt, .rail') || (!wide && overflowY === 'auto')) return false
      if (beyond(box(one), box(up))) return true
    }}
    return false
  }}
  const tight = (one) =>
    one.clientHeight > 0 && (one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 2)
  const card = '.card :is(.nm, .ln), .cand :is(.nm, .body, .pickb), .final *'
  const small = `:is(.line, .hole.can > span, .now dd, ${{card}})`
  const roomy = `:is(.half, .zone h3 .name, .past, .card h4, .proj${{wide ? ', .zone h3 .faint' : ''}})`
  const worded = [
    ...all(`.desk .stage ${{small}}`),
    ...(innerWidth > 700 && innerHeight > 480 ? all(`.desk .stage ${{roomy}}, .desk .rail .head .faint`) : []),
  ]
  const named = (one) => one.textContent.trim() || one.closest('[aria-label]')?.ariaLabel
  return worded
    .filter((one) => shown(one) && !one.closest('.sr, svg') && (tight(one) || clipped(one)))
    .map((one) => `cut: ${{one.className}} ${{named(one)}}`)
}}"""
"""Names and lines of cards, final projects, halves and what is said of slots that are not there as a whole."""
ALL = f"""async () => {{
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return [{ACTS}, {SHAPE}, {CUT}].flatMap((look) => look())
}}"""
"""All of it, once the page is drawn at its size."""


def look_at(page: Any, where: str) -> list[str]:
    """What does not fit at any of the sizes."""
    problems = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        problems += [f"{where} at {width}x{height}: {one}" for one in page.evaluate(ALL)]
    return problems


@pytest.mark.parametrize(("seats", "lang", "options"), GAMES)
def test_every_moment_fits_every_screen(visit: Visit, seats: int, lang: str, options: dict[str, Any]) -> None:
    stage = Stage(visit("/", lang=lang))
    seen, problems = set(), []
    for kind, match in moments(seats, seats, **options):
        seen.add(kind)
        problems += look_at(stage.show(match, log=kind == "over"), f"{seats} seats, {kind}")
    assert problems == []
    assert seen >= KINDS - ({"planning plan"} if options.get("express") else set())


FULL: tuple[tuple[int, str, dict[str, Any]], ...] = (
    (1, "fr", {"start": "expert"}),
    (2, "en", {"start": "advanced", "long": True}),
    (3, "fr", {"start": "expert", "long": True}),
    (4, "fr", {"spread": True, "long": True}),
    (6, "en", {"start": "expert", "starters": "chosen"}),
)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "lang", "options"), FULL)
def test_the_fullest_moments_fit_too(visit: Visit, seats: int, lang: str, options: dict[str, Any]) -> None:
    stage, problems = Stage(visit("/", lang=lang)), []
    for kind, match in fullest(seats, seats + 9, **options):
        problems += look_at(stage.show(match, log=False), f"{seats} seats, {kind}")
    assert problems == []


def test_what_an_exchange_pays_leaves_the_cards_of_the_forest_whole(visit: Visit) -> None:
    """The question is at its tallest then; cards with two lines lie in both rows."""
    forest = "- - e6 d8 p9 / - - s4 x10 l7"
    me = {"store": "4E 4F", "personal": ["S66", "m5"], "shared": ["m3", "u1"], "forest": forest}
    given = {"order": ["A", "B"], "at": {"trimester": "II", "turn": 1, "phase": 3}, "A": me, "B": {}}
    match = veillee.load({"game": "fairy-school", **given})
    match.play(0, "act P:S66")
    page = Stage(visit("/", lang="fr")).show(match)
    assert page.locator(".acts > .pay").count() == 1
    assert look_at(page, "an exchange") == []
