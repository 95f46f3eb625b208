/** A count that runs by stages, one after the other; still where motion is not wanted. */

import { onMount } from 'svelte'
import { calm } from './settings.svelte'

export class CountStages {
  readonly last: number
  #now: number

  /** When each stage begins, in milliseconds. */
  constructor(starts: number[]) {
    this.last = starts.length
    this.#now = $state(calm() ? starts.length : 0)
    onMount(() => {
      if (this.isOver) return
      const timers = starts.map((at, i) => setTimeout(() => (this.#now = Math.max(this.#now, i + 1)), at))
      return () => timers.forEach(clearTimeout)
    })
  }

  /** The stage that has begun; 0 before the first. */
  get now(): number {
    return this.#now
  }
  get isOver(): boolean {
    return this.#now >= this.last
  }
  /** Shows everything at once; nothing when it is over. */
  get skip(): (() => void) | undefined {
    return this.isOver ? undefined : () => (this.#now = this.last)
  }
}
