/** Whose turn it is, in words, in the title and the icon of the page. */

import { missingOf } from './presence'
import type { TableState } from './table-state'
import type { Person } from './view'
import { list, t } from './words.svelte'

export const isTurn = (state: TableState): boolean =>
  state.table.to_act.some((seat) => state.you.seats.includes(seat))

export function whoseTurn(state: TableState, people: Person[], front: number): string {
  const { to_act } = state.table
  if (isTurn(state))
    return t(state.you.seats.length > 1 ? 'web-your-turn-name' : 'web-your-turn', { who: people[front]!.name })
  const who = list(to_act.map((seat) => people[seat]?.name ?? ''))
  return t(missingOf(people, to_act) ? 'web-turn-offline' : 'web-turn-of', { who })
}

export function showTurn(mine: boolean, game: string): () => void {
  document.title = mine ? `${t('web-turn-title')} · ${game}` : `${game} · ${t('web-title')}`
  setIcon(mine)
  return () => setIcon(false)
}

function setIcon(lit: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', lit ? '/icon-turn.svg' : '/icon.svg')
}
