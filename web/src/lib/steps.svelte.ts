/** The steps of a finished game, fetched in portions as they are needed. */

import { api } from './api'
import type { Step } from './protocol'

export const PORTION = 50

/** Where the portion that holds a step begins. */
export const portionOf = (step: number): number => Math.floor(step / PORTION) * PORTION

export class Steps {
  total = $state(0)
  error = $state<unknown>()
  #steps = $state<Record<number, Step>>({})
  #asked = new Set<number>()

  constructor(readonly code: string, readonly view: string, readonly line = 'played') {
    this.want(0)
  }

  get(step: number): Step | undefined {
    return this.#steps[step]
  }

  /** All events up to a step, as far as they are known. */
  upTo(step: number): Step[] {
    return Array.from({ length: step + 1 }, (_, i) => this.#steps[i]).filter((s): s is Step => s !== undefined)
  }

  want(step: number): void {
    for (const first of [portionOf(step), portionOf(step) + PORTION]) {
      if (this.#asked.has(first) || (first > 0 && first >= this.total && this.total > 0)) continue
      this.#asked.add(first)
      api.steps(this.code, this.view, first, PORTION, this.line).then(
        ({ total, steps }) => {
          this.total = total
          for (const s of steps) this.#steps[s.step] = s
        },
        (e: unknown) => (this.error = e),
      )
    }
  }
}
