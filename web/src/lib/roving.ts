/** One Tab stop for a group of controls; arrows go from one to the next. What stands alone in it has its own. */

import { roam } from './keys'

const ITEMS = 'button:not([disabled], [data-alone]), a[href], [data-roam]'

export function roving(group: HTMLElement): { destroy(): void } {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEMS)]

  function mark(current: HTMLElement | undefined): void {
    for (const item of items()) {
      const stop = item === current ? 0 : -1
      if (item.tabIndex !== stop) item.tabIndex = stop
    }
  }
  const settle = (): void => {
    const all = items()
    mark(all.find((i) => i === document.activeElement) ?? all.find((i) => i.tabIndex === 0) ?? all[0])
  }
  function onkey(event: KeyboardEvent): void {
    const all = items()
    const to = roam(event.key, all.indexOf(event.target as HTMLElement), all.length)
    if (to === undefined || !all.includes(event.target as HTMLElement)) return
    event.preventDefault()
    all[to]?.focus()
  }
  const onfocus = (event: FocusEvent): void => {
    if (items().includes(event.target as HTMLElement)) mark(event.target as HTMLElement)
  }

  const watch = new MutationObserver(settle)
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  group.addEventListener('keydown', onkey)
  group.addEventListener('focusin', onfocus)
  settle()
  return {
    destroy() {
      watch.disconnect()
      group.removeEventListener('keydown', onkey)
      group.removeEventListener('focusin', onfocus)
    },
  }
}
