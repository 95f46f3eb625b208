/** The view of Fairy Lights, as `games/fairy_lights/view.py` describes it. */

import type { GameView } from '$lib/view'
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

/** What a Take of a colour would make of its set. */
export interface Outlook {
  fate: 'kept' | 'stored' | 'lost'
  bulbs: number
}

export interface FairyView extends GameView {
  active: number | null
  ended: 'bust' | 'take' | null
  deck: number
  printed: Record<string, number>
  shop: string[]
  areas: Area[]
  garlands: Garland[]
  discard: string[]
  odds: Odds | null
  outlook: Partial<Record<Colour, Outlook>>
  result: Result | null
}
