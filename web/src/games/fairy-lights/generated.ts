// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

import type { ViewFrame } from '$lib/generated/socket'

export type Area = Partial<Record<Colour, string[]>>

export interface ByBulbs {
  "1": number
  "2": number
}

/** A number for each colour. */
export interface ByColour {
  yellow: number
  pink: number
  orange: number
  silver: number
  gold: number
}

export type Colour = "yellow" | "pink" | "orange" | "silver" | "gold"

/** The count of a seat at the end. */
export interface FairyLightsCount {
  /** Stars stored. */
  plus: number
  /** Stars left open. */
  minus: number
  total: number
  /** Cards stored. */
  cards: number
}

/** What Fairy Lights says in a view. */
export interface FairyLightsPart {
  over: boolean
  /** Whose turn it is; nobody's when the game is over. */
  active: number | null
  /** How the last turn ended. */
  ended: "bust" | "take" | null
  /** How many cards the deck holds. */
  deck: number
  /** How many cards of each colour and number of bulbs the box holds, as every card back says. */
  printed: Record<string, number>
  /** How many cards the shop holds at most. */
  shop_size: number
  /** How many bulbs complete a set. */
  set_size: number
  /** The cards in the shop, in the order in which they were revealed. */
  shop: string[]
  /** The open sets of each seat. */
  areas: Area[]
  /** The same in numbers. */
  sets: OpenSets[]
  /** What the open sets of each seat would cost if the game ended now. */
  debts: number[]
  /** The garland of each seat. */
  garlands: Garland[]
  discard: string[]
  /** The odds of the next card; none when the game is over. */
  odds: Odds | null
  /** What a Take of each colour in the shop would bring. */
  outlook: Partial<Record<Colour, Outlook>>
  /** The count, when the game is over. */
  result: FairyLightsResult | null
}

/** How the game ended. */
export interface FairyLightsResult {
  counts: FairyLightsCount[]
  winners: number[]
  /** The clause that decided. */
  decided: string
}

/** The view of Fairy Lights. */
export type FairyLightsView = ViewFrame & FairyLightsPart & {
  game: "fairy-lights"
}

/** A Garland pile: its stars show only at the end. */
export interface Garland {
  /** How many cards it holds. */
  cards: number
  /** How many of each colour that it holds any of. */
  colours: Partial<Record<Colour, number>>
}

/** The exact odds of the next reveal, as counts out of `of`. */
export interface Odds {
  /** Whether a card can be revealed at all. */
  possible: boolean
  /** How many cards it may be. */
  of: number
  /** How many of them would end the turn. */
  bust: number
  /** The colour of those. */
  danger: Colour | null
  colours: ByColour
  bulbs: ByBulbs
}

/** What an open set shows. */
export interface OpenSet {
  bulbs: number
  /** What it would cost if the game ended now. */
  stars: number
}

export type OpenSets = Partial<Record<Colour, OpenSet>>

/** What a Take of a colour would make of the active seat's set. */
export interface Outlook {
  /** Whether the set stays open, goes to the garland or to the discard. */
  fate: "kept" | "stored" | "lost"
  /** How many bulbs it would show. */
  bulbs: number
}
