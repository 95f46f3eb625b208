/** What the list of legal moves offers. The client knows no rule: a Take is possible if the engine lists it. */

import { COLOURS, type Colour } from './cards'

export interface Offers {
  reveal: boolean
  /** Every Take that is legal now, as its colours. */
  takes: Colour[][]
  /** The colours that some legal Take holds, in printed order. */
  colours: Colour[]
  /** How many colours a Take has now. */
  size: number
}

export function offersOf(moves: string[]): Offers {
  const takes = moves.filter((m) => m.startsWith('take ')).map((m) => m.split(' ').slice(1) as Colour[])
  return {
    reveal: moves.includes('reveal'),
    takes,
    colours: COLOURS.filter((c) => takes.some((take) => take.includes(c))),
    size: takes[0]?.length ?? 0,
  }
}

/** The text of a Take, its colours in printed order. */
export const takeText = (colours: Colour[]): string =>
  ['take', ...COLOURS.filter((c) => colours.includes(c))].join(' ')

/** Choosing a colour: again lets it go; one too many pushes out the first. */
export function choose(chosen: Colour[], colour: Colour, size: number): Colour[] {
  if (chosen.includes(colour)) return chosen.filter((c) => c !== colour)
  return [...chosen, colour].slice(-Math.max(size, 1))
}

export const isReady = (chosen: Colour[], offers: Offers): boolean =>
  offers.takes.some((take) => take.length === chosen.length && take.every((c) => chosen.includes(c)))

/** A Take of two colours has a button for each, and one to take them. */
export function controlsOf(move: string): string[] {
  const [verb, ...colours] = move.split(' ') as [string, ...string[]]
  return [...colours.map((colour) => `${verb}-${colour}`), ...(colours.length === 1 ? [] : [verb])]
}
