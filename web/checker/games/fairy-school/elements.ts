/** Fairy School: paying, choosing and exchanging elements (FS-030 to FS-036, FS-269). */

import type { Act, Ask, Asking, Judge } from './asking'
import { covers, pay, take, total, type Amounts, type Gain } from './notation'
import type { Seat, Table } from './table'
import { ANY, ELEMENTS, type Element } from './words'

/** FS-032, FS-033, FS-036: an element of an ANY price, when so many are still due, from one in their order on. */
function judgePayment(store: Amounts, due: number, from: number): Judge {
  return (word) => {
    if (word === 'A') return 32
    const at = ANY.indexOf(word as Element)
    if (at < 0 || !store[ANY[at]!]) return 33
    return at < from || total(store, ANY.slice(at)) < due ? 36 : 0
  }
}

/** FS-036: the question for one element of an ANY price. */
export const askPayment = ({ store }: Seat, due: number, from = 0, done = 35): Ask => ({
  offers: { el: judgePayment(store, due, from) },
  done,
})

/** FS-036: the elements of an ANY price one by one, in the order E, V, F, W. */
export function* payAny(seat: Seat, amount: number): Asking {
  let from = 0
  for (let due = amount; due > 0; due--) {
    const { word } = yield askPayment(seat, due, from)
    seat.store[word as Element]--
    from = ANY.indexOf(word as Element)
  }
}

/** Whether a price of amounts and of so many ANY can be paid. */
export function canPay(store: Amounts, { price, any }: { price: Amounts; any: number }): boolean {
  return covers(store, price) && total(store, ANY) - total(price, ANY) >= any
}

/** A price of amounts and ANY. */
export function* payPrice(seat: Seat, { price, any }: { price: Amounts; any: number }): Asking {
  pay(seat.store, price)
  yield* payAny(seat, any)
}

/** One of some elements, of the player's choice; a wrong one is refused by the clause of the gain. */
export function* chooseGain(seat: Seat, choice: readonly Element[], clause: number): Asking {
  const judge: Judge = (word) => (choice.includes(word as Element) ? 0 : clause)
  const { word } = yield { offers: { el: judge }, done: clause }
  seat.store[word as Element]++
}

/** What a certificate gives. */
export function* receive(seat: Seat, { fixed, choice }: Gain, clause: number): Asking {
  take(seat.store, fixed)
  if (choice.length) yield* chooseGain(seat, choice, clause)
}

/** FS-031, FS-269: how many elements one of a kind costs. */
const rate = (table: Table, seat: Seat, element: Element): number =>
  table.box.numbers.exchange[element] - table.amount(seat, 'exchange_rate')

/** FS-031, FS-269: how many elements one air gives. */
export const airGives = (table: Table, seat: Seat): number =>
  Math.max(1, ...table.benefits(seat, 'air_exchange').map(([, { amount }]) => amount))

/** FS-031: the conversions that are open to a player. */
export const conversions = (table: Table, seat: Seat): Record<string, Judge> => ({
  convert: (word) => {
    const element = ELEMENTS.find((one) => one === word)
    return element && total(seat.store, ANY) >= rate(table, seat, element) ? 0 : 31
  },
  air: (word) => (ANY.includes(word as Element) && seat.store.A > 0 ? 0 : 31),
})

/** FS-031, FS-269: a conversion that was judged. */
export function* convert(table: Table, seat: Seat, { verb, word }: Act): Asking {
  const element = word as Element
  if (verb === 'convert') yield* payAny(seat, rate(table, seat, element))
  else seat.store.A--
  seat.store[element]++
  if (verb === 'convert') return
  for (let more = airGives(table, seat) - 1; more > 0; more--) yield* chooseGain(seat, ANY, 269)
}
