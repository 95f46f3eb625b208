/** Seats as people, with the names that everybody reads. */

import type { Game } from './game'
import type { PastGame, Seat, Table } from './protocol'
import { settings } from './settings.svelte'
import { LETTERS, seatOf, type GameEvent, type Person } from './view'
import { known, list, t, type Args } from './words.svelte'

export function nameOf(seat: Seat): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return t('web-bot-name', { n: seat.seat + 1 })
  return t('web-seat-n', { n: seat.seat + 1 })
}

/** A kind of bot, in a list to choose from. */
export const botWords = (bot: string): string =>
  known(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : t('web-bot-other', { bot })

/** Whose a seat of a past game was, with what they came to; alone, nobody else's points are to compare. */
export function pastWords(seats: PastGame['seats']): string {
  const names = seats.map(
    ({ name }, seat) => name || t('web-memory-bot', { who: t('web-bot-name', { n: seat + 1 }) }),
  )
  if (seats.length === 1) return names[0]!
  return list(seats.map((seat, n) => pastSeatWords(seat, names[n]!)))
}

/** A seat of a past game: who, and with how many points; a head start is said. */
const pastSeatWords = ({ score, head_start }: PastGame['seats'][number], who: string): string =>
  t(head_start ? 'web-memory-seat-given' : 'web-memory-seat', { who, points: score, given: head_start })

/** Everybody at a table; `at` is when the house said so, `back` who has just come back. */
export const peopleOf = (
  table: Table,
  mine: number[],
  at = Date.now(),
  back: Partial<Record<number, boolean>> = {},
): Person[] =>
  table.seats.map((seat) => ({
    seat: seat.seat,
    name: nameOf(seat),
    kind: seat.kind === 'person' ? 'human' : seat.kind,
    mine: mine.includes(seat.seat),
    here: seat.kind === 'bot' || (!seat.away && (seat.here || mine.includes(seat.seat))),
    bot: seat.bot ?? undefined,
    given: seat.head_start,
    offline: seat.offline == null ? undefined : at - seat.offline * 1000,
    botAt: seat.bot_in == null ? undefined : at + seat.bot_in * 1000,
    played: seat.kind === 'person' && seat.away,
    back: back[seat.seat],
  }))

/** Who has won, in words: « You win » to whoever plays alone on this device. */
export function wonWords(winners: number[], people: Person[]): string {
  const mine = people.filter((person) => person.mine)
  if (winners.length === 1 && mine.length === 1 && mine[0]!.seat === winners[0]) return t('web-you-won')
  return t('web-won', { who: list(winners.map((seat) => people[seat]?.name ?? '')), n: winners.length })
}

/** Whose row or card it is, where an event says so by a seat's letter. */
function ownerOf({ args: { owner } }: GameEvent, people: Person[]): Args {
  return typeof owner === 'string' ? { owner: people[LETTERS.indexOf(owner)]?.name ?? owner } : {}
}

/** Whether a seat is that of somebody who plays alone and never gave a name: they are told of themselves as « you ». */
const isNameless = (seat: number | null, people: Person[]): boolean =>
  !settings.name &&
  seat !== null &&
  people[seat]?.mine === true &&
  people.every((one) => one.seat === seat || one.kind === 'bot')

/** Any event of a game in words: seats by name, emotes as said. */
export function sayEvent(event: GameEvent, people: Person[], { argsOf }: Pick<Game, 'argsOf'>): string {
  const seat = seatOf(event)
  const called = seat === null ? undefined : people[seat]?.name
  const who = called ?? String(event.args.name ?? event.args.who ?? '')
  /** Who sat there then: another may sit there now. */
  const name = String(event.args.name ?? who)
  if (event.message === 'house-emoted') return t('web-said', { who, what: t(`web-emote-${event.args.emote}`) })
  const own: Args = { ...ownerOf(event, people), ...argsOf?.(event) }
  const toYou = `${event.message}-you`
  const message = isNameless(seat, people) && known(toYou) ? toYou : event.message
  return known(message) ? t(message, { ...event.args, ...own, who, name }) : ''
}

/** The first sign of a name as it is seen: an emoji of several parts is one. */
export function initialOf(name: string): string {
  if (!('Segmenter' in Intl)) return Array.from(name)[0] ?? ''
  return [...new Intl.Segmenter().segment(name)][0]?.segment ?? ''
}

/** A letter or digit for each seat, all different, where there is no room for names: initials, and numbers of those who share one. */
export function signsOf(people: Pick<Person, 'name'>[]): string[] {
  const initials = people.map(({ name }) => initialOf(name).toUpperCase())
  return initials.map((one, seat) => (initials.indexOf(one) === initials.lastIndexOf(one) ? one : `${seat + 1}`))
}
