// Written by scripts/types.ts from docs/guide/schema/http.json; not to be changed by hand.

/** An act, with the client's own id. */
export interface Act {
  id?: string
}

/** Moves that promise about the same, with the chance of the first. */
export interface Alike {
  moves: string[]
  share: number
  low: number
  high: number
  worlds: number
  reasons: Reason[]
}

/** A finished game looked at again; a chance of one half is off by `margin` at most, 19 times of 20. */
export interface AnalysisInfo {
  margin: number
  acts: number
  steps: StepInfo[]
  choice: number[]
  luck: number[]
  turning: TurnInfo[]
  mistakes: MistakeInfo[]
}

/** Give a seat to whoever asked for it, or not. */
export interface AnswerAct {
  id?: string
  seat: number
  agreed: boolean
}

/** A request's body; what it does not know is refused. */
export interface Body {
}

/** The calendar of a December. */
export interface Calendar {
  year: number
  doors: Door[]
}

/** A card file of one's own. */
export interface CardFileText {
  name: string
  text: string
}

/** What is wrong with a card file, where, and what to do about it. */
export interface CardProblem {
  line: number | null
  texts: Record<string, string>
}

/** A card file of somebody's own: its name, the hash of its data, what it calls itself by language. */
export interface CardsInfo {
  file: string
  digest: string
  titles: Record<string, string>
}

/** Cards of one's own for a new table: a file as it is, or one of the house's folder by its name. */
export interface CardsWish {
  name: string
  text?: string | null
}

/** Where a table was taken, which is a copy here: a house by its lineage, or "" for whichever has the file. */
export interface CarriedInfo {
  where: "house" | "pocket" | "file"
  to: string
  at: number
}

/** Take a table elsewhere: to a house, by its lineage, or into a file for whichever it is brought to. */
export interface CarryAct {
  id?: string
  where: "house" | "pocket" | "file"
  to?: string
}

/** A card file that was looked through: what it calls itself, or what is wrong with it. */
export interface CheckedCards {
  file: string
  id: string | null
  titles: Record<string, string>
  digest: string | null
  problems: CardProblem[]
}

/** A circle; whoever has no seat in it sees its name and its people only. */
export interface CircleInfo {
  id: string
  name: string
  member: boolean
  people: CirclePersonInfo[]
  tables: OpenTable[]
  games: PastInfo[]
}

/** Somebody of a circle: whether it is you, and games played to their end and won with the others. */
export interface CirclePersonInfo {
  name: string
  colour: number
  mine: boolean
  played: number
  won: number
}

/** A seat in a circle, under your own name. */
export interface CircleSeat {
  colour?: number
}

/** A table of the circle, at which you sit. */
export interface CircleTable {
  code: string
}

/** A new circle. */
export interface CircleWish {
  name: string
}

/** Take a seat over by its link. */
export interface ClaimAct {
  id?: string
  token: string
}

/** A table's time: seconds for the game, and for each turn. */
export interface ClockInfo {
  bank: number
  turn: number
}

/** A bank for the game and a time for each turn, in seconds. */
export interface ClockWish {
  bank: number
  turn: number
}

/** A commitment of the house: when it was made, for which game, and what became of that. */
export interface Commitment {
  number: number
  laid: string
  game: string
  commitment: string
  state: "gathering" | "playing" | "over" | "abandoned"
  secret: string | null
}

/** Some commitments, the newest first, and the number before which the next page begins. */
export interface Commitments {
  commitments: Commitment[]
  next: number | null
}

/** Add chance to the deal: 32 bytes in small hexadecimal digits. */
export interface ContributeAct {
  id?: string
  seat: number
  value: string
}

/** The deal of a table for one: its seed, its grade from 1 (0: unknown), what is proved, its day or "". */
export interface DealInfo {
  seed: string
  grade: number
  proved: "winnable" | "lost" | ""
  day: string
}

