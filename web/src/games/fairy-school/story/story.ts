/** What a phase brought, told from what this seat was sent anyway: the views at both ends of it and the log between. */

import type { GameEvent, LogLine } from '$lib/view'
import type { Amount } from '../cards/effects'
import type { Creature, FairySchoolView, SchoolBox } from '../generated'
import { amountsOf, ELEMENTS, slotsOf } from '../cards/words'

/** One thing that somebody did: `fs-tale-<what>`, with the cards or creatures to draw beside the words. */
export interface Deed {
  what:
    | 'laid'
    | 'free'
    | 'played'
    | 'shared'
    | 'used'
    | 'projects'
    | 'realised'
    | 'studied'
    | 'certified'
    | 'kindness'
    | 'final'
    | 'step'
    | 'bonus'
  args: Record<string, string | number>
  columns: number[]
  cards: string[]
  creatures: Creature[]
}

/** The lines of the log from one phase to the next. */
export interface Chapter {
  /** The phase that ended; not known of the first lines of a log. */
  phase: string | undefined
  lines: LogLine[]
}

export interface Story {
  key: string
  phase: string
  /** What each seat did, by seat. */
  deeds: Deed[][]
  lines: LogLine[]
  /** What is printed on the cards. */
  box: SchoolBox
  /** What the table looked like when the phase began, and when it was over; unknown for what happened before one came. */
  before: FairySchoolView | undefined
  after: FairySchoolView | undefined
  /** Happened before somebody's eyes. */
  fresh: boolean
}

/** Phases that open nothing. */
const UNTOLD = ['starters', 's_draft', 'placement', 'build', 'choice', 'pick', 'aside']

const isPhase = ({ message }: GameEvent): boolean => message === 'fs-event-phase'

const isAct = ({ message }: GameEvent): boolean => message === 'fs-event-act'

/** What still counts: an act that was taken back is not told, nor what it brought. */
export function standing(log: LogLine[]): LogLine[] {
  const kept: LogLine[] = []
  for (const line of log) {
    const at =
      line.message === 'house-undone' ? kept.findLastIndex((one) => isAct(one) && one.seat === line.seat) : -1
    const next = kept.findIndex((one, i) => i > at && (isAct(one) || one.n !== kept[at]?.n))
    if (at >= 0) kept.splice(at, (next < 0 ? kept.length : next) - at)
    else kept.push(line)
  }
  return kept
}

/** A log cut where phases ended; the lines of the phase that goes on are its rest. */
export function chaptersOf(log: LogLine[], phase?: string): { ended: Chapter[]; rest: LogLine[] } {
  const ended: Chapter[] = []
  let lines: LogLine[] = []
  let now = phase
  for (const line of log) {
    lines.push(line)
    if (!isPhase(line)) continue
    ended.push({ phase: now, lines: standing(lines) })
    lines = []
    now = String(line.args.phase)
  }
  return { ended, rest: standing(lines) }
}

const deed = (what: Deed['what'], more: Partial<Deed> = {}): Deed => ({
  what,
  args: {},
  columns: [],
  cards: [],
  creatures: [],
  ...more,
})

/** The cards that somebody activated, by their moves: `L:I79`. */
const usedBy = (lines: LogLine[], seat: number): string[] =>
  lines
    .filter((line) => isAct(line) && line.seat === seat && String(line.args.move).startsWith('act '))
    .map((line) => String(line.args.move).slice(4))

/** What the events tell of a seat, in any phase. */
function noted(lines: LogLine[], seat: number): Deed[] {
  return lines
    .filter((line) => line.seat === seat)
    .flatMap(({ message, args }) => {
      switch (message) {
        case 'fs-event-realised':
          return [deed('realised', { cards: [String(args.card)] })]
        case 'fs-event-studied':
          return [deed('studied', { args: { creature: args.creature! }, creatures: [args.creature as Creature] })]
        case 'fs-event-certified':
          return [deed('certified', { args: { subject: args.subject!, half: args.half! } })]
        case 'fs-event-kindness':
          return [deed('kindness', { args: { space: args.space!, stars: args.stars! } })]
        case 'fs-event-final':
          return [deed('final', { args: { card: args.card! } })]
        case 'fs-event-step':
          return [deed('step', { args: { n: args.n! } })]
        case 'fs-event-bonus':
          return [deed('bonus', { args: { n: args.n! } })]
        default:
          return []
      }
    })
}

