// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

import type { ViewFrame } from '$lib/generated/socket'

export type Affordable = "now" | "convert" | "short"

/** What an answer would leave. */
export interface AnswerForecast {
  /** What the store holds then. */
  store: string
  /** What comes within reach by it. */
  reach: string[]
}

export type Asked = "starter" | "pick" | "place_card" | "place_slot" | "bottom" | "keep" | "aside" | "final" | "open" | "plan" | "column" | "second" | "free" | "pay" | "share" | "activate" | "line" | "repeat" | "again" | "take" | "play" | "trim" | "learn" | "certificate" | "offer" | "fork" | "gain" | "study" | "toss" | "scoring" | "discount"

/** Where somebody sits, seen from another seat. */
export interface Beside {
  side: "left" | "right"
  /** So many seats on. */
  far: number
}

/** The bonus track of this match. */
export interface BonusTrack {
  /** What a step costs in this trimester; null before the first. */
  price: string | null
  /** The points of each step. */
  stars: number[]
}

/** A number for each element. */
export interface ByElement {
  E: number
  V: number
  A: number
  F: number
  W: number
}

/** What a card would bring if it were activated now. */
export interface CardForecast {
  at_once: string
  /** What the store holds then. */
  store: string
  /** Elements of which a certificate lets one choose. */
  choice: string
  lines: LineForecast[]
  /** What comes within reach by what comes at once. */
  reach: string[]
  /** The column that it frees in the bottom row, from 1; null for none. */
  waives?: number | null
  /** The slot in which it makes a column free, and that column, from 1. */
  frees?: Record<string, number>
  /** Whether its creature is studied already. */
  studied?: boolean
  /** How far it is from being paid as a project. */
  project?: SchoolStanding
}

/** The fairy who plays against somebody alone. */
export interface Clochette {
  /** The space on which her marker stands. */
  kindness: string
  stars: number
  /** The cards that lie aside for her. */
  aside: string[]
  /** The stars of the cards aside. */
  creatures: number
  /** Her two shared zones. */
  zones: [string[], string[]]
  /** Her points as they stand: her stars, those of the cards aside, and those that she always has. */
  points: number
  /** The points that she always has. */
  always: number
  /** While cards are activated. */
  path: ClochettePath | null
  /** The leads over her from which each grade but the first is given. */
  grades: number[]
  /** How many points the player is ahead of her now. */
  lead: number
  /** The grade that this lead would be given. */
  grade: Grade
}

/** Where Clochette's marker goes if nothing more is activated. */
export interface ClochettePath {
  space: string
  stars: number
  steps: number
}

/** A choice of columns: what it costs, which cards it plays, what is sure to come of it. */
export interface ColumnsForecast {
  /** From 1. */
  columns: number[]
  price: string
  state: Affordable
  shared: string[]
  personal: string[]
  way: SchoolWay | null
  kindness: KindnessForecast | null
  gain: string
  reach: string[]
}

export type Creature = "unicorn" | "dwarf" | "ent" | "elf" | "sphinx" | "salamander" | "dragon" | "phoenix" | "mermaid" | "serpent" | "griffin" | "cockatrice"

export type DeckName = "start" | "S" | "I" | "II" | "III"

export type Element = "E" | "V" | "A" | "F" | "W"

export type ElementOrAny = "E" | "V" | "A" | "F" | "W" | "ANY"

export type ElementRole = "pay" | "exchange" | "save" | "take"

/** The points of a seat by source. */
export interface FairySchoolCount {
  total: number
  kindness: number
  creatures: number
  final: number
  study: number
  certificates: number
  bonus: number
}

