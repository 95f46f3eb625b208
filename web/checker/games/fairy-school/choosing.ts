/** Fairy School: choosing projects (FS-019, FS-050 to FS-056, FS-165 to FS-168, FS-196, FS-225, FS-230). */

import { among, together, type Asking, type Moment } from './asking'
import { askOpenly } from './projects'
import { callAll, find, remove, type Seat, type Table } from './table'

const PROJECTS = 3
/** FS-196. */
const FAST = 5
/** FS-225: so many cards of a trimester are Clochette's. */
const ASIDE = 3

/** What is chosen at the start of a trimester. */
export function* choose(table: Table): Generator<Moment> {
  const { trimester, options, solo } = table
  if (trimester === 'f') return yield* chooseFinals(table)
  if (trimester === 'I' && options.start === 'initiation' && !solo) return
  yield* draft(table, trimester!)
  if (solo) yield together('other', table.seats, (seat) => setAside(table, seat))
  for (const seat of table.seats) {
    seat.old = seat.projects
    seat.kept = [...seat.projects, ...seat.kept]
    seat.projects = []
  }
  yield together('keeping', table.seats, (seat) => keepProjects(table, seat))
}

/** FS-019, FS-052, FS-191, FS-196, FS-225: how many cards everybody should get. */
function handSize({ box, options, seats, solo }: Table, deck: string): number {
  const { draft: usual, drawn } = box.numbers
  if (deck === 'S') return usual + (seats.length === 2 ? 1 : 0)
  if (solo) return drawn
  return options.fast ? FAST : usual
}

/** FS-022, FS-056: everybody is dealt alike; a short deck is topped up from the one before. */
function deal({ decks, options, seats }: Table, deck: string, size: number): void {
  const before = { II: 'I', III: 'II' }[deck]
  if (before && options.short_deck === 'top_up' && decks[deck]!.length < size * seats.length)
    decks[deck]!.unshift(...decks[before]!.splice(0))
  const each = Math.min(size, Math.floor(decks[deck]!.length / seats.length))
  for (const seat of seats) seat.draft = each ? decks[deck]!.splice(-each).reverse() : []
}

/** FS-019, FS-052, FS-196: everybody is dealt; where there is a draft, all pick and pass until hands are empty. */
export function* draft(table: Table, deck: string): Generator<Moment> {
  const { seats, options, solo } = table
  deal(table, deck, handSize(table, deck))
  if (solo && deck !== 'S') return
  if (solo || (options.fast && deck !== 'S')) for (const seat of seats) seat.kept = seat.draft.splice(0)
  while (seats[0]!.draft.length > 1) {
    yield deck === 'S'
      ? together('S draft', seats, (seat) => pick(seat, 19))
      : together('draft', seats, (seat) => pick(seat, 52))
    passHands(table, deck)
  }
  for (const seat of seats) seat.kept.push(...seat.draft.splice(0))
}

function* pick(seat: Seat, clause: number): Asking {
  const { word } = yield { offers: { pick: among(callAll(seat.draft), clause) }, done: clause }
  seat.kept.push(remove(seat.draft, find(seat.draft, word)!))
}

/** FS-019, FS-051: S and II to the left, I and III to the right. */
function passHands(table: Table, deck: string): void {
  const giver = deck === 'S' || deck === 'II' ? -1 : 1
  const hands = table.seats.map((seat) => table.neighbour(seat, giver).draft)
  for (const seat of table.seats) seat.draft = hands[seat.index]!
}

/** FS-225: three of the cards for Clochette, the others for the hand. */
function* setAside({ clochette }: Table, seat: Seat): Asking {
  for (let n = 0; n < ASIDE && seat.draft.length; n++) {
    const { word } = yield { offers: { aside: among(callAll(seat.draft), 225) }, done: 225, closed: 34 }
    clochette.aside.push(remove(seat.draft, find(seat.draft, word)!))
  }
  seat.kept = seat.draft.splice(0)
}

/** FS-053, FS-034 e: three of all; the last ones come without a choice. Free acts are of rules version 2. */
function* keepProjects(table: Table, seat: Seat): Asking {
  while (seat.kept.length > PROJECTS - seat.projects.length && seat.projects.length < PROJECTS) {
    const ask = { offers: { keep: among(callAll(seat.kept), 53) }, done: 53 }
    const act = table.version === 1 ? yield { ...ask, closed: 34 } : yield* askOpenly(table, seat, ask)
    if (!act) continue
    const card = remove(seat.kept, find(seat.kept, act.word)!)
    seat.old = seat.old.filter((one) => one !== card)
    seat.projects.push(card)
  }
  if (seat.projects.length < PROJECTS) seat.projects.push(...seat.kept)
  seat.kept = []
  seat.old = []
}

/** FS-165, FS-166, FS-230: one after the other takes a final project of those that lie open. */
function* chooseFinals(table: Table): Generator<Moment> {
  table.open = table.finals.splice(-(table.seats.length + 1)).reverse()
  for (const seat of inOrder(table)) {
    if (!table.open.length) return
    yield together('finals', [seat], function* () {
      const { word } = yield { offers: { final: among(callAll(table.open), 165) }, done: 166 }
      seat.final = remove(table.open, find(table.open, word)!)
    })
  }
}

/** FS-167, FS-168: who is further, then who has less bonus, then by lot or from the first seat on. */
function inOrder(table: Table): Seat[] {
  const { seats, options, chance } = table
  const ahead = (a: Seat, b: Seat): number =>
    b.space.rank[0] - a.space.rank[0] || b.space.rank[1] - a.space.rank[1] || a.bonus - b.bonus
  const tied = seats.some((one) => seats.some((other) => one !== other && !ahead(one, other)))
  const order = [...seats]
  if (options.first_seat !== 'random') {
    const first = 'ABCDEF'.indexOf(String(options.first_seat))
    order.push(...order.splice(0, first))
  } else if (tied) chance.shuffle('first', order)
  return order.sort(ahead)
}
