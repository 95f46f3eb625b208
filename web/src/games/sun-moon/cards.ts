/** Cards of Sun and Moon as the engine names them: S9, M23, and the eclipses SE and ME. */

export const SUITS = ['sun', 'moon'] as const
export type Suit = (typeof SUITS)[number]

/** The highest number; also the slices of each sky. */
export const NUMBERS = 29

export interface Card {
  suit: Suit
  /** 0 for an eclipse. */
  number: number
}

export function cardOf(name: string): Card {
  const match = /^([SM])(E|\d{1,2})$/.exec(name)
  if (!match) throw new Error(`not a card: ${name}`)
  return { suit: match[1] === 'S' ? 'sun' : 'moon', number: match[2] === 'E' ? 0 : Number(match[2]) }
}

export const isEclipse = (name: string): boolean => name.endsWith('E')

/** A place of a row, its cards from the bottom up. */
export type Stack = string[]

export const topOf = (stack: Stack): string => stack[stack.length - 1]!
export const isDark = (stack: Stack): boolean => isEclipse(topOf(stack))
export const under = (stack: Stack): number => stack.length - 1

/** The number that shows, or the one that the eclipse on top hides. */
export const sliceOf = (stack: Stack): number =>
  cardOf(isDark(stack) ? stack[stack.length - 2]! : topOf(stack)).number

/** Whether the next place goes on where this one ends, so that their pictures join. */
export const joins = (stack: Stack, next: Stack | undefined): boolean =>
  next !== undefined && sliceOf(next) === sliceOf(stack) + 1

/** Which row a text such as A.sun means. */
export function rowOf(name: string): { seat: number; suit: Suit } {
  return { seat: 'ABCDEF'.indexOf(name[0]!), suit: name.slice(2) as Suit }
}

export const rowName = (seat: number, suit: Suit): string => `${'ABCDEF'[seat]}.${suit}`
