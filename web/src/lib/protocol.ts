/** What travels between the house and a table (docs/guide/protocol.md): the generated types, with views filled in. */

import type * as http from './generated/http'
import type * as socket from './generated/socket'
import type { GameView } from './view'

export type {
  DealInfo as Deal,
  DealWish as WantedDeal,
  GameInfo,
  Hints,
  Imported,
  Statistics,
  Tally,
  Turning,
  Invite,
  LanInfo as Lan,
  GuestInfo as Guest,
  HouseInfo as Info,
  SeatWish as WantedSeat,
  TableAnswer,
  TableWish as WantedTable,
} from './generated/http'
export type { SeatClock, SeatInfo as Seat, TableInfo as Table, You } from './generated/socket'

export type HouseError = Omit<http.Failure, 'texts'> & { texts: { en: string; fr: string } }

export type Step = Omit<http.Step, 'view' | 'position'> & {
  view: GameView
  position: Record<string, unknown> | null
}

/** Something that happened, with the number under which this client was told of it. */
export type Entry = socket.Frame

export type ViewChange = Partial<GameView> & { seat: number | null }

/** Only what changed: absent keys are left alone, so that none is ever undefined. */
type Change<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

export type Welcome = Omit<socket.Welcome, 'views'> & { views: GameView[] }
export type Update = Omit<socket.Update, 'views' | 'table'> & {
  table?: Change<socket.TableInfo>
  views?: ViewChange[]
}
export type Notice = Omit<socket.Notice, 'table'> & { table: Change<socket.TableInfo> }
export type Refusal = Omit<socket.Refusal, 'error'> & { error: HouseError }
export type Why = Omit<socket.Why, 'error'> & { error: HouseError | null }

export type FromServer = Welcome | Update | socket.Done | Refusal | Why | Notice | socket.Pong
export type ToServer = socket.FromClient
export type Emote = socket.Emote['emote']
