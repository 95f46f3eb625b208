/** What the list of legal moves offers. The client knows no rule: runs are collected as the engine lists them. */

import { rowName, rowOf, SUITS } from './cards'
import type { SunMoonView, Target } from './generated'

/** Some places of a row that may be collected: `A.sun 0-4`. */
export type Piece = string

export interface Collection {
  /** The widest piece of each run, in the order of the table. */
  runs: Piece[]
  /** Other pieces of each run, where parts may be taken. */
  parts: Record<Piece, Piece[]>
}

const FIRST = 'collect '

export const rangeOf = (piece: Piece): { row: string; first: number; last: number } => {
  const [row, span] = piece.split(' ') as [string, string]
  const [first, last] = span.split('-').map(Number) as [number, number]
  return { row, first, last }
}

export const placesOf = (piece: Piece): number => {
  const { first, last } = rangeOf(piece)
  return last - first + 1
}

/** Whether one piece lies within another. */
const within = (piece: Piece, other: Piece): boolean => {
  const [a, b] = [rangeOf(piece), rangeOf(other)]
  return a.row === b.row && a.first >= b.first && a.last <= b.last
}

/** Sun before moon, places ascending. */
function inOrder(a: Piece, b: Piece): number {
  const [x, y] = [rangeOf(a), rangeOf(b)]
  return SUITS.indexOf(rowOf(x.row).suit) - SUITS.indexOf(rowOf(y.row).suit) || x.first - y.first
}

export function collectionOf(moves: string[]): Collection {
  const single = moves
    .filter((move) => move.startsWith(FIRST))
    .map((move) => move.slice(FIRST.length))
    .filter((rest) => rest.split(' ').length === 2)
  const runs = single
    .filter((piece) => !single.some((other) => other !== piece && within(piece, other)))
    .toSorted(inOrder)
  return {
    runs,
    parts: Object.fromEntries(
      runs.map((run) => [run, single.filter((piece) => piece !== run && within(piece, run))]),
    ),
  }
}

/** The pieces that a move collects. */
const piecesOf = (move: string): Piece[] => move.slice(FIRST.length).match(/\S+ \S+/g) ?? []

/** The move that collects exactly some pieces; one to ask about, if there is none. */
export const collectText = (pieces: Piece[], moves: string[]): string =>
  moves.find((move) => move.startsWith(FIRST) && piecesOf(move).toSorted().join() === pieces.toSorted().join()) ??
  FIRST + pieces.join(' ')

/** The legal places of a card as they lie on the table: side by side, row by row, from left to right. */
export function targetsOf(view: SunMoonView, card: string, sides: number[][]): Target[] {
  const rows = sides.flatMap((seats) => SUITS.flatMap((suit) => seats.map((seat) => rowName(seat, suit))))
  const across = (at: string): number => (at === 'left' ? -1 : at === 'right' ? Infinity : Number(at) || 0)
  return (view.targets[card] ?? []).toSorted(
    ([a, x], [b, y]) => rows.indexOf(a) - rows.indexOf(b) || across(x) - across(y),
  )
}

export const playText = (card: string, row: string, at: string): string => `${card} ${row} ${at}`

/** What some pieces are worth; the view tells it of whole runs only. */
export function worthOf(view: SunMoonView, pieces: Piece[]): number | undefined {
  let sum = 0
  for (const piece of pieces) {
    const { row, first, last } = rangeOf(piece)
    const i = view.runs.findIndex((run) => run[0] === row && run[1] === first && run[2] === last)
    if (i < 0) return undefined
    sum += view.run_points[i]!
  }
  return sum
}

/** The controls of a move by their data-act, in the order to press them. */
export function controlsOf(move: string): string[] {
  if (move.startsWith(FIRST)) return ['collect']
  if (move === 'total eclipse') return ['total-eclipse']
  const [card, row, at] = move.split(' ')
  return [`card-${card}`, `place-${row}-${at}`]
}
