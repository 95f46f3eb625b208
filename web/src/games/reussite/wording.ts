/** Words for cards, columns, hints and the end. */

import type { Hints } from '$lib/protocol'
import type { GameEvent } from '$lib/view'
import { list, percent, t, type Args } from '$lib/words.svelte'
import { byColour, cardOf, type Colour } from './cards'
import { partsOf, placesOf } from './offers'
import type { ReussiteView } from './generated'

const CLAUSES: Record<string, string> = {
  'rn-event-full': 'RN-10',
  'rn-event-won': 'RN-25',
  'rn-event-lost': 'RN-24',
}
export const clauseOf = (event: GameEvent): string | undefined => CLAUSES[event.message]
/** Arguments of events that name a move. */
export const argsOf = (event: GameEvent): Args =>
  event.message === 'house-undone' ? { move: moveWords(String(event.args.move)) } : {}

export const isQuiet = (event: GameEvent): boolean => event.message === 'house-hinted'

export const cardWords = (name: string): string => t('rn-face', { ...cardOf(name) })
export const cardsWords = (names: string[]): string => list(names.map(cardWords))
export const letterOf = (colour: Colour): string => t(`rn-letter-${colour}`)

export const acceptsWords = (view: ReussiteView, column: number): string => {
  const { kind, colour, value } = view.takes[column]!
  return t(`rn-accepts-${kind}`, { colour: colour ?? '', value })
}

export function columnWords(view: ReussiteView, column: number): string {
  const cards = view.columns[column]!
  return t('rn-column-read', {
    column: column + 1,
    n: cards.length,
    height: view.height,
    cards: cards.length ? cardsWords(cards) : t('rn-empty'),
    accepts: acceptsWords(view, column),
  })
}

const columnsWords = (columns: number[]): string =>
  columns.length
    ? t('rn-fits', { columns: list(columns.map((column) => String(column + 1))), n: columns.length })
    : t('rn-fits-none')

/** A card of the hand: what it is, and where it fits. */
export const handWords = (view: ReussiteView, card: string): string =>
  t('web-said', { who: cardWords(card), what: columnsWords(placesOf(view.moves, card)) })

export const tableWords = (view: ReussiteView): string =>
  [...view.columns.map((_, column) => columnWords(view, column)), t('rn-pile-read', { n: view.pile })].join(' ')

export const mineWords = (view: ReussiteView): string =>
  view.hand.length ? `${view.hand.map((card) => handWords(view, card)).join('. ')}.` : t('rn-hand-empty')

export const unseenWords = (view: ReussiteView): string =>
  byColour(view.unseen)
    .map(({ colour, cards }) =>
      t('rn-unseen-colour', {
        colour,
        cards: list(cards.map((card) => t('rn-value', { value: cardOf(card).value }))),
      }),
    )
    .join(' ')

export const scoreWords = (view: ReussiteView): string =>
  view.result
    ? t(view.result.won ? 'rn-won' : 'rn-lost', { laid: view.result.laid })
    : t('rn-progress', { laid: view.columns.flat().length, of: view.columns.length * view.height })

export const moveWords = (move: string): string => {
  const { card, column } = partsOf(move)
  return t('rn-move', { card: cardWords(card), column: column + 1 })
}

/** So many moves with the same chance are named; the others are counted. */
export const MOST_ALIKE = 3

export function hintWords(hints: Hints): string {
  const told = hints.lines.slice(0, 4).map(({ moves, share, low, high }) =>
    t('web-said', {
      who: [
        list(moves.slice(0, MOST_ALIKE).map(moveWords)),
        ...(moves.length > MOST_ALIKE ? [t('rn-hint-alike', { n: moves.length - MOST_ALIKE })] : []),
      ].join(' '),
      what: percent(share, 1) + t('rn-hint-between', { low: percent(low, 1), high: percent(high, 1) }),
    }),
  )
  return told.length ? t('rn-hint-read', { moves: told.join('. ') }) : t('rn-hint-none')
}

/** Minutes and seconds. */
export function timeWords(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
