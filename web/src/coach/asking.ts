/** Asking why a bot made a move, at the lines of any log. */

import { getContext, setContext } from 'svelte'
import type { Game } from '$lib/game'
import type { MoveReasons } from '$lib/protocol'
import type { GameView, LogLine, Person } from '$lib/view'

export interface Asking {
  game: Game
  people: Person[]
  /** From whose side moves are worded. */
  front: number
  /** Whether a line of the log is a move of a bot that can be asked about now. */
  can: (line: LogLine) => boolean
  ask: (line: LogLine) => Promise<MoveReasons>
}

const KEY = 'why'
/** Lets the log below ask; nobody may while there is none. */
export const provideWhy = (asking: () => Asking | undefined): void => void setContext(KEY, asking)
export const whyAsking = (): (() => Asking | undefined) =>
  getContext<(() => Asking | undefined) | undefined>(KEY) ?? ((): undefined => undefined)

/** Whether a line is a move that a bot made, its own or in somebody's place. */
export const isBotLine = ({ kind, seat, bot }: LogLine): boolean =>
  kind === 'played' && seat !== null && bot === true

/** A move in words, in a view of its time. */
export const moveIn = ({ game, people, front }: Asking, view: GameView, move: string): string =>
  game.moveWords?.(move, view, people, front) ?? move
