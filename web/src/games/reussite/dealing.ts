/** Deals as people ask for them: by day, and by a link that carries seed and switches. */

import type { Table } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'

export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(settings.language === 'en' ? 'en-GB' : 'fr-FR', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

/** The address at which anybody may play the same deal, in the house of another address. */
export function linkOf(table: Table, house: string): string {
  const url = new URL(`/new/${table.game}`, house)
  url.searchParams.set('deal', table.solo?.deal?.seed ?? '')
  for (const [name, value] of Object.entries(table.options)) url.searchParams.set(name, String(value))
  return url.href
}
