/**
 * Fairy School: everything that is dealt, from the shuffles on (FS-010 to FS-022, FS-050 to FS-056, FS-165, FS-225).
 * Which cards people pick, keep, set aside and realise is judged by it; their other moves are not.
 */

import { LETTERS, type Game, type Match, type Start } from '../game'
import { layOut } from './fairy-school-decks'

const PASSED_LEFT = ['S', 'II']
const PROJECTS = 3

/** What a seat has of the cards that are dealt. */
interface Seat {
  starter: string
  hand: string[]
  kept: string[]
  projects: string[]
  /** Projects of earlier trimesters, which may still be realised while new ones are chosen. */
  old: string[]
  picked: boolean
}

/** What is being chosen now: S cards or projects in a draft, S cards for the forest, projects, Clochette's cards. */
type Choice = 'starter' | 'pick' | 'place' | 'aside' | 'keep' | 'none'

class SchoolDeals implements Match {
  private readonly decks: Record<string, string[]>
  private readonly letters: Map<string, string>
  private readonly seats: Seat[]
  private finals: string[] = []
  private choice: Choice = 'none'
  private deck = 'S'
  /** The decks that will be dealt from, in their order. */
  private readonly coming: string[]
  /** How many S cards a seat has placed, how many cards were set aside. */
  private readonly done: number[]

  /** FS-010, FS-011: decks, side of the bonus track, certificates, starters: in this order from the stream `deal`. */
  constructor(private readonly start: Start) {
    const { edition, options, seats, chance } = start
    const { decks, letters, tiles } = layOut(edition, options.long === true)
    for (const deck of Object.values(decks)) chance.shuffle('deal', deck)
    chance.draws('deal', tiles)
    this.decks = decks
    this.letters = letters
    this.seats = Array.from({ length: seats }, () => ({
      starter: '',
      hand: [],
      kept: [],
      projects: [],
      old: [],
      picked: false,
    }))
    this.done = this.seats.map(() => 0)
    this.coming = options.long ? ['I', 'II', 'III'] : ['I', 'II']
    if (options.start === 'expert') this.deal('S')
    else if (options.starters === 'chosen') this.choice = 'starter'
    else this.drawStarters()
  }

  /** FS-016, FS-241: a different starter for everybody; the sixth seat has the plain cards. */
  private drawStarters(): void {
    const letters = ['A', 'B', 'C', 'D', 'E']
    this.start.chance.shuffle('deal', letters)
    this.seats.forEach((seat, n) => (seat.starter = letters[n] ?? 'F'))
    this.handOut()
  }

  /** FS-016, FS-017, FS-191: S cards and, in an initiation game of several, the projects of each starter. */
  private handOut(): void {
    const predefined = this.start.options.start === 'initiation' && this.seats.length > 1
    for (const seat of this.seats) seat.kept = this.lettered('S', seat.starter, 10)
    if (predefined) {
      for (const seat of this.seats) seat.projects = this.lettered('I', seat.starter, PROJECTS)
      this.coming.shift()
    }
    const plain = this.seats.some(({ starter }) => starter === 'F')
    this.seats.forEach((seat, n) => (this.done[n] = seat.starter === 'F' ? 0 : 2))
    this.choice = plain ? 'place' : 'none'
    if (!plain) this.forget()
  }

  /** The cards of a starter's letter leave a deck, from the top. */
  private lettered(deck: string, starter: string, most: number): string[] {
    const cards = this.decks[deck]!
    const wanted = starter === 'F' ? '' : starter
    const found = cards.filter((card) => this.letters.get(card) === wanted).slice(-most)
    this.decks[deck] = cards.filter((card) => !found.includes(card))
    return found
  }

  private forget(): void {
    for (const seat of this.seats) seat.kept = []
  }

