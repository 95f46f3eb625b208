/** Fairy School: the kindness track, its ways, and who is further on it (FS-121 to FS-124, FS-167). */

import { expectCards } from '../../game'
import type { Data } from '../../edition'

export interface Space {
  id: string
  /** An element, ANY or nothing. */
  gain: string
  stars: number
  /** The ways on: none at the end, two at a fork, the short one first. */
  ways: Space[]
  /** FS-167: spaces of the main line up to here, and spaces gone since the last of them. */
  rank: [main: number, since: number]
}

export interface Track {
  start: Space
  spaces: Space[]
  /** FS-124: what steps beyond the end give, and whether every one of them does. */
  beyond: string
  perStep: boolean
}

export function readTrack(kindness: Data): Track {
  const rows = kindness.space as Data[]
  const spaces = rows.map(({ id, gain, stars }): Space => ({
    id: String(id),
    gain: gain as string,
    stars: stars as number,
    ways: [],
    rank: [0, 0],
  }))
  const space = (id: unknown): Space => {
    const found = spaces.find((one) => one.id === String(id))
    expectCards(found !== undefined)
    return found
  }
  for (const { from, to, way } of kindness.edge as Data[]) {
    const ways = space(from).ways
    if (way === 'long') ways.push(space(to))
    else ways.unshift(space(to))
  }
  const { gain = '', per = 'turn' } = (kindness.after_last ?? {}) as Data
  return rank({ start: space(kindness.start), spaces, beyond: gain as string, perStep: per === 'step' })
}

/** FS-167: the main line are the spaces that no way round them leads to the end. */
export function rank(track: Track): Track {
  const order = inOrder(track.start)
  const end = order.at(-1)!
  const onMain = (space: Space): boolean => space === end || !reaches(track.start, end, space)
  let main = 0
  for (const space of order) {
    if (onMain(space)) space.rank = [main++, 0]
    for (const next of space.ways) {
      if (!onMain(next)) next.rank = [space.rank[0], space.rank[1] + 1]
    }
  }
  return track
}

/** The spaces from the start on, each behind all from which a way leads to it. */
function inOrder(start: Space): Space[] {
  const order: Space[] = []
  const under = new Set<Space>()
  const visit = (space: Space): void => {
    if (order.includes(space)) return
    expectCards(!under.has(space))
    under.add(space)
    for (const next of [...space.ways].reverse()) visit(next)
    order.unshift(space)
  }
  visit(start)
  return order
}

/** Whether a way leads from one space to another without a third. */
function reaches(from: Space, to: Space, without: Space): boolean {
  const seen = new Set([without])
  const todo = from === without ? [] : [from]
  for (let space = todo.pop(); space; space = todo.pop()) {
    if (seen.has(space)) continue
    seen.add(space)
    todo.push(...space.ways)
  }
  return seen.has(to)
}
