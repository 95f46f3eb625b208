/** A proposed payment in the hands of a person: its moves, and one element changed for another. */

import type { Element, SchoolWay } from '../generated'
import { amountsOf, ELEMENTS, type Amounts } from '../cards/words'

/** The moves of a way, one after the other. */
export const movesOf = ({ acts }: SchoolWay): string[] =>
  acts.flatMap(({ act, els }) => [act, ...[...els].map((element) => `el ${element}`)])

export const storeText = (store: Amounts): string =>
  ELEMENTS.filter((element) => store[element])
    .map((element) => `${store[element]}${element}`)
    .join(' ')

function moved(store: string, from: Element, to: Element): string {
  const amounts = amountsOf(store)
  return storeText({ ...amounts, [from]: (amounts[from] ?? 0) - 1, [to]: (amounts[to] ?? 0) + 1 })
}

/** The elements that may stand in the place of one that an act names. */
export function otherElements(way: SchoolWay, i: number, j: number): Element[] {
  const { els, role, among, most } = way.acts[i]!
  const from = els[j] as Element
  const [left, limits] = [amountsOf(way.left), amountsOf(most)]
  const times = (element: Element): number => [...els].filter((one) => one === element).length
  const others = among.filter(
    (element) => element !== from && (role === 'take' || times(element) < (limits[element] ?? 0)),
  )
  if (role === 'pay' || role === 'exchange') return others.filter((element) => left[element])
  return left[from] ? others : []
}

/** The same way with another element in one place; elements are named in their order. */
export function changed(way: SchoolWay, i: number, j: number, to: Element): SchoolWay {
  const act = way.acts[i]!
  const { els, role } = act
  const from = els[j] as Element
  const named = [...els]
    .with(j, to)
    .toSorted((a, b) => ELEMENTS.indexOf(a as Element) - ELEMENTS.indexOf(b as Element))
  const next = { ...way, acts: way.acts.with(i, { ...act, els: named.join('') }) }
  if (role === 'save' || role === 'take') next.left = moved(way.left, from, to)
  else next.left = moved(way.left, to, from)
  if (role === 'save') [next.cuts, next.spend] = [moved(way.cuts, from, to), moved(way.spend, to, from)]
  else if (role === 'pay') next.spend = moved(way.spend, from, to)
  return next
}
