/** How a store changes: what stands before and after. */

import type { Element } from '../generated'
import { amountsOf, ELEMENTS } from './words'

export interface Change {
  element: Element
  from: number
  to: number
}

export function changesOf(before: string, after: string): Change[] {
  const [was, will] = [amountsOf(before), amountsOf(after)]
  return ELEMENTS.map((element) => ({ element, from: was[element] ?? 0, to: will[element] ?? 0 })).filter(
    ({ from, to }) => from !== to,
  )
}

/** One outcome of one line of an effect, in the notation of effects. */
export function outcomeText(effect: string, line: number, opt: number): string {
  const text = effect.split(' | ')[line - 1] ?? effect
  const arrow = text.lastIndexOf(' -> ')
  const outcomes = (arrow < 0 ? text : text.slice(arrow + 4)).split(' / ')
  return (arrow < 0 ? '' : text.slice(0, arrow + 4)) + (outcomes[opt - 1] ?? outcomes[0])
}
