/** What is read aloud when somebody asks: the table, what one has oneself, how things stand. */

import { list, t } from '$lib/words.svelte'
import { slotsOf } from './cards/words'
import type { SchoolBox } from './generated'
import type { ShownView } from './planning/shown'
import {
  cardName,
  cardNames,
  cardWords,
  missingWords,
  questionWords,
  spaceWords,
  storeWords,
  whenWords,
} from './wording'

const cardsWords = (names: string[], box: SchoolBox): string =>
  names.length ? list(names.map((name) => cardWords(name, box))) : t('fs-nothing')

function rowWords(view: ShownView, seat: number, row: number): string {
  return slotsOf(view.players[seat]!.forest)
    .slice(row * 5, row * 5 + 5)
    .map((name) => (name ? cardName(name, view.box) : t('fs-empty')))
    .join(', ')
}

function playerWords(view: ShownView, seat: number): string {
  const { store, kindness, stars, bonus, projects, studied, shared } = view.players[seat]!
  return t('fs-read-player', {
    store: storeWords(store),
    space: spaceWords(kindness),
    stars,
    bonus,
    studied: studied.length,
    top: rowWords(view, seat, 0),
    bottom: rowWords(view, seat, 1),
    projects: projects.length ? list(cardNames(projects, view.box)) : t('fs-nothing'),
    shared: cardsWords(shared, view.box),
  })
}

export const tableWords = (view: ShownView, names: string[]): string =>
  [whenWords(view), ...names.map((who, seat) => t('web-said', { who, what: playerWords(view, seat) }))].join(' ')

export function mineWords(view: ShownView, seat: number): string {
  const me = view.players[seat]!
  const lists = (['hand', 'draft', 'kept', 'personal'] as const).filter((key) => me[key]?.length)
  return [
    questionWords(view),
    playerWords(view, seat),
    t('fs-read-cubes', { cubes: me.cubes_left, pile: me.pile_size, discard: me.discard.length }),
    ...lists.map((key) => t(`fs-read-${key}`, { cards: cardsWords(me[key]!, view.box) })),
    ...me.projects.map((name, i) =>
      t('fs-read-missing', {
        card: cardNames(me.projects, view.box)[i]!,
        missing: missingWords(view, seat, name),
      }),
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

export const scoreWords = (view: ShownView, names: string[]): string =>
  view.result
    ? view.result.counts
        .map((count, seat) => t('web-read-result', { who: names[seat]!, total: count.total }))
        .join(' ')
    : names
        .map((who, seat) =>
          t('fs-read-score', {
            who,
            stars: view.players[seat]!.stars,
            studied: view.players[seat]!.studied.length,
            bonus: view.players[seat]!.bonus,
          }),
        )
        .join(' ')
