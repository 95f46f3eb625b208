/** Putting the house into the pocket: its files are fetched once, kept in a cache of their version, and tried. */

import { house } from './house'
import { FILES, PocketHouse } from './pocket'

const PLACE = 'veillee.pocket'
const PREFIX = 'veillee-pocket-'

interface Listed {
  version: string
  files: { path: string; bytes: number; packed: number }[]
}

/** Which part of it a file belongs to, as people are told. */
export type Part = 'games' | 'bots' | 'engine'
const partOf = (path: string): Part =>
  path.startsWith('rules/') ? 'bots' : path === 'house.bin' ? 'games' : 'engine'

const nothing = (): Record<Part, number> => ({ games: 0, bots: 0, engine: 0 })

export const installation = $state<{
  step: 'asking' | 'impossible' | 'missing' | 'offered' | 'loading' | 'paused' | 'checking' | 'done' | 'failed'
  /** Bytes in all as they travel, by part, and what of each is fetched by now. */
  total: number
  parts: Record<Part, number>
  fetched: Record<Part, number>
  /** Seconds that it will still take, as far as that can be told. */
  left: number
  why: string
  /** Seconds that the house needed to open. */
  seconds: number
  /** Another version lies ready. */
  newer: boolean
}>({
  step: 'asking',
  total: 0,
  parts: nothing(),
  fetched: nothing(),
  left: 0,
  why: '',
  seconds: 0,
  newer: false,
})

/** Bytes that are fetched by now. */
export const loaded = (): number => Object.values(installation.fetched).reduce((sum, bytes) => sum + bytes)

/** Which version is in the pocket, if any. */
export function installed(): string | undefined {
  try {
    return localStorage.getItem(PLACE) ?? undefined
  } catch {
    return undefined
  }
}

const listed = async (path: string): Promise<Response> => {
  const answer = await fetch(path, { cache: 'no-cache' })
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(path)
  return answer
}

/** Finds out what there is: whether it can be installed, how large it is, whether it is there already. */
export async function look(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) {
    installation.step = 'impossible'
    return
  }
  let found: Listed
  try {
    found = (await (await listed(`${FILES}pocket.json`)).json()) as Listed
  } catch {
    installation.step = installed() ? 'done' : 'missing'
    return
  }
  installation.total = found.files.reduce((sum, { packed }) => sum + packed, 0)
  for (const part of ['games', 'bots', 'engine'] as const)
    installation.parts[part] = found.files
      .filter(({ path }) => partOf(path) === part)
      .reduce((sum, { packed }) => sum + packed, 0)
  installation.newer = !!installed() && installed() !== found.version
  if (installation.step === 'asking') installation.step = installed() ? 'done' : 'offered'
}

/** What is being fetched now: how it is stopped, when it began, and how much was there by then. */
let run = { stop: new AbortController(), begun: 0, before: 0 }

/** After so many seconds it can be told how long it takes. */
const TOLD_AFTER = 1

function count(part: Part, bytes: number): void {
  installation.fetched[part] += bytes
  const seconds = (performance.now() - run.begun) / 1000
  const [here, missing] = [loaded() - run.before, installation.total - loaded()]
  installation.left = seconds > TOLD_AFTER && here > 0 ? Math.max(0, (missing / here) * seconds) : 0
}

/** Stops fetching; what is there stays, and `install` goes on with the rest. */
export const pause = (): void => run.stop.abort()

/** Fetches a file into a cache, unless it is there, and counts what comes as it travels. */
async function keep(cache: Cache, part: Part, path: string, share: number): Promise<void> {
  const there = await cache.match(path)
  if (there) {
    const bytes = (await there.blob()).size * share
    run.before += bytes
    installation.fetched[part] += bytes
    return
  }
  const answer = await fetch(path, { cache: 'no-cache', signal: run.stop.signal })
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        count(part, chunk.byteLength * share)
        controller.enqueue(chunk)
      },
    }),
  )
  await cache.put(path, new Response(counted, { status: 200, headers: answer.headers }))
}

/** Fetches everything; what was fetched before an interruption is not fetched again. */
export async function install(): Promise<void> {
  installation.step = 'loading'
  installation.fetched = nothing()
  installation.left = 0
  run = { stop: new AbortController(), begun: performance.now(), before: 0 }
  try {
    const found = (await (await listed(`${FILES}pocket.json`)).json()) as Listed
    const page = (await (await listed('/page.json')).json()) as string[]
    const cache = await caches.open(PREFIX + found.version)
    await navigator.serviceWorker.register('/sw.js')
    for (const path of [`${FILES}pocket.json`, '/page.json']) await cache.add(path)
    for (const path of page) await cache.add(path)
    for (const { path, bytes, packed } of found.files)
      await keep(cache, partOf(path), FILES + path, packed / bytes)
    installation.step = 'checking'
    await navigator.serviceWorker.ready
    await check()
    await navigator.storage.persist?.()
    localStorage.setItem(PLACE, found.version)
    for (const name of await caches.keys())
      if (name.startsWith(PREFIX) && name !== PREFIX + found.version) await caches.delete(name)
    installation.newer = false
    installation.step = 'done'
  } catch (error) {
    if (run.stop.signal.aborted) {
      installation.step = 'paused'
      return
    }
    installation.why = error instanceof Error ? error.message : String(error)
    installation.step = 'failed'
  }
}

/** Opens the house from what was kept, and asks it for its games. */
async function check(): Promise<void> {
  const trial = house().kind === 'pocket' ? undefined : new PocketHouse()
  if (!trial) return
  try {
    installation.seconds = (await trial.ready) / 1000
    const answer = await trial.fetch('/api/games')
    if (!answer.ok) throw new Error(String(answer.status))
  } finally {
    trial.end()
  }
}

/** Takes it off this device; games and statistics stay. */
export async function remove(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name)
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  localStorage.removeItem(PLACE)
  installation.step = 'asking'
  await look()
}
