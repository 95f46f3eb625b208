/** What a client knows of a table, and how each message changes it. Nothing is guessed. */

import type { Entry, FromServer, Table, ViewChange, You } from './protocol'
import { seatOf, type GameView, type LogLine } from './view'

export interface TableState {
  epoch: string
  n: number
  you: You
  table: Table
  /** When the house last said who is there, as this device counts time. */
  seatsAt: number
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
    at: entry.at,
    kind: entry.kind,
    seat: seatOf(event),
    move: entry.move ?? null,
    bot: entry.bot ?? false,
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

function mergeTable(state: TableState, change: Partial<Table>): Pick<TableState, 'table' | 'seatsAt' | 'you'> {
  const table = { ...state.table, ...change }
  if (!change.seats) return { table, seatsAt: state.seatsAt, you: state.you }
  return { table, seatsAt: Date.now(), you: { ...state.you, host: isHost(state.you, table) } }
}

/** Hosting passes from seat to seat; a host without a seat stays one until some seat has it. */
const isHost = (you: You, { seats }: Table): boolean =>
  seats.some(({ host }) => host) ? you.seats.some((seat) => seats[seat]?.host) : you.host

export function receive(state: TableState | undefined, message: FromServer): Outcome {
  if (message.type === 'welcome') {
    const known = !message.reset && state?.epoch === message.epoch ? state : undefined
    const entries = message.missed.filter((entry) => entry.n > (known?.n ?? 0))
    const { epoch, n, you, table, views } = message
    const log = [...(known?.log ?? []), ...entries.flatMap(linesOf)]
    return {
      state: { epoch, n, you, table, seatsAt: Date.now(), views, log },
      entries,
      first: known === undefined,
    }
  }
  if (!state) return 'same'
  if (message.type === 'notice')
    return { state: { ...state, ...mergeTable(state, message.table) }, entries: [], first: false }
  if (message.type !== 'update') return 'same'
  if (message.n <= state.n) return 'same'
  if (message.n !== state.n + 1) return 'gap'
  const next: TableState = {
    ...state,
    n: message.n,
    ...mergeTable(state, message.table),
    views: mergeViews(state.views, message.views ?? []),
    log: [...state.log, ...linesOf(message)],
  }
  return { state: next, entries: [message], first: false }
}

/** The same with entries that a welcome had left out. */
export function withOlder(state: TableState, entries: Entry[]): TableState {
  const known = new Set(state.log.map(({ n }) => n))
  const lines = entries.filter(({ n }) => !known.has(n)).flatMap(linesOf)
  const log = [...lines, ...state.log].sort((one, other) => one.n - other.n)
  return { ...state, log }
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
