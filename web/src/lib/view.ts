/** What every game's view and events have in common. */

import type { Message } from './generated/socket'

export type { GameView } from './generated/socket'

export type GameEvent = Message

/** A seat as people see it. */
export interface Person {
  seat: number
  name: string
  kind: 'human' | 'bot' | 'open'
  /** Sits at this device. */
  mine: boolean
  here: boolean
  bot?: string | undefined
  /** The points that they were given before the game. */
  given?: number | undefined
  /** Since when they have been out of reach, as this device counts time. */
  offline?: number | undefined
  /** When a bot plays for them by itself. */
  botAt?: number | undefined
  /** Whether a bot plays for them now. */
  played?: boolean | undefined
  /** Whether they have just come back. */
  back?: boolean | undefined
}

/** One line of the log: which seat it is about, and what happened. `n` is the number of the act it belongs to. */
export interface LogLine extends GameEvent {
  key: string
  n: number
  kind: string
  seat: number | null
  /** When it happened, in milliseconds since 1970, where that is known. */
  at?: number | undefined
  /** The move that was played or taken back. */
  move?: string | null | undefined
  /** Whether a bot played it: the table's own, or one in somebody's place. */
  bot?: boolean | undefined
}

export const LETTERS = 'ABCDEF'

/** The seat that an event is about; the engine names seats by letter. */
export const seatOf = (event: GameEvent): number | null => {
  const { who } = event.args
  return typeof who === 'string' && who.length === 1 && LETTERS.includes(who) ? LETTERS.indexOf(who) : null
}

/** Whether an entry of the log is something that was played. */
export const isPlayed = ({ kind }: { kind: string }): boolean => kind === 'played' || kind === 'series'

/** The lines of the last act at the table. */
export function lastAct(log: LogLine[]): LogLine[] {
  const n = log.findLast(isPlayed)?.n
  return n === undefined ? [] : log.filter((line) => line.n === n)
}
