/** Everybody's points at the beginning of each turn and at the end, as the log tells them; alone, Clochette's too. */

import { LETTERS, type GameEvent } from '$lib/view'
import type { FairySchoolView } from '../generated'

export interface Month {
  /** The turn of the game that was over then; 0 is the start. */
  turn: number
  /** By seat; of somebody alone, then Clochette's. */
  points: number[]
}

/** Counted from the last turn back: of a replay the log may not go back to the start yet. */
export function monthsOf(
  log: GameEvent[],
  { seats, game_turn: last }: Pick<FairySchoolView, 'seats' | 'game_turn'>,
): Month[] {
  const letters = [...LETTERS.slice(0, seats)]
  const told = log.filter(
    ({ message, args }) =>
      (message === 'fs-event-phase' || message === 'fs-event-over') &&
      letters.every((letter) => typeof args[letter] === 'number'),
  )
  // a turn that was taken back and begun again is told twice: the last time counts
  const turns = [...new Map(told.map((line) => [`${line.args.trimester} ${line.args.turn}`, line])).values()]
  return turns.map(({ args }, i) => ({
    turn: last - (turns.length - 1 - i),
    points: [...letters, ...(typeof args.clochette === 'number' ? ['clochette'] : [])].map((who) =>
      Number(args[who]),
    ),
  }))
}
