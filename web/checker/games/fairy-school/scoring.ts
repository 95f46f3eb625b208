/** Fairy School: exchanges into points, and the count (FS-175 to FS-182, FS-231, FS-232, FS-270 to FS-272). */

import type { Asking, Judge } from './asking'
import { best } from '../../game'
import type { Card } from './box'
import { canPay, conversions, convert, payPrice } from './elements'
import type { Right } from './tiles'
import type { Seat, Table } from './table'

/** The right halves that a player holds. */
const rights = ({ tiles }: Table, { certificates }: Seat): [subject: string, right: Right][] =>
  [...certificates].flatMap(([subject, half]) => (half === 'right' ? [[subject, tiles.get(subject)!.right]] : []))

/** FS-270: those that turn elements into points. */
const exchanges = (table: Table, seat: Seat): Map<string, Right> =>
  new Map(rights(table, seat).filter(([, { kind }]) => kind === 'convert_end'))

export const mayExchange = (table: Table, seat: Seat): boolean => exchanges(table, seat).size > 0

/** FS-270: conversions and these exchanges only, until the player is done. */
export function* exchangePoints(table: Table, seat: Seat): Asking {
  const tiles = exchanges(table, seat)
  const use: Judge = (word) => {
    const tile = tiles.get(word)
    const left = tile && (seat.used.get(word) ?? 0) < tile.times
    return left && canPay(seat.store, tile.price) ? 0 : 270
  }
  for (;;) {
    const act = yield { offers: { ...conversions(table, seat), use }, done: 0, closed: 270 }
    if (act.verb === 'done') return
    if (act.verb === 'use') {
      yield* payPrice(seat, tiles.get(act.word)!.price)
      seat.used.set(act.word, (seat.used.get(act.word) ?? 0) + 1)
    } else yield* convert(table, seat, act)
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0)

/** FS-176, FS-271: the realised projects that a player still has. */
function invoked({ options }: Table, seat: Seat): Card[] {
  const inForest = seat.forest.flatMap((card) => card ?? [])
  const held = [...inForest, ...seat.pile, ...seat.discard, ...seat.hand, ...seat.personal, ...seat.shared]
  const all = options.trimmed_projects_score ? [...held, ...seat.removed] : held
  return all.filter(({ deck }) => ['I', 'II', 'III'].includes(deck))
}

/** FS-179, FS-270 to FS-272: what a right half is worth. */
function worth(table: Table, seat: Seat, subject: string, right: Right): number {
  const { kind, creatures, deck, every } = right
  const counts: Record<string, () => number> = {
    flat: () => 1,
    per_invoked: () => invoked(table, seat).filter(({ creature }) => creatures.includes(creature)).length,
    per_deck: () => invoked(table, seat).filter((card) => card.deck === deck).length,
    per_studied: () => Math.floor(seat.studied.length / every),
    per_certificate: () => seat.certificates.size,
    per_trimmed: () => seat.removed.length,
    per_final_step: () => seat.steps,
    per_kindness: () => Math.floor(seat.stars / every),
    convert_end: () => seat.used.get(subject) ?? 0,
  }
  return counts[kind]!() * right.stars
}

/** Where the points of a player come from. */
export type Points = Record<'kindness' | 'creatures' | 'final' | 'study' | 'certificates' | 'bonus', number>

/** FS-175 to FS-180. */
export const pointsOf = (table: Table, seat: Seat): Points => ({
  kindness: seat.stars,
  creatures: sum(invoked(table, seat).map(({ stars }) => stars)),
  final: sum((seat.final?.steps ?? []).slice(0, seat.steps).map(({ stars }) => stars)),
  study: seat.studied.length * Number(table.options.study_points),
  certificates: sum(rights(table, seat).map(([subject, right]) => worth(table, seat, subject, right))),
  bonus: table.side.stars[seat.bonus - 1] ?? 0,
})

export const score = (table: Table, seat: Seat): number =>
  sum(Object.values(pointsOf(table, seat))) + seat.headStart

/** FS-231. */
export const scoreOfClochette = ({ box, clochette }: Table): number =>
  clochette.stars + sum(clochette.aside.map(({ stars }) => stars)) + box.numbers.points

/** FS-182, FS-232: the most points, shared if equal and equally earned; alone, more than Clochette. */
export function winnersOf(table: Table): number[] {
  const scores = table.seats.map((seat) => score(table, seat))
  if (table.solo) return scores[0]! > scoreOfClochette(table) ? [0] : []
  const tied = best(
    table.seats.map(({ index }) => index),
    (index) => scores[index]!,
  )
  return best(tied, (index) => -table.seats[index]!.headStart)
}
