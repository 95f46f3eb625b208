/** Where the spaces of the kindness track lie: the short way on a spiral, long ways bulging out beside it. */

import type { SchoolSpace } from '../generated'
import { branchOf, mainWay } from './ways'

export interface Spot extends SchoolSpace {
  x: number
  y: number
  /** Where along the short way it lies, in spaces, and how far outside it. */
  n: number
  out: number
}

export interface Spiral {
  spots: Spot[]
  /** Pairs of names that are joined; long ways are drawn otherwise. */
  edges: { from: Spot; to: Spot; long: boolean }[]
  /** The point beside a spot where the k-th of those who stand there has its marker: inside, in the order of arrival. */
  beside: (spot: Spot, k: number) => { x: number; y: number }
  /** Where words about the two ways of a fork stand: the long one outside, the short one inside. */
  aside: (spot: Spot, way: 'long' | 'short') => { x: number; y: number }
}

export const SIZE = 320
const OUTER = 128
const STEP = 21.5
const INWARD = 45 / (2 * Math.PI)
const BULGE = 19
const FIRST = Math.PI * 0.75
/** So many spaces after a fork both ways are on top. */
const TOP_OF_FORK = 1.5
const WORDS = 26
/** Markers stand inside the line, so far from it and from each other. */
const INSIDE = 15
const APART = 0.62

/** Angle and radius of the n-th space of the short way; n may lie between two spaces, or before the first. */
function along(n: number): { angle: number; radius: number } {
  let angle = Math.min(0, n) * (STEP / OUTER)
  for (let done = 0; done < n; done += 0.25)
    angle += (STEP * Math.min(0.25, n - done)) / Math.max(16, OUTER - INWARD * angle)
  return { angle: angle + FIRST, radius: Math.max(14, OUTER - INWARD * angle) }
}

/** The track as a spiral; with the name of a fork, turned so that its two ways lie on top. */
export function spiralOf(track: SchoolSpace[], fork?: string): Spiral {
  const byName = new Map(track.map((space) => [space.name, space]))
  const main = mainWay(track)
  const middle = main.indexOf(fork ?? '') + TOP_OF_FORK
  const turn = fork !== undefined && main.includes(fork) ? -Math.PI / 2 - along(middle).angle : 0
  const at = (n: number, out: number): { x: number; y: number; n: number; out: number } => {
    const { angle, radius } = along(n)
    const point = (trig: (angle: number) => number): number => SIZE / 2 + trig(angle + turn) * (radius + out)
    return { x: point(Math.cos), y: point(Math.sin), n, out }
  }
  const spots = new Map<string, Spot>(main.map((name, i) => [name, { ...byName.get(name)!, ...at(i, 0) }]))
  const edges: Spiral['edges'] = []
  const join = (from: string, to: string | null | undefined, long: boolean): void => {
    const [a, b] = [spots.get(from), spots.get(to ?? '')]
    if (a && b) edges.push({ from: a, to: b, long })
  }
  main.forEach((name, i) => {
    join(name, byName.get(name)!.ways[0], false)
    const branch = branchOf(track, name, main)
    if (!branch.length) return
    const end = byName.get(branch.at(-1)!)!.ways[0]
    const span = Math.max(1, main.indexOf(end ?? '') - i)
    branch.forEach((one, j) =>
      spots.set(one, { ...byName.get(one)!, ...at(i + (span * (j + 1)) / (branch.length + 1), BULGE) }),
    )
    ;[name, ...branch].forEach((one, j) => join(one, branch[j] ?? end, true))
  })
  return {
    spots: [...spots.values()],
    edges,
    beside: ({ n, out }, k) => at(n - k * APART, out - INSIDE),
    aside: ({ n }, way) => at(n + TOP_OF_FORK, way === 'long' ? BULGE + WORDS : -WORDS),
  }
}
