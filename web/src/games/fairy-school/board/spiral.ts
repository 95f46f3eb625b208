/** Where the spaces of the kindness track lie: the short way on a spiral, long ways bulging out beside it. */

import type { SchoolSpace } from '../generated'

export interface Spot extends SchoolSpace {
  x: number
  y: number
}

export interface Spiral {
  spots: Spot[]
  /** Pairs of names that are joined; long ways are drawn otherwise. */
  edges: { from: Spot; to: Spot; long: boolean }[]
}

export const SIZE = 320
const OUTER = 128
const STEP = 21.5
const INWARD = 45 / (2 * Math.PI)
const BULGE = 19
const FIRST = Math.PI * 0.75

/** Angle and radius of the n-th space of the short way; n may lie between two spaces. */
function along(n: number): { angle: number; radius: number } {
  let angle = 0
  for (let done = 0; done < n; done += 0.25)
    angle += (STEP * Math.min(0.25, n - done)) / Math.max(16, OUTER - INWARD * angle)
  return { angle: angle + FIRST, radius: Math.max(14, OUTER - INWARD * angle) }
}

function at(n: number, out: number): { x: number; y: number } {
  const { angle, radius } = along(n)
  return { x: SIZE / 2 + Math.cos(angle) * (radius + out), y: SIZE / 2 + Math.sin(angle) * (radius + out) }
}

export function spiralOf(track: SchoolSpace[]): Spiral {
  const byName = new Map(track.map((space) => [space.name, space]))
  const spots = new Map<string, Spot>()
  const main: string[] = []
  for (let space = track[0]; space && !main.includes(space.name); space = byName.get(space.ways[0] ?? ''))
    main.push(space.name)
  main.forEach((name, i) => spots.set(name, { ...byName.get(name)!, ...at(i, 0) }))
  const edges: Spiral['edges'] = []
  const join = (from: string, to: string | null, long: boolean): void => {
    const [a, b] = [spots.get(from), spots.get(to ?? '')]
    if (a && b) edges.push({ from: a, to: b, long })
  }
  main.forEach((name, i) => {
    const { ways } = byName.get(name)!
    join(name, ways[0], false)
    if (ways[0] === ways[1]) return
    const branch: string[] = []
    let next = ways[1]
    while (next && !main.includes(next) && branch.length < track.length) {
      branch.push(next)
      next = byName.get(next)!.ways[0]
    }
    const span = Math.max(1, main.indexOf(next ?? '') - i)
    branch.forEach((one, j) =>
      spots.set(one, { ...byName.get(one)!, ...at(i + (span * (j + 1)) / (branch.length + 1), BULGE) }),
    )
    ;[name, ...branch].forEach((one, j) => join(one, branch[j] ?? next, true))
  })
  return { spots: [...spots.values()], edges }
}
