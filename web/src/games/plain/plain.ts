/** A game that has no drawing here, as the house plugs it in: it is told in words, and its moves are buttons. */

import type { Game } from '$lib/game'
import type { GameInfo } from '$lib/protocol'
import { t } from '$lib/words.svelte'
import Emblem from './Emblem.svelte'
import { columnWords, factsOf, isPrivate, readAloud } from './facts'
import PlainTable from './PlainTable.svelte'

export const plainGame = (info: GameInfo, texts: Record<string, string>): Game => ({
  texts,
  Table: PlainTable,
  Emblem,
  clauseOf: () => undefined,
  isQuiet: isPrivate,
  soundOf: () => undefined,
  read: {
    table: readAloud,
    mine: (view, seat) =>
      [
        ...factsOf(view).map(({ label, value }) => t('web-said', { who: label, what: value })),
        columnWords(view, seat),
      ].join('. '),
    scores: (view, names) =>
      names.map((who, seat) => t('web-said', { who, what: columnWords(view, seat) })).join('. '),
  },
  keys: [{ acts: ['one', 'ten'], words: 'web-plain-keys' }],
  words: { edition: 'web-plain-edition', command: 'web-plain-command' },
  options: `${info.prefix.toLowerCase()}-option`,
})
