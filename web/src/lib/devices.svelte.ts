/** What this device is used with: keys are spoken of, and cards dragged, only where there is something to do it with. */

import { MediaQuery } from 'svelte/reactivity'

/** A mouse or a touch pad; whoever has one nearly always has keys too. */
const pointer = new MediaQuery('(any-hover: hover) and (any-pointer: fine)', true)
let pressed = $state(false)

/** The first key that no phone types by itself shows that there is a keyboard. */
export function noticeKeys(): () => void {
  const hear = ({ key, isTrusted }: KeyboardEvent): void => {
    const field = document.activeElement?.matches('input, textarea, select') ?? false
    if (isTrusted && !field && key !== 'Unidentified') pressed = true
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

export const hasKeys = (): boolean => pressed || pointer.current

/** A finger that drags scrolls: cards are dragged with a mouse, a touch pad or a pen. */
export const canDrag = (): boolean => pointer.current
