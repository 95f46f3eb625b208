/** Fairy School, phase 3: cubes on cards (FS-080 to FS-089, FS-106 to FS-108, FS-215, FS-227, FS-260). */

import type { Asking, Judge } from './asking'
import type { Card } from './box'
import { effect, hasAgain, isUsable } from './effects'
import { receive } from './elements'
import { askOpenly } from './projects'
import { find, type Seat, type Table } from './table'

/** A card that a player may activate, and whose it is. */
interface Place {
  card: Card
  own: boolean
  /** FS-227: the zone of Clochette's. */
  zone?: Card[]
}

/** FS-080, FS-081, FS-215, FS-226: the cards that a letter stands for. */
function cardsAt(table: Table, seat: Seat, letter: string): Card[] {
  if (letter === 'P') return seat.personal
  if (letter === 'S') return seat.shared
  if (letter !== 'L' && letter !== 'R') return []
  const left = letter === 'L'
  if (table.solo) return table.clochette.zones[left ? 0 : 1]
  if (table.seats.length === 2) return left ? table.neighbour(seat, 1).shared : []
  if (!table.options.spread) return table.neighbour(seat, left ? 1 : -1).shared
  const side = table.turns % 2 ? 1 : -1
  return table.neighbour(seat, left ? side : side * 2).shared
}

/** A place from its text, `L:I79`. */
function placeOf(table: Table, seat: Seat, word: string): Place | undefined {
  const [, letter, name] = /^([PSLR]):(.+)$/.exec(word) ?? []
  if (!letter || !name) return undefined
  const zone = cardsAt(table, seat, letter)
  const card = find(zone, name)
  const own = letter === 'P' || letter === 'S'
  return card && { card, own, zone: table.solo && !own ? zone : undefined }
}

/** FS-080, FS-081, FS-215: why there is no such card. */
function judgeMissing({ options, seats }: Table, word: string): number {
  const letter = /^([PSLR]):/.exec(word)?.[1]
  if (letter === 'R' && seats.length === 2) return 81
  return options.spread && (letter === 'L' || letter === 'R') ? 215 : 80
}

/** FS-080 to FS-083, FS-086, FS-227: whether a first cube may be laid. */
function judgeActivation(table: Table, seat: Seat): Judge {
  return (word) => {
    const place = placeOf(table, seat, word)
    if (!place) return judgeMissing(table, word)
    if (seat.laid.has(place.card)) return 83
    if (!seat.cubes) return 82
    if (place.zone?.some((card) => seat.laid.has(card))) return 227
    return table.options.empty_activation || isUsable(seat, place.card, false) ? 0 : 86
  }
}

/** FS-106, FS-107, FS-227: whether a card may be activated again. */
function judgeAgain(table: Table, seat: Seat): Judge {
  return (word) => {
    const place = placeOf(table, seat, word)
    if (!place) return judgeMissing(table, word)
    if (place.zone) return 227
    if (!seat.laid.has(place.card)) return 106
    return mayRepeat(table, place.card) ? 0 : 107
  }
}

/** FS-107: a line without `again` is left; by the other reading such a card is never activated again. */
const mayRepeat = ({ options }: Table, { lines }: Card): boolean =>
  options.reactivate_again_card === 'never' ? !lines.some(hasAgain) : !lines.every(hasAgain)

/** FS-080 to FS-088: cubes one after the other, until the player is done. */
export function* activateCards(table: Table, seat: Seat): Asking {
  for (;;) {
    const act = yield* askOpenly(table, seat, { offers: { act: judgeActivation(table, seat) }, done: 0 })
    if (act?.verb === 'done') return
    if (act) yield* activate(table, seat, placeOf(table, seat, act.word)!, false)
  }
}

/** FS-082, FS-085, FS-260: a cube, what certificates give for it, then the effect. */
function* activate(table: Table, seat: Seat, { card, own }: Place, again: boolean): Asking {
  seat.cubes--
  seat.laid.set(card, (seat.laid.get(card) ?? 0) + 1)
  yield* gainByCube(table, seat, card, own)
  yield* effect(table, seat, card, again, () => activateAgain(table, seat))
}

/** FS-106, FS-111: at once one more cube, on a card that has one. */
function* activateAgain(table: Table, seat: Seat): Asking {
  const clochettes = table.solo ? table.clochette.zones.flat() : []
  const targets = [...seat.laid.keys()].filter((card) => !clochettes.includes(card) && mayRepeat(table, card))
  if (!seat.cubes || !targets.length) return
  const { verb, word } = yield { offers: { act: judgeAgain(table, seat) }, done: 0 }
  if (verb === 'act') yield* activate(table, seat, placeOf(table, seat, word)!, true)
}

/** FS-260: what the left halves give when a cube is laid. */
function* gainByCube(table: Table, seat: Seat, { creature }: Card, own: boolean): Asking {
  seat.met.push(creature)
  const kinds = ['turn_pair', 'first_activation', 'each_activation']
  for (const [subject, left] of table.benefits(seat, ...kinds)) {
    const { kind, creatures, where, gain } = left
    if (!creatures.includes(creature) || (where !== 'any' && (where === 'own') !== own)) continue
    if (kind === 'turn_pair' && !creatures.every((one) => seat.met.includes(one))) continue
    if (kind !== 'each_activation' && seat.fired.includes(subject)) continue
    seat.fired.push(subject)
    yield* receive(seat, gain, 260)
  }
}
