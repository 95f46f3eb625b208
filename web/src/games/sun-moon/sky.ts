/** What every part of the table knows of it: the view, who sits there, what is in mind, what to do about it. */

import { CHOICES, keyOf } from '$lib/keys'
import { settings } from '$lib/settings.svelte'
import { isPlayed, LETTERS, seatOf, type LogLine, type Person } from '$lib/view'
import type { Stack } from './cards'
import type { SunMoonView, Target } from './generated'
import type { Collection, Piece } from './offers'

export interface Sky {
  view: SunMoonView
  people: Person[]
  front: number
  /** The card in mind. */
  card: string | undefined
  /** Where it may go, in all rows. */
  targets: Target[]
  /** What happened since the seat in front last acted. */
  news: News
  /** What may be collected now, by the seat in front. */
  collection: Collection
  /** The pieces that will be collected, by run. */
  wanted: Record<Piece, Piece | undefined>
  onplace: (row: string, at: string) => void
  onlook: (stack: Stack) => void
  onwant: (run: Piece, piece: Piece | undefined) => void
  oncollect: () => void
}

/** The how manieth of the places for the card in mind a place is, from 0; -1 where the card may not go. */
export const targetAt = ({ targets }: Pick<Sky, 'targets'>, row: string, at: string): number =>
  targets.findIndex(([name, where]) => name === row && where === at)

/** The key that lays the card at the n-th of these places. */
export const placeKey = (n: number): string | undefined =>
  CHOICES[n] ? keyOf(CHOICES[n], settings.keys) : undefined

/** What others did since the seat in front last acted. */
export interface News {
  /** Who laid a card, by `row card`. */
  laid: Map<string, number>
  /** The last card that was laid in each row, and by whom. */
  told: Map<string, [card: string, seat: number]>
  /** The last card that was laid. */
  last: string | undefined
  /** How many cards each seat collected. */
  collected: Map<number, number>
  /** Who acted. */
  seats: Set<number>
}

/** Reads the log from the last act of a seat on; before its first, from the beginning. */
export function newsOf(log: LogLine[], front: number): News {
  const own = log.findLastIndex((line) => isPlayed(line) && line.message !== 'sl-event-turn' && isOf(line, front))
  const since = log.slice(own + 1).filter((line) => isPlayed(line) && !isOf(line, front))
  const laid = since.flatMap((line) => {
    const { card, owner, suit } = line.args
    return typeof card === 'string' ? [{ row: `${owner}.${suit}`, card, seat: seatOf(line)! }] : []
  })
  const collected = since.filter((line) => line.message === 'sl-event-collected')
  return {
    laid: new Map(laid.map(({ row, card, seat }) => [`${row} ${card}`, seat])),
    told: new Map(laid.map(({ row, card, seat }) => [row, [card, seat]])),
    last: laid.map(({ row, card }) => `${row} ${card}`).at(-1),
    collected: new Map(collected.map((line) => [seatOf(line)!, Number(line.args.cards)])),
    seats: new Set(since.filter((line) => line.message !== 'sl-event-turn').flatMap((line) => seatOf(line) ?? [])),
  }
}

/** Draws and turns are told of a seat without an act of its own. */
const isOf = (line: LogLine, seat: number): boolean =>
  line.args.who === LETTERS[seat] && !['sl-event-turn', 'sl-event-drew', 'sl-event-idle'].includes(line.message)
