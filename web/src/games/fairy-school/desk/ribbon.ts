/** The stretch of the kindness track round a space, drawn straight: the short way below, long ways above it. */

import { branchOf, mainWay } from '../board/ways'
import type { SchoolSpace } from '../generated'

export interface Knot {
  space: SchoolSpace
  x: number
  y: number
}
export interface Ribbon {
  knots: Knot[]
  edges: { from: Knot; to: Knot; long: boolean }[]
  width: number
}

export const STEP = 40
const LOW = 60
const HIGH = 18
/** Markers stand below the spaces, so far from them and from each other. */
const BELOW = 21
const APART = 13
export const HEIGHT = LOW + BELOW + 11
const BEFORE = 1

/** Where on the short way a space lies; one of a long way counts as the fork before it. */
export function placeOf(track: SchoolSpace[], name: string): number {
  const main = mainWay(track)
  const at = main.indexOf(name)
  if (at >= 0) return at
  return main.findIndex((fork) => branchOf(track, fork, main).includes(name))
}

export function ribbonOf(track: SchoolSpace[], name: string, many: number): Ribbon {
  const byName = new Map(track.map((space) => [space.name, space]))
  const main = mainWay(track)
  const first = Math.max(0, Math.min(placeOf(track, name) - BEFORE, main.length - many))
  const shown = main.slice(first, first + many)
  const at = (one: string): number => (shown.indexOf(one) + 0.5) * STEP
  const knots = new Map<string, Knot>(shown.map((one) => [one, { space: byName.get(one)!, x: at(one), y: LOW }]))
  const edges: Ribbon['edges'] = []
  const join = (from: string, to: string | null | undefined, long: boolean): void => {
    const [a, b] = [knots.get(from), knots.get(to ?? '')]
    if (a && b) edges.push({ from: a, to: b, long })
  }
  for (const one of shown) {
    join(one, byName.get(one)!.ways[0], false)
    const branch = branchOf(track, one, main)
    const end = branch.length ? byName.get(branch.at(-1)!)!.ways[0] : null
    if (!branch.length || !end || !shown.includes(end)) continue
    branch.forEach((name, i) =>
      knots.set(name, {
        space: byName.get(name)!,
        x: at(one) + ((at(end) - at(one)) * (i + 1)) / (branch.length + 1),
        y: HIGH,
      }),
    )
    ;[one, ...branch].forEach((name, i) => join(name, branch[i] ?? end, true))
  }
  return { knots: [...knots.values()], edges, width: shown.length * STEP }
}

/** Where the markers of those on one space stand: in a row below it, within the ribbon. */
export function below({ x, y }: Knot, many: number, width: number): { x: number; y: number }[] {
  const half = ((many - 1) * APART) / 2
  const first = Math.min(Math.max(x - half, APART), width - APART - 2 * half)
  return Array.from({ length: many }, (_, k) => ({ x: first + k * APART, y: y + BELOW }))
}
