/** What the list of legal moves offers. The client knows no rule: a Take is possible if the engine lists it. */

import { bulbsOf, cardOf, COLOURS, type Colour } from './cards'
import type { FairyView } from './view'

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

export type Fate = 'kept' | 'stored' | 'lost'

/** What a colour of the shop would make of a seat's set: a sum for the eye; the engine judges the real Take. */
export function outlook(view: FairyView, seat: number, colour: Colour): { bulbs: number; fate: Fate } {
  const taken = view.shop.filter((card) => cardOf(card).colour === colour)
  const bulbs = bulbsOf([...(view.areas[seat]?.[colour] ?? []), ...taken])
  return { bulbs, fate: bulbs < 3 ? 'kept' : bulbs % 3 === 0 ? 'stored' : 'lost' }
}
