/** Sun and Moon: where all cards lie, and how they come to hands, discard and score piles. */

import { LETTERS } from '../game'
import type { Chance } from '../chance'
import { allCards, countNumbers, inOrder, type Card, type Suit } from './sun-moon-cards'
import type { Row, Run } from './sun-moon-rows'

const HAND = 5
const SUITS: Record<string, Suit> = { sun: 'S', moon: 'M' }

/** A row by its name, `A.sun`. */
export interface RowName {
  seat: number
  suit: Suit
}

/** What a seat has for and against it. */
export interface Tally {
  plus: number
  minus: number
}

export class SkyTable {
  /** The top of the pile is its end. */
  private pile = allCards()
  private discard: Card[] = []
  readonly hands: Card[][]
  private readonly rows: Record<Suit, Row>[]
  private readonly won: Card[][]

  /** SL-01, SL-02: all cards shuffled, five for everyone in the order of the seats. */
  constructor(
    readonly seats: number,
    private readonly chance: Chance,
  ) {
    chance.shuffle('deal', this.pile)
    const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
    this.hands = perSeat(() => [])
    this.rows = perSeat(() => ({ S: [], M: [] }))
    this.won = perSeat(() => [])
    this.hands.forEach((_, seat) => this.draw(seat))
  }

  /** SL-48: who sits opposite, with four at the table. */
  partnerOf(seat: number): number | undefined {
    return this.seats === 4 ? (seat + 2) % 4 : undefined
  }

  rowNamed(name: string): RowName | undefined {
    const [letter, suit] = [name.slice(0, 1), SUITS[name.slice(2)]]
    const seat = LETTERS.indexOf(letter)
    return name[1] === '.' && seat >= 0 && seat < this.seats && suit ? { seat, suit } : undefined
  }

  rowOf({ seat, suit }: RowName): Row {
    return this.rows[seat]![suit]
  }

  rowsOf(seat: number): Row[] {
    return Object.values(this.rows[seat]!)
  }

  /** SL-09 to SL-31: lays a card of a hand at a place of a row. */
  lay(seat: number, card: Card, target: RowName, at: string): void {
    const [hand, row] = [this.hands[seat]!, this.rowOf(target)]
    hand.splice(hand.indexOf(card), 1)
    if (at === 'left') row.unshift([card])
    else if (at === 'right' || at === 'start') row.push([card])
    else row[Number(at)]!.push(card)
  }

  /** SL-38, SL-39: the stacks of runs go whole, the rest closes up. */
  collect(seat: number, runs: [RowName, Run][]): void {
    for (const [target, { first, last }] of runs.toSorted(([, a], [, b]) => b.first - a.first)) {
      this.won[seat]!.push(
        ...this.rowOf(target)
          .splice(first, last - first + 1)
          .flat(),
      )
    }
  }

  /** SL-40, SL-53: the hand and the rows in front of a player go to the discard. */
  darken(seat: number): void {
    this.discard.push(...this.hands[seat]!, ...this.rowsOf(seat).flat(2))
    this.hands[seat] = []
    this.rows[seat] = { S: [], M: [] }
  }

  /** SL-02, SL-43: five cards, or what the pile has; false if there is nothing at all. */
  draw(seat: number): boolean {
    if (!this.pile.length) this.reshuffle()
    const drawn = this.pile.splice(-HAND)
    this.hands[seat]!.push(...drawn)
    return drawn.length > 0
  }

  /** SL-43: the discard in the order of SL-01, shuffled. */
  private reshuffle(): void {
    this.pile = inOrder(this.discard)
    this.discard = []
    this.chance.shuffle('deal', this.pile)
  }

  /** SL-46: numbers in the score pile count for a player, those in rows and hand against. */
  tallies(): Tally[] {
    return this.hands.map((hand, seat) => ({
      plus: countNumbers(this.won[seat]!),
      minus: countNumbers([...this.rowsOf(seat).flat(2), ...hand]),
    }))
  }
}
