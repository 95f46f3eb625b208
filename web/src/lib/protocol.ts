/** What travels between the house and a table: docs/guide/protocol.md. */

import type { FairyView, GameEvent } from './view'

export interface HouseError {
  code: string
  message: string
  args: Record<string, string | number>
  clause: string | null
  texts: { en: string; fr: string }
  wait: number | null
}

export interface Guest {
  id: string
  name: string
}

export interface Seat {
  seat: number
  kind: 'person' | 'open' | 'bot'
  name: string | null
  bot: string | null
  away: boolean
  here: boolean
  host: boolean
}

export interface SeatClock {
  bank: number
  turn: number
  running: boolean
}

export interface Table {
  code: string
  game: string
  edition: string
  pace: 'human' | 'instant'
  clock: { bank: number; turn: number } | null
  phase: 'gathering' | 'playing' | 'over'
  ready: boolean
  seats: Seat[]
  spectators: number
  to_act: number[]
  clocks: SeatClock[] | null
  undo: number[]
  scores: number[] | null
  winners: number[] | null
  rematch: string | null
}

export interface You {
  guest: string | null
  seats: number[]
  host: boolean
}

export interface TableAnswer {
  table: Table
  you: You
}

export interface Info {
  ready: boolean
  home: boolean
  here: boolean
  lan: Lan
  bots: string[]
  emotes: string[]
}

export interface Lan {
  on: boolean
  possible: boolean
  address: string | null
}

export interface GameInfo {
  id: string
  seats: { least: number; most: number }
  editions: { id: string; titles: { en: string; fr: string } }[]
  edition: string
}

export interface Invite {
  url: string
  local_only: boolean
  qr: string
}

export interface Step {
  step: number
  seat: number | null
  move: string | null
  events: GameEvent[]
  view: FairyView
  position: { deck?: string[] } | null
}

/** Something that happened, with the number under which this client was told of it. */
export interface Entry {
  n: number
  at: number
  kind: string
  seat: number | null
  move?: string | null
  events: GameEvent[]
}

export type ViewChange = Partial<FairyView> & { seat: number | null }

export type FromServer =
  | { type: 'welcome'; epoch: string; n: number; reset: boolean; you: You; table: Table; views: FairyView[]; missed: Entry[] }
  | (Entry & { type: 'update'; table?: Partial<Table>; views?: ViewChange[] })
  | { type: 'done'; id: string; n: number; repeat: boolean }
  | { type: 'refused'; id: string | null; error: HouseError }
  | { type: 'why'; id: string; error: HouseError | null }
  | { type: 'notice'; table: Partial<Table> }
  | { type: 'pong' }

export type ToServer =
  | { type: 'play'; id: string; seat: number; move: string }
  | { type: 'undo'; id: string; seat: number }
  | { type: 'emote'; id: string; seat: number; emote: string }
  | { type: 'why'; id: string; seat: number; move: string }
  | { type: 'ping' }
