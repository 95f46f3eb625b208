/** What a game brings to the page. The house draws everything round the table; the game draws the table. */

import type { Component, Snippet } from 'svelte'
import type { KeyAct, TableKey } from './keys'
import type { Sound } from './sound'
import type { GameInfo, Table, WantedTable } from './protocol'
import type { GameEvent, GameView, LogLine, Person } from './view'
import type { Args } from './words.svelte'

/** Known from the first moment: what the home page shows of a game. */
export interface Face {
  id: string
  /** Its place among the tiles. */
  order: number
  seats: { least: number; most: number }
  /** How long a game takes, where that is known. */
  minutes?: string
  /** Whether its deals are graded, and one of the day is the same for all. */
  deals?: boolean
  /** Whether a guided first game can be played. */
  lesson?: boolean
  /** The picture of its tile, as SVG. */
  art: string
  /** SVG symbols that its pictures use. */
  symbols?: string
}

/** View in, moves out. */
export interface TableProps<V extends GameView = GameView> {
  view: V
  people: Person[]
  log: LogLine[]
  say: (line: LogLine) => string
  /** Whose side of the table lies in front. */
  front: number
  /** An act is under way and not answered yet. */
  busy?: boolean
  clocks?: (string | undefined)[]
  /** The table of the house; absent in lessons and replays. */
  table?: Table | undefined
  /** Whether hints are wanted now. */
  hints?: boolean
  /** What people said just now, by seat. */
  bubbles?: (string | undefined)[]
  /** Absent for spectators and replays. */
  onplay?: ((move: string) => void) | undefined
  /** Plays several moves, all or none; anew: in place of what one has done under seal. Absent in lessons and replays. */
  onseries?: ((moves: string[], anew?: boolean) => void) | undefined
  /** Asks why a move is not possible. */
  onwhy?: ((move: string) => void) | undefined
  why?: Snippet | undefined
  /** What a guide says, above the moves. */
  coach?: Snippet | undefined
  aside?: Snippet | undefined
  after?: Snippet | undefined
}

/** What a game shows in the bar above its table, in place of whose turn it is. */
export interface HeadProps<V extends GameView = GameView> {
  view: V
  people: Person[]
  front: number
  clocks?: (string | undefined)[]
  bubbles?: (string | undefined)[]
  /** Looks at what lies before a player. */
  onlook?: ((seat: number) => void) | undefined
}

/** A game's own form for a new table. */
export interface FormProps {
  info: GameInfo
  busy: boolean
  onopen: (wanted: WantedTable) => void
}

/** What the screen may ask of a table. */
export interface TableHandle {
  /** A key of the table was pressed. */
  press(key: TableKey): void
  /** Lets go of what is chosen; says whether anything was. */
  letGo(): boolean
  /** Takes back what only this page knows of; says whether there was anything. */
  takeBack?(): boolean
  /** Shows what lies before a player. */
  look?(seat: number): void
}

export interface LessonStep<V extends GameView = GameView> {
  /** The learner's move; null where others act or time passes, and it is enough to go on. */
  move: string | null
  /** The message to say before the act. */
  words: string
  clause: string
  /** Parts of the table that it is about, by their data-part; otherwise the controls of the move. */
  shows?: string[]
  /** What has changed in the learner's view since the step before; all of it in the first. */
  view: Partial<V>
  events: GameEvent[]
}

export interface Lesson<V extends GameView = GameView> {
  steps: LessonStep<V>[]
  /** What has changed in the view at the end. */
  end: Partial<V>
  /** The message at the end. */
  endWords: string
}

/** A lesson from its file, which the engine wrote: a test compares them. */
export const lessonOf = <V extends GameView>(file: unknown): Lesson<V> => file as Lesson<V>

/** A picture in the rules, after the paragraph of a clause. */
export interface RulesPicture {
  clause: string
  cards: string[]
  /** The message that says what it shows. */
  words: string
}

/** Loaded when somebody comes to a table of the game. */
export interface Game<V extends GameView = GameView> {
  /** Fluent files by path, both languages: their words are there once the game is loaded. */
  texts: Record<string, string>
  /** SVG symbols of its table. */
  symbols?: string
  Table: Component<TableProps<V>, TableHandle>
  Head?: Component<HeadProps<V>>
  /** The middle of its table for a television; without one the whole table is shown as a spectator sees it. */
  Public?: Component<{ view: GameView; people: Person[]; log: LogLine[] }>
  /** Whether everybody acts at once, phase by phase, rather than in turn. */
  together?: boolean
  /** What a television shows of a seat, below the middle. */
  PublicSeat?: Component<{ view: GameView; seat: number }>
  /**
   * A phone as a hand, while a television shows the rest: true if one's own side and the bar of acts are enough to
   * play, or what is drawn in place of the table.
   */
  hand?: true | Component<TableProps<V>, TableHandle>
  /** A few of its cards: small beside a table to go back to, large on the home page. */
  Emblem: Component<{ large?: boolean }>
  /** What the whole truth adds beside a replay. */
  Truth?: Component<{ position: Record<string, unknown> }>
  /** Pictures for its rules, made of its own cards. */
  pictures?: { Card: Component<{ name: string }>; list: RulesPicture[] }
  /** The guided first game; its face says that there is one. */
  lesson?: () => Promise<Lesson<V>>
  /** The controls of a move by their data-act, in the order to press them, where it is not the move itself. */
  controlsOf?: (move: string) => string[]
  /** The clause behind an event, where people may want to look it up. */
  clauseOf: (event: GameEvent) => string | undefined
  /** Events that are read aloud but not worth a line of the log. */
  isQuiet: (event: GameEvent) => boolean
  /** A move in words; without it, the text that the engine writes. */
  moveWords?: (move: string, view: V, people: Person[], front: number) => string
  /** Arguments of an event that the game has words of its own for. */
  argsOf?: (event: GameEvent) => Args
  /** The sound of an event, if it has one. */
  soundOf: (event: GameEvent) => Sound | undefined
  /** What is read aloud on request. */
  read: {
    table: (view: V, names: string[]) => string
    mine: (view: V, seat: number) => string
    scores: (view: V, names: string[]) => string
  }
  /** A hint on demand: its button, and what is read aloud when it is switched on. */
  hint?: {
    label: string
    icon: string
    read: (view: V, code: string) => string | Promise<string>
    /** Asked for anew at every table, because it costs something; otherwise a setting of the person. */
    each?: boolean
  }
  /** The form for a new table, where the game has one of its own. */
  Form?: Component<FormProps>
  /** What a person's games came to. */
  Statistics?: Component
  /** Keys worth naming beside the table, with their words; two acts are the ends of a range. */
  keys: { acts: KeyAct[]; words: string }[]
  /** Messages of the form for a new table, against whom somebody alone plays, and of the line to type moves. */
  words: { edition: string; command: string; alone?: string }
  /** What the messages of its rule switches begin with. */
  options?: string
  /** Switches that are variants rather than doubtful rules: they stand open in the form for a new table. */
  variants?: string[]
}
