// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

import type { ViewFrame } from '$lib/generated/socket'

export type Accepts = "full" | "any card" | "both" | "ascending" | "colour" | "needs R" | "needs G" | "needs B" | "needs Y" | "needs R or Santa" | "needs G or Santa" | "needs B or Santa" | "needs Y or Santa"

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
  /** What each column accepts. */
  open: Accepts[]
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
