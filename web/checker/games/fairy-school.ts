/** Fairy School, from its rules (FS-001 to FS-272): every deal and every act, for one to six seats. */

import type { Game, Options, Start, Match } from '../game'
import { absence, readAct, refusal, type Act, type Ask, type Asking, type Moment } from './fairy-school/asking'
import { readBox } from './fairy-school/box'
import { score, winnersOf } from './fairy-school/scoring'
import { layOut } from './fairy-school/setup'
import { Table } from './fairy-school/table'
import { year } from './fairy-school/year'

/** FS-003: a year under way; in each moment some seats are asked, each by its own course of questions. */
export class School implements Match {
  private moment?: Moment
  private readonly asked = new Map<number, { ask: Ask; acts: Asking }>()

  constructor(
    readonly table: Table,
    private readonly course: Generator<Moment> = year(table),
  ) {
    this.goOn()
  }

  /** Goes to the next moment in which somebody is asked. */
  private goOn(): void {
    while (!this.asked.size) {
      const { done, value } = this.course.next()
      this.moment = done ? undefined : (value as Moment)
      if (!this.moment) return
      for (const [{ index }, acts] of this.moment.acts) this.ask(index, acts, acts.next())
    }
  }

  private ask(seat: number, acts: Asking, { done, value }: IteratorResult<Ask, void>): void {
    if (done) this.asked.delete(seat)
    else this.asked.set(seat, { ask: value, acts })
  }

  /** The clause that forbids an act, 0 if none does. */
  private refusal(seat: number, act: Act): number {
    if (!this.moment) return 152
    const asked = this.asked.get(seat)
    const { matter } = this.moment
    return asked ? refusal(asked.ask, matter, act) : absence(this.table, this.table.seats[seat]!, matter, act)
  }

  play(seat: number, move: string): number | undefined {
    if (seat >= this.table.seats.length) return 3
    const act = readAct(move)
    const clause = this.refusal(seat, act)
    if (clause) return clause
    const { acts } = this.asked.get(seat)!
    this.ask(seat, acts, acts.next(act))
    this.goOn()
    return undefined
  }

  /** What `play` would answer; nothing happens. */
  why(seat: number, move: string): number | undefined {
    return this.refusal(seat, readAct(move)) || undefined
  }

  /** The seats that are asked. */
  waiting(): number[] {
    return [...this.asked.keys()].sort((a, b) => a - b)
  }

  over(): boolean {
    return !this.moment
  }

  scores(): number[] {
    return this.table.seats.map((seat) => score(this.table, seat))
  }

  winners(): number[] {
    return this.over() ? winnersOf(this.table) : []
  }
}

function begin({ edition, options, version, seats, chance, headStarts }: Start): School {
  const table = new Table(readBox(edition), options, version, seats, chance)
  for (const seat of table.seats) seat.headStart = headStarts[seat.index]!
  layOut(table)
  return new School(table)
}

/** FS-024, FS-196, FS-200, FS-215, FS-220: options that cannot be together. */
function objection(seats: number, options: Options, version: number): string | undefined {
  const { start, starters, express, fast, long, spread } = options
  if (express && start === 'expert') return 'fs-clash-express'
  if (starters === 'chosen' && start === 'expert') return 'fs-clash-starters'
  if (long && seats === 1) return 'fs-clash-long'
  if (seats === 1 && (start === 'advanced' || (start === 'expert' && version === 1))) return 'fs-clash-solo'
  if (fast && seats === 1) return 'fs-clash-fast'
  return spread && seats < 4 ? 'fs-clash-spread' : undefined
}

export const fairySchool: Game = {
  prefix: 'FS',
  byPoints: true,
  digits: 3,
  versions: [1, 2],
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
  objection,
  begin,
}
