/** Shows what the house pushes while no page is open. Its scope is its own: it takes part in nothing else. */

self.addEventListener('push', (event) => {
  const { title, body, table } = event.data.json()
  const shown = {
    body,
    tag: table,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { table },
  }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(`/t/${encodeURIComponent(event.notification.data.table)}`))
})

/** A page that shows the table already comes forward; otherwise a new one opens. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  return there ? there.focus() : self.clients.openWindow(path)
}
