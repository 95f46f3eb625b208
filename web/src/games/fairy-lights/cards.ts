/** Cards of Fairy Lights as the engine names them: colour, bulbs, stars, such as P2s1. */

import type { Colour } from './generated'

export type { Colour } from './generated'

export const COLOURS = ['yellow', 'pink', 'orange', 'silver', 'gold'] as const satisfies Colour[]

export interface Card {
  colour: Colour
  bulbs: number
  stars: number
}

const LETTER: Record<string, Colour> = { Y: 'yellow', P: 'pink', O: 'orange', S: 'silver', G: 'gold' }

export function cardOf(name: string): Card {
  const match = /^([YPOSG])(\d)s(\d)$/.exec(name)
  if (!match) throw new Error(`not a card: ${name}`)
  return { colour: LETTER[match[1]!]!, bulbs: Number(match[2]), stars: Number(match[3]) }
}

/** How many cards of each colour are printed. */
export function printedByColour(printed: Record<string, number>): Record<Colour, number> {
  const sums: Record<Colour, number> = { yellow: 0, pink: 0, orange: 0, silver: 0, gold: 0 }
  for (const [kind, n] of Object.entries(printed)) sums[LETTER[kind[0]!]!] += n
  return sums
}
