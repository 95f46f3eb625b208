"""What a person sees without scrolling: inside the window, and not behind something else."""

from typing import Any

SIZES = [
    {"width": width, "height": height}
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (360, 740), (740, 360))
]

BEYOND = """(all) => [...all].filter((one) => {
  const box = one.getBoundingClientRect()
  if (!one.checkVisibility()) return false
  if (!box.width || !box.height) return true
  if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) return true
  const inset = 4
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + inset, box.top + inset],
    [box.right - inset, box.bottom - inset],
  ]
  const covers = (top) => top && !one.contains(top) && !top.contains(one)
  const neighbour = (top) => top.closest('[data-act], .place, .one') !== null
  return points.some(([x, y], i) => {
    const top = document.elementFromPoint(x, y)
    return covers(top) && (i === 0 || !neighbour(top))
  })
}).map((one) => one.dataset.act ?? one.dataset.part ?? one.dataset.shown ?? one.className)"""
"""Of some elements those that are outside the window or covered: in the middle by anything, at two corners by
anything but a card that lies beside it."""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def beyond_reach(page: Any, selector: str) -> list[str]:
    """The controls that are not in sight, by what they do."""
    found: list[str] = page.locator(selector).evaluate_all(BEYOND)
    return found


def wider(page: Any) -> int:
    """By how much the page is wider than the window."""
    return int(page.evaluate(WIDER))
