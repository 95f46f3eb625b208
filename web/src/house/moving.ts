/** Tables that go from this house to the other one, and statistics that are merged: by one button, or by a file. */

import { api, askOf, isSilence, refused, Refused } from '$lib/api'
import type { Guest, Imported, Info, TableAnswer } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import { remember } from '$lib/tables'
import { t } from '$lib/words.svelte'
import { hasServer, inPocket, reachable } from './choosing'
import { house, server, type House } from './house'
import { installed } from './installation.svelte'
import { PocketHouse } from './pocket'

let pocket: PocketHouse | undefined

/** The other house, if there is one and it answers: from the pocket the server, from there the pocket. */
export async function otherHouse(): Promise<House | undefined> {
  if (inPocket()) return hasServer() && (await reachable()) ? server : undefined
  if (!installed()) return undefined
  pocket ??= new PocketHouse()
  return pocket.ready.then(
    () => pocket,
    () => (pocket = undefined),
  )
}

/** Whoever comes with something needs a name there. */
async function introduced(there: House): Promise<void> {
  if ((await askOf<Guest | null>(there, '/guest')) === null)
    await askOf(there, '/guest', { name: settings.name || t('web-name-default') })
}

/** Brings a table that was carried away to a house; one that is there already is found. */
async function bring(code: string, there: House): Promise<string> {
  await introduced(there)
  const file = await api.tableFile(code)
  let found: TableAnswer
  try {
    found = await askOf<TableAnswer>(there, '/tables/arrivals', file)
  } catch (e) {
    // Only who was clearly refused takes the table back: whoever got no answer may have brought it.
    if (e instanceof Refused && !isSilence(e) && e.error.wait === null) await api.arrive(file)
    throw e
  }
  remember(found.table.code)
  return found.table.code
}

/** Carries a table over to the other house, and answers with its code there. */
export async function carry(code: string, there: House): Promise<string> {
  const { lineage } = await askOf<Info>(there, '/info')
  await introduced(there)
  await api.carry(code, there.kind === 'server' ? 'house' : 'pocket', lineage)
  return bring(code, there)
}

/** Goes on where a move was interrupted, or finds the table where it went. */
export async function follow(code: string, there: House, to: string): Promise<string> {
  const { lineage } = await askOf<Info>(there, '/info')
  if (lineage !== to) throw refused('web-move-other-house')
  return bring(code, there)
}

/** Brings the statistics of a game to the same state in both houses; answers with how many were new here. */
export async function merge(game: string, there: House): Promise<Imported> {
  await introduced(there)
  await introduced(house())
  const path = `/statistics/${game}/file`
  await askOf(there, path, await askOf(house(), path))
  return askOf<Imported>(house(), path, await askOf(there, path))
}
