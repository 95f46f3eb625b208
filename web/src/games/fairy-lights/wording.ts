/** Words for cards, events, sets and results. */

import { cardOf, COLOURS, starsOf, bulbsOf, type Colour } from '$lib/cards'
import { LETTERS, type FairyView, type GameEvent, type LogLine } from '$lib/view'
import { list, t } from '$lib/words.svelte'

/** The clause behind an event, where people may want to look it up. */
const CLAUSES: Record<string, string> = {
  'fl-event-bust': 'FL-13',
  'fl-event-kept': 'FL-26',
  'fl-event-stored': 'FL-27',
  'fl-event-lost': 'FL-28',
  'fl-event-over': 'FL-35',
}

export const clauseOf = (event: GameEvent): string | undefined => CLAUSES[event.message]

export const ruleLink = (clause: string): string => `/rules/fairy-lights#${clause.toLowerCase()}`

export const seatOf = (event: GameEvent): number | null => {
  const who = event.args.who
  return typeof who === 'string' && who.length === 1 && LETTERS.includes(who) ? LETTERS.indexOf(who) : null
}

/** An event in words; the engine names seats by letter, people by name. */
export function wordsOf(event: GameEvent, names: string[]): string {
  const seat = seatOf(event)
  return t(event.message, seat === null ? event.args : { ...event.args, who: names[seat] ?? event.args.who! })
}

export const cardWords = (name: string): string => t('fl-card', { ...cardOf(name) })
export const colourWord = (colour: Colour): string => t(`fl-colour-${colour}`)
export const letterOf = (colour: Colour): string => t(`web-letter-${colour}`)
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The lines of the last act at the table. */
export function lastAct(log: LogLine[]): LogLine[] {
  const n = log.findLast((line) => line.kind === 'played')?.n
  return n === undefined ? [] : log.filter((line) => line.n === n)
}

export function areaWords(view: FairyView, seat: number): string {
  const area = view.areas[seat] ?? {}
  const sets = COLOURS.filter((c) => area[c]).map((c) =>
    t('web-set', { colour: c, bulbs: bulbsOf(area[c]!), stars: starsOf(area[c]!) }))
  return sets.length ? list(sets) : t('web-no-sets')
}

export function garlandWords(view: FairyView, seat: number): string {
  const { cards, colours } = view.garlands[seat] ?? { cards: 0, colours: {} }
  if (!cards) return t('web-garland-empty')
  const parts = COLOURS.filter((c) => colours[c]).map((c) => t('web-garland-colour', { colour: c, cards: colours[c]! }))
  return t('web-garland-of', { cards, parts: list(parts) })
}

/** The whole table read aloud. */
export function tableWords(view: FairyView): string {
  const shop = view.shop.length ? view.shop.map(cardWords).join(' ; ') : t('web-shop-empty')
  return t('web-read-table', { n: view.shop.length, shop, deck: view.deck, discard: view.discard.length })
}

export const scoreWords = (view: FairyView, names: string[]): string =>
  view.result
    ? names.map((who, i) => t('web-read-result', { who, total: view.result!.counts[i]!.total })).join(' ')
    : names.map((who, i) => t('web-read-score', { who, garland: garlandWords(view, i), sets: areaWords(view, i) })).join(' ')
