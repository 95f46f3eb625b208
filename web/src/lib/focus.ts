/** Whoever goes by keys keeps their place when the control they have just used is gone. */

import { tick } from 'svelte'

/** Puts the focus on the first of these that takes it: what is folded away or hidden does not. */
export function focusFirst(places: Iterable<HTMLElement | null | undefined>): void {
  for (const place of places) {
    if (place && place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1
    place?.focus({ preventScroll: true })
    if (place && document.activeElement === place) return
  }
}

/** Before a change: if what has the focus within a group goes with it, `next` says where to go on. */
export function keepPlace(
  group: HTMLElement | undefined,
  next: () => Iterable<HTMLElement | null | undefined>,
): void {
  const was = document.activeElement
  if (!was || was === document.body || !group?.contains(was)) return
  void tick().then(() => document.activeElement === document.body && focusFirst(next()))
}

/** Where there is something to do at a table: the question, or the first act. */
export const placesIn = (bar: HTMLElement | null | undefined): HTMLElement[] =>
  bar ? [...bar.querySelectorAll<HTMLElement>('[data-ask], [data-act], .btn'), bar] : []
