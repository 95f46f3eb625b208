/** Words for cards, places, rows, events and results. */

import { ruleLink } from '$lib/rules'
import type { GameEvent, LogLine, Person } from '$lib/view'
import { list, t, type Args } from '$lib/words.svelte'
import {
  cardOf,
  isDark,
  isEclipse,
  rowName,
  rowOf,
  sliceOf,
  SUITS,
  topOf,
  under,
  type Stack,
  type Suit,
} from './cards'
import { rangeOf, type Piece } from './offers'
import type { SunMoonTeam, SunMoonView, Target } from './generated'
import type { Sky } from './sky'

/** The clause behind an event, where people may want to look it up. */
const CLAUSES: Record<string, string> = {
  'sl-event-darkened': 'SL-23',
  'sl-event-lit': 'SL-26',
  'sl-event-animal': 'SL-17',
  'sl-event-animal-ends': 'SL-20',
  'sl-event-collected': 'SL-32',
  'sl-event-eclipse': 'SL-40',
  'sl-event-shuffled': 'SL-43',
  'sl-event-last-round': 'SL-44',
  'sl-event-over': 'SL-45',
}

export const clauseOf = (event: GameEvent): string | undefined => CLAUSES[event.message]
export const clauseLink = (clause: string): string => ruleLink('sun-moon', clause)
export const isQuiet = (event: GameEvent): boolean => event.message === 'sl-event-turn'

export const letterOf = (suit: Suit): string => t(`sl-letter-${suit}`)
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A card, with its animal. */
export function cardWords(name: string, view?: SunMoonView): string {
  const animal = view?.animals[name]
  return t('sl-card-words', { ...cardOf(name), animal: animal ?? 'none' })
}

/** One place of a row, with what lies under its top card. */
export const stackWords = (stack: Stack, view: SunMoonView): string =>
  isDark(stack)
    ? t('sl-place-dark', { number: sliceOf(stack), under: under(stack) })
    : t('sl-place-lit', { card: cardWords(topOf(stack), view), under: under(stack) })

/** Whose row it is, as the seat in front says it. */
export function rowWords(row: string, people: Person[], front: number): string {
  const { seat, suit } = rowOf(row)
  return t('sl-row-of', {
    suit,
    whose: seat === front && people[seat]?.mine ? 'yours' : 'other',
    owner: people[seat]?.name ?? '',
  })
}

/** Who laid a card, since one's own last act. */
export const laidBy = (sky: Sky, row: string, card: string, seat: number): string =>
  t('sl-laid', { who: sky.people[seat]!.name, now: `${row} ${card}` === sky.news.last ? 'yes' : 'no' })

/** Where a card would go. */
export function targetWords(view: SunMoonView, [row, at]: Target, people: Person[], front: number): string {
  const stacks = view.rows[row] ?? []
  const stack = at === 'left' ? stacks[0] : at === 'right' ? stacks.at(-1) : stacks[Number(at)]
  const args: Args = {
    row: rowWords(row, people, front),
    number: stack ? sliceOf(stack) : 0,
    dark: stack && isDark(stack) ? 'yes' : 'no',
  }
  if (at === 'start' || at === 'left' || at === 'right') return t(`sl-target-${at}`, args)
  return t('sl-target-place', { ...args, place: Number(at) + 1 })
}

/** Some places of a row: « places 1 to 5 of your sun row ». */
export function pieceWords(piece: Piece, people: Person[], front: number): string {
  const { row, first, last } = rangeOf(piece)
  return t('sl-piece', { row: rowWords(row, people, front), first: first + 1, last: last + 1 })
}

/** A move in a few words: the card that is laid, or what else is done. */
export function moveWords(move: string): string {
  const [first = ''] = move.split(' ')
  if (first === 'collect') return t('sl-collect-title')
  return first === 'total' ? t('sl-total-eclipse') : cardWords(first)
}

/** The same with where the card goes, or what is collected. */
export function wholeMoveWords(move: string, view: SunMoonView, people: Person[], front: number): string {
  const [first = '', row = '', at = ''] = move.split(' ')
  if (first === 'collect') {
    const pieces = move.match(/[A-F]\.\S+ \S+/g) ?? []
    return t('sl-collect-what', { what: list(pieces.map((piece) => pieceWords(piece, people, front))) })
  }
  if (first === 'total') return t('sl-total-eclipse')
  return t('sl-lay-where', { card: cardWords(first, view), where: targetWords(view, [row, at], people, front) })
}

