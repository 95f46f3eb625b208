/** Legal moves as they are offered: what answers the question, the free acts beside it, and « done ». */

import { plainName } from '../cards/words'
import type { Creature, SchoolBox } from '../generated'
import type { ShownView } from './shown'

export interface Groups {
  main: string[]
  free: string[]
  done: boolean
}

export function groupsOf({ moves, box }: Pick<ShownView, 'moves' | 'box'>): Groups {
  const isFree = (move: string): boolean => box.free_acts.includes(move.split(' ')[0]!)
  const free = moves.filter(isFree)
  const main = moves.filter((move) => move !== 'done' && !isFree(move))
  return { main, free, done: moves.includes('done') }
}

const DRAWN = ['act', 'slot', 'col', 'pick', 'keep', 'aside', 'play', 'take', 'final', 'starter']

/** Whether all of some moves are controls on the table itself. */
export const isDrawn = (moves: string[]): boolean =>
  moves.length > 0 && moves.every((move) => DRAWN.includes(move.split(' ')[0]!))

const PARTS: Record<string, Part> = {
  plan: 'forest',
  place_slot: 'forest',
  column: 'forest',
  second: 'forest',
  free: 'forest',
  toss: 'forest',
  trim: 'forest',
  open: 'projects',
  final: 'zones',
  fork: 'boards',
  study: 'boards',
  learn: 'boards',
  certificate: 'boards',
}
export type Part = 'zones' | 'forest' | 'projects' | 'boards'

/** The part of the table that a question is about. */
export const partOf = (ask: string | undefined): Part | undefined =>
  ask === undefined ? undefined : (PARTS[ask] ?? 'zones')

/** The creature that a move is about, if it is about one. */
export function creatureOf(move: string, box: SchoolBox): Creature | undefined {
  const what = move.split(' ')[1] ?? ''
  return (
    box.cards[plainName(what.split(':').at(-1)!)]?.creature ??
    (move.startsWith('study ') ? (what as Creature) : undefined)
  )
}

/** The element that a move is about, if it is about one. */
export const elementOf = (move: string): string | undefined => /^(?:el|convert|air) (.)$/.exec(move)?.[1]
