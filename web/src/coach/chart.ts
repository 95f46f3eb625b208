/** Where things of the chart lie: acts from left to right, chances from bottom to top. */

import type { Analysis } from '$lib/protocol'

export const CHART = { width: 860, height: 300, left: 56, right: 676, top: 24, bottom: 266 } as const

/** Lines are told apart by their dashes as well as by colour. */
export const DASHES = ['', '9 5', '3 4', '14 4 3 4', '1 5', '18 6'] as const

export const xOf = (act: number, acts: number): number =>
  CHART.left + ((CHART.right - CHART.left) * act) / Math.max(1, acts)

export const yOf = (share: number): number =>
  CHART.bottom - (CHART.bottom - CHART.top) * Math.min(1, Math.max(0, share))

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

export const lineOf = ({ steps, acts }: Analysis, seat: number): string =>
  steps.map(({ act, chances }, i) => `${i ? 'L' : 'M'}${at(xOf(act, acts), yOf(chances[seat]!))}`).join('')

/** How far a chance may be off: most at one half, nothing where it is sure. */
const offBy = (share: number, margin: number): number => margin * 2 * Math.sqrt(share * (1 - share))

/** The band around the line of a seat. */
export function bandOf({ steps, acts, margin }: Analysis, seat: number): string {
  const edge = (sign: 1 | -1): string[] =>
    steps.map(({ act, chances }) => {
      const share = chances[seat]!
      return at(xOf(act, acts), yOf(share + sign * offBy(share, margin)))
    })
  return `M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`
}

/** The labels at the end of the lines, none on top of another. */
export function labelsOf({ steps }: Analysis, seats: number[], apart = 26): { seat: number; y: number }[] {
  const last = steps.at(-1)!.chances
  const labels = seats.map((seat) => ({ seat, y: yOf(last[seat]!) })).toSorted((a, b) => a.y - b.y)
  labels.forEach((label, i) => {
    const above = labels[i - 1]
    if (above && label.y < above.y + apart) label.y = above.y + apart
  })
  const over = (labels.at(-1)?.y ?? 0) - CHART.bottom - 10
  return over > 0 ? labels.map(({ seat, y }) => ({ seat, y: y - over })) : labels
}

/** Where the numbers of the turning points stand, none on top of another. */
export function marksOf({ turning, acts }: Analysis, apart = 28): number[] {
  const places: number[] = []
  for (const { act } of turning) places.push(Math.max(xOf(act, acts), (places.at(-1) ?? -apart) + apart))
  return places.map((place, i) => Math.min(place, CHART.right - 8 - apart * (places.length - 1 - i)))
}

/** Round numbers of acts along the foot. */
export function ticksOf(acts: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((n) => acts / n <= 8) ?? 500
  return Array.from({ length: Math.floor(acts / step) + 1 }, (_, i) => i * step)
}

/** Partners share a line: of each side its first seat. */
export function sidesOf({ steps }: Analysis): number[] {
  const seats = steps[0]!.chances.map((_, seat) => seat)
  return seats.filter(
    (seat) =>
      !seats
        .slice(0, seat)
        .some((other) => steps.every(({ chances }) => Math.abs(chances[seat]! - chances[other]!) < 1e-9)),
  )
}