  /** FS-022, FS-052, FS-056, FS-196, FS-225: everybody is dealt alike, seat by seat, from the top. */
  private deal(deck: string): void {
    const { options } = this.start
    const seats = this.seats.length
    const before = { II: 'I', III: 'II' }[deck]
    const size = this.handSize(deck)
    if (before && options.short_deck === 'top_up' && this.decks[deck]!.length < size * seats) {
      this.decks[deck] = [...this.decks[before]!, ...this.decks[deck]!]
      this.decks[before] = []
    }
    const each = Math.min(size, Math.floor(this.decks[deck]!.length / seats))
    const kept = deck === 'S' ? seats === 1 : seats > 1 && options.fast === true
    for (const seat of this.seats) {
      const cards = Array.from({ length: each }, () => this.decks[deck]!.pop()!)
      seat.hand = kept ? [] : cards
      seat.kept = kept ? cards : []
    }
    this.deck = deck
    this.done.fill(0)
    if (seats === 1 && deck !== 'S') this.choice = 'aside'
    else this.afterPick()
  }

  private handSize(deck: string): number {
    if (deck === 'S') return this.seats.length === 2 ? 5 : 4
    if (this.seats.length === 1) return 6
    return this.start.options.fast ? 5 : 4
  }

  /** FS-052: picks go on while there is a choice; the last card comes by itself. */
  private afterPick(): void {
    if (this.seats[0]!.hand.length > 1) {
      this.choice = 'pick'
      for (const seat of this.seats) seat.picked = false
      return
    }
    for (const seat of this.seats) seat.kept.push(...seat.hand.splice(0))
    if (this.deck === 'S') this.choice = 'place'
    else this.beginKeeping()
  }

  /** FS-019, FS-051: S and II to the left, I and III to the right. */
  private passHands(): void {
    const hands = this.seats.map(({ hand }) => hand)
    const step = PASSED_LEFT.includes(this.deck) ? hands.length - 1 : 1
    this.seats.forEach((seat, n) => (seat.hand = hands[(n + step) % hands.length]!))
    this.afterPick()
  }

  /** FS-053: unfinished projects join the kept cards; three of all are chosen. */
  private beginKeeping(): void {
    this.choice = 'keep'
    for (const seat of this.seats) {
      seat.old = seat.projects
      seat.kept.push(...seat.projects)
      seat.projects = []
    }
    this.seats.forEach((seat) => this.goOnKeeping(seat))
  }

  private goOnKeeping(seat: Seat): void {
    const wanted = PROJECTS - seat.projects.length
    if (wanted > 0 && seat.kept.length > wanted) return
    if (wanted > 0) seat.projects.push(...seat.kept)
    seat.kept = []
    seat.old = []
    if (this.seats.every(({ kept }) => !kept.length)) this.choice = 'none'
  }

  play(who: number, move: string): number | undefined {
    const seat = this.seats[who]
    const [act, card] = move.split(' ')
    if (!seat) return 3
    if (this.choice === 'none' && ['pick', 'keep', 'aside'].includes(act!)) this.dealNext()
    if (act === 'starter') return this.takeStarter(seat, card!)
    if (act === 'pick') return this.pick(seat, card!)
    if (act === 'keep') return this.choice === 'place' ? this.placeCard(who, card!) : this.keep(seat, card!)
    if (act === 'aside') return this.setAside(seat, card!)
    if (act === 'realise') return this.realise(seat, card!)
    if (act === 'final') return this.takeFinal(card!)
    return undefined
  }

  private dealNext(): void {
    const deck = this.coming.shift()
    if (deck) this.deal(deck)
  }

  private takeStarter(seat: Seat, letter: string): number | undefined {
    const taken = this.seats.some(({ starter }) => starter === letter)
    const known = LETTERS.slice(0, this.seats.length === 6 ? 6 : 5).includes(letter)
    if (this.choice !== 'starter' || seat.starter || taken || !known) return 16
    seat.starter = letter
    if (this.seats.every(({ starter }) => starter)) this.handOut()
    return undefined
  }

