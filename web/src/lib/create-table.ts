/** From a wish to a table: introduce oneself, set the table, start it when nobody is awaited, go there. */

import { api } from './api'
import { keepTable } from './doors'
import type { WantedTable } from './protocol'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import { remember } from './tables'
import { t } from './words.svelte'

export async function openTable(wanted: WantedTable): Promise<void> {
  await api.name(settings.name || t('web-name-default'))
  const { table } = await api.create(wanted)
  keepTable(wanted)
  remember(table.code)
  if (wanted.seats.every((seat) => seat.kind !== 'open')) await api.start(table.code)
  go(`/t/${table.code}`)
}
