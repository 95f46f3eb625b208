/** Fairy School: free acts, and the projects, bonus steps and final steps among them (FS-034, FS-155 to FS-172). */

import type { Act, Ask, Asking, Judge } from './asking'
import type { Card } from './box'
import { conversions, convert } from './elements'
import { covers, pay, type Amounts } from './notation'
import { find, remove, type Seat, type Table } from './table'
import { ANY, type Element } from './words'

/** FS-268: elements of a cost that a player does not pay. */
const discounts = (table: Table, seat: Seat, final: boolean): number =>
  table
    .benefits(seat, 'project_discount')
    .filter(([, left]) => !final || left.final)
    .reduce((sum, [, { amount }]) => sum + amount, 0)

/** FS-268: whether a cost can be paid if so many of its elements, never air, are saved. */
function affordable(store: Amounts, cost: Amounts, saved: number): boolean {
  const missing = ANY.reduce((sum, element) => sum + Math.max(0, cost[element] - store[element]), 0)
  return store.A >= cost.A && missing <= saved
}

/** FS-268: the elements of a cost that may be saved next. */
const savable = (store: Amounts, cost: Amounts, saved: number): Element[] =>
  ANY.filter((element) => cost[element] && affordable(store, less(cost, element), saved - 1))

const less = (cost: Amounts, element: Element): Amounts => ({ ...cost, [element]: cost[element] - 1 })

/** FS-155, FS-268: a cost is paid; which elements are saved is asked where there is a choice. */
function* payCost(seat: Seat, full: Amounts, discount: number): Asking {
  let cost = full
  for (let saved = discount; saved > 0; saved--) {
    const choice = savable(seat.store, cost, saved)
    let element = choice[0]
    if (!element) break
    if (choice.length > 1) {
      const judge: Judge = (word) => (choice.includes(word as Element) ? 0 : 268)
      element = (yield { offers: { el: judge }, done: 268 }).word as Element
    }
    cost = less(cost, element)
  }
  pay(seat.store, cost)
}

/** FS-155: what a player may realise now: while projects are kept, the unfinished ones (FS-034 e). */
const realisable = (seat: Seat): Card[] => (seat.kept.length ? seat.old : seat.projects)

function judgeRealise(table: Table, seat: Seat): Judge {
  return (word) => {
    const card = find(realisable(seat), word)
    return card && affordable(seat.store, card.cost, discounts(table, seat, false)) ? 0 : 155
  }
}

/** FS-156: the card goes to the top of the pile. */
function* realise(table: Table, seat: Seat, word: string): Asking {
  const card = find(realisable(seat), word)!
  yield* payCost(seat, card.cost, discounts(table, seat, false))
  for (const list of [seat.old, seat.kept, seat.projects]) if (list.includes(card)) remove(list, card)
  seat.pile.push(card)
}

/** FS-158, FS-159, FS-172. */
function judgeBonus(table: Table, seat: Seat): number {
  if (seat.projects.length || seat.old.length) return 159
  if (table.trimester === 'f' && seat.final && seat.steps < seat.final.steps.length) return 172
  const { price, stars } = table.side
  return seat.bonus < stars.length && covers(seat.store, price[table.trimester ?? 'I']) ? 0 : 158
}

/** FS-170: the next step of the final project. */
function judgeStep(table: Table, seat: Seat): number {
  const step = table.trimester === 'f' ? seat.final?.steps[seat.steps] : undefined
  return step && affordable(seat.store, step.cost, discounts(table, seat, true)) ? 0 : 170
}

const freeActs = (table: Table, seat: Seat): Record<string, Judge> => ({
  ...conversions(table, seat),
  realise: judgeRealise(table, seat),
  bonus: () => judgeBonus(table, seat),
  step: () => judgeStep(table, seat),
})

function* freeAct(table: Table, seat: Seat, act: Act): Asking {
  if (act.verb === 'realise') yield* realise(table, seat, act.word)
  else if (act.verb === 'bonus') {
    pay(seat.store, table.side.price[table.trimester!])
    seat.bonus++
  } else if (act.verb === 'step') {
    yield* payCost(seat, seat.final!.steps[seat.steps]!.cost, discounts(table, seat, true))
    seat.steps++
  } else yield* convert(table, seat, act)
}

/** FS-034: a question at an open moment. If a free act was done instead there is no answer: ask again. */
export function* askOpenly(table: Table, seat: Seat, { offers, done }: Ask): Asking<Act | undefined> {
  const free = freeActs(table, seat)
  const act = yield { offers: { ...free, ...offers }, done }
  if (!(act.verb in free)) return act
  yield* freeAct(table, seat, act)
  return undefined
}

/** FS-034 a and d: free acts and nothing else, until the player is done. */
export function* openMoment(table: Table, seat: Seat): Asking {
  while (!(yield* askOpenly(table, seat, { offers: {}, done: 0 })));
}
