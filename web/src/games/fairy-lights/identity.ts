/** Gives every card on the table an identity that it keeps while it moves, so that motion follows by itself. */

import { COLOURS, type Colour } from '$lib/cards'
import type { FairyView } from '$lib/view'

export interface Placed {
  id: number
  card: string
}

export interface Tracked {
  shop: Placed[]
  areas: Partial<Record<Colour, Placed[]>>[]
  next: number
}

type Zones = Map<string, Placed[]>

function zonesOf(tracked: Tracked | undefined): Zones {
  const zones: Zones = new Map()
  if (!tracked) return zones
  zones.set('shop', tracked.shop)
  tracked.areas.forEach((area, seat) => {
    for (const colour of COLOURS) if (area[colour]) zones.set(`${seat} ${colour}`, area[colour])
  })
  return zones
}

/** Cards that stay where they were keep their identity; those that came take one that left elsewhere, or a new one. */
export function track(before: Tracked | undefined, view: FairyView): Tracked {
  const old = zonesOf(before)
  const free: Placed[] = []
  let next = before?.next ?? 1

  const wanted = new Map<string, string[]>([['shop', view.shop]])
  view.areas.forEach((area, seat) => {
    for (const colour of COLOURS) if (area[colour]) wanted.set(`${seat} ${colour}`, area[colour])
  })

  const stay = new Map<string, (Placed | undefined)[]>()
  for (const [zone, cards] of wanted) {
    const left = [...(old.get(zone) ?? [])]
    stay.set(zone, cards.map((card) => {
      const i = left.findIndex((p) => p.card === card)
      return i < 0 ? undefined : left.splice(i, 1)[0]
    }))
    free.push(...left)
  }
  for (const [zone, cards] of old) if (!wanted.has(zone)) free.push(...cards)

  const place = (zone: string): Placed[] =>
    (wanted.get(zone) ?? []).map((card, i) => {
      const kept = stay.get(zone)?.[i]
      if (kept) return kept
      const f = free.findIndex((p) => p.card === card)
      return f < 0 ? { id: next++, card } : free.splice(f, 1)[0]!
    })

  const areas = view.areas.map((area, seat) => {
    const placed: Partial<Record<Colour, Placed[]>> = {}
    for (const colour of COLOURS) if (area[colour]) placed[colour] = place(`${seat} ${colour}`)
    return placed
  })
  return { shop: place('shop'), areas, next }
}
