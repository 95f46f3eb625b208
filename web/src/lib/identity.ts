/** Gives every card on the table an identity that it keeps while it moves, so that motion follows by itself. */

export interface Placed {
  id: number
  card: string
}

/** Cards by the name of their zone, in order. */
export interface Tracked<Zone extends string = string> {
  zones: Partial<Record<Zone, Placed[]>>
  next: number
}

/** Cards that stay where they were keep their identity; those that came take one that left elsewhere, or a new one. */
export function track<Zone extends string>(
  before: Tracked<Zone> | undefined,
  wanted: Partial<Record<Zone, string[]>>,
): Tracked<Zone> {
  const names = Object.keys(wanted) as Zone[]
  const old = (before?.zones ?? {}) as Partial<Record<Zone, Placed[]>>
  const free: Placed[] = []
  let next = before?.next ?? 1

  const stay = new Map<Zone, (Placed | undefined)[]>()
  for (const zone of names) {
    const left = [...(old[zone] ?? [])]
    stay.set(
      zone,
      wanted[zone]!.map((card) => {
        const i = left.findIndex((p) => p.card === card)
        return i < 0 ? undefined : left.splice(i, 1)[0]
      }),
    )
    free.push(...left)
  }
  for (const zone of Object.keys(old) as Zone[]) if (!(zone in wanted)) free.push(...old[zone]!)

  const place = (zone: Zone): Placed[] =>
    wanted[zone]!.map((card, i) => {
      const kept = stay.get(zone)?.[i]
      if (kept) return kept
      const f = free.findIndex((p) => p.card === card)
      return f < 0 ? { id: next++, card } : free.splice(f, 1)[0]!
    })

  const zones: Partial<Record<Zone, Placed[]>> = {}
  for (const zone of names) zones[zone] = place(zone)
  return { zones, next }
}
