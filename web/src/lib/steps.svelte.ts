/** The steps of a finished game, fetched in portions as they are needed. */

import { api } from './api'
import type { Step } from './protocol'

export const PORTION = 50

/** Where the portion that holds a step begins. */
export const portionOf = (step: number): number => Math.floor(step / PORTION) * PORTION

export class Steps {
  total = $state(0)
  error = $state<unknown>()
  #steps = $state.raw<Record<number, Step>>({})
  #asked = new Set<number>()

  constructor(
    readonly code: string,
    readonly view: string,
    readonly line = 'played',
  ) {
    this.want(0)
  }

  get(step: number): Step | undefined {
    return this.#steps[step]
  }

  /** A step and those that led to it, as far back as they are known without a hole. */
  upTo(step: number): Step[] {
    const led: Step[] = []
    for (let i = step, one = this.#steps[i]; one; one = this.#steps[--i]) led.push(one)
    return led.reverse()
  }

  want(step: number): void {
    this.#fetch(portionOf(step))
    this.#fetch(portionOf(step) + PORTION)
  }

  /** A portion, and then the one before it: the log begins at the beginning. */
  #fetch(first: number): void {
    if (first < 0 || this.#asked.has(first) || (first > 0 && first >= this.total && this.total > 0)) return
    this.#asked.add(first)
    api.steps(this.code, this.view, first, PORTION, this.line).then(
      ({ total, steps }) => {
        this.total = total
        this.#steps = { ...this.#steps, ...Object.fromEntries(steps.map((one) => [one.step, one])) }
        this.#fetch(first - PORTION)
      },
      (e: unknown) => (this.error = e),
    )
  }
}
