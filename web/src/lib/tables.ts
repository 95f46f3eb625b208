/** The tables this browser has sat at, newest first, so that one finds back. */

const PLACE = 'veillee.tables'
const MOST = 20

export function tables(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? stored.filter((c): c is string => typeof c === 'string') : []
  } catch {
    return []
  }
}

function write(codes: string[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(codes.slice(0, MOST)))
  } catch {
    // Without memory one finds back by the link.
  }
}

export const remember = (code: string): void => write([code, ...tables().filter((c) => c !== code)])
export const forget = (code: string): void => write(tables().filter((c) => c !== code))

const SEEN = 'veillee.seen'
type Seen = Record<string, { epoch: string; n: number }>

function allSeen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '{}') as Seen
  } catch {
    return {}
  }
}

/** The number of the last event that this browser showed of a table, while its numbers are the same. */
export function lastSeen(code: string, epoch: string): number | undefined {
  const found = allSeen()[code]
  return found?.epoch === epoch ? found.n : undefined
}

export function see(code: string, epoch: string, n: number): void {
  const kept = Object.fromEntries(Object.entries(allSeen()).filter(([other]) => tables().includes(other)))
  try {
    localStorage.setItem(SEEN, JSON.stringify({ ...kept, [code]: { epoch, n } }))
  } catch {
    // Without memory there is no recap.
  }
}
