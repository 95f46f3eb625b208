/** The result of a deal as a few signs of text: how it was won and how high the wall stood, nothing of the cards. */

import type { Table } from '$lib/protocol'
import { t } from '$lib/words.svelte'
import { dayWords } from './dealing'

const BRICKS = 8

export function resultText(table: Table, laid: number, of: number): string {
  const { deal, clean } = table.solo!
  const won = laid === of
  const bricks = Math.floor((laid / of) * BRICKS)
  return [
    t('rn-result-title', { day: dayWords(deal!.day) }),
    `${won ? '★' : '☆'}${won && clean ? '★' : '☆'} ${'■'.repeat(bricks)}${'□'.repeat(BRICKS - bricks)}`,
  ].join('\n')
}
