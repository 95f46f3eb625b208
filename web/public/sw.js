/**
 * Serves what was put into the pocket when there is no network. It keeps nothing by itself: the page fills the cache
 * (src/house/installation.svelte.ts), a cache for each version, and this hands out what is there.
 */

const PREFIX = 'veillee-pocket-'
/** A page that is not there after so long is taken from the cache. */
const PATIENCE = 3000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function kept(request) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  for (const name of names.reverse()) {
    const found = await (await caches.open(name)).match(request, { ignoreSearch: true })
    if (found) return found
  }
  return undefined
}

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    return (await kept('/index.html')) ?? Response.error()
  }
}

/** What says which versions there are is asked of the network first. */
async function freshest(request) {
  try {
    return await fetch(request)
  } catch {
    return (await kept(request)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/\/(page|pocket)\.json$/.test(url.pathname)) event.respondWith(freshest(request))
  else event.respondWith(kept(request).then((found) => found ?? fetch(request)))
})
