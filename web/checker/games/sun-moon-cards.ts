/** Sun and Moon: its cards (SL-01, SL-17) and how they are counted (SL-46). */

import { expectCards } from '../game'
import type { Data } from '../edition'

export type Suit = 'S' | 'M'

export interface Card {
  suit: Suit
  /** None on an eclipse. */
  number?: number
}

const NUMBERS = 29
const ECLIPSES = 5

export const nameOf = ({ suit, number }: Card): string => `${suit}${number ?? 'E'}`
export const isNumber = ({ number }: Card): boolean => number !== undefined
export const countNumbers = (cards: Card[]): number => cards.filter(isNumber).length

/** SL-01: sun cards, moon cards, solar eclipses, lunar eclipses: the order before any shuffle. */
export function allCards(): Card[] {
  const numbers = Array.from({ length: NUMBERS }, (_, n) => n + 1)
  const eclipses = (suit: Suit): Card[] => Array.from({ length: ECLIPSES }, () => ({ suit }))
  const suited = (suit: Suit): Card[] => numbers.map((number) => ({ suit, number }))
  return [...suited('S'), ...suited('M'), ...eclipses('S'), ...eclipses('M')]
}

const ORDER = allCards().map(nameOf)

/** Some cards in the order of SL-01, as they lie before they are shuffled again. */
export const inOrder = (cards: Card[]): Card[] =>
  [...cards].sort((a, b) => ORDER.indexOf(nameOf(a)) - ORDER.indexOf(nameOf(b)))

/** SL-17: the names of the cards that bear an animal. */
export function animalsOf(edition: Data): Set<string> {
  const animals = Object.values((edition.animals ?? {}) as Record<string, unknown>).flat()
  const known = new Set(allCards().filter(isNumber).map(nameOf))
  expectCards(animals.every((card) => known.has(String(card))))
  return new Set(animals.map(String))
}
