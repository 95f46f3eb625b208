/** What the checker needs of a game. Each is written from its rules, clause by clause, in a file of its own. */

import type { Chance } from './chance'
import type { Data } from './edition'
import { Wrong } from './problem'

export type Value = boolean | number | string
export type Options = Record<string, Value>

/** What was agreed before the first move. */
export interface Start {
  seats: number
  edition: Data
  options: Options
  /** Of the rules. */
  version: number
  chance: Chance
  /** The points that each seat was given before the first move. */
  headStarts: number[]
}

/** A match under way. */
export interface Match {
  /** Plays a move; if the rules forbid it, the number of the clause, and nothing has happened. */
  play(seat: number, move: string): number | undefined
  over(): boolean
  /** Points by seat. */
  scores(): number[]
  /** The seats that have won. */
  winners(): number[]
}

export interface Game {
  /** What its clauses are called: FL-13. */
  prefix: string
  /** With how many digits, if not two. */
  digits?: number
  /** The versions of its rules that this page knows. */
  versions: number[]
  seats: [least: number, most: number]
  /** The switches of its rules: the default first. */
  options: Record<string, Value[]>
  /** Whether it is won by points, of which seats may have some before the first move. */
  byPoints: boolean
  /** The message of the first options that cannot be together. */
  objection?(seats: number, options: Options, version: number): string | undefined
  begin(start: Start): Match
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

/** The seat that begins: the one that was chosen, or one drawn from the stream `first`. */
export function firstSeat({ options, seats, chance }: Start): number {
  if (options.first_seat === 'random') return chance.draw('first', seats)
  return LETTERS.indexOf(String(options.first_seat))
}

/** The seats whose values are highest, among some. */
export function best(seats: number[], value: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === most)
}

/** Refuses card data that the rules do not know. */
export function expectCards(right: boolean): asserts right {
  if (!right) throw new Wrong({ id: 'checker-edition-cards' })
}

export const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

/** The number of a text of digits, which is not written in any other way; otherwise undefined. */
export const place = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d?)$/.test(text) ? Number(text) : undefined
