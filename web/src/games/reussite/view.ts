/** The view of Réussite de Noël, as `games/reussite/view.py` describes it. */

import type { GameView } from '$lib/view'

export interface ReussiteView extends GameView {
  status: 'playing' | 'won' | 'lost'
  /** How many cards a column takes. */
  height: number
  hand: string[]
  /** How many cards are left to draw. */
  pile: number
  /** Each from the bottom up. */
  columns: string[][]
  /** What each column accepts: full, any card, needs R, needs R or Santa, both, ascending, colour. */
  open: string[]
  unseen: string[]
  /** The moves that are left, where there is no choice or every choice wins. */
  finish: string[]
  result: { laid: number; won: boolean } | null
}
