/** Which house this page talks to: the server that it came from, or the pocket where there is none. */

import { choose, house, server } from './house'
import { installed } from './installation.svelte'
import { PocketHouse } from './pocket'

const PLACE = 'veillee.house'
/** A server that says nothing for so long is out of reach. */
const PATIENCE = 2500

/** Whether somebody wants the pocket although the house may be in reach. */
const wanted = (): boolean => sessionStorage.getItem(PLACE) === 'pocket'

export const reachable = async (): Promise<boolean> => {
  try {
    const answer = await server.fetch('/api/info', { signal: AbortSignal.timeout(PATIENCE) })
    return answer.ok && (answer.headers.get('content-type') ?? '').includes('json')
  } catch {
    return false
  }
}

/** Files alone have no server behind them: their page says so itself. */
const alone = (): boolean =>
  document.querySelector('meta[name=veillee-house]')?.getAttribute('content') === 'pocket'

export async function chooseHouse(): Promise<void> {
  if (alone() || (installed() && (wanted() || !(await reachable())))) choose(new PocketHouse())
}

/** Goes over to the other house: with the first screen, or with one that is known to be there. */
export function goTo(kind: 'server' | 'pocket', path = '/'): void {
  if (kind === 'pocket') sessionStorage.setItem(PLACE, kind)
  else sessionStorage.removeItem(PLACE)
  location.href = path
}

export const inPocket = (): boolean => house().kind === 'pocket'
export const hasServer = (): boolean => !alone()
