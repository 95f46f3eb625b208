/** Whose turn it is, in the title and the icon of the page. */

import type { TableState } from './table-state'
import { t } from './words.svelte'

export const isTurn = (state: TableState): boolean =>
  state.table.to_act.some((seat) => state.you.seats.includes(seat))

export function showTurn(mine: boolean, game: string): () => void {
  document.title = mine ? `${t('web-turn-title')} · ${game}` : `${game} · ${t('web-title')}`
  setIcon(mine)
  return () => setIcon(false)
}

function setIcon(lit: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', lit ? '/icon-turn.svg' : '/icon.svg')
}
