/** Cards that go from one place to another: a shared flight between shop and open sets, a flip out of the deck. */

import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { ms } from '$lib/settings.svelte'

export const [send, receive] = crossfade({
  duration: (d) => ms(Math.min(520, 160 + Math.sqrt(d) * 14)),
  easing: cubicOut,
  fallback: () => ({ duration: ms(220), css: (t) => `opacity: ${t}; scale: ${0.7 + 0.3 * t}` }),
})

/** A card comes from the deck, on its left, and turns over on the way. */
export function reveal(node: Element): TransitionConfig {
  const far = (node as HTMLElement).offsetLeft + 120
  return {
    duration: ms(480),
    easing: cubicOut,
    css: (t) =>
      `transform: perspective(700px) translateX(${(t - 1) * far * 0.5}px) rotateY(${(1 - t) * 170}deg); opacity: ${Math.min(1, t * 4)}`,
  }
}
