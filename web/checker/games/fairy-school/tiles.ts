/** Fairy School: certificates, a lasting benefit on the left and points on the right (FS-136, FS-260 to FS-272). */

import { expectCards } from '../../game'
import type { Data } from '../../edition'
import { readGain, readLine, readPrice, type Amounts, type Gain, type Line } from './notation'
import { ANY, SUBJECTS } from './words'

/** What a lasting benefit does, by its kind. */
export interface Left {
  kind: string
  creatures: string[]
  where: string
  gain: Gain
  /** How many: elements saved, columns, cards, steps, exchanges. */
  amount: number
  final: boolean
  /** What an offer exchanges; `ANY -> ANY` gives an element of one's choice. */
  offer?: Line
  gives: Gain['choice']
}

export interface Right {
  kind: string
  creatures: string[]
  deck: string
  every: number
  stars: number
  times: number
  price: { price: Amounts; any: number }
}

export interface Tile {
  subject: string
  long: boolean
  left: Left
  right: Right
}

const LEFTS = [
  ...['turn_pair', 'forest_pair', 'first_activation', 'each_activation', 'share_offer', 'study_offer'],
  ...['discard_after_study', 'kindness_swap', 'kindness_extra', 'kindness_steps', 'project_discount'],
  ...['free_column', 'exchange_rate', 'air_exchange'],
]
const RIGHTS = [
  ...['flat', 'per_invoked', 'per_deck', 'per_studied', 'per_certificate', 'per_trimmed', 'per_final_step'],
  ...['per_kindness', 'convert_end'],
]
const AMOUNTS = ['amount', 'count', 'steps', 'less', 'times']
const FREE_EXCHANGE = 'ANY -> ANY'

export function readTile({ element, long, left, right }: Data): Tile {
  expectCards(SUBJECTS.includes(element as string))
  return {
    subject: element as string,
    long: long as boolean,
    left: readLeft(left as Data),
    right: readRight(right as Data),
  }
}

function readLeft(left: Data): Left {
  expectCards(LEFTS.includes(left.kind as string))
  const effect = left.effect as string | undefined
  const free = effect === FREE_EXCHANGE
  return {
    kind: left.kind as string,
    creatures: (left.creatures ?? []) as string[],
    where: (left.where ?? 'any') as string,
    gain: readGain((left.gain ?? '') as string),
    amount: Number(AMOUNTS.map((name) => left[name]).find((told) => told !== undefined) ?? 0),
    final: left.final === true,
    offer: effect === undefined ? undefined : readLine(free ? 'ANY -> 1E' : effect),
    gives: free ? ANY : [],
  }
}

function readRight(right: Data): Right {
  expectCards(RIGHTS.includes(right.kind as string) && Number.isInteger(right.stars))
  return {
    kind: right.kind as string,
    creatures: (right.creatures ?? []) as string[],
    deck: (right.deck ?? '') as string,
    every: Number(right.every ?? 1),
    stars: right.stars as number,
    times: Number(right.times ?? 0),
    price: readPrice((right.price ?? '') as string),
  }
}
