/** A phone as a hand, held either way: while a television shows the table, it shows one's own cards and acts alone. */

import type { Game } from './game'
import { settings } from './settings.svelte'
import type { TableState } from './table-state'

const small = typeof matchMedia === 'function' ? matchMedia('(max-width: 700px), (max-height: 520px)') : undefined
let narrow = $state(small?.matches ?? false)
small?.addEventListener('change', (e) => (narrow = e.matches))

/** Whether this device is a hand now. */
export const isHand = (game: Game, { table, you }: TableState, over: boolean): boolean =>
  Boolean(game.hand) && settings.hand && narrow && table.screens > 0 && you.seats.length === 1 && !over

/** Calls whoever holds the phone: it is their turn. Browsers let no page shake a device that nobody has touched. */
export function call(): void {
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(180)
}

/** Keeps the screen awake, as far as the browser allows it; returns how to end that. */
export function stayAwake(): () => void {
  let ended = false
  let lock: WakeLockSentinel | undefined
  navigator.wakeLock?.request('screen').then(
    (found) => (ended ? void found.release() : (lock = found)),
    () => undefined,
  )
  return () => {
    ended = true
    void lock?.release()
  }
}
