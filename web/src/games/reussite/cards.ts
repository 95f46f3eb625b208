/** Cards of Réussite de Noël as the engine names them: colour and value, such as G3; value 0 is the Santa. */

import type { ElfColour as Colour } from './generated'

export type { ElfColour as Colour } from './generated'

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const satisfies Colour[]

export interface Card {
  colour: Colour
  /** 0 is the Santa. */
  value: number
}

const LETTER: Record<string, Colour> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow' }

export function cardOf(name: string): Card {
  const match = /^([RGBY])(\d)$/.exec(name)
  if (!match) throw new Error(`not a card: ${name}`)
  return { colour: LETTER[match[1]!]!, value: Number(match[2]) }
}

export const isSanta = (name: string): boolean => name.endsWith('0')

/** Some cards by colour, each colour in the order of values. */
export const byColour = (names: string[]): { colour: Colour; cards: string[] }[] =>
  COLOURS.map((colour) => ({
    colour,
    cards: names.filter((name) => cardOf(name).colour === colour).toSorted(),
  })).filter((row) => row.cards.length)
