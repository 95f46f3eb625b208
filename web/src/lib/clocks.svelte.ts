/** Clocks count down by themselves between two messages of the house. */

import type { SeatClock } from './protocol'

export function clockWords(clock: SeatClock, gone: number): string {
  const passed = clock.running ? gone : 0
  const turn = Math.max(0, clock.turn - passed)
  const bank = Math.max(0, clock.bank - Math.max(0, passed - clock.turn))
  const left = Math.ceil(turn + bank)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

export class Clocks {
  #seconds = $state(0)
  #clocks: () => SeatClock[] | null

  constructor(clocks: () => SeatClock[] | null) {
    this.#clocks = clocks
    $effect(() => {
      if (!clocks()) return
      const start = Date.now()
      this.#seconds = 0
      const timer = setInterval(() => (this.#seconds = (Date.now() - start) / 1000), 1000)
      return () => clearInterval(timer)
    })
  }

  get words(): string[] {
    return this.#clocks()?.map((clock) => clockWords(clock, this.#seconds)) ?? []
  }
}
