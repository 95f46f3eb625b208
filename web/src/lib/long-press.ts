/** A long press, or a click with the other button, asks to see more; the click that follows is swallowed. */

const HELD = 480

export function longPress(
  node: HTMLElement,
  act: () => void,
): { update(next: () => void): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let done = false
  const stop = (): void => clearTimeout(timer)
  const begin = (event: PointerEvent): void => {
    done = false
    if (event.button !== 0 || event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      done = true
      act()
    }, HELD)
  }
  const menu = (event: Event): void => {
    event.preventDefault()
    stop()
    if (!done) act()
    done = true
  }
  const click = (event: Event): void => {
    if (!done) return
    done = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const ends = ['pointerup', 'pointercancel', 'pointerleave', 'pointermove'] as const
  node.addEventListener('pointerdown', begin)
  node.addEventListener('contextmenu', menu)
  node.addEventListener('click', click, true)
  for (const end of ends) node.addEventListener(end, stop)
  return {
    update(next) {
      act = next
    },
    destroy() {
      stop()
      node.removeEventListener('pointerdown', begin)
      node.removeEventListener('contextmenu', menu)
      node.removeEventListener('click', click, true)
      for (const end of ends) node.removeEventListener(end, stop)
    },
  }
}
