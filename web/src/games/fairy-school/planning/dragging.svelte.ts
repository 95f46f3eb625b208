/** Cards of a plan are dragged by mouse, pen or finger: the same act as tapping the card and then its place. */

import type { Action } from 'svelte/action'

/** So far a pointer goes before it drags rather than presses, in pixels. */
const START = 8

/** What is dragged now, and over which place. */
export const drag = $state<{ card: string | undefined; over: string | undefined }>({
  card: undefined,
  over: undefined,
})

const placeAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null

/** Makes a card draggable; where it is let go, the place is told by an event. */
export const draggable: Action<HTMLElement, string | undefined> = (node, first) => {
  let card = first
  let from: { x: number; y: number; id: number } | undefined
  let ghost: HTMLElement | undefined

  function begin(event: PointerEvent): void {
    if (card === undefined || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost) {
      if (Math.hypot(dx, dy) < START) return
      drag.card = card
      ghost = lifted(node)
    }
    ghost.style.translate = `${dx}px ${dy}px`
    drag.over = placeAt(event.clientX, event.clientY)?.dataset.drop
  }
  function stop(): void {
    from = undefined
    ghost?.remove()
    ghost = undefined
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
  }
  function end(event: PointerEvent): void {
    const place = ghost ? placeAt(event.clientX, event.clientY) : null
    const dragged = ghost !== undefined
    stop()
    drag.card = drag.over = undefined
    if (!dragged) return
    // The press that ends a drag is no press of the card.
    const swallow = (click: Event): void => click.stopPropagation()
    addEventListener('click', swallow, { capture: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (event.type === 'pointerup') place?.dispatchEvent(new CustomEvent('place', { detail: card }))
  }
  node.addEventListener('pointerdown', begin)
  return {
    update: (next) => (card = next),
    destroy: stop,
  }
}

/** A copy that goes with the pointer. */
function lifted(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true) as HTMLElement
  copy.setAttribute('aria-hidden', 'true')
  copy.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:60;pointer-events:none;opacity:.9`
  document.body.append(copy)
  return copy
}
