// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

/** Ask why a move may not be played. */
export interface AskWhy {
  type: "why"
  id: string
  seat: number
  move: string
}

/** A card file of somebody's own: its name, the hash of its data, what it calls itself by language. */
export interface CardsInfo {
  digest: string
  file: string
  titles: Record<string, string>
}

/** Where a table was taken, which is a copy here: a house by its lineage, or "" for whichever has the file. */
export interface CarriedInfo {
  at: number
  to: string
  where: "file" | "house" | "pocket"
}

/** A table's time: seconds for the game, and for each turn. */
export interface ClockInfo {
  bank: number
  turn: number
}

/** The deal of a table for one: its seed, its grade from 1 (0: unknown), what is proved, its day or "". */
export interface DealInfo {
  day: string
  grade: number
  proved: "" | "lost" | "winnable"
  seed: string
}

/** Your act is on disk and was sent to all. */
export interface Done {
  type: "done"
  id: string
  n: number
  repeat: boolean
}

/** Show an emote. */
export interface Emote {
  type: "emote"
  id: string
  seat: number
  emote: "good-game" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-done" | "wow"
}

/** Why something was refused, with a sentence in every language. */
export interface Failure {
  args: Record<string, string | number>
  clause: string | null
  code: string
  message: string
  texts: Record<string, string>
  wait: number | null
}

/** Something that happened, with the recipient's own number. */
export interface Frame {
  n: number
  at: number
  kind: string
  events: Message[]
  seat?: number | null
  move?: string | null
  bot?: boolean
}

export type FromClient = Play | Undo | Series | Emote | AskWhy | Ping

export type FromServer = Welcome | Update | Done | Refusal | Why | Notice | Pong

/** A whole view, as far as all games have it in common. */
export interface GameView {
  game: string
  edition: string
  seats: number
  names: string[]
  head_starts?: number[]
  secrets: boolean
  to_act: number[]
  seat: number | null
  moves: string[]
  over: boolean
}

export interface GameViewChange {
  game?: string
  edition?: string
  seats?: number
  names?: string[]
  head_starts?: number[]
  secrets?: boolean
  to_act?: number[]
  seat: number | null
  moves?: string[]
  over?: boolean
}

/** Something to be worded by the client: a message of the Fluent files and its arguments. */
export interface Message {
  args: Record<string, string | number>
  message: string
  private?: boolean
}

/** What is not worth a number: who is here, and how far the rules are prepared. */
export interface Notice {
  type: "notice"
  table: TableChange
}

/** Ask whether we are here. */
export interface Ping {
  type: "ping"
}

/** Play a move. */
export interface Play {
  type: "play"
  id: string
  seat: number
  move: string
}

/** We are here. */
export interface Pong {
  type: "pong"
}

/** Where the deal comes from: what the house committed itself to, and who added chance to it.      The secret and what each seat added (nothing: "") are told after the end. */
export interface ProofInfo {
  added: boolean[]
  commitment: string
  contributions: string[] | null
  secret: string | null
}

/** Your message changed nothing. */
export interface Refusal {
  type: "refused"
  id: string | null
  error: Failure
}

/** The seconds a seat had left when this was sent. */
export interface SeatClock {
  bank: number
  running: boolean
  turn: number
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  away: boolean
  bot: string | null
  bot_in: number | null
  colour: number
  head_start: number
  here: boolean
  host: boolean
  kind: "bot" | "open" | "person"
  name: string | null
  offline: number | null
  seat: number
}

/** Play several moves, all of them or none; anew: in place of the seat's sealed acts of this phase. */
export interface Series {
  type: "series"
  id: string
  seat: number
  moves: string[]
  anew?: boolean
}

/** What a table for one keeps of its game; `ms` is the time at the table until the last entry. */
export interface SoloInfo {
  clean: boolean
  deal: DealInfo | null
  given_up: boolean
  ms: number
}

/** A table as everybody sees it. */
export interface TableChange {
  asked?: WishInfo[]
  cards?: CardsInfo | null
  carried?: CarriedInfo | null
  clock?: ClockInfo | null
  clocks?: SeatClock[] | null
  code?: string
  edition?: string
  game?: string
  hints?: boolean
  host_offline?: boolean
  options?: Record<string, unknown>
  pace?: "calm" | "human" | "instant" | "quick"
  phase?: "carried" | "gathering" | "over" | "playing"
  prepared?: number
  proof?: ProofInfo | null
  rematch?: string | null
  scores?: number[] | null
  screens?: number
  seats?: SeatInfo[]
  slow?: boolean
  solo?: SoloInfo | null
  spectators?: number
  stand_in?: number
  to_act?: number[]
  undo?: number[]
  winners?: number[] | null
}

/** A table as everybody sees it. */
export interface TableInfo {
  asked: WishInfo[]
  cards: CardsInfo | null
  carried: CarriedInfo | null
  clock: ClockInfo | null
  clocks: SeatClock[] | null
  code: string
  edition: string
  game: string
  hints: boolean
  host_offline: boolean
  options: Record<string, unknown>
  pace: "calm" | "human" | "instant" | "quick"
  phase: "carried" | "gathering" | "over" | "playing"
  prepared: number
  proof: ProofInfo | null
  rematch: string | null
  scores: number[] | null
  screens: number
  seats: SeatInfo[]
  slow: boolean
  solo: SoloInfo | null
  spectators: number
  stand_in: number
  to_act: number[]
  undo: number[]
  winners: number[] | null
}

/** Take the seat's last act back. */
export interface Undo {
  type: "undo"
  id: string
  seat: number
}

/** Something happened; only the keys that changed. */
export interface Update {
  type: "update"
  n: number
  at: number
  kind: string
  events: Message[]
  seat: number | null
  move: string | null
  table: TableChange
  views: ViewChange[]
  bot?: boolean
}

export type View = GameView

export type ViewChange = GameViewChange

/** What the house says in every view, whatever is played. */
export interface ViewFrame {
  game: string
  /** Which cards are played with. */
  edition: string
  /** How many seats there are. */
  seats: number
  /** What each seat is called. */
  names: string[]
  /** The points that each seat was given before the game; left out where nobody was given any. */
  head_starts?: number[]
  /** Whether a seat sees what its neighbours do not. */
  secrets: boolean
  /** Seats that may act now; none when the game is over. */
  to_act: number[]
  /** Whose view this is; null for a spectator. */
  seat: number | null
  /** This seat's legal moves, as their canonical texts. */
  moves: string[]
}

/** The state as it is now, and what was missed: the last of it, and how much there is before that. */
export interface Welcome {
  type: "welcome"
  protocol: number
  epoch: string
  n: number
  reset: boolean
  you: You
  table: TableInfo
  views: View[]
  missed: Frame[]
  older: number
}

/** Why a move may not be played; null if it may. */
export interface Why {
  type: "why"
  id: string
  error: Failure | null
}

/** Somebody says that a seat is theirs; the host answers. */
export interface WishInfo {
  name: string
  seat: number
}

/** Who you are at a table. */
export interface You {
  guest: string | null
  host: boolean
  seats: number[]
}
