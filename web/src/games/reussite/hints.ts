/** What moves promise, asked of the house once for each situation. */

import { api, Refused } from '$lib/api'
import type { Hints } from '$lib/protocol'
import type { ReussiteView } from './generated'

const asked = new Map<string, Promise<Hints>>()

export function hintsFor(view: ReussiteView, code: string): Promise<Hints> {
  const key = JSON.stringify([code, view.columns, view.hand])
  const known = asked.get(key) ?? api.hint(code, view.seat ?? 0)
  asked.set(key, known)
  known.catch(() => asked.delete(key))
  return known
}

/** The seconds after which a refused question may be asked again; 0 for never. */
export const waitAfter = (error: unknown): number => (error instanceof Refused ? (error.error.wait ?? 0) : 0)
