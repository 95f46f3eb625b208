/** Fairy School: what lies on the table, and before each player. */

import type { Chance } from '../../chance'
import type { Options } from '../../game'
import type { Box, Card, Final, Side } from './box'
import { nothing, type Amounts } from './notation'
import type { Left, Tile } from './tiles'
import type { Space } from './track'
import { SLOTS, SUBJECTS, type Trimester } from './words'

/** What a player has. Piles and decks have their top at the end. */
export class Seat {
  readonly store: Amounts = nothing()
  readonly forest: (Card | undefined)[] = SLOTS.map(() => undefined)
  pile: Card[] = []
  discard: Card[] = []
  /** Cards drawn and not placed, starting cards before the first pile is built. */
  hand: Card[] = []
  /** A hand of a draft, and what was kept of it. */
  draft: Card[] = []
  kept: Card[] = []
  projects: Card[] = []
  /** Unfinished projects that may still be realised while new ones are kept (FS-034 e). */
  old: Card[] = []
  personal: Card[] = []
  shared: Card[] = []
  removed: Card[] = []
  starter = ''
  /** FS-191: the S card for the very bottom. */
  extra: Card[] = []
  studied: string[] = []
  readonly certificates = new Map<string, 'left' | 'right'>()
  /** FS-270: how often each tile was used at the scoring. */
  readonly used = new Map<string, number>()
  stars = 0
  /** Points from before the game. */
  headStart = 0
  bonus = 0
  final?: Final
  steps = 0
  /** Own cubes that are left, and those on cards. */
  cubes: number
  readonly laid = new Map<Card, number>()
  /** FS-260: creatures activated this turn, and benefits that have worked. */
  met: string[] = []
  fired: string[] = []

  constructor(
    readonly index: number,
    public space: Space,
    cubes: number,
  ) {
    this.cubes = cubes
  }
}

/** FS-220: she has a marker, cards set aside, and two zones of cards in each turn. */
export class Clochette {
  stars = 0
  aside: Card[] = []
  zones: [Card[], Card[]] = [[], []]
  /** Cards that were shown. */
  turned: Card[] = []

  constructor(public space: Space) {}
}

export class Table {
  readonly seats: Seat[]
  readonly clochette: Clochette
  decks: Record<string, Card[]> = { S: [], I: [], II: [], III: [] }
  finals: Final[] = []
  /** FS-165: the final projects that lie open. */
  open: Final[] = []
  readonly tiles = new Map<string, Tile>()
  side: Side
  trimester: Trimester | undefined
  turn = 0
  /** FS-215: turns of the whole game. */
  turns = 0

  constructor(
    readonly box: Box,
    readonly options: Options,
    readonly version: number,
    seats: number,
    readonly chance: Pick<Chance, 'shuffle' | 'draws'>,
  ) {
    const { start } = box.track
    this.seats = Array.from({ length: seats }, (_, index) => new Seat(index, start, this.cubes))
    this.clochette = new Clochette(start)
    this.side = box.sides[0]!
  }

  get solo(): boolean {
    return this.seats.length === 1
  }

  get long(): boolean {
    return this.options.long === true
  }

  /** FS-012, FS-201. */
  get cubes(): number {
    const { cubes, moreCubes } = this.box.numbers
    return cubes + (this.long ? moreCubes : 0)
  }

  /** FS-134, FS-201: whether a player has a marker for one creature more. */
  hasMarker({ studied }: Seat): boolean {
    const { markers, moreMarkers } = this.box.numbers
    return this.options.marker_limit !== true || studied.length < markers + (this.long ? moreMarkers : 0)
  }

  /** FS-001: the seat so many places to the left. */
  neighbour({ index }: Seat, left: number): Seat {
    const n = this.seats.length
    return this.seats[(index + left + n) % n]!
  }

  /** FS-139: the lasting benefits of a kind that a player has, by subject. */
  benefits(seat: Seat, ...kinds: string[]): [subject: string, left: Left][] {
    const held = SUBJECTS.filter((subject) => seat.certificates.get(subject) === 'left')
    const lefts = held.map((subject): [string, Left] => [subject, this.tiles.get(subject)!.left])
    return lefts.filter(([, { kind }]) => kinds.includes(kind))
  }

  /** What the benefits of a kind amount to together. */
  amount(seat: Seat, kind: string): number {
    return this.benefits(seat, kind).reduce((sum, [, { amount }]) => sum + amount, 0)
  }

  /** FS-040 to FS-042: from the top; an empty pile is filled from the discard when a card must be drawn. */
  draw(seat: Seat, wanted: number): Card[] {
    const drawn: Card[] = []
    while (drawn.length < wanted) {
      if (!seat.pile.length) this.reshuffle(seat)
      const card = seat.pile.pop()
      if (!card) break
      drawn.push(card)
    }
    return drawn
  }

  /** FS-043, FS-004: the discard and nothing else, the highest number at the bottom, by the seat's own chance. */
  private reshuffle(seat: Seat): void {
    seat.pile = seat.discard.splice(0).reverse()
    this.chance.shuffle(streamOf(seat), seat.pile)
  }
}

export const streamOf = ({ index }: Seat): string => `seat ${index + 1}`

/** FS-044: a discard has no order; it lies by number. */
export function discard(seat: Seat, cards: Card[]): void {
  seat.discard = [...seat.discard, ...cards].sort((a, b) => a.number - b.number)
}

/** Takes a card off a list. */
export function remove<T>(list: T[], one: T): T {
  list.splice(list.indexOf(one), 1)
  return one
}

/** The names of a list of cards; the second of one name is `d2#2`. */
export function callAll(cards: { name: string }[]): string[] {
  return cards.map(({ name }, n) => {
    const before = cards.slice(0, n).filter((card) => card.name === name).length
    return before ? `${name}#${before + 1}` : name
  })
}

export const find = <T extends { name: string }>(cards: T[], word: string): T | undefined =>
  cards[callAll(cards).indexOf(word)]
