/** The time, for whatever shows how long something has lasted: it ticks only while somebody reads it. */

import { createSubscriber } from 'svelte/reactivity'
import { t } from './words.svelte'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Milliseconds since 1970; whatever reads it follows it each second. */
export function now(): number {
  subscribe()
  return Date.now()
}

/** How long something has lasted, roughly: « 48 s », « 4 min », « 2 h ». */
export function spanWords(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000))
  if (s < 60) return t('web-time-s', { s })
  const min = Math.floor(s / 60)
  return min < 120 ? t('web-time-min', { min }) : t('web-time-h', { h: Math.floor(min / 60) })
}

/** How long something will take, to the second: « 1 min 12 s ». */
export function countdownWords(ms: number): string {
  const s = Math.max(0, Math.ceil(ms / 1000))
  const min = Math.floor(s / 60)
  if (min === 0) return t('web-time-s', { s })
  return s % 60 ? t('web-time-min-s', { min, s: s % 60 }) : t('web-time-min', { min })
}
