/** Fairy School: everything before the first trimester (FS-010 to FS-024, FS-191, FS-220, FS-221, FS-241). */

import { among, together, type Asking, type Moment } from './asking'
import type { Card } from './box'
import { draft } from './choosing'
import { callAll, find, remove, streamOf, type Seat, type Table } from './table'
import { BOTTOM, COLUMNS, ELEMENTS, PLAIN, SLOTS, STARTERS, SUBJECTS, type Element } from './words'

const DECKS = ['S', 'I', 'II', 'III']
/** FS-020: so many S cards lie in the forest at the start. */
const IN_FOREST = 2
const PROJECTS = 3
/** FS-024. */
const EXPRESS_BOTTOM = ['unicorn', 'ent', 'sphinx', 'dragon', 'serpent']
const EXPRESS_TOP = ['dwarf', 'elf', 'phoenix']

/** FS-010 to FS-014, FS-200, FS-203: decks by rising number, shuffled; tiles; what everybody has. */
export function layOut(table: Table): void {
  const { box, chance, long } = table
  for (const deck of DECKS) {
    table.decks[deck] = box.cards.filter((card) => card.deck === deck && (long || !card.long))
    chance.shuffle('deal', table.decks[deck]!)
  }
  table.finals = box.finals.filter((final) => final.long === long)
  chance.shuffle('deal', table.finals)
  drawTiles(table)
  for (const seat of table.seats) {
    Object.assign(seat.store, box.numbers.store)
    seat.hand = box.cards.filter(({ deck }) => deck === 'start').map((card) => ({ ...card }))
  }
}

/** FS-010, FS-011, FS-202: a side of the bonus track and a certificate of each subject, in one event. */
function drawTiles(table: Table): void {
  const { box, chance, long, tiles } = table
  const kinds = SUBJECTS.map((subject) =>
    box.tiles.filter((tile) => tile.subject === subject && (long || !tile.long)),
  )
  const here = kinds.filter(({ length }) => length)
  const [side, ...drawn] = chance.draws('deal', [box.sides.length, ...here.map(({ length }) => length)])
  table.side = box.sides[side!]!
  here.forEach((kind, n) => tiles.set(kind[0]!.subject, kind[drawn[n]!]!))
}

/** FS-015 to FS-022: starters or a draft of S cards, placing them, then forests and piles. */
export function* setUp(table: Table): Generator<Moment> {
  if (table.options.start === 'expert') yield* draft(table, 'S')
  else if (table.options.starters === 'chosen') yield* chooseStarters(table)
  else drawStarters(table)
  yield* build(table)
}

/** FS-016, FS-241: a different starter for everybody by lot; the sixth seat has the plain cards. */
function drawStarters(table: Table): void {
  const letters = [...STARTERS]
  table.chance.shuffle('deal', letters)
  for (const seat of table.seats) seat.starter = letters[seat.index] ?? PLAIN
  handOut(table)
}

/** FS-016: one after the other, from the first seat on. */
function* chooseStarters(table: Table): Generator<Moment> {
  const letters = [...STARTERS, ...(table.seats.length > STARTERS.length ? [PLAIN] : [])]
  const first = Math.max(0, [...STARTERS, PLAIN].indexOf(String(table.options.first_seat)))
  for (let n = 0; n < table.seats.length; n++) {
    const seat = table.neighbour(table.seats[first]!, n)
    yield together('starters', [seat], function* () {
      const { word } = yield { offers: { starter: among(letters, 16) }, done: 16 }
      seat.starter = remove(letters, word)
    })
  }
  handOut(table)
}

/** FS-016, FS-017, FS-191, FS-220, FS-241: S cards and, in an initiation game of several, projects. */
function handOut(table: Table): void {
  const { seats, options, decks } = table
  for (const seat of seats) seat.kept = takeLettered(table, 'S', seat.starter, Infinity)
  if (options.start === 'initiation' && !table.solo)
    for (const seat of seats) seat.projects = takeLettered(table, 'I', seat.starter, PROJECTS)
  if (seats.length === 2) for (const seat of seats) seat.extra = decks.S!.splice(-1)
}