/** Which deal a table for one is to have: of a day, of an Advent door, a new one of a grade, or of a seed. */
export interface DealWish {
  day?: string | null
  door?: number | null
  grade?: number | null
  seed?: string | null
}

/** A door: how hard its deal is, whether it may be opened by now, and how it was won.  `stars`: 0 not won yet, 1 won, 2 won without taking back and without hints. */
export interface Door {
  door: number
  grade: number
  open: boolean
  stars: number
}

/** An edition. */
export interface EditionInfo {
  id: string
  titles: Record<string, string>
}

/** What every refusal looks like. */
export interface ErrorAnswer {
  error: Failure
}

/** A move that is expected, and what has changed by then in the view of whoever asks. */
export interface ExpectedMove {
  seat: number
  move: string
  view: Record<string, unknown>
}

/** Why something was refused, with a sentence in every language. */
export interface Failure {
  code: string
  message: string
  args: Record<string, string | number>
  clause: string | null
  texts: Record<string, string>
  wait: number | null
}

/** Put a bot on a seat, or open it. */
export interface FillAct {
  id?: string
  seat: number
  kind: "bot" | "open"
  bot?: string | null
}

/** How many tables were deleted, and how many stay because others played there, too. */
export interface Forgotten {
  deleted: number
  stay: number
}

/** Something that happened, as in a welcome. */
export interface FrameInfo {
  n?: number
  at?: number
  kind?: string
  events?: Message[]
  seat?: number | null
  move?: string | null
}

/** A game that can be played. */
export interface GameInfo {
  id: string
  version: number
  titles: Record<string, string>
  prefix: string
  seats: SeatRange
  sides: Record<string, (number[])[]>
  editions: EditionInfo[]
  edition: string
  bots: string[]
  options: Record<string, OptionInfo>
  hints: boolean
  head_starts: boolean
  odds: Record<string, Record<string, number>>
  even_tables: Record<string, number[]>
}

/** A guest's games of one kind; those in which one device played several seats are not counted. */
export interface GameRecord {
  game: string
  played: number
  won: number
  wins: Streak
  best: number | null
  mean: number | null
  rivals: Rival[]
}

/** The messages of a game as a Fluent file, and its rules as Markdown. */
export interface GameTexts {
  messages: string
  rules: string
}

/** The same for the deals of one grade. */
export interface GradeTally {
  played: number
  won: number
  clean: number
  best_ms: number | null
  mean_ms: number | null
  grade: number
}

/** A guest. */
export interface GuestInfo {
  id: string
  name: string
}

export interface HTTPValidationError {
  detail?: ValidationError[]
}

/** What each legal move promises, the best first; the same by lines; in how many worlds the best were tried. */
export interface Hints {
  worlds: number
  moves: Promise[]
  lines: Alike[]
}

/** What a page needs to know of the house. */
export interface HouseInfo {
  version: string
  protocol: number
  lineage: string
  ready: boolean
  home: boolean
  here: boolean
  lan: LanInfo
  bots: string[]
  emotes: string[]
}

/** How many results of a file were new, and whether this house signed the file. */
export interface Imported {
  added: number
  known: number
  signed: boolean
}

/** A link to a table or a circle; `local_only` says that it works on this machine only. */
export interface Invite {
  url: string
  local_only: boolean
  reach: "machine" | "network" | "world"
  qr: string
}

/** Whether the home network may come in, and under which address. */
export interface LanInfo {
  on: boolean
  possible: boolean
  address: string | null
}

/** Some of what you were told, in order, and the epoch in which its numbers hold. */
export interface LogPage {
  epoch: string
  frames: FrameInfo[]
}

/** Your past games, the newest first, and what they came to in each game that you played. */
export interface Memory {
  games: PastInfo[]
  records: GameRecord[]
}

/** Something to be worded by the client: a message of the Fluent files and its arguments. */
export interface Message {
  message: string
  args: Record<string, string | number>
  private?: boolean
}

