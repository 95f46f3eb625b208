import { vi } from 'vitest'
import { learn } from '../src/lib/words.svelte'

/** jsdom has neither of these; motion and media queries are not what these tests are about. */
Element.prototype.animate ??= vi.fn(
  () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation,
)
Element.prototype.getAnimations ??= () => []
window.matchMedia ??= ((query: string) => ({
  matches: query.includes('reduce'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
}
window.scrollTo = () => undefined
for (const language of ['fr', 'en'] as const) await learn(language)
