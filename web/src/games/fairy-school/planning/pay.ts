/** A proposed payment in the hands of a person: its moves, and one element changed for another. */

import type { SchoolPurchase, SchoolWay } from '../generated'
import { amountsOf, ELEMENTS, type Amounts, type ElementLetter } from '../cards/words'

const SOLID = ELEMENTS.filter((element) => element !== 'A')

/** The moves of a way, one after the other. */
export const movesOf = ({ acts }: SchoolWay): string[] =>
  acts.flatMap(({ act, els }) => [act, ...[...els].map((element) => `el ${element}`)])

export const storeText = (store: Amounts): string =>
  ELEMENTS.filter((element) => store[element])
    .map((element) => `${store[element]}${element}`)
    .join(' ')

function moved(store: string, from: ElementLetter, to: ElementLetter): string {
  const amounts = amountsOf(store)
  return storeText({ ...amounts, [from]: (amounts[from] ?? 0) - 1, [to]: (amounts[to] ?? 0) + 1 })
}

/** What the elements of an act are: paid, saved by a discount, or taken for air. */
const roleOf = (act: string): 'pay' | 'save' | 'take' =>
  /^(realise|step)/.test(act) ? 'save' : act.startsWith('air ') ? 'take' : 'pay'

/** The elements that may stand in the place of one that an act names. */
export function otherElements(
  { price }: Pick<SchoolPurchase, 'price'>,
  way: SchoolWay,
  i: number,
  j: number,
): ElementLetter[] {
  const { act, els } = way.acts[i]!
  const from = els[j] as ElementLetter
  const left = amountsOf(way.left)
  const others = SOLID.filter((element) => element !== from)
  if (roleOf(act) === 'pay') return others.filter((element) => left[element])
  if (!left[from]) return []
  const [cost, cuts] = [amountsOf(price), amountsOf(way.cuts)]
  return roleOf(act) === 'take' ? others : others.filter((element) => (cost[element] ?? 0) > (cuts[element] ?? 0))
}

/** The same way with another element in one place; elements are named in their order. */
export function changed(way: SchoolWay, i: number, j: number, to: ElementLetter): SchoolWay {
  const { act, els } = way.acts[i]!
  const from = els[j] as ElementLetter
  const named = [...els]
    .with(j, to)
    .toSorted((a, b) => ELEMENTS.indexOf(a as ElementLetter) - ELEMENTS.indexOf(b as ElementLetter))
  const next = { ...way, acts: way.acts.with(i, { act, els: named.join('') }) }
  if (roleOf(act) !== 'pay') next.left = moved(way.left, from, to)
  else next.left = moved(way.left, to, from)
  if (roleOf(act) === 'save') [next.cuts, next.spend] = [moved(way.cuts, from, to), moved(way.spend, to, from)]
  else if (roleOf(act) === 'pay' && !act.startsWith('convert ')) next.spend = moved(way.spend, from, to)
  return next
}
