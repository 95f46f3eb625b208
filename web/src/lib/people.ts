/** Seats as people, with the names that everybody reads. */

import type { Seat, Table } from './protocol'
import { seatOf, type GameEvent, type Person } from './view'
import { known, t } from './words.svelte'

export function nameOf(seat: Seat): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return t('web-bot-name', { bot: seat.bot ?? '', n: seat.seat + 1 })
  return t('web-seat-n', { n: seat.seat + 1 })
}

export const peopleOf = (table: Table, mine: number[]): Person[] =>
  table.seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    kind: seat.kind === 'person' ? 'human' : seat.kind,
    mine: mine.includes(seat.seat),
    here: seat.kind === 'bot' || (!seat.away && (seat.here || mine.includes(seat.seat))),
    bot: seat.bot ?? undefined,
  }))

/** Any event in words: seats by name, emotes as said. */
export function sayEvent(event: GameEvent, people: Person[]): string {
  const seat = seatOf(event)
  const name = (seat === null ? undefined : people[seat]?.name) ?? String(event.args.name ?? event.args.who ?? '')
  if (event.message === 'house-emoted') return t('web-said', { who: name, what: t(`web-emote-${event.args.emote}`) })
  return known(event.message) ? t(event.message, { ...event.args, who: name, name }) : ''
}
