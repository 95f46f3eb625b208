/** Putting the page on the home screen: a browser that can do it says so once, and is asked when somebody wants it. */

/** What such a browser says; TypeScript's library does not know it. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}

const state = $state<{ offer?: Offer; there: boolean }>({
  there: matchMedia('(display-mode: standalone)').matches,
})

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  state.offer = event as Offer
})
addEventListener('appinstalled', () => {
  state.there = true
  delete state.offer
})

export const homeScreen = {
  /** Whether the page was opened from there, or was put there just now. */
  get there(): boolean {
    return state.there
  },
  /** Whether the browser does it by itself; elsewhere its menu does. */
  get offered(): boolean {
    return state.offer !== undefined
  },
  /** Asks the browser; it offers it once only. */
  async put(): Promise<void> {
    const { offer } = state
    delete state.offer
    await offer?.prompt()
  },
}
