/** What travels between the house and a table (docs/guide/protocol.md): the generated types, by the page's names. */

import type * as http from './generated/http'
import type * as socket from './generated/socket'

export type {
  Alike,
  AnalysisInfo as Analysis,
  MistakeInfo as Mistake,
  TurnInfo as TurningPoint,
  CheckedCards,
  Commitment,
  Commitments,
  DealInfo as Deal,
  DealWish as WantedDeal,
  GameInfo,
  GameTexts,
  Hints,
  Imported,
  Calendar,
  CircleInfo as Circle,
  Reason,
  Memory,
  NewWebhook,
  RemindersInfo as Reminders,
  PastInfo as PastGame,
  GameRecord,
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

/** The part of a wish that says with which cards. */
export type ChosenCards = Pick<http.TableWish, 'edition' | 'cards'>

export type HouseError = Omit<http.Failure, 'texts'> & { texts: { en: string; fr: string } }

export type Step = Omit<http.Step, 'view'> & { view: socket.View }

/** What a bot weighed at a move. */
export type MoveReasons = Omit<http.WhyInfo, 'view'> & { view: socket.View }

/** Something that happened, with the number under which this client was told of it. */
export type Entry = socket.Frame

export type { Notice, Update, ViewChange, Welcome } from './generated/socket'
export type Refusal = Omit<socket.Refusal, 'error'> & { error: HouseError }
export type Why = Omit<socket.Why, 'error'> & { error: HouseError | null }

export type FromServer = socket.Welcome | socket.Update | socket.Done | Refusal | Why | socket.Notice | socket.Pong
export type ToServer = socket.FromClient
export type Emote = socket.Emote['emote']
