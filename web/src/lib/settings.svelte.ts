/** What a person has chosen on this device; kept in the browser, never sent anywhere. */

import type { Door } from './doors'
import type { KeyAct } from './keys'

export type Language = 'fr' | 'en'
export type Theme = 'system' | 'night' | 'day'
export type Motion = 'system' | 'full' | 'less'
export type CardSize = 'small' | 'medium' | 'large'
/** How fast bots play at a new table, the slowest first. */
export const PACES = ['calm', 'human', 'quick', 'instant'] as const
export type Pace = (typeof PACES)[number]

export interface Settings {
  language: Language
  theme: Theme
  motion: Motion
  cardSize: CardSize
  pace: Pace
  /** Whether odds and hints stand on the table all the time. */
  hints: boolean
  sound: boolean
  /** Whether a game for one shows how long it has lasted. */
  timer: boolean
  /** Whether a table tells by itself what a phase brought. */
  story: boolean
  /** Whether a table asks back before something usable is left. */
  askBack: boolean
  /** Keys that differ from the usual ones. */
  keys: Partial<Record<KeyAct, string>>
  name: string
  /** Whether a phone is a hand while a television shows the table. */
  hand: boolean
  /** With whom one played last. */
  door: Door
  /** Whether one was told that hints cost the clean run. */
  toldCost: boolean
  /** The colour that one wishes for at a table, from 1; 0: any. */
  colour: number
}

const PLACE = 'veillee.settings'

function usual(): Settings {
  const language = (navigator.languages ?? []).map((l) => l.slice(0, 2)).find((l) => l === 'fr' || l === 'en')
  return {
    language: (language as Language | undefined) ?? 'en',
    theme: 'system',
    motion: 'system',
    cardSize: 'medium',
    pace: 'human',
    hints: false,
    sound: false,
    timer: true,
    story: true,
    askBack: true,
    keys: {},
    name: '',
    hand: true,
    door: 'alone',
    toldCost: false,
    colour: 0,
  }
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...usual(), ...stored() })

export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function follows(query: string): () => boolean {
  const media = typeof matchMedia === 'function' ? matchMedia(query) : undefined
  let on = $state(media?.matches ?? false)
  media?.addEventListener('change', (e) => (on = e.matches))
  return () => on
}

const prefersDay = follows('(prefers-color-scheme: light)')
const prefersLess = follows('(prefers-reduced-motion: reduce)')

export const theme = (): 'night' | 'day' =>
  settings.theme === 'system' ? (prefersDay() ? 'day' : 'night') : settings.theme

export const calm = (): boolean => (settings.motion === 'system' ? prefersLess() : settings.motion === 'less')

/** A length of time for motion: nothing at all when motion is not wanted. */
export const ms = (n: number): number => (calm() ? 0 : n)
