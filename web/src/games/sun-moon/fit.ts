/** The table is drawn as roomily as all of it can be seen at once: from large cards to rows folded to numbers. */

/** From the roomiest: how large cards are (the sizes of sky.css), and whether the rows of the others are numbers. */
const LEVELS = [
  ...[0, 1, 2, 3, 4, 5].map((size) => ({ size, folded: false })),
  ...[3, 4, 5].map((size) => ({ size, folded: true })),
]

/** Sets the first level, from `least` on, at which table and bar are in sight together. */
export function fit(root: HTMLElement, least = 0): number {
  for (let level = least; ; level++) {
    const { size, folded } = LEVELS[level]!
    root.dataset.fit = String(size)
    root.toggleAttribute('data-folded', folded)
    if (level === LEVELS.length - 1 || isAllInSight(root)) return level
  }
}

function isAllInSight(root: HTMLElement): boolean {
  const bar = root.querySelector<HTMLElement>('.frame > .bar')
  const parts = [...root.querySelectorAll('.frame > :is(.others, .middle, .mine)')]
  if (!bar || !parts.length) return true
  const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) + scrollY
  return bottom + bar.offsetHeight <= innerHeight
}

/** Controls that lie behind the bars, or beyond an edge of the window. */
export interface Beyond {
  above: HTMLElement[]
  below: HTMLElement[]
}

export function beyondOf(root: HTMLElement, controls: HTMLElement[]): Beyond {
  const bar = root.querySelector('.frame > .bar')?.getBoundingClientRect()
  const top = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0
  const isUnder = ({ left, right }: DOMRect): boolean => !!bar && bar.left < right && left < bar.right
  const found: Beyond = { above: [], below: [] }
  for (const control of controls) {
    const box = control.getBoundingClientRect()
    const bottom = Math.min(innerHeight, bar && isUnder(box) ? bar.top : innerHeight)
    if (!box.height) continue
    if (box.top < top - 1) found.above.push(control)
    else if (box.bottom > bottom + 1) found.below.push(control)
  }
  return found
}
