/** Fairy School: what a player is asked, and why an act is refused (FS-reasons, the first line that holds). */

import type { Seat, Table } from './table'

/** What a player wishes: `slot T1`, `done`. */
export interface Act {
  verb: string
  word: string
}

/** The clause that forbids a wish, 0 if none does. */
export type Judge = (word: string) => number

/** A question: which acts are offered, each with its judge. */
export interface Ask {
  offers: Record<string, Judge>
  /** The clause by which `done` is refused; 0 where it is offered. */
  done: number
  /** The clause by which free acts are refused that are not among the offers. */
  closed?: 34 | 35 | 270
}

/** Acts of one player: each question is given out, and the answer, which was judged, comes back. */
export type Asking<T = void> = Generator<Ask, T, Act>

/** What is going on while some players are asked. */
export type Matter =
  | 'starters'
  | 'S draft'
  | 'placing'
  | 'plain cards'
  | 'draft'
  | 'keeping'
  | 'finals'
  | 'activation'
  | 'study'
  | 'leader'
  | 'scoring'
  | 'other'

/** FS-003: players who act at the same time, each in their own course of questions. */
export interface Moment {
  matter: Matter
  acts: [seat: Seat, acts: Asking][]
}

export const together = (matter: Matter, seats: Seat[], acts: (seat: Seat) => Asking): Moment => ({
  matter,
  acts: seats.map((seat) => [seat, acts(seat)]),
})

/** Reason 7: an act of a kind that is not asked for now. */
const OTHER_KINDS: Record<string, number> = {
  slot: 61,
  col: 70,
  el: 33,
  act: 80,
  line: 87,
  opt: 87,
  take: 103,
  play: 104,
  short: 121,
  long: 121,
  study: 131,
  cert: 136,
  pick: 52,
  keep: 53,
  final: 166,
  aside: 225,
  use: 270,
  starter: 16,
}
const FREE_ACTS = ['convert', 'air', 'realise', 'bonus', 'step']
const BARE = ['done', 'bonus', 'step', 'short', 'long']
const VERBS = [...Object.keys(OTHER_KINDS), 'convert', 'air', 'realise'].filter((verb) => !BARE.includes(verb))

/** An act from its text; one that is no act at all has no verb, a card or word that is missing is nothing. */
export function readAct(text: string): Act {
  const words = text.split(/\s+/).filter((word) => word)
  if (words.length === 1 && BARE.includes(words[0]!)) return { verb: words[0]!, word: '' }
  if (!VERBS.includes(words[0]!)) return { verb: '', word: '' }
  return { verb: words[0]!, word: words.length === 2 ? words[1]! : '' }
}

/** Reasons 5 to 8, of somebody who is asked. */
export function refusal({ offers, done, closed }: Ask, matter: Matter, { verb, word }: Act): number {
  if (verb === 'done') return done
  const judge = offers[verb]
  if (judge) return judge(word)
  if (FREE_ACTS.includes(verb)) return closed ?? 35
  return verb === 'act' && matter === 'activation' ? 85 : (OTHER_KINDS[verb] ?? 3)
}

const ABSENT: Record<Matter, number> = {
  starters: 16,
  'S draft': 19,
  placing: 20,
  'plain cards': 241,
  draft: 52,
  keeping: 53,
  finals: 166,
  activation: 88,
  study: 3,
  leader: 205,
  scoring: 270,
  other: 3,
}

/** Reasons 2 to 4, of somebody who is not asked. */
export function absence(table: Table, seat: Seat, matter: Matter, { verb, word }: Act): number {
  if (matter !== 'study' || verb !== 'study') return ABSENT[matter]
  if (!table.hasMarker(seat)) return 134
  return seat.studied.includes(word) ? 133 : 131
}

/** One of some words, or else a clause. */
export const among =
  (words: string[], clause: number): Judge =>
  (word) =>
    words.includes(word) ? 0 : clause

/** Something that can be done, or else a clause. */
export const unless =
  (clause: number, possible: boolean): Judge =>
  () =>
    possible ? 0 : clause
