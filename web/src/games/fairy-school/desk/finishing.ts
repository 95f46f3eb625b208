/** What could still be used where somebody wants to finish, in a sentence; nothing if there is nothing. */

import { list, t } from '$lib/words.svelte'
import type { FairySchoolView } from '../generated'
import { aimWords } from '../planning/forecasting'

export function finishWords(view: FairySchoolView): string | undefined {
  const { question, help, moves } = view
  if (!question || !help || !moves.includes('done')) return undefined
  if (question.ask === 'activate') {
    const n = Object.entries(help.cards).filter(
      ([move, { lines }]) => moves.includes(move) && (!lines.length || lines.some(({ state }) => state === 'now')),
    ).length
    return n ? t('fs-sure-activate', { n }) : undefined
  }
  if (question.ask === 'open') {
    const aims = Object.entries(help.aims).filter(([, { ways }]) => ways.length)
    return aims.length
      ? t('fs-sure-open', { what: list(aims.map(([name]) => aimWords(name, view))), n: aims.length })
      : undefined
  }
  const some: string[] = ['study', 'learn', 'certificate']
  return some.includes(question.ask) ? t('fs-sure-study', { ask: question.ask }) : undefined
}
