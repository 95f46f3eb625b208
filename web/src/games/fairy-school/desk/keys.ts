/** Keys at the table of Fairy School: they open sheets, finish, and choose by number. */

import { announce } from '$lib/announce.svelte'
import { choiceOf, type TableKey } from '$lib/keys'
import { t } from '$lib/words.svelte'
import type { Sheet } from './Dialogs.svelte'

const SHEETS: Partial<Record<TableKey, Sheet>> = { boards: 'boards', legend: 'legend', gallery: 'gallery' }

/** What a key means at the table: a sheet, the end of a phase, or one of the answers. */
export const sheetOf = (key: TableKey): Sheet | undefined => SHEETS[key]

export const moveFor = (key: TableKey, answers: string[]): string | undefined =>
  key === 'end' ? 'done' : answers[choiceOf(key)]

/** Controls show the number of the key that plays them, and screen readers say it; those that play nothing any more have none. */
export function numberControls(root: HTMLElement | undefined, answers: string[]): void {
  for (const control of root?.querySelectorAll<HTMLElement>('[data-act], [data-n]') ?? []) {
    const at = answers.indexOf(control.dataset.act ?? '')
    if (at >= 0 && at < 10) {
      control.dataset.n = String((at + 1) % 10)
      control.setAttribute('aria-keyshortcuts', control.dataset.n)
    } else if (control.dataset.n) {
      delete control.dataset.n
      control.removeAttribute('aria-keyshortcuts')
    }
  }
}

/** What keys meant that were pressed while an act was under way. */
export class WaitingMoves {
  #wanted: { move: string; question: string }[] = []

  add(move: string, question: string): void {
    this.#wanted.push({ move, question })
  }

  /** Plays the next if it still answers the same question; otherwise says that it came too late, also for those after it. */
  answer(question: string, legal: string[], play: (move: string) => void): void {
    const first = this.#wanted.shift()
    if (!first) return
    if (first.question === question && legal.includes(first.move)) return play(first.move)
    this.#wanted = []
    announce(t('fs-key-late'))
  }
}
