/** The notation of effects, read so that it can be drawn and said: `1V | W -> again + 1F`, `F x2 -> 4W / 1A`. */

import type { ElementOrAny, SpecialEffect } from '../generated'

/** Some of an element, or of any kind. */
export interface Amount {
  element: ElementOrAny
  n: number
}

export interface Outcome {
  special: SpecialEffect | null
  draws: number
  plays: number
  gain: Amount[]
}

export interface Line {
  price: Amount[]
  times: number
  outcomes: Outcome[]
}

export const amounts = (text: string): Amount[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((token) => {
      const [, n, element] = /^(\d*)(ANY|[EVAFW])$/.exec(token) ?? []
      return { element: (element ?? 'ANY') as Amount['element'], n: Number(n || 1) }
    })

function outcomeOf(text: string): Outcome {
  const [first, gains] = text.split(' + ') as [string, string | undefined]
  const draw = /^draw (\d) play (\d)$/.exec(first)
  if (draw) return { special: 'draw', draws: Number(draw[1]), plays: Number(draw[2]), gain: amounts(gains ?? '') }
  if (/^(fetch|again|trim|study)$/.test(first))
    return { special: first as SpecialEffect, draws: 0, plays: 0, gain: amounts(gains ?? '') }
  return { special: null, draws: 0, plays: 0, gain: amounts(text) }
}

function lineOf(text: string): Line {
  const arrow = text.lastIndexOf(' -> ')
  const [price, times] = (arrow < 0 ? '' : text.slice(0, arrow)).split(' x') as [string, string | undefined]
  return {
    price: amounts(price),
    times: Number(times ?? 1),
    outcomes: (arrow < 0 ? text : text.slice(arrow + 4)).split(' / ').map(outcomeOf),
  }
}

export const linesOf = (effect: string): Line[] => effect.split(' | ').map(lineOf)
