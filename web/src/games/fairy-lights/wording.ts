/** Words for cards, events, sets and results. */

import { cardOf, COLOURS, type Colour } from './cards'
import { ruleLink } from '$lib/rules'
import type { GameEvent } from '$lib/view'
import { list, percent, t, type Args } from '$lib/words.svelte'
import type { FairyLightsView } from './generated'

/** The clause behind an event, where people may want to look it up. */
const CLAUSES: Record<string, string> = {
  'fl-event-bust': 'FL-13',
  'fl-event-kept': 'FL-26',
  'fl-event-stored': 'FL-27',
  'fl-event-lost': 'FL-28',
  'fl-event-over': 'FL-35',
}

export const clauseOf = (event: GameEvent): string | undefined => CLAUSES[event.message]

export const clauseLink = (clause: string): string => ruleLink('fairy-lights', clause)

/** A move in words: « prendre rose et argent ». */
export function moveWords(move: string): string {
  const [verb, ...colours] = move.split(' ')
  if (verb === 'reveal') return t('fl-reveal')
  return t('fl-take', { colour: list(colours.map((colour) => colourWord(colour as Colour))) })
}

/** Arguments of events that name a move. */
export const argsOf = (event: GameEvent): Args =>
  event.message === 'house-undone' ? { move: moveWords(String(event.args.move)) } : {}

export const isQuiet = (event: GameEvent): boolean => event.message === 'fl-event-turn'

export const cardWords = (name: string): string => t('fl-card', { ...cardOf(name) })
export const colourWord = (colour: Colour): string => t(`fl-colour-${colour}`)
export const letterOf = (colour: Colour): string => t(`fl-letter-${colour}`)
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function areaWords(view: FairyLightsView, seat: number): string {
  const open = view.sets[seat] ?? {}
  const sets = COLOURS.filter((c) => open[c]).map((c) => t('fl-set', { colour: c, ...open[c]! }))
  return sets.length ? list(sets) : t('fl-no-sets')
}

export function garlandWords(view: FairyLightsView, seat: number): string {
  const { cards, colours } = view.garlands[seat] ?? { cards: 0, colours: {} }
  if (!cards) return t('fl-garland-empty')
  const parts = COLOURS.filter((c) => colours[c]).map((c) =>
    t('fl-garland-colour', { colour: c, cards: colours[c]! }),
  )
  return t('fl-garland-of', { cards, parts: list(parts) })
}

/** The whole table read aloud. */
export function tableWords(view: FairyLightsView): string {
  const shop = view.shop.length ? view.shop.map(cardWords).join(' ; ') : t('fl-shop-empty')
  return t('fl-read-table', { n: view.shop.length, shop, deck: view.deck, discard: view.discard.length })
}

export const scoreWords = (view: FairyLightsView, names: string[]): string =>
  view.result
    ? names.map((who, i) => t('web-read-result', { who, total: view.result!.counts[i]!.total })).join(' ')
    : names
        .map((who, i) => t('fl-read-score', { who, garland: garlandWords(view, i), sets: areaWords(view, i) }))
        .join(' ')

export const mineWords = (view: FairyLightsView, seat: number): string =>
  t('fl-read-mine', { garland: garlandWords(view, seat), sets: areaWords(view, seat) })

export const oddsWords = ({ odds }: FairyLightsView): string =>
  odds?.possible
    ? t('fl-odds-read', { n: odds.bust, of: odds.of, risk: percent(odds.bust, odds.of) })
    : t('fl-odds-none')
