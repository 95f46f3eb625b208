/** Files that the house gives: the pocket's are no addresses, so they are fetched and handed over. */

import { house } from './house'

export function save(event: MouseEvent): void {
  if (house().kind !== 'pocket') return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[download][href^="/api/"]')
  if (!link) return
  event.preventDefault()
  const { pathname, search } = new URL(link.href)
  void (async () => {
    const answer = await house().fetch(pathname + search)
    if (!answer.ok) return
    const hand = document.createElement('a')
    hand.href = URL.createObjectURL(await answer.blob())
    hand.download = link.download || pathname.split('/').slice(-2).join('-')
    hand.click()
    URL.revokeObjectURL(hand.href)
  })()
}