/** Arguments of events that the engine writes in its own texts: the runs of a collection. */
export function argsOf(event: GameEvent): Args {
  if (event.message === 'house-undone') return { move: moveWords(String(event.args.move)) }
  if (event.message !== 'sl-event-collected') return {}
  const pieces = String(event.args.runs).match(/\S+ \S+/g) ?? []
  const words = pieces
    .map(rangeOf)
    .map(({ row, first, last }) =>
      t('sl-piece-short', { suit: rowOf(row).suit, first: first + 1, last: last + 1 }),
    )
  return { runs: list(words) }
}

/** A row read from left to right. */
function readRow(view: SunMoonView, row: string): string {
  const stacks = view.rows[row]!
  const ready = view.runs.filter(([name]) => name === row)
  const places = stacks.map((stack) =>
    isDark(stack)
      ? t('sl-place-dark', { number: sliceOf(stack), under: under(stack) })
      : t('sl-read-number', { number: sliceOf(stack), under: under(stack) }),
  )
  return t('sl-read-row', {
    suit: rowOf(row).suit,
    places: places.join(', '),
    ready: ready.length,
    runs: list(ready.map(([, first, last]) => t('sl-read-run', { first: first + 1, last: last + 1 }))),
  })
}

/** What lies in front of a seat, or of a pair. */
export function sideWords(view: SunMoonView, seats: number[]): string {
  const rows = SUITS.flatMap((suit) => seats.map((seat) => rowName(seat, suit))).filter((row) => row in view.rows)
  return rows.length ? rows.map((row) => readRow(view, row)).join(' ') : t('sl-read-no-rows')
}

/** What happened since so many turns began. */
export function sinceTurns(log: LogLine[], turns: number): LogLine[] {
  const begun = log.flatMap((line, i) => (line.message === 'sl-event-turn' ? [i] : []))
  return log.slice((begun.at(-turns) ?? -1) + 1)
}

/** Who sits with whom: pairs at a table of four, everybody alone otherwise; the side in front last. */
export function sidesOf(view: SunMoonView, front: number): number[][] {
  const after = (seat: number): number => (seat - front + view.seats) % view.seats
  const sides = view.teams.map(({ seats }) => seats.toSorted((a, b) => after(a) - after(b)))
  const last = ([first]: number[]): number => after(first!) || view.seats
  return sides.toSorted((a, b) => last(a) - last(b))
}

/** How those stand who play with somebody. */
export const teamOf = (view: SunMoonView, seat: number): SunMoonTeam =>
  view.teams.find(({ seats }) => seats.includes(seat))!

/** The whole table read aloud, pairs together. */
export function tableWords(view: SunMoonView, names: string[]): string {
  const sides = sidesOf(view, view.seat ?? 0).map((seats) =>
    t('web-said', { who: list(seats.map((seat) => names[seat]!)), what: sideWords(view, seats) }),
  )
  const last = view.turns_left === null ? [] : [t('sl-last-round', { turns: view.turns_left })]
  return [t('sl-read-pile', { pile: view.pile, discard: view.discard.length }), ...last, ...sides].join(' ')
}

export const handWords = (view: SunMoonView): string =>
  view.hand === null
    ? t('sl-hand-secret')
    : view.hand.length
      ? t('sl-read-hand', { cards: list(view.hand.map((card) => cardWords(card, view))) })
      : t('sl-hand-empty')

export const mineWords = (view: SunMoonView, seat: number): string =>
  [
    handWords(view),
    sideWords(view, [seat]),
    ...(view.moves.includes('total eclipse')
      ? [t('sl-eclipse-why', { reason: view.total_eclipse ?? 'choice' })]
      : []),
  ].join(' ')

export function scoreWords(view: SunMoonView, names: string[]): string {
  if (view.result)
    return view.result.sides
      .map((side) =>
        t('web-read-result', { who: list(side.seats.map((seat) => names[seat]!)), total: side.total }),
      )
      .join(' ')
  return names
    .map((who, seat) => t('sl-read-score', { who, won: view.won[seat]!, hand: view.hands[seat]! }))
    .join(' ')
}

export function unseenWords(view: SunMoonView): string {
  if (!view.unseen.length) return t('sl-unseen-none')
  return [
    t('sl-unseen', { n: view.unseen.length, pile: view.pile }),
    ...SUITS.map((suit) => unseenSuit(view, suit)),
  ].join(' ')
}

export function unseenSuit(view: SunMoonView, suit: Suit): string {
  const cards = view.unseen.filter((card) => cardOf(card).suit === suit)
  const numbers = cards.filter((card) => !isEclipse(card)).map((card) => String(cardOf(card).number))
  return t('sl-unseen-suit', {
    suit,
    n: numbers.length,
    numbers: list(numbers),
    eclipses: cards.length - numbers.length,
  })
}
