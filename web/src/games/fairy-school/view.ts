/** The view of Fairy School, as `games/fairy_school/view.py` describes it. */

import type { GameView } from '$lib/view'
import type { Special } from './cards/effects'
import type { Creature, ElementLetter, Subject } from './cards/words'

export interface CardFace {
  creature: Creature
  deck: string
  effect: string
  kindness: number
  stars: number
  cost: string
  starter: string | null
}

export interface Step {
  cost: string
  stars: number
}

export interface Tile {
  subject: Subject
  left: Partial<Record<'en' | 'fr', string>>
  right: Partial<Record<'en' | 'fr', string>>
}

export interface Space {
  name: string
  gain: ElementLetter | 'ANY' | null
  stars: number
  /** Where the short and the long way lead; the same where there is no fork. */
  ways: [string | null, string | null]
}

/** Everything in the box of this edition. */
export interface Box {
  cards: Record<string, CardFace>
  finals: Record<string, Step[]>
  tiles: Record<string, Tile>
  track: Space[]
  /** The creatures of each column; those waive its price. */
  pairs: Record<Subject, Creature[]>
  prices: (ElementLetter | 'ANY')[]
  exchange: Record<ElementLetter, number>
}

export interface Player {
  store: string
  /** `T1 T2 T3 T4 T5 / B1 B2 B3 B4 B5`, a dash for an empty slot. */
  forest: string
  hand: string[] | null
  draft: string[] | null
  kept: string[] | null
  drawn: string[]
  personal: string[]
  shared: string[]
  projects: string[]
  discard: string[]
  removed: string[]
  final?: string
  steps?: number
  studied: Creature[]
  certs: Partial<Record<Subject, 'left' | 'right'>>
  kindness: string
  stars: number
  bonus: number
  /** Own cubes by place: 0 to 23 personal, 24 own shared, 26 left, 28 right. */
  cubes?: Record<string, number>
  starter?: string
  pile_size: number
  hand_size: number
  cubes_left: number
  deck: string[]
  /** What each column costs now; null is free. */
  columns: (ElementLetter | 'ANY' | null)[]
  /** Whose shared zones this seat calls L and R. */
  neighbours: Record<'L' | 'R', number | null>
}

export interface Question {
  ask: string
  card?: string
  left?: number
  /** The line of the card that is used, from 1. */
  line?: number
  elements?: string
  clause?: string
  /** The pair whose certificate is asked about. */
  subject?: Subject
}

/** A way to pay: the acts one after the other with the elements that they name, what is spent, saved and left. */
export interface Way {
  acts: { act: string; els: string }[]
  spend: string
  cuts: string
  left: string
}

/** How far a price is from being paid. */
export interface Standing {
  price: string
  cuts: number
  /** Payable now, after conversions, or not. */
  state: 'now' | 'convert' | 'short'
  missing: string
  /** So many more of any kind, and conversions would do. */
  lack: number
}

export interface Purchase extends Standing {
  move: string
  /** The cheapest way first; none while it cannot be bought. */
  ways: Way[]
}

/** What an outcome of a line of a card would do now. */
export interface LineForecast {
  line: number
  opt: number
  times: number
  state: Standing['state']
  pay: string
  gain: string
  special: Special | null
  reach: string[]
}

export interface CardForecast {
  at_once: string
  /** Elements of which a certificate lets one choose. */
  choice: string
  lines: LineForecast[]
  /** Projects that come within reach by what comes at once. */
  reach: string[]
  /** The column that it frees in the bottom row. */
  waives?: number | null
  studied?: boolean
  project?: Standing
}

/** How far the kindness marker would go, until there is a way to choose. */
export interface KindnessForecast {
  steps: number
  gain: string
  /** Elements of one's choice on the way. */
  any: number
  fork: boolean
  space: string
  stars: number
  exact?: boolean
}

export interface ColumnsForecast {
  columns: number[]
  price: string
  state: Standing['state']
  shared: string[]
  personal: string[]
  way: Way | null
  kindness: KindnessForecast | null
  gain: string
  reach: string[]
}

/** Help for the seat whose view it is; `games/fairy_school/advice.py` works it out. */
export interface Help {
  /** Projects by name, `step` and `bonus`. */
  aims: Record<string, Purchase>
  offers: Purchase[]
  /** By card, or by move where cards may be activated. */
  cards: Record<string, CardForecast>
  columns: ColumnsForecast[]
  kindness: KindnessForecast | null
}

export interface SeatCount {
  total: number
  kindness: number
  creatures: number
  final: number
  study: number
  certificates: number
  bonus: number
}

export interface Result {
  counts: SeatCount[]
  winners: number[]
  decided: string
  clochette?: number
  grade?: string
}

export interface SchoolView extends GameView {
  trimester: 'I' | 'II' | 'III' | 'f' | null
  turn: number
  game_turn: number
  phase: string | number
  step: string
  question: Question | null
  decks: Record<string, number>
  finals: number
  open_finals: string[]
  tiles: Partial<Record<Subject, string>>
  bonus: { price: string | null; stars: number[] }
  turns: Partial<Record<'I' | 'II' | 'III' | 'f', number>>
  box: Box
  players: Player[]
  /** Absent for spectators. */
  help: Help | null
  clochette: { kindness: string; stars: number; aside: string[]; zones: [string[], string[]] } | null
  result: Result | null
}