/** What Fairy School says in a view. */
export interface FairySchoolPart {
  over: boolean
  /** Null before the first. */
  trimester: Trimester | null
  /** The turn of the trimester, from 1. */
  turn: number
  /** The turn of the game, from 1. */
  game_turn: number
  /** The phase as the rulebook calls it. */
  phase: "setup" | "choice" | "start" | 1 | 2 | 3 | 4 | 5 | 6 | 7 | "scoring" | "over"
  /** The same more closely. */
  step: Stage
  /** What this seat is asked; null if it has nothing to decide. */
  question: SchoolQuestion | null
  decks: SchoolDecks
  /** How many final projects lie face down. */
  finals: number
  /** The final projects that lie open. */
  open_finals: string[]
  /** The certificates that lie open. */
  tiles: Partial<Record<Subject, string>>
  bonus: BonusTrack
  /** How many turns each trimester of this match has. */
  turns: Partial<Record<Trimester, number>>
  box: SchoolBox
  players: SchoolPlayer[]
  /** For the seat whose view it is, while the game goes on; null for spectators. */
  help: SchoolHelp | null
  /** Everybody's points as they stand. */
  points: FairySchoolCount[]
  /** For somebody alone. */
  clochette: Clochette | null
  /** The count, when the game is over. */
  result: FairySchoolResult | null
}

/** How the game ended. */
export interface FairySchoolResult {
  counts: FairySchoolCount[]
  winners: number[]
  /** The clause that decided. */
  decided: string
  /** Her points, for somebody alone. */
  clochette?: number
  /** The grade of somebody alone. */
  grade?: Grade
}

/** The view of Fairy School. */
export type FairySchoolView = ViewFrame & FairySchoolPart & {
  game: "fairy-school"
}

/** What a final project asks for and brings. */
export interface FinalForecast {
  /** How far each step is from being paid, as if it were the next. */
  steps: SchoolStanding[]
  /** Today's points. */
  before: number
  /** The points with all its steps. */
  after: number
}

/** A step of a final project. */
export interface FinalStep {
  cost: string
  stars: number
}

/** Both ways from a fork. */
export interface ForkForecast {
  short: WayForecast
  long: WayForecast
}

export type Grade = "again" | "better" | "fair" | "good" | "very-good" | "excellent"

/** What a half of a certificate would bring. */
export interface HalfForecast {
  /** Today's points. */
  before: number
  /** The points with it. */
  after: number
  changes: LastingChange[]
  /** Where a lasting benefit looks at creatures. */
  cards: WatchedCards | null
  /** What comes within reach by it. */
  reach: string[]
}

/** How far the kindness marker would go, until there is a way to choose. */
export interface KindnessForecast {
  steps: number
  gain: string
  /** Elements of one's choice on the way. */
  any: number
  /** Whether a choice of the way comes. */
  fork: boolean
  space: string
  stars: number
  /** Whether nobody can add to it any more. */
  exact?: boolean
}

/** How many cubes a player has on each card of each zone that it may activate. */
export interface LaidCubes {
  /** The personal zone. */
  P: number[]
  /** The player's own shared zone. */
  S: number[]
  L: number[]
  R: number[]
}

/** A number before and after a lasting benefit. */
export interface LastingChange {
  what: LastingNumber
  /** Elements, or the name of a project; nothing where there is but one such number. */
  of: string
  before: number
  after: number
}

export type LastingNumber = "gain" | "rate" | "air" | "cuts" | "columns" | "steps" | "tosses" | "offers" | "shares" | "spiral" | "lack"

/** What an outcome of a line of a card would do now. */
export interface LineForecast {
  /** From 1. */
  line: number
  /** The outcome, from 1. */
  opt: number
  /** How often it can be repeated; once, if it cannot be paid. */
  times: number
  state: Affordable
  pay: string
  gain: string
  special: SpecialEffect | null
  /** What comes within reach by it. */
  reach: string[]
  /** What the store holds then; null while it cannot be paid. */
  store: string | null
  /** The moves that carry it out, conversions first; none where that cannot be done at once. */
  moves: string[]
}

/** Whose shared zones a seat calls L and R; null where there is none. */
export interface Neighbours {
  L: number | null
  R: number | null
}

/** An act, and the elements that it names. */
export interface PaidAct {
  act: string
  els: string
  role: ElementRole
  /** The elements that may be named there. */
  among: Element[]
  /** How often each of them may be named in all; for what is taken, as often as one likes. */
  most: string
}

