/** The stretch of the kindness track round a space, drawn straight: the short way below, long ways above it. */

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
const LOW = 52
const HIGH = 20
const BEFORE = 1

/** The short way from the start to the end. */
export function mainWay(track: SchoolSpace[]): string[] {
  const byName = new Map(track.map((space) => [space.name, space]))
  const main: string[] = []
  for (let space = track[0]; space && !main.includes(space.name); space = byName.get(space.ways[0] ?? ''))
    main.push(space.name)
  return main
}

/** Where on the short way a space lies; one of a long way counts as the fork before it. */
export function placeOf(track: SchoolSpace[], name: string): number {
  const main = mainWay(track)
  const at = main.indexOf(name)
  if (at >= 0) return at
  return main.findIndex((fork) => branchOf(track, fork, main).includes(name))
}

/** The spaces of the long way that leaves a fork. */
function branchOf(track: SchoolSpace[], fork: string, main: string[]): string[] {
  const byName = new Map(track.map((space) => [space.name, space]))
  const [short, long] = byName.get(fork)!.ways
  const found: string[] = []
  if (short === long) return found
  for (
    let next = long;
    next && !main.includes(next) && found.length < track.length;
    next = byName.get(next)!.ways[0]
  )
    found.push(next)
  return found
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

/** The spaces of a way from a fork on: those that are walked, and some that lie beyond. */
export function stretchOf(
  track: SchoolSpace[],
  from: string,
  way: 0 | 1,
  steps: number,
  beyond: number,
): { space: SchoolSpace; walked: boolean }[] {
  const byName = new Map(track.map((space) => [space.name, space]))
  const found = [{ space: byName.get(from)!, walked: true }]
  let next = byName.get(from)!.ways[way]
  for (let i = 0; next && i < steps + beyond; i++) {
    const space = byName.get(next)!
    found.push({ space, walked: i < steps })
    next = space.ways[0]
  }
  return found
}
