/** Réussite de Noël, from its rules (RN-01 to RN-26). */

import { expectCards, isCount, place, type Game, type Start, type Match } from '../game'
import type { Data } from '../edition'

const COLOURS = 'RGBY'
const SANTA = 0

interface Card {
  colour: string
  value: number
}

/** How large the wall is; the game as printed is 4, 7, 4, 8, 3. */
interface Wall {
  colours: number
  values: number
  columns: number
  height: number
  hand: number
}

function wallOf(edition: Data): Wall {
  const wall = edition.deck as Wall
  for (const size of ['colours', 'values', 'columns', 'height', 'hand'] as const) {
    expectCards(isCount(wall?.[size]) && wall[size] > 0)
  }
  expectCards(wall.colours <= COLOURS.length && wall.values <= 7)
  expectCards(wall.colours * (wall.values + 1) === wall.columns * wall.height)
  return wall
}

/** RN-02: colour by colour, each with its Santa and then its elves. */
function pileOf({ colours, values }: Wall): Card[] {
  return [...COLOURS.slice(0, colours)].flatMap((colour) =>
    Array.from({ length: values + 1 }, (_, value) => ({ colour, value })),
  )
}

const nameOf = ({ colour, value }: Card): string => `${colour}${value}`
const isSanta = ({ value }: Card): boolean => value === SANTA

/** RN-16: the elves above the newest Santa, or all. */
const stretchOf = (column: Card[]): Card[] => column.slice(column.findLastIndex(isSanta) + 1)
const ascends = (cards: Card[]): boolean => cards.every(({ value }, n) => n === 0 || value > cards[n - 1]!.value)
const isOfOneColour = (cards: Card[]): boolean => cards.every(({ colour }) => colour === cards[0]!.colour)

class Reussite implements Match {
  private readonly wall: Wall
  /** The top of the pile is its end. */
  private readonly pile: Card[]
  private hand: Card[] = []
  private readonly columns: Card[][]

  /** RN-03: all cards shuffled, the first of them drawn into the hand. */
  constructor(private readonly start: Start) {
    this.wall = wallOf(start.edition)
    this.pile = pileOf(this.wall)
    this.columns = Array.from({ length: this.wall.columns }, () => [])
    start.chance.shuffle('deal', this.pile)
    for (let n = 0; n < this.wall.hand; n++) this.draw()
  }

  /** RN-05, RN-23: a card is laid, then one drawn while there are any. */
  play(_seat: number, move: string): number | undefined {
    const [name, number] = move.split('>')
    const card = this.hand.find((one) => nameOf(one) === name)
    const column = this.columns[(place(number) ?? 0) - 1]
    const clause = this.forbids(move, card, column)
    if (clause !== undefined) return clause
    this.hand = this.hand.filter((one) => one !== card)
    column!.push(card!)
    this.draw()
    return undefined
  }

  private draw(): void {
    const card = this.pile.pop()
    if (card) this.hand.push(card)
  }

  private forbids(move: string, card: Card | undefined, column: Card[] | undefined): number | undefined {
    if (this.over()) return this.isWon() ? 25 : 24
    if (move === 'draw') return 5
    if (!/^[^>]+>[^>]+$/.test(move)) return 6
    if (!card) return 5
    if (!column) return 9
    return this.misfit(card, column)
  }

  /** RN-10 to RN-21: the clause by which a card does not fit on a column. */
  private misfit(card: Card, column: Card[]): number | undefined {
    const top = column.at(-1)
    if (column.length === this.wall.height) return 10
    if (!top) return undefined
    if (isSanta(card) && isSanta(top)) return this.start.options.santa_on_santa ? undefined : 20
    if (isSanta(top)) return card.colour === top.colour ? undefined : 17
    return isSanta(card) ? undefined : this.misfitOnElf(card, top, stretchOf(column))
  }

  /** RN-11 to RN-14: higher than the card below, or of the colour of all; a stretch keeps to one of the two. */
  private misfitOnElf(card: Card, top: Card, stretch: Card[]): number | undefined {
    const one = this.start.options.one_rule_per_stretch
    const [ascending, coloured] = [ascends(stretch), isOfOneColour(stretch)]
    if ((ascending || !one) && card.value > top.value) return undefined
    if (coloured && card.colour === top.colour) return undefined
    if (!one) return 11
    if (!coloured) return stretch.some(({ colour }) => colour === card.colour) ? 13 : 11
    if (!ascending) return card.value > top.value ? 13 : 12
    return 11
  }

  private isWon(): boolean {
    return this.columns.every((column) => column.length === this.wall.height)
  }

  /** RN-24, RN-25: won when the wall is complete, lost when no card of the hand fits anywhere. */
  over(): boolean {
    return !this.hand.some((card) => this.columns.some((column) => this.misfit(card, column) === undefined))
  }

  scores(): number[] {
    return [this.columns.flat().length]
  }

  winners(): number[] {
    return this.isWon() ? [0] : []
  }
}

export const reussite: Game = {
  prefix: 'RN',
  byPoints: false,
  versions: [1],
  seats: [1, 1],
  options: { one_rule_per_stretch: [true, false], santa_on_santa: [false, true] },
  begin: (start) => new Reussite(start),
}