/** The creatures of each subject. */
export interface Pairs {
  earth: Creature[]
  vegetal: Creature[]
  middle: Creature[]
  fire: Creature[]
  water: Creature[]
  air: Creature[]
}

/** Everything in the box of this edition. */
export interface SchoolBox {
  cards: Record<string, SchoolCard>
  finals: Record<string, FinalStep[]>
  tiles: Record<string, SchoolTile>
  track: SchoolSpace[]
  /** The creatures of each subject: cards that show them waive the price of its column. */
  pairs: Pairs
  /** What each column costs. */
  prices: (ElementOrAny | null)[]
  /** How many elements of any kind are exchanged for one of these. */
  exchange: ByElement
  /** The subject of each column. */
  columns: Subject[]
  /** The slots of a forest whose creatures are studied. */
  study_slots: string[]
  /** The first words of the acts that are free at an open moment. */
  free_acts: string[]
}

/** What is printed on a card. */
export interface SchoolCard {
  creature: Creature
  deck: DeckName
  /** In the notation of the effects, as `2V -> 3E 2W`. */
  effect: string
  kindness: number
  stars: number
  /** What it costs as a project; empty where it is none. */
  cost: string
  /** The set of starting cards that it belongs to. */
  starter: Starter | null
}

/** How many cards each deck holds. */
export interface SchoolDecks {
  S: number
  I: number
  II: number
  III: number
}

/** One element for some of other kinds. */
export interface SchoolExchange {
  element: Element
  /** So many for one. */
  rate: number
  move: string
  /** What is proposed to be given; null where it cannot be paid. */
  way: SchoolWay | null
  /** What may be given. */
  among: Element[]
  /** Projects, `step` or `bonus` that lack the element. */
  goals: string[]
  /** What comes within reach by it. */
  reach: string[]
}

/** What a seat may want to know before it decides. */
export interface SchoolHelp {
  /** Projects by name, `step` and `bonus`. */
  aims: Record<string, SchoolPurchase>
  /** What the present question lets one pay for. */
  offers: SchoolPurchase[]
  /** By card, or by move where cards may be activated. */
  cards: Record<string, CardForecast>
  columns: ColumnsForecast[]
  /** While cards are activated: how far the marker will go as things stand. */
  kindness: KindnessForecast | null
  /** At a fork: both ways. */
  fork: ForkForecast | null
  /** The creatures that may be studied now. */
  studies: Partial<Record<Creature, StudyForecast>>
  /** At a certificate: its left and its right half. */
  halves: HalfForecast[]
  /** While exchanges are open: each element that may be had. */
  exchanges: SchoolExchange[]
  /** By move, where the answer to a question changes the store. */
  answers: Record<string, AnswerForecast>
  /** By move, where final projects are chosen. */
  finals: Record<string, FinalForecast>
}

/** What a player has, as far as the viewer may know. */
export interface SchoolPlayer {
  /** The elements, as `3E 1W`. */
  store: string
  /** `T1 T2 T3 T4 T5 / B1 B2 B3 B4 B5`, a dash for an empty slot. */
  forest: string
  /** Null for others, like `draft` and `kept`. */
  hand: string[] | null
  /** The cards to choose from. */
  draft: string[] | null
  /** The cards chosen so far. */
  kept: string[] | null
  /** The order of a pile is known to nobody; see `deck`. */
  pile: null
  discard: string[]
  drawn: string[]
  personal: string[]
  shared: string[]
  projects: string[]
  removed: string[]
  /** The final project, once there is one. */
  final?: string
  /** How many of its steps were paid; absent for none. */
  steps?: number
  studied: Creature[]
  /** The half of each certificate that the player holds. */
  certs: Partial<Record<Subject, "left" | "right">>
  /** How often the player made use of certificates. */
  used?: Partial<Record<Subject, number>>
  /** The space on which the marker stands. */
  kindness: string
  stars: number
  /** Steps on the bonus track. */
  bonus: number
  /** Own cubes by the number of the place; `laid` has them by zone. */
  cubes?: Record<string, number>
  /** The letter of the starting cards. */
  starter?: string
  pile_size: number
  hand_size: number
  cubes_left: number
  /** The cards of the pile (for others: and of the hand) as a set, sorted. */
  deck: string[]
  /** What each column costs now; null is free. */
  columns: (ElementOrAny | null)[]
  neighbours: Neighbours
  sides: Sides
  laid: LaidCubes
  /** What the store lacks for each project as it lies there, as `2F`; empty for nothing. */
  lacks: Record<string, string>
}

