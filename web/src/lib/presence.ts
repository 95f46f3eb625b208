/** The state of a seat, the same everywhere: here, thinking, offline, played by a bot, back. */

import { getContext, setContext } from 'svelte'
import { now, spanWords } from './now.svelte'
import type { Seat } from './protocol'
import type { Person } from './view'
import { t } from './words.svelte'

export type Presence = 'here' | 'thinking' | 'offline' | 'bot' | 'back'

export function presenceOf(person: Person, active = false): Presence {
  if (person.kind !== 'human') return active ? 'thinking' : 'here'
  if (person.played) return 'bot'
  if (person.offline !== undefined) return 'offline'
  if (active) return 'thinking'
  return person.back ? 'back' : 'here'
}

/** Whom everybody waits for in vain: it is their turn, nobody plays for them, and they are out of reach. */
export const missingOf = (people: Person[], toAct: number[]): Person | undefined =>
  toAct.map((seat) => people[seat]).find((p) => p?.offline !== undefined && !p.played && !p.mine)

/** A state in words; `here` is what to say of somebody who is there. */
export function presenceWords(person: Person, active: boolean, here: string): string {
  const state = presenceOf(person, active)
  if (state === 'offline') return t('web-state-offline', { time: spanWords(now() - person.offline!) })
  if (state === 'bot') return t('web-state-bot')
  if (state === 'back') return t('web-state-back')
  return state === 'thinking' ? t('web-seat-playing') : here
}

/** Shows every seat of a table in the colour of its person; returns how to end that. */
export function showColours(seats: Pick<Seat, 'colour'>[]): () => void {
  const { style } = document.documentElement
  seats.forEach(({ colour }, i) => style.setProperty(`--player-${i + 1}`, `var(--hue-${colour || i + 1})`))
  return () => seats.forEach((_, i) => style.removeProperty(`--player-${i + 1}`))
}

/** Opens what the host may do about a seat; undefined for everybody else. */
export type SeatMenu = () => ((seat: number) => void) | undefined

const KEY = 'seat-menu'
export const provideSeatMenu = (menu: SeatMenu): SeatMenu => setContext(KEY, menu)
export const seatMenu = (): SeatMenu => getContext<SeatMenu | undefined>(KEY) ?? ((): undefined => undefined)
