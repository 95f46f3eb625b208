/** Legal moves as they are offered: what answers the question, the free acts beside it, and « done ». */

import { plainName } from '../cards/words'
import type { Creature, FairySchoolView, SchoolBox } from '../generated'
import type { ShownView } from './shown'

export interface Groups {
  main: string[]
  free: string[]
  done: boolean
}

export function groupsOf({ moves, box }: Pick<ShownView, 'moves' | 'box'>): Groups {
  const isFree = (move: string): boolean => box.free_acts.includes(move.split(' ')[0]!)
  const free = moves.filter(isFree)
  const main = moves.filter((move) => move !== 'done' && !isFree(move))
  return { main, free, done: moves.includes('done') }
}

/** Moves whose controls lie on the stage or in the store; all others are listed with the question. */
const DRAWN = [
  ...['act', 'slot', 'col', 'el', 'pick', 'keep', 'aside', 'play', 'take', 'final', 'starter'],
  ...['study', 'cert', 'short', 'long'],
]

/** Whether a move is a control on the table itself. */
export const isDrawn = (move: string): boolean => DRAWN.includes(move.split(' ')[0]!)

/** What is in front on a phone. */
export type Tab = 'game' | 'projects' | 'boards' | 'others'

/** What the middle of the desk shows. */
export type StageName =
  'planning' | 'columns' | 'activation' | 'kindness' | 'study' | 'market' | 'candidates' | 'waiting'

const STAGES: Record<string, StageName> = {
  plan: 'planning',
  planned: 'planning',
  place_slot: 'planning',
  toss: 'planning',
  trim: 'planning',
  column: 'columns',
  second: 'columns',
  chosen: 'columns',
  free: 'columns',
  fork: 'kindness',
  study: 'study',
  learn: 'study',
  certificate: 'study',
  offer: 'study',
  open: 'market',
  scoring: 'market',
  starter: 'candidates',
  pick: 'candidates',
  place_card: 'candidates',
  bottom: 'candidates',
  keep: 'candidates',
  aside: 'candidates',
  final: 'candidates',
  take: 'candidates',
  play: 'candidates',
}
const STEPS: Partial<Record<ShownView['step'], StageName>> = {
  planning: 'planning',
  columns: 'columns',
  activation: 'activation',
  kindness: 'kindness',
  study: 'study',
  start: 'market',
  end: 'market',
  scoring: 'market',
}

/** The stage of a question; payments and choices of elements stay where they came up. */
export const stageOf = ({ question, step }: Pick<ShownView, 'question' | 'step'>): StageName =>
  (question && STAGES[question.ask]) ?? STEPS[step] ?? 'waiting'

/** The creature that a move is about, if it is about one. */
export function creatureOf(move: string, box: SchoolBox): Creature | undefined {
  const what = move.split(' ')[1] ?? ''
  return (
    box.cards[plainName(what.split(':').at(-1)!)]?.creature ??
    (move.startsWith('study ') ? (what as Creature) : undefined)
  )
}

/** The element that a move is about, if it is about one. */
export const elementOf = (move: string): string | undefined => /^(?:el|convert|air) (.)$/.exec(move)?.[1]

/** How many projects of a seat could be paid now. */
export const reachable = ({ players, help }: FairySchoolView, seat: number): number =>
  players[seat]!.projects.filter((name) => (help?.aims[name]?.ways.length ?? 0) > 0).length