/** Something that has a price. */
export interface SchoolPurchase {
  price: string
  cuts: number
  state: Affordable
  missing: string
  lack: number
  /** The act that buys it. */
  move: string
  /** The cheapest way first; none while it cannot be bought. */
  ways: SchoolWay[]
}

/** What the seat is asked, and what it is about. */
export interface SchoolQuestion {
  ask: Asked
  /** The card that it is about. */
  card?: string
  /** Whether the starter that one chooses brings its projects too. */
  projects?: boolean
  /** How many are left to choose, to pay or to walk. */
  left?: number
  /** How many cards are left to be placed; a card that has only one slot left is placed by itself. */
  to_place?: number
  /** The line of the card that is used, from 1. */
  line?: number
  /** The elements of which one may be taken. */
  elements?: string
  /** The clause that gives it. */
  clause?: string
  /** The pair whose certificate is asked about. */
  subject?: Subject
}

/** A space of the kindness track. */
export interface SchoolSpace {
  name: string
  /** What it gives. */
  gain: ElementOrAny | null
  stars: number
  /** Where the short and the long way lead; the same where there is no fork. */
  ways: [string | null, string | null]
}

/** How far a price is from being paid. */
export interface SchoolStanding {
  /** As `1E 2ANY`. */
  price: string
  /** So many less, by a discount. */
  cuts: number
  state: Affordable
  /** What is not there. */
  missing: string
  /** So many more of any kind, and conversions would do. */
  lack: number
}

/** A certificate: what its halves say, by language. */
export interface SchoolTile {
  subject: Subject
  left: Record<string, string>
  right: Record<string, string>
}

/** A way to pay: the acts one after the other, what is spent, saved and left. */
export interface SchoolWay {
  acts: PaidAct[]
  spend: string
  cuts: string
  left: string
}

/** Where they sit whose shared zones a seat calls L and R; null where there is none. */
export interface Sides {
  L: Beside | null
  R: Beside | null
}

export type SpecialEffect = "fetch" | "draw" | "again" | "trim" | "study"

export type Stage = "starters" | "s_draft" | "placement" | "build" | "choice" | "pick" | "aside" | "keep" | "finals" | "start" | "planning" | "columns" | "activation" | "kindness" | "study" | "evolution" | "leader" | "end" | "scoring" | "over"

export type Starter = "A" | "B" | "C" | "D" | "E"

/** What the study of a creature would bring. */
export interface StudyForecast {
  /** Today's points. */
  before: number
  /** The points with it. */
  after: number
  /** The pair that it completes. */
  certificate: Subject | null
}

export type Subject = "earth" | "vegetal" | "middle" | "fire" | "water" | "air"

export type Trimester = "I" | "II" | "III" | "f"

/** Which of one's cards a lasting benefit looks at. */
export interface WatchedCards {
  creatures: Creature[]
  own: number
  /** How many cards one has. */
  all: number
}

/** Where a way from a fork leads, until there is another choice of the way. */
export interface WayForecast {
  steps: number
  /** Steps that are left where the next fork is reached. */
  left: number
  gain: string
  /** Elements of one's choice on the way. */
  any: number
  /** Whether another choice of the way comes. */
  fork: boolean
  space: string
  stars: number
  /** What the store holds then, without elements of one's choice. */
  store: string
  /** What comes within reach by it. */
  reach: string[]
}
