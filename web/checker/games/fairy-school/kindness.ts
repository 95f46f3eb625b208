/** Fairy School, phase 4: the kindness track (FS-120 to FS-125, FS-228, FS-229, FS-266, FS-267). */

import type { Asking } from './asking'
import { chooseGain, receive } from './elements'
import { discard, type Clochette, type Seat, type Table } from './table'
import { ANY, type Element } from './words'

/** FS-120, FS-228, FS-267: printed points and the cubes of others on the shared cards. */
function stepsOf(table: Table, seat: Seat): number {
  const others = table.seats.filter((other) => other !== seat)
  const cubes = seat.shared.flatMap((card) => others.map((other) => other.laid.get(card) ?? 0))
  return [...cubes, ...seat.shared.map(({ kindness }) => kindness), table.amount(seat, 'kindness_steps')].reduce(
    (sum, n) => sum + n,
    0,
  )
}

/** FS-121 to FS-124: space by space; at a fork the player chooses. */
export function* walk(table: Table, seat: Seat): Asking {
  const { beyond, perStep } = table.box.track
  let isBeyond = false
  for (let steps = stepsOf(table, seat); steps > 0; steps--) {
    const { ways } = seat.space
    if (!ways.length) {
      if (!isBeyond || perStep) yield* gainOnTrack(table, seat, beyond)
      isBeyond = true
      continue
    }
    const fork = ways.length > 1 && (yield { offers: { short: () => 0, long: () => 0 }, done: 121 })
    enter(seat, fork && fork.verb === 'long' ? 1 : 0)
    yield* gainOnTrack(table, seat, seat.space.gain)
  }
}

function enter(marker: Seat | Clochette, way: number): void {
  marker.space = marker.space.ways[way]!
  marker.stars = Math.max(marker.stars, marker.space.stars)
}

/** FS-122, FS-266, FS-267: the element of a space, or what a tile gives instead, and what a tile gives besides. */
function* gainOnTrack(table: Table, seat: Seat, gain: string): Asking {
  if (!gain) return
  const [swap] = table.benefits(seat, 'kindness_swap')
  if (swap) yield* receive(seat, swap[1].gain, 266)
  else if (gain === 'ANY') yield* chooseGain(seat, ANY, 122)
  else seat.store[gain as Element]++
  for (const [, extra] of table.benefits(seat, 'kindness_extra')) yield* receive(seat, extra.gain, 267)
}

/** FS-228, FS-229: Clochette moves by her activated cards, the short way. */
export function walkAlone({ clochette, seats: [seat] }: Table): void {
  const activated = clochette.zones.flat().filter((card) => seat!.laid.has(card))
  for (const { kindness } of activated) {
    for (let n = 0; n < kindness && clochette.space.ways.length; n++) enter(clochette, 0)
  }
}

/** FS-125, FS-226, FS-260: cubes come back, played cards are discarded, Clochette's are set aside. */
export function clearTurn(table: Table): void {
  const { clochette } = table
  for (const seat of table.seats) {
    discard(seat, [...seat.personal.splice(0), ...seat.shared.splice(0)])
    seat.laid.clear()
    seat.cubes = table.cubes
    seat.met = []
    seat.fired = []
  }
  for (const zone of clochette.zones) clochette.turned.push(...zone.reverse())
  clochette.zones = [[], []]
}
