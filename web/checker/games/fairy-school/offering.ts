/** Fairy School: exchanges that certificates offer (FS-262, FS-264). */

import type { Act, Ask, Asking, Judge } from './asking'
import { askPayment, canPay, chooseGain, payPrice } from './elements'
import { take, type Line } from './notation'
import { askOpenly } from './projects'
import type { Seat, Table } from './table'
import type { Left } from './tiles'

/** FS-087, FS-033: an outcome of a line that can be paid. */
export const judgeOutcome =
  (seat: Seat, line: Line): Judge =>
  (word) => {
    if (!/^[1-9]$/.test(word) || Number(word) > line.outcomes.length) return 87
    return canPay(seat.store, line) ? 0 : 33
  }

/** One exchange, with free acts before it or without; whether it was made. */
export function* offer(table: Table, seat: Seat, { offer: told, gives }: Left, openly: boolean): Asking<boolean> {
  const line = told!
  for (;;) {
    const ask: Ask = gives.length
      ? askPayment(seat, 1, 0, 0)
      : { offers: { opt: judgeOutcome(seat, line) }, done: 0 }
    const act: Act | undefined = openly ? yield* askOpenly(table, seat, ask) : yield ask
    if (!act) continue
    if (act.verb === 'done') return false
    if (gives.length) {
      seat.store[act.word as 'E']--
      yield* chooseGain(seat, gives, 264)
    } else {
      yield* payPrice(seat, line)
      take(seat.store, line.outcomes[Number(act.word) - 1]!.gain)
    }
    return true
  }
}
