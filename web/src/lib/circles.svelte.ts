/** The circles that this browser has a seat in, so that one finds back. */

const PLACE = 'veillee.circles'

export interface KnownCircle {
  id: string
  name: string
}

function stored(): KnownCircle[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(found) ? (found as KnownCircle[]) : []
  } catch {
    return []
  }
}

let known = $state.raw(stored())

function keep(all: KnownCircle[]): void {
  known = all
  try {
    localStorage.setItem(PLACE, JSON.stringify(all))
  } catch {
    // Without memory one finds back by the link.
  }
}

export const circles = {
  get known(): KnownCircle[] {
    return known
  },
  remember: (id: string, name: string): void => keep([{ id, name }, ...known.filter((one) => one.id !== id)]),
  forget: (id: string): void => keep(known.filter((one) => one.id !== id)),
}
