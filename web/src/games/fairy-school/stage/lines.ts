/** The lines of a card that may be used now, each with what would come of it. */

import { outcomeText } from '../cards/changes'
import { plainName } from '../cards/words'
import type { Outcome } from '../desk/preview.svelte'
import type { CardForecast, LineForecast, SchoolBox } from '../generated'

export interface UsableLine {
  key: string
  effect: string
  line?: LineForecast
  outcome: Outcome
  /** The moves that carry it out. */
  moves: string[]
}

export function linesFor(name: string, move: string, of: CardForecast, box: SchoolBox): UsableLine[] {
  const effect = box.cards[plainName(name)]?.effect ?? ''
  if (!of.lines.length)
    return [{ key: 'all', effect, outcome: { store: of.store, reach: of.reach }, moves: [move] }]
  return of.lines.map((line) => ({
    key: `${line.line} ${line.opt}`,
    effect: outcomeText(effect, line.line, line.opt),
    line,
    outcome: { store: line.store, reach: line.reach },
    moves: line.moves.length ? line.moves : [move],
  }))
}
