// Written by scripts/types.ts from docs/guide/schema/socket.json; not to be changed by hand.

import type { ViewFrame } from '$lib/generated/socket'

export type Animal = "butterfly" | "bird" | "dragonfly" | "bat" | "owl"

export type ReadyRun = [string, number, number]

/** The count of a seat at the end; eclipses count nothing. */
export interface SunMoonCount {
  /** Cards collected. */
  won: number
  /** Cards left in rows. */
  rows: number
  /** Cards left in hand. */
  hand: number
  /** What was won less what is left. */
  total: number
  /** All of them together. */
  cards: number
}

/** What Sun and Moon says in a view. */
export interface SunMoonPart {
  over: boolean
  /** Whose turn it is; nobody's when the game is over. */
  active: number | null
  /** What ended the last turn. */
  ended: "act" | "animal" | "eclipse" | null
  /** A further card is owed after an animal. */
  chain: boolean
  /** How many turns there have been. */
  turn: number
  /** Turns of the last round, this one included; null before it. */
  turns_left: number | null
  /** Whether the game was stopped because it went on for too long. */
  stopped: boolean
  /** By seat, at a table of four. */
  partners: number[] | null
  /** How many cards the pile holds. */
  pile: number
  discard: string[]
  /** The seat's own hand; null for a spectator. */
  hand: string[] | null
  /** How many cards each seat holds. */
  hands: number[]
  /** The rows that exist: their places from left to right, each from the bottom up. */
  rows: Record<string, (string[])[]>
  /** How many cards each seat has collected. */
  won: number[]
  /** What each seat's collected cards count. */
  points: number[]
  /** What the cards in each seat's rows would cost if the game ended now. */
  lying: number[]
  /** Those who play together, with their numbers added up. */
  teams: SunMoonTeam[]
  /** How many places a run needs. */
  goal: number
  /** How many places the longest run of each row has. */
  longest: Record<string, number>
  /** The runs that are ready, in front of whomever. */
  runs: ReadyRun[]
  /** What each of these runs is worth. */
  run_points: number[]
  /** Which cards bear which animal. */
  animals: Record<string, Animal>
  /** The cards in the pile and in other hands. */
  unseen: string[]
  /** The legal places of each card of the hand. */
  targets: Record<string, Target[]>
  may_collect: boolean
  /** Why there may be a total eclipse now: no cards, only eclipses, no place for any card, or by choice. */
  total_eclipse: "empty" | "eclipses" | "blocked" | "choice" | null
  /** The count, when the game is over. */
  result: SunMoonResult | null
}

/** How the game ended. */
export interface SunMoonResult {
  counts: SunMoonCount[]
  sides: SunMoonSide[]
  winners: number[]
  /** By the total, by the cards, not at all; or the game went on for too long. */
  decided: "total" | "cards" | "shared" | "limit"
}

/** The count of those who play together. */
export interface SunMoonSide {
  won: number
  rows: number
  hand: number
  total: number
  cards: number
  seats: number[]
}

/** How those who play together stand: a pair, or somebody alone. */
export interface SunMoonTeam {
  seats: number[]
  /** What they have collected counts. */
  points: number
  /** What lies in their rows would cost if the game ended now. */
  lying: number
  /** How many cards they hold. */
  hands: number
}

/** The view of Sun and Moon. */
export type SunMoonView = ViewFrame & SunMoonPart & {
  game: "sun-moon"
}

export type Target = [string, string]