/** A decision that gave something away: its chance, the best one, that of every move, and what is as good. */
export interface MistakeInfo {
  act: number
  seat: number
  move: string
  share: number
  best: number
  shares: Record<string, number>
  answers: string[]
}

/** A guest's name. */
export interface Named {
  name: string
}

/** A webhook, with the secret by which it can check that a call is ours; it is told this once. */
export interface NewWebhook {
  id: string
  secret: string
}

/** The table of a rematch. */
export interface NextTable {
  code: string
}

/** A table of a circle that is not over. */
export interface OpenTable {
  code: string
  game: string
  phase: string
  people: string[]
}

/** A rule switch: what it is set to unless somebody chooses, and what it may be set to. */
export interface OptionInfo {
  default: boolean | number | string
  values: (boolean | number | string)[]
}

/** Choose how fast the bots play. */
export interface PaceAct {
  id?: string
  pace: "calm" | "human" | "quick" | "instant"
}

/** A past game; `won` is null where one device played several seats. */
export interface PastInfo {
  code: string
  game: string
  at: number
  ms: number
  won: boolean | null
  seats: PastSeatInfo[]
}

/** Who sat on a seat of a past game. */
export interface PastSeatInfo {
  name: string
  bot: string
  colour: number
  mine: boolean
  won: boolean
  score: number
  head_start: number
}

/** The chance to win after a move, as far as some imagined worlds can tell. */
export interface Promise {
  move: string
  share: number
  low: number
  high: number
  worlds: number
}

/** Where the deal comes from: what the house committed itself to, and who added chance to it.  The secret and what each seat added (nothing: "") are told after the end. */
export interface ProofInfo {
  commitment: string
  added: boolean[]
  secret: string | null
  contributions: string[] | null
}

/** The keys of a browser's subscription, as it gives them. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A browser that wants to be told of its guest's turns. */
export interface PushWish {
  endpoint: string
  keys: PushKeys
  language?: "en" | "fr"
}

/** Something that a move may bring: a gain, a risk or a threat; in which share of worlds, and how much. */
export interface Reason {
  kind: string
  message: string
  share: number
  amount: number
}

/** A way to be told. */
export interface ReminderId {
  id: string
}

/** A way in which you are told of turns at a table. */
export interface ReminderInfo {
  id: string
  kind: string
  whose: string
  address: string
}

/** How you are told of turns at a table, and the key that a browser needs to subscribe. */
export interface RemindersInfo {
  push_key: string
  reminders: ReminderInfo[]
}

/** Somebody met in a game: how often, how often one won alone, and how often they did. */
export interface Rival {
  name: string
  bot: string
  played: number
  ahead: number
  behind: number
  evened: number
}

/** An act about a seat. */
export interface SeatAct {
  id?: string
  seat: number
}

/** The seconds a seat had left when this was sent. */
export interface SeatClock {
  bank: number
  turn: number
  running: boolean
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number
  kind: "open" | "person" | "bot"
  name: string | null
  bot: string | null
  colour: number
  head_start: number
  away: boolean
  offline: number | null
  bot_in: number | null
  here: boolean
  host: boolean
}

/** A link that moves a seat to another device, once. */
export interface SeatLink {
  url: string
  token: string
  local_only: boolean
  qr: string
}

/** How many seats a game takes. */
export interface SeatRange {
  least: number
  most: number
}

/** How a seat of a new table is to be. */
export interface SeatWish {
  kind: "open" | "me" | "bot"
  bot?: string | null
  name?: string | null
  colour?: number
  head_start?: number
}

/** Have so many seats. */
export interface SeatsAct {
  id?: string
  seats: number
}

/** Sit down, under the guest's own name or another (hot seat). */
export interface SitAct {
  id?: string
  seat: number
  name?: string | null
  colour?: number
}

/** What a table for one keeps of its game; `ms` is the time at the table until the last entry. */
export interface SoloInfo {
  deal: DealInfo | null
  clean: boolean
  given_up: boolean
  ms: number
}

