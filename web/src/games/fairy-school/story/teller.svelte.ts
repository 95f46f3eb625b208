/** Tells what each phase brought, once to every seat of this device; remembers the last stories of a table. */

import type { LogLine } from '$lib/view'
import { chaptersOf, storyOf, type Story } from './story'
import type { FairySchoolView } from '../generated'

/** So many stories can be read again: about two months. */
const KEPT = 12

/** Whether anything has moved on the table; sealed acts of others have not. */
const acted = (lines: LogLine[]): boolean => lines.some((line) => line.message === 'fs-event-act')

export class Teller {
  stories = $state.raw<Story[]>([])
  /** The last story that each seat has had enough of. */
  #skipped = $state<Record<number, string>>({})
  /** The last line that was heard. */
  #last: string | undefined
  /** The table when the present phase began, if somebody saw it. */
  #began: FairySchoolView | undefined
  #phase: string | undefined
  #rest: LogLine[] = []

  /** Something happened, or the table is looked at for the first time; returns a story that is new. */
  hear(view: FairySchoolView, log: LogLine[]): Story | undefined {
    const at = this.#last === '' ? -1 : log.findLastIndex((line) => line.key === this.#last)
    const known = this.#last === '' || at >= 0
    if (!known) this.#forget()
    const { ended, rest } = chaptersOf(known ? [...this.#rest, ...log.slice(at + 1)] : log, this.#phase)
    const now = acted(rest) ? undefined : view
    // What was played in columns lies open all through the activation.
    const open = now ?? (view.step === 'activation' ? view : undefined)
    const told = ended.flatMap(
      (chapter, i) =>
        storyOf(
          chapter,
          view,
          i || !now ? undefined : this.#began,
          i < ended.length - 1 ? undefined : open,
          known,
        ) ?? [],
    )
    if (told.length) this.stories = [...this.stories, ...told].slice(-KEPT)
    if (ended.length || !known) this.#began = now
    this.#phase = view.step
    this.#last = log.at(-1)?.key ?? ''
    this.#rest = rest
    return known && !view.over ? told.at(-1) : undefined
  }

  /** The story that a seat has still to read or to skip. */
  openFor(seat: number): Story | undefined {
    const last = this.stories.at(-1)
    return last?.fresh && this.#skipped[seat] !== last.key ? last : undefined
  }

  skip(seat: number): void {
    const last = this.stories.at(-1)
    if (last) this.#skipped[seat] = last.key
  }

  /** The log is another one, or went back: a replay. */
  #forget(): void {
    this.stories = []
    this.#began = this.#phase = undefined
    this.#rest = []
  }
}

const tellers = new Map<string, Teller>()

/** The teller of a table outlives its screen: on a shared device the curtain falls between two people. */
export function tellerFor(code: string | undefined): Teller {
  const teller = (code && tellers.get(code)) || new Teller()
  if (code) tellers.set(code, teller)
  return teller
}
