/** What a view says, for a game that has no drawing here: facts by name, and what there is of each seat. */

import type { GameEvent, GameView, Person } from '$lib/view'
import { known, list, number, parts, t } from '$lib/words.svelte'
import { guests } from '../guests.svelte'

/** What only its own seat is told stays out of a log that a whole device reads. */
export const isPrivate = (event: GameEvent): boolean => event.private === true

/** What the house says in every view, and shows elsewhere. */
const FRAME = ['game', 'edition', 'seats', 'names', 'secrets', 'to_act', 'seat', 'moves', 'over', 'result']

export interface Fact {
  key: string
  label: string
  value: string
}

export interface Column {
  key: string
  label: string
  /** A value for each seat. */
  cells: string[]
}

const prefixOf = (view: GameView): string => (guests.of(view.game)?.prefix ?? view.game).toLowerCase()

const labelOf = (view: GameView, key: string): string => {
  const message = `${prefixOf(view)}-view-${key}`
  return known(message) ? t(message) : key
}

/** Any value in words. */
export function wordOf(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return t(value ? 'web-plain-yes' : 'web-plain-no')
  if (Array.isArray(value)) return value.length ? list(value.map(wordOf)) : '–'
  if (typeof value === 'object')
    return list(Object.entries(value).map(([key, inner]) => t('web-said', { who: key, what: wordOf(inner) })))
  return String(value)
}

/** A list with something for each seat: numbers, lists or parts; a list of words is a list of cards. */
const isBySeat = (view: GameView, value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length === view.seats && value.every((one) => typeof one !== 'string')

const told = (view: GameView): [string, unknown][] =>
  Object.entries(view).filter(([key, value]) => !FRAME.includes(key) && value !== null)

export const factsOf = (view: GameView): Fact[] =>
  told(view)
    .filter(([, value]) => !isBySeat(view, value))
    .map(([key, value]) => ({ key, label: labelOf(view, key), value: wordOf(value) }))

export const columnsOf = (view: GameView): Column[] =>
  told(view).flatMap(([key, value]) =>
    isBySeat(view, value) ? [{ key, label: labelOf(view, key), cells: value.map(wordOf) }] : [],
  )

/** A move as people say it: the game's words for its first word, or the move itself. */
export function moveWords(view: GameView, move: string): string {
  const [verb, ...rest] = move.split(' ')
  const message = `${prefixOf(view)}-move-${verb}`
  return known(message) ? t(message, { what: rest.join(' ') }) : move
}

/** The whole view read aloud. */
export const readAloud = (view: GameView, names: string[]): string =>
  [
    ...factsOf(view).map(({ label, value }) => `${t('web-said', { who: label, what: value })}.`),
    ...names.map((who, seat) => `${t('web-said', { who, what: columnWords(view, seat) })}.`),
  ].join(' ')

/** What there is of one seat. */
export const columnWords = (view: GameView, seat: number): string =>
  parts(columnsOf(view).map(({ label, cells }) => `${label} ${cells[seat]}`))

/** Who has won, where the result of a view says so. */
export function winnersOf(view: GameView, people: Person[]): string[] {
  const { result } = view as { result?: { winners?: number[] } | null }
  return (result?.winners ?? []).map((seat) => people[seat]?.name ?? '')
}
