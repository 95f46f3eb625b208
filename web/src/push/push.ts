/** Web push in this browser: whether it is possible here, and how it is switched on and off. */

const WORKER = '/push-worker.js'
/** The worker has a place of its own, so that it stands in no other worker's way. */
const SCOPE = '/push/'

/** Why nothing can be pushed to this browser, or that it can. */
export type PushState = 'insecure' | 'missing' | 'denied' | 'possible'

export function pushState(): PushState {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'missing'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined
}

/** Where this browser is pushed to, if it is. */
export async function endpoint(): Promise<string | undefined> {
  if (pushState() !== 'possible') return undefined
  const subscription = await (await registered())?.pushManager.getSubscription()
  return subscription?.endpoint
}

/** Asks for permission, and lets the house push to this browser; undefined if that is not allowed. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await active(registration)
  const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const known = await registration.pushManager.getSubscription()
  if (known && !isFor(known, wanted.applicationServerKey)) await known.unsubscribe()
  return (await registration.pushManager.subscribe(wanted)).toJSON()
}

/** A worker that was just fetched needs a moment before anything can be pushed to it. */
function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return Promise.resolve()
  return new Promise((done) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done()
    }),
  )
}

const isFor = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const known = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return known.length === key.length && known.every((byte, i) => byte === key[i])
}

/** Bytes from base64url. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
