/** With whom one plays: with friends, on this device, alone. What was chosen last time is there at once. */

import type { Face } from './game'
import { botWords } from './people'
import type { WantedSeat, WantedTable } from './protocol'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

export const DOORS = ['friends', 'device', 'alone'] as const
export type Door = (typeof DOORS)[number]

const PLACE = 'veillee.last'
/** How many seats a table has before anybody chose. */
const USUAL: Record<Door, number> = { friends: 4, device: 2, alone: 3 }
/** The grade of a deal before anybody chose. */
const USUAL_GRADE = 2

type Kept = Record<string, WantedTable>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

/** Through which door a table was opened. */
export function doorOf({ seats }: WantedTable): Door {
  if (seats.some(({ kind }) => kind === 'open')) return 'friends'
  return seats.filter(({ kind }) => kind === 'me').length > 1 ? 'device' : 'alone'
}

/** Remembers how a table was set; the deal of a day or of a seed is not meant again. */
export function keepTable(wanted: WantedTable): void {
  if (wanted.deal && !wanted.deal.grade) return
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [`${doorOf(wanted)} ${wanted.game}`]: wanted }))
  } catch {
    // Without memory it is as usual.
  }
}

/** A table of a game as one set it last time, or as usual. */
export function wantedTable(door: Door, face: Face): WantedTable {
  const last = kept()[`${door} ${face.id}`]
  if (last) return { ...last, seats: door === 'friends' ? withMe(last.seats) : last.seats }
  return { game: face.id, seats: usualSeats(door, face), ...(face.deals ? { deal: { grade: USUAL_GRADE } } : {}) }
}

/** With others one sits down under a name: whoever has none yet is asked for it in the lobby. */
function withMe(seats: WantedSeat[]): WantedSeat[] {
  const others = seats.filter(({ kind }) => kind !== 'me')
  const own: WantedSeat = settings.name
    ? { kind: 'me', name: settings.name, colour: settings.colour }
    : { kind: 'open' }
  const mine = seats
    .filter(({ kind }) => kind === 'me')
    .map(({ head_start }): WantedSeat => ({ ...own, ...(head_start ? { head_start } : {}) }))
  return [...mine, ...others]
}

function usualSeats(door: Door, { seats: { least, most } }: Face): WantedSeat[] {
  if (most === 1) return [{ kind: 'me' }]
  const n = Math.min(most, Math.max(least, USUAL[door]))
  const numbers = Array.from({ length: n }, (_, i) => i)
  if (door === 'device') return numbers.map((i) => ({ kind: 'me', name: t('web-player-n', { n: i + 1 }) }))
  if (door === 'alone') return numbers.map((i) => ({ kind: i ? 'bot' : 'me' }))
  return withMe(numbers.map((i) => ({ kind: i ? 'open' : 'me' })))
}

/** A table that would be opened, in a few words. */
export function tableWords(wanted: WantedTable): string {
  const { seats } = wanted
  const bots = seats.filter(({ kind }) => kind === 'bot')
  const door = seats.length === 1 ? 'one' : doorOf(wanted)
  const levels = [...new Set(bots.map(({ bot }) => bot).filter((bot) => bot != null))]
  const about = t('web-door-about', {
    door,
    seats: seats.length,
    bots: bots.length,
    grade: wanted.deal?.grade ?? 0,
  })
  const clock = wanted.clock ? [t('web-door-clock')] : wanted.slow ? [t('web-door-slow')] : []
  const given = seats.some(({ head_start }) => head_start) ? [t('web-door-head-start')] : []
  return [
    about,
    ...(levels.length === 1 && door === 'alone' ? [botWords(levels[0]!)] : []),
    ...clock,
    ...given,
  ].join(', ')
}
