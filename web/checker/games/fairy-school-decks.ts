/** Fairy School: the decks before they are shuffled, and from how many the tiles are drawn (FS-010, FS-011, FS-200). */

import { expectCards } from '../game'
import type { Data } from '../edition'

const DECKS = ['S', 'I', 'II', 'III']
const SUBJECTS = ['earth', 'vegetal', 'fire', 'water', 'middle', 'air']

interface Card {
  id: number
  deck: string
  starter: string
  long: boolean
}

export interface Decks {
  /** S, I, II, III and the final projects by their names, the top at the end. */
  decks: Record<string, string[]>
  /** The letter of the starter that a card belongs to, by its name. */
  letters: Map<string, string>
  /** How many sides the bonus track has, and how many certificates there are of each kind. */
  tiles: number[]
}

/** FS-010, FS-200, FS-203: the cards of each deck by rising number, the final projects as the edition lists them. */
export function layOut(edition: Data, long: boolean): Decks {
  const cards = edition.card as Card[]
  const finals = edition.final as { id: string; long: boolean }[]
  expectCards(Array.isArray(cards) && Array.isArray(finals))
  const decks: Record<string, string[]> = {}
  const letters = new Map<string, string>()
  for (const deck of DECKS) {
    const found = cards.filter((card) => card.deck === deck && (long || !card.long)).sort((a, b) => a.id - b.id)
    decks[deck] = found.map(({ id }) => `${deck}${id}`)
    for (const { id, starter } of found) letters.set(`${deck}${id}`, starter)
  }
  decks.final = finals.filter((one) => one.long === long).map(({ id }) => id)
  return { decks, letters, tiles: tilesOf(edition, long) }
}

/** FS-010, FS-011, FS-202. */
function tilesOf(edition: Data, long: boolean): number[] {
  const [tiles, sides] = [edition.certificate as { element: string; long: boolean }[], edition.bonus as unknown[]]
  expectCards(Array.isArray(tiles) && Array.isArray(sides))
  const here = tiles.filter((tile) => long || !tile.long)
  const each = SUBJECTS.map((subject) => here.filter(({ element }) => element === subject).length)
  return [sides.length, ...each.filter((n) => n > 0)]
}
