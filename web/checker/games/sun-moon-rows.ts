/** Sun and Moon: rows, and where a card fits in one (SL-09 to SL-39). */

import type { Card } from './sun-moon-cards'

/** What lies at one place, from the bottom up. */
export type Stack = Card[]
export type Row = Stack[]

export const SHORTEST = 5

/** SL-15: the number that a place shows; none where it is dark. */
export const shown = (stack: Stack | undefined): number | undefined => stack?.at(-1)?.number
const isLit = (stack: Stack | undefined): boolean => shown(stack) !== undefined

/** SL-12, SL-27: the nearest visible numbers on both sides of the gap before a place, or around a place. */
function bounds(row: Row, before: number, after: number): [low: number, high: number] {
  const left = row.slice(0, before).findLast(isLit)
  const right = row.slice(after).find(isLit)
  return [shown(left) ?? -Infinity, shown(right) ?? Infinity]
}

const between = (card: Card, [low, high]: [number, number]): boolean => card.number! > low && card.number! < high

/** SL-12, SL-16: the clause by which a number does not go to an end of a row. */
export function misfitAtEnd(row: Row, card: Card, end: string, beyondDark: boolean): number | undefined {
  const dark = !isLit(end === 'left' ? row[0] : row.at(-1))
  if (dark && !beyondDark) return 16
  const at = end === 'left' ? 0 : row.length
  if (between(card, bounds(row, at, at))) return undefined
  return dark ? 16 : 12
}

/** SL-13, SL-26 to SL-29: the clause by which a number does not go on a place. */
export function misfitOnPlace(row: Row, card: Card, at: number): number | undefined {
  if (at >= row.length) return 26
  if (isLit(row[at])) return 13
  if (row.some(isLit) && !isLit(row[at - 1]) && !isLit(row[at + 1])) return 28
  return between(card, bounds(row, at, at + 1)) ? undefined : 27
}

/** SL-23, SL-24: an eclipse goes on a place that is lit. */
export const misfitOfEclipse = (row: Row, at: number | undefined): number | undefined =>
  at !== undefined && isLit(row[at]) ? undefined : 24

/** A series of places, both ends included. */
export interface Run {
  first: number
  last: number
}

/** SL-32, SL-35: the runs of a row that are long enough. */
export function runsOf(row: Row): Run[] {
  const found: Run[] = []
  for (let first = 0; first < row.length; first++) {
    if (!isLit(row[first]) || isLit(row[first - 1])) continue
    const dark = row.findIndex((stack, at) => at > first && !isLit(stack))
    const last = (dark < 0 ? row.length : dark) - 1
    if (last - first + 1 >= SHORTEST) found.push({ first, last })
  }
  return found
}

/** SL-32, SL-35, SL-36: the clause by which a series of places cannot be collected. */
export function misfitOfRun(row: Row, { first, last }: Run, parts: boolean): number | undefined {
  if (last - first + 1 < SHORTEST || last >= row.length) return 32
  if (!row.slice(first, last + 1).every(isLit)) return 35
  const whole = !isLit(row[first - 1]) && !isLit(row[last + 1])
  return parts || whole ? undefined : 36
}

/** SL-37: whether two series of a row belong to the same run, from which only one goes at a time. */
export function shareRun(row: Row, one: Run, other: Run): boolean {
  const run = runsOf(row).find(({ first, last }) => first <= one.first && one.last <= last)!
  return run.first <= other.first && other.last <= run.last
}
