/** Fairy School, phases 1, 6: planning the forest, and its moving on (FS-060 to FS-063, FS-150, FS-151, FS-261). */

import { among, type Asking } from './asking'
import { receive } from './elements'
import type { Seat, Table } from './table'
import { BOTTOM, COLUMNS, SLOTS } from './words'

const emptySlots = ({ forest }: Seat): string[] => SLOTS.filter((_, slot) => !forest[slot])

/** FS-060 to FS-062: as many cards as there are empty slots, in the order drawn; the last slot needs no choice. */
export function* plan(table: Table, seat: Seat): Asking {
  seat.hand = table.draw(seat, emptySlots(seat).length)
  while (seat.hand.length) {
    const free = emptySlots(seat)
    const last = free.length === 1 && free[0]
    const slot = last || (yield { offers: { slot: among(free, 61) }, done: 61, closed: 34 }).word
    seat.forest[SLOTS.indexOf(slot)] = seat.hand.shift()
  }
  yield* gainByForest(table, seat)
}

/** FS-261: a pair in the complete forest. */
function* gainByForest(table: Table, seat: Seat): Asking {
  for (const [, { creatures, gain }] of table.benefits(seat, 'forest_pair')) {
    const there = creatures.every((creature) => seat.forest.some((card) => card?.creature === creature))
    if (there) yield* receive(seat, gain, 261)
  }
}

/** FS-150: one slot, the top row to the left, the bottom row to the right. */
export function evolve({ forest }: Seat): void {
  const moved = [...forest.slice(1, COLUMNS), undefined, undefined, ...forest.slice(BOTTOM, -1)]
  moved.forEach((card, slot) => (forest[slot] = card))
}
