"""Every screen on the smallest phone and on phones held sideways: nothing sticks out, all acts are in sight."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.screens import Screen, plain_screens, someone, table_screens
from tests.web.sight import wider

PATIENCE = 60_000
"""Milliseconds: an analysis takes its time on a busy machine."""
NARROW = (320, 640)
SIDEWAYS = ((740, 360), (844, 390))
OUT_OF_SIGHT = """(acts) => acts.filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  if (!one.checkVisibility()) return false
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return true
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return !hit || !(one.contains(hit) || hit.contains(one))
}).map((one) => one.dataset.act ?? one.ariaLabel ?? (one.textContent.trim() || one.outerHTML))"""
"""Acts that are not in the window at once, or lie under something."""
BAR_HEIGHT = "document.querySelector('body:has([data-table]) header.top')?.offsetHeight ?? 0"
COVERED = """() => {
  const controls = [...document.querySelectorAll('a[href], button, input, select, summary')]
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const name = (one) => (one.ariaLabel || one.innerText || one.id || one.outerHTML).trim().slice(0, 60)
  const isForEars = (one) => one && (getComputedStyle(one).clipPath !== 'none' || isForEars(one.parentElement))
  const lost = []
  for (const one of controls) {
    if (!shown(one) || one.closest('[inert]') || isForEars(one)) continue
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = one.getClientRects()[0] ?? one.getBoundingClientRect()
    if (right - left < 2) continue
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const label = one.labels?.[0]
    if (hit && (one.contains(hit) || hit.contains(one) || label?.contains(hit))) continue
    lost.push(`${name(one)}: ${hit ? `under ${hit.tagName}.${hit.className}` : 'outside'}`)
  }
  scrollTo(0, 0)
  return lost
}"""
"""Controls that cannot be brought into sight by scrolling, or lie under something then."""


def problems_of(page: Any, screen: Screen) -> list[str]:
    """What is wrong with a screen at each of the sizes."""
    found = []
    page.goto(screen.path)
    page.locator(screen.stands).first.wait_for(timeout=PATIENCE)
    page.evaluate("document.fonts.ready")
    for width, height in (NARROW, *SIDEWAYS):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        page.evaluate("scrollTo(0, 0)")
        told = [f"{wider(page)} px too wide"] if wider(page) > 0 else []
        told += ["the bar takes two lines"] if width > height and page.evaluate(BAR_HEIGHT) > 60 else []
        if screen.acts and width > height:
            assert page.locator(screen.acts).count(), (screen, "names no act")
            told += [f"not in sight: {act}" for act in page.locator(screen.acts).evaluate_all(OUT_OF_SIGHT)]
        told += page.evaluate(COVERED)
        found += [f"{screen.path} at {width}x{height}: {one}" for one in told]
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_screen_fits_a_phone_either_way(visit: Visit, lang: str) -> None:
    page, guest = someone(visit, lang=lang)
    chosen = {"name": "Marguerite", "hints": lang == "en"}
    page.evaluate("chosen => localStorage.setItem('veillee.settings', JSON.stringify(chosen))", chosen)
    problems = []
    for screen in (*table_screens(guest), *plain_screens()):
        problems += problems_of(page, screen)
    assert problems == []
