/** The two kinds of way on the kindness track: the short one from start to end, and long ones that leave it at forks. */

import type { SchoolSpace } from '../generated'

/** The short way from the start to the end. */
export function mainWay(track: SchoolSpace[]): string[] {
  const byName = new Map(track.map((space) => [space.name, space]))
  const main: string[] = []
  for (let space = track[0]; space && !main.includes(space.name); space = byName.get(space.ways[0] ?? ''))
    main.push(space.name)
  return main
}

/** The spaces of the long way that leaves a fork. */
export function branchOf(track: SchoolSpace[], fork: string, main: string[]): string[] {
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