  private pick(seat: Seat, card: string): number | undefined {
    if (this.choice !== 'pick' || seat.picked || !seat.hand.includes(card)) return this.deck === 'S' ? 19 : 52
    seat.hand.splice(seat.hand.indexOf(card), 1)
    seat.kept.push(card)
    seat.picked = true
    if (this.seats.every(({ picked }) => picked)) this.passHands()
    return undefined
  }

  /** FS-020, FS-191, FS-241: two S cards for the forest and, with five of them, one for the bottom of the pile. */
  private placeCard(who: number, card: string): number | undefined {
    const seat = this.seats[who]!
    const most = seat.kept.length + this.done[who]! === 5 ? 3 : 2
    if (this.done[who]! >= most || !seat.kept.includes(card)) return 20
    seat.kept.splice(seat.kept.indexOf(card), 1)
    this.done[who]!++
    const left = (one: Seat, n: number): boolean =>
      this.done[n]! < 2 || (this.done[n] === 2 && one.kept.length === 3)
    if (!this.seats.some(left)) {
      this.choice = 'none'
      this.forget()
    }
    return undefined
  }

  private keep(seat: Seat, card: string): number | undefined {
    if (this.choice !== 'keep' || !seat.kept.includes(card)) return 53
    seat.kept.splice(seat.kept.indexOf(card), 1)
    seat.projects.push(card)
    this.goOnKeeping(seat)
    return undefined
  }

  /** FS-225: three of six for Clochette, the others for the hand. */
  private setAside(seat: Seat, card: string): number | undefined {
    if (this.choice !== 'aside' || !seat.hand.includes(card)) return 225
    seat.hand.splice(seat.hand.indexOf(card), 1)
    this.done[0]!++
    if (this.done[0] === 3) {
      seat.kept.push(...seat.hand.splice(0))
      this.beginKeeping()
    }
    return undefined
  }

  /** FS-155: one of the seat's own ongoing projects. */
  private realise(seat: Seat, card: string): number | undefined {
    if (this.choice === 'keep' && seat.old.includes(card) && seat.kept.includes(card)) {
      seat.kept = seat.kept.filter((one) => one !== card)
      this.goOnKeeping(seat)
      return undefined
    }
    if (!seat.projects.includes(card)) return 155
    seat.projects = seat.projects.filter((one) => one !== card)
    if (this.choice === 'keep' && seat.kept.length) this.goOnKeeping(seat)
    return undefined
  }

  /** FS-165, FS-230: one final project more than there are players lies open; alone there are two. */
  private takeFinal(card: string): number | undefined {
    while (this.coming.length) this.dealNext()
    if (!this.finals.length) this.finals = this.decks.final!.slice(-(this.seats.length + 1))
    if (!this.finals.includes(card)) return 165
    this.finals = this.finals.filter((one) => one !== card)
    return undefined
  }
}

export const fairySchool: Game = {
  prefix: 'FS',
  digits: 3,
  version: 2,
  seats: [1, 6],
  options: {
    start: ['initiation', 'advanced', 'expert'],
    starters: ['random', 'chosen'],
    express: [false, true],
    fast: [false, true],
    long: [false, true],
    spread: [false, true],
    study_points: [1, 2],
    marker_limit: [true, false],
    certificate_cube_limit: [true, false],
    reactivate_again_card: ['other_line', 'never'],
    again_gain_first: [true, false],
    empty_activation: [true, false],
    solo_final_turns: [1, 3],
    short_deck: ['top_up', 'fewer'],
    leader_ties: ['all', 'none'],
    leader_needs_step: [false, true],
    trimmed_projects_score: [false, true],
    long_turn_cap: [12, ...Array.from({ length: 29 }, (_, n) => n + 2)],
    first_seat: ['random', 'A', 'B', 'C', 'D', 'E', 'F'],
  },
  begin: (start) => new SchoolDeals(start),
}
