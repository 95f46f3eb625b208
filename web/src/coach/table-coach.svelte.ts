/** What may be asked at a table: advice on the moves at hand, hints that stay, why a bot did something. */

import { announce } from '$lib/announce.svelte'
import { api, Refused } from '$lib/api'
import type { Game } from '$lib/game'
import type { MoveReasons } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import type { TableState } from '$lib/table-state'
import { isTurn } from '$lib/turn'
import type { GameView, LogLine, Person } from '$lib/view'
import { t } from '$lib/words.svelte'
import { isBotLine, type Asking } from './asking'

/** The table as it is now, from the side of the one in front. */
export interface Asked {
  game: Game
  state: TableState
  view: GameView
  people: Person[]
  front: number
  over: boolean
}

export class TableCoach {
  #now: () => Asked
  #tell: (words: string, to: number) => void
  /** What the moves at hand were when the coach was asked about them. */
  #advised = $state<string>()
  /** Hints that cost something are asked for at each table anew. */
  #hinted = $state(false)
  /** Whether somebody who plays a clean run is being told, once, what asking costs. */
  warned = $state(false)

  /** `tell` says what only the one in front may hear. */
  constructor(now: () => Asked, tell: (words: string, to: number) => void) {
    this.#now = now
    this.#tell = tell
  }

  get #atHand(): string {
    const { front, view } = this.#now()
    return JSON.stringify([front, view.moves])
  }
  get #sitting(): boolean {
    return this.#now().state.you.seats.length > 0
  }
  get advising(): boolean {
    return this.#advised === this.#atHand
  }
  get canAdvise(): boolean {
    const { game, state, over } = this.#now()
    return state.table.hints && !game.hint?.each && this.#sitting && !over
  }
  /** Whether hints are wanted. */
  get hinting(): boolean {
    return this.#now().game.hint?.each ? this.#hinted : settings.hints
  }
  /** Whom the lines of the log are asked with, where they may be asked at all. */
  get asking(): Asking | undefined {
    const { game, state, people, front, over } = this.#now()
    if (!(state.table.hints && this.#sitting) && !over) return undefined
    return { game, people, front, can: this.#canExplain, ask: this.#explain }
  }

  advice = (): void => {
    const { game, state, view } = this.#now()
    if (game.hint?.each) void this.hint()
    else if (!this.canAdvise) announce(t('coach-off'))
    else if (!isTurn(state) || !view.moves.length) announce(t('coach-not-to-act'))
    else this.#advised = this.advising ? undefined : this.#atHand
  }
  drop = (): void => {
    this.#advised = undefined
  }
  /** Switches hints on and off; what they say is read aloud. */
  hint = async (): Promise<void> => {
    const { game, state, view, front, over } = this.#now()
    if (!game.hint) return
    if (game.hint.each) {
      const free = this.#sitting && !over
      if (free && !this.#hinted && state.table.solo?.clean && !settings.toldCost) {
        this.warned = true
        return
      }
      this.#hinted = !this.#hinted && free
    } else settings.hints = !settings.hints
    try {
      this.#tell(this.hinting ? await game.hint.read(view, state.table.code) : t('web-hints-off'), front)
    } catch (e) {
      announce(e instanceof Refused ? e.error.texts[settings.language] : t('web-error'))
    }
  }

  /** What was done under seal has no move in the log until the end. */
  #canExplain = (line: LogLine): boolean => isBotLine(line) && (this.#now().over || line.move != null)
  #explain = (line: LogLine): Promise<MoveReasons> => {
    const { state, front } = this.#now()
    return api.why(state.table.code, this.#sitting ? { seat: front, line: line.n } : { line: line.n })
  }
}
