/** Sun and Moon, from its rules (SL-01 to SL-54); its cards, rows and table are in files beside it. */

import { best, firstSeat, place, type Game, type Start, type Match } from '../game'
import { animalsOf, isNumber, nameOf, type Card, type Suit } from './sun-moon-cards'
import * as rows from './sun-moon-rows'
import { SkyTable, type RowName, type Tally } from './sun-moon-table'

type Ending = 'act' | 'animal' | 'eclipse'

class SunMoon implements Match {
  private readonly table: SkyTable
  private readonly animals: Set<string>
  private active: number
  /** SL-17: whether a further card is owed. */
  private chain = false
  /** SL-45: last turns still to come, this one included; none before the last round. */
  private turnsLeft: number | undefined
  private turns = 0
  /** Whose turn ended last, and how. */
  private last: { seat: number; how: Ending } | undefined
  /** SL-50: which partner of each pair has the sun row, once that is fixed. */
  private readonly sunSeats = new Map<number, number>()

  constructor(private readonly start: Start) {
    this.animals = animalsOf(start.edition)
    this.table = new SkyTable(start.seats, start.chance)
    this.active = firstSeat(start)
  }

  private is(option: string, value: boolean | string = true): boolean {
    return this.start.options[option] === value
  }

  private get hand(): Card[] {
    return this.table.hands[this.active]!
  }

  /** SL-45: after the last turns; a game that total eclipses keep going is broken off. */
  over(): boolean {
    return this.turnsLeft === 0 || this.turns >= Number(this.start.options.turn_limit)
  }

  play(seat: number, move: string): number | undefined {
    const [word, ...rest] = move.split(' ')
    const clause = this.outOfTurn(seat)
    if (clause !== undefined) return clause
    if (move === 'total eclipse') return this.tryEclipse()
    if (word === 'collect') return this.tryCollecting(rest)
    if (rest.length !== 2) return this.chain ? 19 : 8
    return this.tryPlaying(word!, rest[0]!, rest[1]!)
  }

  /** SL-03, SL-07, SL-20, SL-40, SL-45: why a seat may do nothing at all. */
  private outOfTurn(seat: number): number | undefined {
    if (this.over()) return 45
    if (seat === this.active) return undefined
    if (seat !== this.last?.seat) return 3
    return { act: 7, animal: 20, eclipse: 40 }[this.last.how]
  }

  // Playing a card

  private tryPlaying(name: string, row: string, at: string): number | undefined {
    const card = this.hand.find((one) => nameOf(one) === name)
    const target = this.table.rowNamed(row)
    if (!card) return 7
    if (!target) return 10
    const clause = this.misfit(card, target, at)
    if (clause !== undefined) return clause
    this.table.lay(this.active, card, target, at)
    if (at === 'start') this.fixSuits(target)
    if (this.animals.has(name)) this.followAnimal()
    else this.endTurn('act')
    return undefined
  }

  /** SL-09 to SL-31: the clause by which a card does not go there. */
  private misfit(card: Card, target: RowName, at: string): number | undefined {
    const row = this.table.rowOf(target)
    if (card.suit !== target.suit) return isNumber(card) ? 9 : 24
    if (!isNumber(card)) return rows.misfitOfEclipse(row, place(at))
    if (at === 'start') return row.length ? 9 : this.misfitOfStart(target)
    if (!row.length) return 14
    if (at === 'left' || at === 'right') return rows.misfitAtEnd(row, card, at, this.is('extend_beyond_dark_end'))
    return rows.misfitOnPlace(row, card, place(at) ?? row.length)
  }

  /** SL-14, SL-49, SL-50: the clause by which no row can be started there. */
  private misfitOfStart({ seat, suit }: RowName): number | undefined {
    const foe = seat !== this.active && seat !== this.table.partnerOf(this.active)
    if (foe && !this.is('start_row_for_opponent')) return 14
    const partner = this.table.partnerOf(seat)
    if (partner === undefined) return undefined
    const other: Suit = suit === 'S' ? 'M' : 'S'
    if (this.table.rowOf({ seat: partner, suit }).length || this.table.rowOf({ seat, suit: other }).length)
      return 49
    const sun = this.sunSeats.get(seat % 2)
    const fixed = this.is('pair_rows_fixed_for_game') && sun !== undefined
    return fixed && (suit === 'S') !== (sun === seat) ? 50 : undefined
  }

  /** SL-50: the first row of a pair says who has which suit. */
  private fixSuits({ seat, suit }: RowName): void {
    const partner = this.table.partnerOf(seat)
    const pair = seat % 2
    if (partner !== undefined && !this.sunSeats.has(pair)) this.sunSeats.set(pair, suit === 'S' ? seat : partner)
  }

  /** SL-17 to SL-22, SL-44: a further card is owed; after the last card of the hand five are drawn first. */
  private followAnimal(): void {
    if (!this.hand.length && this.turnsLeft === undefined && !this.table.draw(this.active)) {
      this.endTurn('animal', this.start.seats - (this.is('last_round_after_animal', 'all') ? 0 : 1))
      return
    }
    this.chain = true
    if (!this.canPlay() && !this.darkensAfterAnimal()) this.endTurn('animal')
  }

