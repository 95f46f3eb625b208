/** What the engine tells of a match (`Match.view`) and of a move (events). */

import type { Colour } from './cards'

export interface Odds {
  possible: boolean
  of: number
  bust: number
  colours: Record<Colour, number>
  bulbs: Record<string, number>
}

export interface SeatCount {
  plus: number
  minus: number
  total: number
  cards: number
}

export interface Result {
  counts: SeatCount[]
  winners: number[]
  decided: string
}

export interface Garland {
  cards: number
  colours: Partial<Record<Colour, number>>
}

export type Area = Partial<Record<Colour, string[]>>

export interface FairyView {
  game: string
  edition: string
  seat: number | null
  seats: number
  names: string[]
  to_act: number[]
  moves: string[]
  over: boolean
  active: number | null
  ended: 'bust' | 'take' | null
  deck: number
  printed: Record<string, number>
  shop: string[]
  areas: Area[]
  garlands: Garland[]
  discard: string[]
  odds: Odds | null
  result: Result | null
}

export interface GameEvent {
  message: string
  args: Record<string, string | number>
}

/** A seat as people see it. */
export interface Person {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  /** Sits at this device. */
  mine: boolean
  here: boolean
  bot?: string | undefined
}

/** One line of the log: which seat it is about, and what happened. `n` is the number of the act it belongs to. */
export interface LogLine extends GameEvent {
  key: string
  n: number
  kind: string
  seat: number | null
}

export const LETTERS = 'ABCDEF'
