/** Fairy Lights, from its rules (FL-01 to FL-44). */

import { best, expectCards, firstSeat, isCount, type Game, type Start, type Match } from '../game'
import type { Data } from '../edition'

const COLOURS = ['yellow', 'pink', 'orange', 'silver', 'gold']
/** FL-01: the kinds in the order of the deck before it is shuffled, and how many cards there are of each. */
const KINDS: [kind: string, copies: number][] = [
  ['Y1', 28],
  ['Y2', 6],
  ['P1', 23],
  ['P2', 5],
  ['O1', 16],
  ['O2', 4],
  ['S1', 13],
  ['S2', 3],
  ['G1', 5],
]
const FULL = 5

interface Card {
  colour: string
  bulbs: number
  stars: number
}

/** FL-01: all cards, the first kind at the bottom, by rising stars. */
function deckOf(edition: Data): Card[] {
  const spread = (edition.cards ?? {}) as Record<string, unknown>
  return KINDS.flatMap(([kind, copies]) => {
    const counts = spread[kind]
    expectCards(Array.isArray(counts) && counts.every(isCount))
    expectCards(counts.reduce((sum: number, n: number) => sum + n, 0) === copies)
    const colour = COLOURS['YPOSG'.indexOf(kind[0]!)]!
    return counts.flatMap((n: number, stars) =>
      Array.from({ length: n }, () => ({ colour, bulbs: Number(kind[1]), stars })),
    )
  })
}

const starsOf = (cards: Card[]): number => cards.reduce((sum, { stars }) => sum + stars, 0)
const bulbsOf = (cards: Card[]): number => cards.reduce((sum, { bulbs }) => sum + bulbs, 0)

class FairyLights implements Match {
  /** The top of the deck is its end; the newest card of the shop is its last. */
  private readonly deck: Card[]
  private shop: Card[] = []
  private readonly open: Map<string, Card[]>[]
  private readonly garlands: Card[][]
  private active: number
  private ended: 'bust' | 'take' | undefined
  private finished = false

  constructor(private readonly start: Start) {
    this.deck = deckOf(start.edition)
    start.chance.shuffle('deal', this.deck)
    this.active = firstSeat(start)
    this.open = Array.from({ length: start.seats }, () => new Map())
    this.garlands = Array.from({ length: start.seats }, () => [])
  }

  play(seat: number, move: string): number | undefined {
    const [act, ...colours] = move.split(' ')
    const clause = this.outOfTurn(seat) ?? this.forbids(act!, colours)
    if (clause !== undefined) return clause
    if (act === 'reveal') this.reveal()
    else this.take(colours)
    return undefined
  }

  over(): boolean {
    return this.finished
  }

  /** FL-04, FL-06, FL-13, FL-35, FL-36: why a seat may do nothing at all. */
  private outOfTurn(seat: number): number | undefined {
    if (this.finished) return this.ended === 'bust' ? 36 : 35
    if (seat === this.active) return undefined
    const before = (this.active + this.start.seats - 1) % this.start.seats
    if (seat !== before || !this.ended) return 4
    return this.ended === 'bust' ? 13 : 6
  }

  private forbids(act: string, colours: string[]): number | undefined {
    if (act === 'pass') return 18
    if (act === 'take') return this.forbidsTake(colours)
    if (act !== 'reveal' || colours.length) return 6
    if (this.shop.length === FULL) return 9
    return this.deck.length ? undefined : 10
  }

  /** FL-07, FL-19 to FL-23: one colour from a shop of one to four cards, two from five, one if there is but one. */
  private forbidsTake(colours: string[]): number | undefined {
    const there = new Set(this.shop.map(({ colour }) => colour))
    if (!this.shop.length) return 7
    const two = this.shop.length === FULL && there.size > 1
    const different = new Set(colours).size
    if (different !== colours.length || different !== (two ? 2 : 1)) {
      if (this.shop.length < FULL) return 19
      return two ? 20 : 22
    }
    return colours.every((colour) => there.has(colour)) ? undefined : 21
  }

  /** FL-10, FL-13 to FL-17: the top card at the outer end; with the colour of the one before it the turn is over. */
  private reveal(): void {
    const card = this.deck.pop()!
    const bust = this.shop.at(-1)?.colour === card.colour
    this.shop.push(card)
    if (bust) this.endTurn('bust')
  }

  /** FL-21, FL-24, FL-25, FL-29, FL-33: all cards of the colours; each set is judged by itself, once. */
  private take(colours: string[]): void {
    for (const colour of colours) {
      const set = [
        ...(this.open[this.active]!.get(colour) ?? []),
        ...this.shop.filter((card) => card.colour === colour),
      ]
      this.judge(colour, set)
    }
    this.shop = this.shop.filter(({ colour }) => !colours.includes(colour))
    this.endTurn('take')
  }

  /** FL-26 to FL-28: one or two bulbs stay open, multiples of three are stored, everything else is lost. */
  private judge(colour: string, set: Card[]): void {
    const bulbs = bulbsOf(set)
    this.open[this.active]!.delete(colour)
    if (bulbs < 3) this.open[this.active]!.set(colour, set)
    else if (bulbs % 3 === 0) this.garlands[this.active]!.push(...set)
  }

  /** FL-34 to FL-37: the turn passes on; after the turn that revealed the last card the game is over. */
  private endTurn(how: 'bust' | 'take'): void {
    this.ended = how
    if (!this.deck.length) this.finished = true
    else this.active = (this.active + 1) % this.start.seats
  }

  /** FL-39: what open sets cost. */
  private minus(seat: number): number {
    return starsOf([...this.open[seat]!.values()].flat())
  }

  /** FL-38 to FL-40. */
  scores(): number[] {
    return this.garlands.map((garland, seat) => starsOf(garland) - this.minus(seat) + this.start.headStarts[seat]!)
  }

  /** FL-41 to FL-44: most points, then most cards in the garland, then most negative points. */
  winners(): number[] {
    const scores = this.scores()
    const tied = best([...scores.keys()], (seat) => scores[seat]!)
    const longest = best(tied, (seat) => this.garlands[seat]!.length)
    return best(longest, (seat) => this.minus(seat))
  }
}

export const fairyLights: Game = {
  prefix: 'FL',
  byPoints: true,
  versions: [1],
  seats: [2, 6],
  options: { first_seat: ['random', 'A', 'B', 'C', 'D', 'E', 'F'] },
  begin: (start) => new FairyLights(start),
}
