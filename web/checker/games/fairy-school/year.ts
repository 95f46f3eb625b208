/** Fairy School: the course of a year: trimesters, turns, phases (FS-002, FS-003, FS-152, FS-190, FS-200 to FS-206). */

import { activateCards } from './activation'
import { together, type Moment } from './asking'
import { choose } from './choosing'
import { chooseColumns } from './columns'
import { chooseGain } from './elements'
import { clearTurn, walk, walkAlone } from './kindness'
import { evolve, plan } from './planning'
import { openMoment } from './projects'
import { exchangePoints, mayExchange } from './scoring'
import { setUp } from './setup'
import { studyFootprints } from './study'
import type { Seat, Table } from './table'
import { ANY, type Trimester } from './words'

/** Where a game is taken up; a new one is set up first. */
export type Phase = 'setup' | 'choice' | 'start' | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'scoring'

/** FS-226: so many cards of each of her two decks are shown. */
const SHOWN = 2

export function* year(table: Table, from: Phase = 'setup'): Generator<Moment> {
  if (from === 'setup') yield* setUp(table)
  let phase = from === 'setup' ? 'choice' : from
  const trimesters: Trimester[] = table.long ? ['I', 'II', 'III', 'f'] : ['I', 'II', 'f']
  for (const trimester of trimesters.slice(trimesters.indexOf(table.trimester ?? 'I'))) {
    if (phase === 'scoring') break
    table.trimester = trimester
    yield* playTrimester(table, phase)
    phase = 'choice'
  }
  yield together(
    'scoring',
    table.seats.filter((seat) => mayExchange(table, seat)),
    (seat) => exchangePoints(table, seat),
  )
}

/** FS-152: projects, an open moment, turns. */
function* playTrimester(table: Table, from: Phase): Generator<Moment> {
  let phase = from
  if (phase === 'choice') {
    yield* choose(table)
    phase = 'start'
  }
  if (phase === 'start') {
    yield together('other', table.seats, (seat) => openMoment(table, seat))
    phase = table.turns === 0 && table.options.express ? 2 : 1
    table.turn = 1
    table.turns++
  }
  for (;;) {
    yield* playTurn(table, phase as number)
    if (isLastTurn(table)) return
    phase = 1
    table.turn++
    table.turns++
  }
}

/** FS-002, FS-190, FS-200, FS-204, FS-206, FS-222: whether a trimester ends with this turn. */
function isLastTurn(table: Table): boolean {
  const { box, options, seats, solo, trimester, turn } = table
  if (table.long && trimester === 'f') {
    const finished = seats.some(({ final, steps }) => final && steps >= final.steps.length)
    return finished || turn >= Number(options.long_turn_cap)
  }
  const { turns, turnsOfTwo, turnsAlone } = box.numbers
  const lasts = solo ? turnsAlone : seats.length === 2 ? turnsOfTwo : turns
  if (solo && trimester === 'f' && options.solo_final_turns !== 1) return turn >= Number(options.solo_final_turns)
  return turn >= lasts[trimester === 'III' ? 'II' : trimester!]!
}

/** FS-003: phases 1 to 7. */
function* playTurn(table: Table, from: number): Generator<Moment> {
  const { seats } = table
  if (from <= 1) yield together('other', seats, (seat) => plan(table, seat))
  if (from <= 2) {
    yield together('other', seats, (seat) => chooseColumns(table, seat))
    if (table.solo) showCards(table)
  }
  if (from <= 3) yield together('activation', seats, (seat) => activateCards(table, seat))
  if (from <= 4) {
    yield together('other', seats, (seat) => walk(table, seat))
    if (table.solo) walkAlone(table)
    clearTurn(table)
  }
  if (from <= 5) yield together('study', seats, (seat) => studyFootprints(table, seat))
  if (from <= 6) seats.forEach(evolve)
  if (table.long && table.trimester === 'f') {
    yield together('leader', leaders(table), (seat) => chooseGain(seat, ANY, 205))
  }
  yield together('other', seats, (seat) => openMoment(table, seat))
}

/** FS-205: whoever has done most steps. */
function leaders({ options, seats }: Table): Seat[] {
  const most = Math.max(options.leader_needs_step ? 1 : 0, ...seats.map(({ steps }) => steps))
  const first = seats.filter(({ steps }) => steps === most)
  return first.length > 1 && options.leader_ties === 'none' ? [] : first
}

/** FS-226: two cards of S and of I, later of I and of II; a deck that runs out is shuffled from those shown before. */
function showCards({ chance, clochette, decks, trimester }: Table): void {
  const names = trimester === 'I' ? ['S', 'I'] : ['I', 'II']
  names.forEach((name, zone) => {
    for (let n = 0; n < SHOWN; n++) {
      if (!decks[name]!.length) {
        const back = clochette.turned.filter(({ deck }) => deck === name)
        clochette.turned = clochette.turned.filter((card) => !back.includes(card))
        decks[name] = back.reverse()
        chance.shuffle('deal', decks[name]!)
      }
      const card = decks[name]!.pop()
      if (card) clochette.zones[zone as 0 | 1].push(card)
    }
  })
}
