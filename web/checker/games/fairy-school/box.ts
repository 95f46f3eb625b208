/** Fairy School: what lies in the box of an edition, read from its card file. */

import { expectCards, isCount } from '../../game'
import type { Data } from '../../edition'
import { Wrong } from '../../problem'
import { readAmounts, readEffect, type Amounts, type Line } from './notation'
import { readTile, type Tile } from './tiles'
import { readTrack, type Track } from './track'
import { CREATURES, ELEMENTS, STARTERS, type Element, type Trimester } from './words'

/** A card; every one on the table is an object of its own. */
export interface Card {
  name: string
  /** The edition's number: lists that have no order of their own are sorted by it. */
  number: number
  deck: string
  creature: string
  lines: Line[]
  kindness: number
  stars: number
  cost: Amounts
  starter: string
  place: string
  long: boolean
}

export interface Final {
  name: string
  long: boolean
  steps: { cost: Amounts; stars: number }[]
}

export interface Side {
  price: Record<Trimester, Amounts>
  stars: number[]
}

/** Numbers of the rulebook that an edition may change. */
export interface Numbers {
  store: Amounts
  cubes: number
  certificates: number
  markers: number
  draft: number
  exchange: Amounts
  turns: Record<string, number>
  turnsOfTwo: Record<string, number>
  turnsAlone: Record<string, number>
  moreCubes: number
  moreMarkers: number
  /** FS-221, FS-225, FS-231: Clochette's first spaces, the cards of a trimester, her points. */
  ahead: number
  drawn: number
  points: number
}

export interface Box {
  cards: Card[]
  finals: Final[]
  tiles: Tile[]
  track: Track
  sides: Side[]
  /** The subject of each creature: the column that it waives, the certificate that it counts for. */
  subjects: Record<string, string>
  numbers: Numbers
}

/** How many cards each deck has, and how many more in the long variant. */
const COUNTS: Record<string, [number, number]> = {
  start: [10, 0],
  S: [23, 0],
  I: [24, 5],
  II: [23, 8],
  III: [0, 10],
}

/** An edition, or the sentence that the game cannot be played with it. */
export function readBox(edition: Data): Box {
  try {
    return boxOf(edition)
  } catch (error) {
    if (error instanceof Wrong || error instanceof TypeError) throw new Wrong({ id: 'checker-edition-cards' })
    throw error
  }
}

function boxOf(edition: Data): Box {
  const rows = (name: string): Data[] => edition[name] as Data[]
  const cards = rows('card')
    .map(readCard)
    .sort((a, b) => a.number - b.number)
  for (const [deck, counts] of Object.entries(COUNTS)) {
    const found = [false, true].map((long) => cards.filter((card) => card.deck === deck && card.long === long))
    expectCards(found.every(({ length }, n) => length === counts[n]))
  }
  expectCards(new Set(cards.map(({ number }) => number)).size === cards.length)
  const subjects = Object.fromEntries(rows('creature').map(({ id, element }) => [id, element])) as Box['subjects']
  expectCards(Object.keys(CREATURES).every((creature) => creature in subjects))
  return {
    cards,
    finals: rows('final').map(readFinal),
    tiles: rows('certificate').map(readTile),
    track: readTrack(edition.kindness as Data),
    sides: rows('bonus').map(readSide),
    subjects,
    numbers: readNumbers(edition.game as Data),
  }
}

/** Names: the deck and the number; for starting cards the creature's letter. */
function readCard(row: Data): Card {
  const { id, deck, creature, kindness, stars, starter, place, long } = row as unknown as Card & { id: number }
  expectCards(isCount(id) && deck in COUNTS && creature in CREATURES && isCount(kindness) && isCount(stars))
  expectCards(starter === '' || STARTERS.includes(starter))
  return {
    name: `${deck === 'start' ? CREATURES[creature] : deck}${id}`,
    number: id,
    deck,
    creature,
    lines: readEffect(row.effect as string),
    kindness,
    stars,
    cost: readAmounts(row.cost as string),
    starter,
    place,
    long,
  }
}

function readFinal({ id, long, steps }: Data): Final {
  const told = steps as { cost: string; stars: number }[]
  return {
    name: id as string,
    long: long as boolean,
    steps: told.map(({ cost, stars }) => ({ cost: readAmounts(cost), stars })),
  }
}

function readSide({ price, stars }: Data): Side {
  const told = price as Record<Trimester, string>
  const read = (trimester: Trimester): Amounts => readAmounts(told[trimester])
  return { price: { I: read('I'), II: read('II'), III: read('III'), f: read('f') }, stars: stars as number[] }
}

/** What the file does not say is as in the rulebook: FS-012, FS-013, FS-031, FS-190, FS-201, FS-221 to FS-231. */
export function readNumbers(game: Data): Numbers {
  const { long = {}, solo = {} } = game as Record<string, Data>
  const number = (from: Data, name: string, usual: number): number => {
    const told = from[name] ?? usual
    expectCards(isCount(told))
    return told as number
  }
  const turns = (told: unknown, usual: Record<string, number>): Record<string, number> => ({
    ...usual,
    ...(told as Record<string, number>),
  })
  const exchange: Amounts = { E: 3, V: 4, A: 6, F: 4, W: 3 }
  for (const { get, pay } of (game.exchange ?? []) as { get: Element; pay: number }[]) {
    expectCards(ELEMENTS.includes(get) && isCount(pay))
    exchange[get] = pay
  }
  return {
    store: readAmounts((game.start_store as string) || '1E 1V 1F 1W'),
    cubes: number(game, 'activation_cubes', 11),
    certificates: number(game, 'certificate_cubes', 3),
    markers: number(game, 'creature_markers', 7),
    draft: number(game, 'draft_cards', 4),
    exchange,
    turns: turns(game.turns, { I: 3, II: 3, f: 1 }),
    turnsOfTwo: turns(game.turns_two_players, { I: 4, II: 4, f: 1 }),
    turnsAlone: turns(solo.turns, { I: 3, II: 3, f: 1 }),
    moreCubes: number(long, 'extra_activation_cubes', 2),
    moreMarkers: number(long, 'extra_creature_markers', 5),
    ahead: number(solo, 'kindness_start', 5),
    drawn: number(solo, 'projects_drawn', 6),
    points: number(solo, 'clochette_final', 7),
  }
}
