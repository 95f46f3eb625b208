/** The view of Sun and Moon, as `games/sun_moon/view.py` describes it. */

import type { GameView } from '$lib/view'
import type { Stack } from './cards'

export type Animal = 'butterfly' | 'bird' | 'dragonfly' | 'bat' | 'owl'

export interface SeatCount {
  won: number
  rows: number
  hand: number
  total: number
  cards: number
}

export interface SideCount extends SeatCount {
  seats: number[]
}

export interface Result {
  counts: SeatCount[]
  sides: SideCount[]
  winners: number[]
  decided: 'total' | 'cards' | 'shared' | 'limit'
}

/** Row, first and last place. */
export type ReadyRun = [string, number, number]

/** Row, and start, left, right or the number of a place. */
export type Target = [string, string]

export interface SkyView extends GameView {
  active: number | null
  ended: 'act' | 'animal' | 'eclipse' | null
  /** A further card is owed after an animal. */
  chain: boolean
  turn: number
  /** Turns of the last round, this one included. */
  turns_left: number | null
  stopped: boolean
  /** By seat, at a table of four. */
  partners: number[] | null
  pile: number
  discard: string[]
  hand: string[] | null
  hands: number[]
  rows: Record<string, Stack[]>
  won: number[]
  runs: ReadyRun[]
  /** What each of these runs is worth. */
  run_points: number[]
  animals: Record<string, Animal>
  unseen: string[]
  /** Legal places of each card of the hand. */
  targets: Record<string, Target[]>
  may_collect: boolean
  total_eclipse: 'empty' | 'eclipses' | 'blocked' | 'choice' | null
  result: Result | null
}