/** The cards with the letter of a starter leave a deck, from the top. */
function takeLettered(table: Table, deck: string, starter: string, most: number): Card[] {
  const wanted = starter === PLAIN ? '' : starter
  const found = table.decks[deck]!.filter((card) => card.starter === wanted)
    .reverse()
    .slice(0, most)
  table.decks[deck] = table.decks[deck]!.filter((card) => !found.includes(card))
  return found
}

/** FS-015, FS-020, FS-221: whoever places cards does so; then all forests and piles. */
export function* build(table: Table): Generator<Moment> {
  const expert = table.options.start === 'expert'
  const placing = table.seats.filter(({ starter }) => expert || starter === PLAIN)
  yield together(expert ? 'placing' : 'plain cards', placing, (seat) => placeCards(table, seat))
  for (const seat of table.seats) {
    if (!placing.includes(seat)) layStarter(seat)
    if (table.options.express) layExpress(seat)
    buildPile(table, seat)
  }
  if (table.solo) goAhead(table)
}

/** FS-020, FS-191: two cards for the top row; with two players then one for the very bottom. */
function* placeCards(table: Table, seat: Seat): Asking {
  for (let n = 0; n < IN_FOREST && seat.kept.length; n++) {
    const { word } = yield { offers: { keep: among(callAll(seat.kept), 20) }, done: 20, closed: 34 }
    const free = SLOTS.filter((_, slot) => slot < BOTTOM && !seat.forest[slot])
    const slot = yield { offers: { slot: among(free, 20) }, done: 20, closed: 34 }
    seat.forest[SLOTS.indexOf(slot.word)] = remove(seat.kept, find(seat.kept, word)!)
  }
  if (table.seats.length !== 2 || seat.kept.length < 2) return
  const { word } = yield { offers: { keep: among(callAll(seat.kept), 191) }, done: 191, closed: 34 }
  seat.extra = [remove(seat.kept, find(seat.kept, word)!)]
}

/** FS-016: two S cards with a column go to the top row there. */
function layStarter(seat: Seat): void {
  for (const card of [...seat.kept]) {
    const column = SUBJECTS.indexOf(card.place)
    if (column >= 0) seat.forest[column] = remove(seat.kept, card)
  }
}

/** FS-024: the first planning is laid out for all. */
function layExpress(seat: Seat): void {
  const lay = (creature: string, slot: number): void => {
    const card = seat.hand.find((one) => one.creature === creature)
    if (card) seat.forest[slot] = remove(seat.hand, card)
  }
  EXPRESS_BOTTOM.forEach((creature, column) => lay(creature, BOTTOM + column))
  for (const creature of EXPRESS_TOP) {
    const slot = seat.forest.indexOf(undefined)
    if (slot >= 0 && slot < COLUMNS) lay(creature, slot)
  }
}

/** FS-015, FS-191: S cards and mermaids at the bottom, the other starting cards on top, an extra card below all. */
function buildPile({ chance }: Table, seat: Seat): void {
  const mermaids = seat.hand.filter(({ creature }) => creature === 'mermaid').reverse()
  const under = [...seat.kept.splice(0), ...mermaids]
  const above = seat.hand.splice(0).filter((card) => !mermaids.includes(card))
  chance.shuffle(streamOf(seat), under)
  chance.shuffle(streamOf(seat), above)
  seat.pile = [...seat.extra.splice(0), ...under, ...above]
}

/** FS-221: both markers start some spaces on; the player takes the elements of these spaces. */
function goAhead({ box, clochette, seats: [seat] }: Table): void {
  for (let n = 0; n < box.numbers.ahead && seat!.space.ways.length; n++) {
    seat!.space = seat!.space.ways[0]!
    seat!.stars = Math.max(seat!.stars, seat!.space.stars)
    const element = seat!.space.gain as Element
    if (ELEMENTS.includes(element)) seat!.store[element]++
  }
  Object.assign(clochette, { space: seat!.space, stars: seat!.stars })
}
