/** What a client knows of a table, and how each message changes it. Nothing is guessed. */

import type { Entry, FromServer, Table, ViewChange, You } from './protocol'
import { seatOf, type GameView, type LogLine } from './view'

export interface TableState {
  epoch: string
  n: number
  you: You
  table: Table
  views: GameView[]
  log: LogLine[]
}

export type Outcome =
  | { state: TableState; entries: Entry[]; first: boolean }
  /** A number is missing: ask again from the last one. */
  | 'gap'
  | 'same'

function linesOf(entry: Entry): LogLine[] {
  return entry.events.map((event, i) => ({
    ...event,
    key: `${entry.n}.${i}`,
    n: entry.n,
    kind: entry.kind,
    seat: seatOf(event),
    move: entry.move ?? null,
  }))
}

function mergeViews(views: GameView[], changes: ViewChange[]): GameView[] {
  const merged = [...views]
  for (const change of changes) {
    const i = merged.findIndex((view) => view.seat === change.seat)
    if (i < 0) merged.push(change as GameView)
    else merged[i] = { ...merged[i]!, ...change }
  }
  return merged
}

export function receive(state: TableState | undefined, message: FromServer): Outcome {
  if (message.type === 'welcome') {
    const known = !message.reset && state?.epoch === message.epoch ? state : undefined
    const entries = message.missed.filter((entry) => entry.n > (known?.n ?? 0))
    const { epoch, n, you, table, views } = message
    const log = [...(known?.log ?? []), ...entries.flatMap(linesOf)]
    return { state: { epoch, n, you, table, views, log }, entries, first: known === undefined }
  }
  if (!state) return 'same'
  if (message.type === 'notice')
    return { state: { ...state, table: { ...state.table, ...message.table } }, entries: [], first: false }
  if (message.type !== 'update') return 'same'
  if (message.n <= state.n) return 'same'
  if (message.n !== state.n + 1) return 'gap'
  const next: TableState = {
    ...state,
    n: message.n,
    table: { ...state.table, ...message.table },
    views: mergeViews(state.views, message.views ?? []),
    log: [...state.log, ...linesOf(message)],
  }
  return { state: next, entries: [message], first: false }
}

/** Whose side lies in front: the seat of this device that is to act, else the one that was, else its first. */
export function frontSeat(state: TableState, before: number | undefined): number {
  const { seats } = state.you
  const acting = state.table.to_act.find((seat) => seats.includes(seat))
  if (acting !== undefined) return acting
  if (before !== undefined && seats.includes(before)) return before
  return seats[0] ?? 0
}

export const viewOf = (state: TableState, seat: number): GameView | undefined =>
  state.views.find((view) => view.seat === seat) ?? state.views[0]
