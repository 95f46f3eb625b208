/** Everybody's points at the beginning of each turn and at the end, as the log tells them. */

import { LETTERS, type GameEvent } from '$lib/view'

export interface Month {
  /** The turn of the game that was over then; 0 is the start. */
  turn: number
  points: number[]
}

export function monthsOf(log: GameEvent[], seats: number): Month[] {
  const letters = [...LETTERS.slice(0, seats)]
  const told = log.filter(({ message, args }) => (message === 'fs-event-phase' || message === 'fs-event-over') && letters.every((letter) => typeof args[letter] === 'number'))
  return told.map(({ args }, turn) => ({ turn, points: letters.map((letter) => Number(args[letter])) }))
}
