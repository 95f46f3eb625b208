/** From a wish to a table: introduce oneself, set the table, start it when nobody is awaited, go there. */

import { api } from './api'
import { keepTable } from './doors'
import { contribute } from './proof'
import type { TableAnswer, WantedTable } from './protocol'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { remember } from './tables'
import { t } from './words.svelte'

/** Starts a table at which nobody is awaited, with this device's part of the deal. */
export async function startNow({ table, you }: TableAnswer): Promise<void> {
  await contribute(table, you.seats)
  await api.start(table.code)
}

/** `onmade` is told the code before anybody goes there. */
export async function openTable(wanted: WantedTable, onmade?: (code: string) => Promise<void>): Promise<void> {
  await api.name(settings.name || t('web-name-default'))
  const answer = await api.create({ pace: settings.pace, ...wanted })
  const { code } = answer.table
  keepTable(wanted)
  remember(code)
  await onmade?.(code)
  if (wanted.seats.every((seat) => seat.kind !== 'open')) await startNow(answer)
  go(`/t/${code}`)
}
