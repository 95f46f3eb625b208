/** Fairy School, phase 5: studying, certificates (FS-110, FS-130 to FS-139, FS-264, FS-265). */

import { among, type Asking, type Judge } from './asking'
import { canPay } from './elements'
import { offer } from './offering'
import { discard, type Seat, type Table } from './table'
import { CREATURES, FOOTPRINTS, SLOTS } from './words'

/** FS-110, FS-200: creatures of this game that a player has not studied. */
function unknown({ box, long }: Table, { studied }: Seat): string[] {
  const here = Object.keys(CREATURES).filter((creature) => long || box.subjects[creature] !== 'air')
  return here.filter((creature) => !studied.includes(creature))
}

/** FS-133: one of some creatures that was not studied yet, or else a clause. */
const judgeStudy =
  ({ studied }: Seat, creatures: string[], clause: number): Judge =>
  (word) => {
    if (studied.includes(word)) return 133
    return creatures.includes(word) ? 0 : clause
  }

/** FS-110, FS-111: any creature, by an effect. */
export function* studyAny(table: Table, seat: Seat): Asking {
  const creatures = unknown(table, seat)
  if (!table.hasMarker(seat) || !creatures.length) return
  const { verb, word } = yield { offers: { study: judgeStudy(seat, creatures, 110) }, done: 0 }
  if (verb === 'study') yield* study(table, seat, word)
}

/** FS-130 to FS-132, FS-265: one of the creatures on the footprints; then these cards are discarded. */
export function* studyFootprints(table: Table, seat: Seat): Asking {
  const cards = FOOTPRINTS.flatMap((slot) => seat.forest[slot] ?? [])
  const creatures = cards.map(({ creature }) => creature).filter((creature) => !seat.studied.includes(creature))
  if (table.hasMarker(seat) && creatures.length) {
    const { verb, word } = yield {
      offers: { study: judgeStudy(seat, creatures, 131) },
      done: 0,
      closed: 34,
    }
    if (verb === 'study') yield* study(table, seat, word)
  }
  for (const slot of FOOTPRINTS) seat.forest[slot] = undefined
  discard(seat, cards)
  yield* discardMore(table, seat)
}

/** FS-131, FS-136, FS-139, FS-264: a marker, a certificate, and what earlier certificates offer for it. */
function* study(table: Table, seat: Seat, creature: string): Asking {
  const offers = table.benefits(seat, 'study_offer')
  seat.studied.push(creature)
  yield* certify(table, seat, table.box.subjects[creature]!)
  for (const [, left] of offers) {
    for (let n = 0; n < left.amount; n++) {
      // Rules version 1 asks even where only `done` could be the answer.
      if (table.version > 1 && !canPay(seat.store, left.offer!)) break
      if (!(yield* offer(table, seat, left, false))) break
    }
  }
}

/** FS-136 to FS-138: a half of the tile, for whoever has studied both creatures and has a cube. */
function* certify({ box, options, tiles }: Table, seat: Seat, subject: string): Asking {
  const pair = Object.keys(CREATURES).filter((creature) => box.subjects[creature] === subject)
  if (!tiles.has(subject) || !pair.every((creature) => seat.studied.includes(creature))) return
  if (options.certificate_cube_limit && seat.certificates.size >= box.numbers.certificates) return
  const { verb, word } = yield { offers: { cert: among(['left', 'right'], 136) }, done: 0 }
  if (verb === 'cert') seat.certificates.set(subject, word as 'left' | 'right')
}

/** FS-265: cards of the forest, at the end of the phase. */
function* discardMore(table: Table, seat: Seat): Asking {
  for (let n = table.amount(seat, 'discard_after_study'); n > 0; n--) {
    const filled = SLOTS.filter((_, slot) => seat.forest[slot])
    if (!filled.length) return
    const { verb, word } = yield { offers: { slot: among(filled, 265) }, done: 0, closed: 34 }
    if (verb === 'done') return
    const slot = SLOTS.indexOf(word)
    discard(seat, [seat.forest[slot]!])
    seat.forest[slot] = undefined
  }
}