/** What a sealed phase has laid open: the forests, or the columns that were played. */
function opened(
  phase: string,
  seat: number,
  before: FairySchoolView | undefined,
  after: FairySchoolView | undefined,
): Deed[] {
  if (!after) return []
  const now = after.players[seat]!
  const was = before?.players[seat]
  const [slots, old] = [slotsOf(now.forest), was ? slotsOf(was.forest) : undefined]
  if (phase === 'planning') {
    const laid = old ? slots.flatMap((card, i) => (card && !old[i] ? [card] : [])) : []
    const free = now.columns.flatMap((price, i) => (price ? [] : [i + 1]))
    return [
      ...(laid.length ? [deed('laid', { args: { n: laid.length }, cards: laid })] : []),
      ...(free.length ? [deed('free', { columns: free })] : []),
    ]
  }
  if (phase === 'columns') {
    const gone = old ? [1, 2, 3, 4, 5].filter((n) => [n - 1, n + 4].some((i) => old[i] && !slots[i])) : []
    const realised = was ? was.projects.filter((card) => !now.projects.includes(card)) : []
    return [
      ...(gone.length ? [deed('played', { columns: gone })] : []),
      ...(now.shared.length ? [deed('shared', { cards: now.shared })] : []),
      ...(realised.length ? [deed('realised', { cards: realised })] : []),
    ]
  }
  return phase === 'keep' ? [deed('projects', { cards: now.projects })] : []
}

function deedsOf(
  { phase = '', lines }: Chapter,
  seat: number,
  before: FairySchoolView | undefined,
  after: FairySchoolView | undefined,
): Deed[] {
  const used = usedBy(lines, seat)
  const cards = used.map((move) => move.split(':')[1]!)
  const others = used.filter((move) => /^[LR]/.test(move)).length
  return [
    ...opened(phase, seat, before, after),
    ...(phase === 'activation' ? [deed('used', { args: { n: used.length, others }, cards })] : []),
    ...noted(lines, seat),
  ]
}

/** The story of a chapter; none where nothing happened or nothing came into the open. */
export function storyOf(
  chapter: Chapter,
  { seats, box }: Pick<FairySchoolView, 'seats' | 'box'>,
  before?: FairySchoolView,
  after?: FairySchoolView,
  fresh = true,
): Story | undefined {
  const phase = chapter.phase ?? before?.step
  if (phase === undefined || UNTOLD.includes(phase)) return undefined
  const deeds = Array.from({ length: seats }, (_, seat) => deedsOf({ ...chapter, phase }, seat, before, after))
  if (!deeds.flat().length) return undefined
  return { key: chapter.lines.at(-1)!.key, phase, deeds, lines: chapter.lines, box, before, after, fresh }
}

/** How a seat's store changed: what came, and what went. */
export function change({ before, after }: Story, seat: number): Amount[] {
  if (!before || !after) return []
  const [was, now] = [before, after].map((view) => amountsOf(view.players[seat]!.store)) as [
    Partial<Record<string, number>>,
    Partial<Record<string, number>>,
  ]
  return ELEMENTS.map((element) => ({ element, n: (now[element] ?? 0) - (was[element] ?? 0) })).filter(
    ({ n }) => n !== 0,
  )
}

/** Cubes that others laid on a seat's shared cards. */
export function visits({ lines, before, after }: Story, seat: number): number {
  const view = before ?? after
  if (!view) return 0
  return view.players.flatMap((player, who) =>
    who === seat ? [] : usedBy(lines, who).filter((move) => player.neighbours[move[0] as 'L' | 'R'] === seat),
  ).length
}

/** Cards of others that a seat may activate now. */
export function reach({ after }: Story, seat: number): number {
  const { L, R } = after?.players[seat]?.neighbours ?? { L: null, R: null }
  const cards = after?.clochette
    ? after.clochette.zones.flat()
    : [L, R].flatMap((owner) => (owner === null ? [] : (after?.players[owner]?.shared ?? [])))
  return cards.length
}
