/** Fairy School: what cards do (FS-086, FS-087, FS-100 to FS-111). */

import { among, type Act, type Asking, type Judge } from './asking'
import type { Card } from './box'
import { canPay, payPrice } from './elements'
import { take, type Line, type Outcome } from './notation'
import { judgeOutcome } from './offering'
import { askOpenly } from './projects'
import { studyAny } from './study'
import { callAll, discard, find, remove, type Seat, type Table } from './table'
import { SLOTS } from './words'

/** Continues with one more cube on a card (FS-106). */
type Again = () => Asking

export const hasAgain = ({ outcomes }: Line): boolean => outcomes.some(({ special }) => special === 'again')

/** FS-107, FS-033: a line that can be applied now. */
const applies = (seat: Seat, line: Line, again: boolean): boolean =>
  !(again && hasAgain(line)) && canPay(seat.store, line)

/** FS-086: whether a card has something to use now. */
export const isUsable = (seat: Seat, { lines }: Card, again: boolean): boolean =>
  lines.some((line) => applies(seat, line, again))

/** FS-100: a card that only produces asks nothing. */
const onlyProduces = ({ lines: [line, other] }: Card): boolean =>
  !other && !line!.paid && line!.outcomes.length === 1

export function* effect(table: Table, seat: Seat, card: Card, again: boolean, goOn: Again): Asking {
  if (onlyProduces(card)) return take(seat.store, card.lines[0]!.outcomes[0]!.gain)
  const line = card.lines.length === 1 ? card.lines[0] : yield* chooseLine(table, seat, card, again)
  if (!line) return
  if (card.lines.length > 1 && line.outcomes.length === 1 && line.times === 1)
    return yield* apply(table, seat, line, line.outcomes[0]!, goOn)
  yield* repeat(table, seat, line, again, goOn)
}

/** FS-087: one of two lines, or none. */
function* chooseLine(table: Table, seat: Seat, card: Card, again: boolean): Asking<Line | undefined> {
  const judge: Judge = (word) => {
    const line = /^[12]$/.test(word) ? card.lines[Number(word) - 1] : undefined
    if (!line) return 87
    if (again && hasAgain(line)) return 107
    return canPay(seat.store, line) ? 0 : 33
  }
  for (;;) {
    const done = mayDecline(table, isUsable(seat, card, again)) ? 0 : 86
    const act = yield* askOpenly(table, seat, { offers: { line: judge }, done })
    if (act) return act.verb === 'done' ? undefined : card.lines[Number(act.word) - 1]
  }
}

/** FS-086: nothing is compulsory; by the other reading an effect is used as long as it can be. */
const mayDecline = ({ options }: Table, usable: boolean): boolean => options.empty_activation === true || !usable

/** FS-101, FS-102: up to so many times, each with an outcome of its own. */
function* repeat(table: Table, seat: Seat, line: Line, again: boolean, goOn: Again): Asking {
  for (let n = 0; n < line.times; n++) {
    let act: Act | undefined
    while (!act) {
      const done = n > 0 || mayDecline(table, applies(seat, line, again)) ? 0 : 86
      act = yield* askOpenly(table, seat, { offers: { opt: judgeOutcome(seat, line) }, done })
    }
    if (act.verb === 'done') return
    yield* apply(table, seat, line, line.outcomes[Number(act.word) - 1]!, goOn)
  }
}

/** FS-103 to FS-111: price, trailing gain, then the special; of `again` the gain may come last. */
function* apply(table: Table, seat: Seat, line: Line, outcome: Outcome, goOn: Again): Asking {
  const last = outcome.special === 'again' && !table.options.again_gain_first
  yield* payPrice(seat, line)
  if (!last) take(seat.store, outcome.gain)
  if (outcome.special === 'again') yield* goOn()
  if (outcome.special === 'fetch') yield* fetchCard(seat)
  if (outcome.special === 'draw') yield* drawCards(table, seat, outcome)
  if (outcome.special === 'trim') yield* trim(seat)
  if (outcome.special === 'study') yield* studyAny(table, seat)
  if (last) take(seat.store, outcome.gain)
}

/** FS-103: one card of the discard. */
function* fetchCard(seat: Seat): Asking {
  if (!seat.discard.length) return
  const { verb, word } = yield { offers: { take: among(callAll(seat.discard), 103) }, done: 0 }
  if (verb === 'take') seat.personal.push(remove(seat.discard, find(seat.discard, word)!))
}

/** FS-104: some of the drawn cards are played, the others discarded. */
function* drawCards(table: Table, seat: Seat, { draws, plays }: Outcome): Asking {
  seat.hand = table.draw(seat, draws)
  for (let n = 0; n < plays && seat.hand.length; n++) {
    const { verb, word } = yield { offers: { play: among(callAll(seat.hand), 104) }, done: 0 }
    if (verb === 'done') break
    seat.personal.push(remove(seat.hand, find(seat.hand, word)!))
  }
  discard(seat, seat.hand.splice(0))
}

/** FS-109: a card of the forest leaves the game. */
function* trim(seat: Seat): Asking {
  const filled = SLOTS.filter((_, slot) => seat.forest[slot])
  if (!filled.length) return
  const { verb, word } = yield { offers: { slot: among(filled, 109) }, done: 0 }
  if (verb === 'done') return
  seat.removed.push(seat.forest[SLOTS.indexOf(word)]!)
  seat.forest[SLOTS.indexOf(word)] = undefined
}