  /** SL-20: whether somebody who owes a card and has none that fits is to declare a total eclipse. */
  private darkensAfterAnimal(): boolean {
    return this.is('animal_without_follow_up', 'total_eclipse')
  }

  private canPlay(): boolean {
    return this.hand.some((card) => this.table.hands.some((_, seat) => this.fitsBefore(card, seat)))
  }

  private fitsBefore(card: Card, seat: number): boolean {
    const target = { seat, suit: card.suit }
    const places = [...this.table.rowOf(target).keys()].map(String)
    return ['start', 'left', 'right', ...places].some((at) => this.misfit(card, target, at) === undefined)
  }

  // Collecting

  /** SL-19, SL-32 to SL-39: runs from one's own rows, each named by its row and its places. */
  private tryCollecting(words: string[]): number | undefined {
    if (this.chain) return 19
    if (!words.length || words.length % 2) return 8
    const runs: [RowName, rows.Run][] = []
    for (let n = 0; n < words.length; n += 2) {
      const target = this.table.rowNamed(words[n]!)
      const [first, last] = words[n + 1]!.split('-').map(place)
      const run = { first: first ?? 0, last: last ?? -1 }
      const clause = this.misfitOfRun(target, run) ?? this.namedTwice(runs, target!, run)
      if (clause !== undefined) return clause
      runs.push([target!, run])
    }
    this.table.collect(this.active, runs)
    this.endTurn('act')
    return undefined
  }

  private misfitOfRun(target: RowName | undefined, run: rows.Run): number | undefined {
    if (!target) return 33
    if (target.seat !== this.active) return target.seat === this.table.partnerOf(this.active) ? 52 : 33
    return rows.misfitOfRun(this.table.rowOf(target), run, this.is('collect_part_of_run'))
  }

  private namedTwice(runs: [RowName, rows.Run][], target: RowName, run: rows.Run): number | undefined {
    const row = this.table.rowOf(target)
    return runs.some(([other, one]) => other.suit === target.suit && rows.shareRun(row, one, run)) ? 37 : undefined
  }

  private canCollect(): boolean {
    return this.table.rowsOf(this.active).some((row) => rows.runsOf(row).length > 0)
  }

  // Total eclipse, turns, the end

  /** SL-19, SL-40, SL-41: for whoever can do nothing else. */
  private tryEclipse(): number | undefined {
    if (this.chain && (this.canPlay() || !this.darkensAfterAnimal())) return 19
    const chosen = !this.chain && (this.canPlay() || this.canCollect())
    if (chosen && !this.is('voluntary_total_eclipse')) return 41
    this.table.darken(this.active)
    this.endTurn('eclipse')
    return undefined
  }

  private endTurn(how: Ending, lastTurns?: number): void {
    this.last = { seat: this.active, how }
    this.chain = false
    this.turns++
    this.turnsLeft = lastTurns ?? (this.turnsLeft === undefined ? undefined : this.turnsLeft - 1)
    this.active = (this.active + 1) % this.start.seats
    if (!this.over()) this.beginTurn()
  }

  /** SL-05, SL-44: an empty hand is filled; if that cannot be, this is the first turn of the last round. */
  private beginTurn(): void {
    const draws = !this.hand.length && this.turnsLeft === undefined
    if (draws && !this.table.draw(this.active)) this.turnsLeft = this.start.seats
    const idle = !this.hand.length && !this.canCollect()
    if (idle && !this.is('empty_hand_total_eclipse')) this.endTurn('act')
  }

  /** SL-54: partners share what they have. */
  private sums(value: (tally: Tally, seat: number) => number): number[] {
    const alone = this.table.tallies().map(value)
    return alone.map((own, seat) => own + (alone[this.table.partnerOf(seat) ?? -1] ?? 0))
  }

  /** SL-46; head starts of partners are added like their cards. */
  scores(): number[] {
    return this.sums(({ plus, minus }, seat) => plus - minus + this.start.headStarts[seat]!)
  }

  /** SL-47: most points, then most cards; nobody wins a game that was broken off. */
  winners(): number[] {
    if (this.turnsLeft !== 0) return []
    const scores = this.scores()
    const cards = this.sums(({ plus, minus }) => plus + minus)
    const tied = best([...scores.keys()], (seat) => scores[seat]!)
    return best(tied, (seat) => cards[seat]!)
  }
}

export const sunMoon: Game = {
  prefix: 'SL',
  byPoints: true,
  versions: [1],
  seats: [2, 4],
  options: {
    voluntary_total_eclipse: [false, true],
    empty_hand_total_eclipse: [true, false],
    extend_beyond_dark_end: [true, false],
    animal_without_follow_up: ['end_turn', 'total_eclipse'],
    start_row_for_opponent: [true, false],
    collect_part_of_run: [false, true],
    last_round_after_animal: ['all', 'others_only'],
    pair_rows_fixed_for_game: [false, true],
    turn_limit: [1000, 100, 300],
    first_seat: ['random', 'A', 'B', 'C', 'D'],
  },
  begin: (start) => new SunMoon(start),
}