/** Everything that is shown of a guest's games. */
export interface Statistics {
  all: Tally
  wins: Streak
  clean: Streak
  days: Streak
  grades: GradeTally[]
  elsewhere: number
}

/** The game after some moves; step 0 is its start. */
export interface Step {
  step: number
  seat: number | null
  move: string | null
  bot: boolean
  events: Message[]
  view: Record<string, unknown>
  position: Record<string, unknown> | null
}

/** Each seat's chance after so many acts, and what choice and luck changed since the step before. */
export interface StepInfo {
  act: number
  chances: number[]
  choice: number[]
  luck: number[]
}

/** Some steps of a game, and how many it has. */
export interface Steps {
  total: number
  steps: Step[]
}

/** So many in a row: now, and at best. */
export interface Streak {
  now: number
  best: number
}

/** On or off. */
export interface Switch {
  on: boolean
}

/** A table, and who you are at it. */
export interface TableAnswer {
  table: TableInfo
  you: You
}

/** A table as everybody sees it. */
export interface TableInfo {
  code: string
  game: string
  edition: string
  cards: CardsInfo | null
  options: Record<string, unknown>
  pace: "calm" | "human" | "quick" | "instant"
  clock: ClockInfo | null
  phase: "gathering" | "playing" | "over" | "carried"
  prepared: number
  seats: SeatInfo[]
  asked: WishInfo[]
  stand_in: number
  slow: boolean
  hints: boolean
  host_offline: boolean
  screens: number
  spectators: number
  to_act: number[]
  clocks: SeatClock[] | null
  undo: number[]
  scores: number[] | null
  winners: number[] | null
  rematch: string | null
  carried: CarriedInfo | null
  solo: SoloInfo | null
  proof: ProofInfo | null
}

/** A new table. */
export interface TableWish {
  id?: string
  game: string
  seats: SeatWish[]
  edition?: string | null
  cards?: CardsWish | null
  options?: Record<string, unknown>
  pace?: "calm" | "human" | "quick" | "instant"
  clock?: ClockWish | null
  deal?: DealWish | null
  stand_in?: number
  slow?: boolean
  hints?: boolean
}

/** Some games: played, won, won cleanly, and the time of those that were won. */
export interface Tally {
  played: number
  won: number
  clean: number
  best_ms: number | null
  mean_ms: number | null
}

/** An act that changed much: what happened, whether it was luck, and whose chance changed most. */
export interface TurnInfo {
  act: number
  seat: number
  move: string
  luck: boolean
  gainer: number
  before: number
  after: number
  events: Message[]
}

/** Where a game was lost: before act `act` (from 1) the moves of `line` would still have won. */
export interface Turning {
  act: number
  line: string[]
}

export interface ValidationError {
  loc: (string | number)[]
  msg: string
  type: string
  input?: unknown
  ctx?: Record<string, unknown>
}

/** An address that wants to be told of your turns, or of those of everybody at the table. */
export interface WebhookWish {
  url: string
  whose?: "mine" | "all"
  language?: "en" | "fr"
}

/** A move of a bot, by the number of its line in the asker's log; or after the end by its number in the game.  The seat is the one that asks; after the end nobody needs one. */
export interface WhyAct {
  id?: string
  seat?: number | null
  line?: number | null
  act?: number | null
}

/** What a bot weighed at a move: lines as in a hint, best first; one without moves is what hidden cards allow.  `mine`: as it looks from the asking seat, since the game goes on; otherwise from what the bot knew. `own`: whether the bot weighs chances itself; otherwise they are those of the player of the hints. */
export interface WhyInfo {
  seat: number
  move: string
  bot: string
  mine: boolean
  own: boolean
  worlds: number
  lines: Alike[]
  view: Record<string, unknown>
  ahead: ExpectedMove[]
}

/** Somebody says that a seat is theirs; the host answers. */
export interface WishInfo {
  seat: number
  name: string
}

/** Who you are at a table. */
export interface You {
  guest: string | null
  seats: number[]
  host: boolean
}
