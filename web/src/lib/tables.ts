/** The tables this browser has sat at, newest first, so that one finds back. */

const PLACE = 'veillee.tables'
const MOST = 6

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
