/** The fixed names of the game. */

import type { Creature, Element, SchoolBox, Subject } from '../generated'

export const ELEMENTS = ['E', 'V', 'A', 'F', 'W'] as const satisfies Element[]

export const SUBJECTS = ['earth', 'vegetal', 'middle', 'fire', 'water', 'air'] as const satisfies Subject[]

/** The subject by which a creature's card is coloured. */
export const subjectOf = (creature: Creature, { pairs }: SchoolBox): Subject =>
  SUBJECTS.find((subject) => pairs[subject].includes(creature))!

export const SLOTS = ['T1', 'T2', 'T3', 'T4', 'T5', 'B1', 'B2', 'B3', 'B4', 'B5'] as const

/** The ten slots of a forest, null where nothing lies. */
export const slotsOf = (forest: string): (string | null)[] =>
  forest.split(/[\s/]+/).map((name) => (name === '-' ? null : name))

/** Amounts of elements: `1E 2W`. */
export type Amounts = Partial<Record<Element, number>>

export function amountsOf(text: string): Amounts {
  const found: Amounts = {}
  for (const token of text.split(' ').filter(Boolean)) {
    const element = token.slice(-1) as Element
    found[element] = Number(token.slice(0, -1) || 1)
  }
  return found
}

/** A card by its name, where two of a name are told apart by a number: `d2#2`. */
export const plainName = (name: string): string => name.split('#')[0]!
