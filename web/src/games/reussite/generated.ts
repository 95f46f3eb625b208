// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

import type { ViewFrame } from '$lib/generated/socket'

export type Accepts = "full" | "any card" | "both" | "ascending" | "colour" | "needs R" | "needs G" | "needs B" | "needs Y" | "needs R or Santa" | "needs G or Santa" | "needs B or Santa" | "needs Y or Santa"

/** What goes on a column next, where the edition has such cards. */
export interface ColumnTakes {
  /** Like `Accepts`; only a Santa, where no elf is higher than the one on top. */
  kind: "full" | "any" | "needs" | "needs-santa" | "both" | "ascending" | "colour" | "santa"
  /** The colour of the card on top; null where there is none. */
  colour: ElfColour | null
  /** Its value; 0 for a Santa or none. */
  value: number
}

export type ElfColour = "red" | "green" | "blue" | "yellow"

/** What Réussite de Noël says in a view. */
export interface ReussitePart {
  over: boolean
  status: "playing" | "won" | "lost"
  /** How many cards a column takes. */
  height: number
  hand: string[]
  /** How many cards are left to draw. */
  pile: number
  /** The columns from left to right, each from the bottom up. */
  columns: (string[])[]
  /** What each column accepts by its rules. */
  open: Accepts[]
  /** What each column takes next. */
  takes: ColumnTakes[]
  /** The cards that were not seen yet. */
  unseen: string[]
  /** The moves that are left, where there is no choice or every choice wins. */
  finish: string[]
  /** How it ended, when the game is over. */
  result: ReussiteResult | null
}

/** How the game ended. */
export interface ReussiteResult {
  /** How many cards lie in the columns. */
  laid: number
  won: boolean
}

/** The view of Réussite de Noël. */
export type ReussiteView = ViewFrame & ReussitePart & {
  game: "reussite"
}
