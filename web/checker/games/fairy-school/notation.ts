/** Fairy School: how prices, gains and effects are written on cards and certificates. */

import { expectCards } from '../../game'
import { ANY, ELEMENTS, type Element } from './words'

export type Amounts = Record<Element, number>

export type Special = 'fetch' | 'draw' | 'again' | 'trim' | 'study'

/** One of the things that a line may give. */
export interface Outcome {
  gain: Amounts
  special?: Special
  draws: number
  plays: number
}

/** One line of an effect. */
export interface Line {
  price: Amounts
  /** So many elements of any kind but air are paid besides. */
  any: number
  times: number
  paid: boolean
  outcomes: Outcome[]
}

/** What a certificate gives: amounts, or one element out of some. */
export interface Gain {
  fixed: Amounts
  choice: readonly Element[]
}

export const nothing = (): Amounts => ({ E: 0, V: 0, A: 0, F: 0, W: 0 })

/** `3E 2W`; an element without a number is one of it. */
export function readAmounts(text: string): Amounts {
  const found = nothing()
  for (const word of text ? text.split(' ') : []) {
    const [, number, element] = /^([1-9]\d?)?([EVAFW])$/.exec(word) ?? []
    expectCards(element !== undefined && !found[element as Element])
    found[element as Element] = Number(number ?? 1)
  }
  return found
}

/** FS-087: one or two lines; the price of a card names its elements. */
export function readEffect(text: string): Line[] {
  const lines = text.split(' | ').map(readLine)
  expectCards(lines.length <= 2 && lines.every(({ any }) => !any))
  return lines
}

/** FS-100 to FS-102: `3W`, `2V -> 3E 2W`, `F x2 -> 4W / 1A`. */
export function readLine(text: string): Line {
  const arrow = text.lastIndexOf(' -> ')
  const [, told, times] = /^(.+?)(?: x([2-9]))?$/.exec(text.slice(0, Math.max(arrow, 0))) ?? []
  expectCards(arrow < 0 || told !== undefined)
  const outcomes = (arrow < 0 ? text : text.slice(arrow + 4)).split(' / ').map(readOutcome)
  expectCards(outcomes.length <= 4 && (arrow >= 0 || outcomes.every(({ special }) => !special)))
  return { ...readPrice(told ?? ''), times: Number(times ?? 1), paid: arrow >= 0, outcomes }
}

export function readPrice(text: string): { price: Amounts; any: number } {
  const any = /^([1-9])?ANY$/.exec(text)
  return any ? { price: nothing(), any: Number(any[1] ?? 1) } : { price: readAmounts(text), any: 0 }
}

/** FS-103 to FS-110: `fetch + 1W`, `draw 3 play 1`, or amounts. */
function readOutcome(text: string): Outcome {
  const [word, trailing] = text.split(' + ')
  const [, draws, plays] = /^draw ([1-4]) play ([1-4])$/.exec(word!) ?? []
  if (draws)
    return { gain: readAmounts(trailing ?? ''), special: 'draw', draws: Number(draws), plays: Number(plays) }
  const special = ['fetch', 'again', 'trim', 'study'].find((one) => one === word) as Special | undefined
  return { gain: readAmounts(special ? (trailing ?? '') : text), special, draws: 0, plays: 0 }
}

/** `1A`, `ANY`, `V / F`. */
export function readGain(text: string): Gain {
  if (text === 'ANY') return { fixed: nothing(), choice: ANY }
  const options = text.split(' / ').map(readAmounts)
  if (options.length === 1) return { fixed: options[0]!, choice: [] }
  const choice = ELEMENTS.filter((element) => options.some((option) => option[element]))
  expectCards(options.every((option) => total(option, ELEMENTS) === 1))
  return { fixed: nothing(), choice }
}

/** How many elements of some kinds there are. */
export const total = (store: Amounts, kinds: readonly Element[]): number =>
  kinds.reduce((sum, element) => sum + store[element], 0)

export const covers = (store: Amounts, price: Amounts): boolean =>
  ELEMENTS.every((element) => store[element] >= price[element])

export function take(store: Amounts, gain: Amounts): void {
  for (const element of ELEMENTS) store[element] += gain[element]
}

/** FS-033: exactly the price. */
export function pay(store: Amounts, price: Amounts): void {
  for (const element of ELEMENTS) store[element] -= price[element]
}
