/** The house in a worker: the server's own Python over compiled rules, and what it keeps in this browser. */

import type { Face } from '$lib/game'
import { Keeper } from './keeper'
import type { FromPocket, ToPocket } from './messages'
import { stored } from './stored-zip'
import type { Loaded, Wanted } from './worker-loading'

/** What the worker uses of Pyodide. */
interface Python {
  FS: {
    mkdirTree(path: string): void
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void
  }
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>
  runPython(source: string): unknown
}

/** The house as Python has it. */
interface Pocket {
  fetch(method: string, path: string, body: string): Promise<string>
  open_line(line: string, path: string): void
  say(line: string, text: string): void
  hang_up(line: string): void
  written_elsewhere(code: string, number: number): void
}

/** The games whose rules are brought along: every folder of a game. */
const GAMES = Object.values(import.meta.glob<Face>('../games/*/face.ts', { eager: true, import: 'default' })).map(
  ({ id }) => id,
)
const post = (message: FromPocket): void => postMessage(message)

/** Has everything fetched by another worker, which ends then. */
const loaded = (files: string): Promise<Exclude<Loaded, { why: string }>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-loading.ts', import.meta.url), { type: 'module' })
    const end = (found: Loaded): void => {
      worker.terminate()
      if ('why' in found) reject(new Error(found.why))
      else resolve(found)
    }
    worker.onerror = (event) => end({ why: event.message })
    worker.onmessage = ({ data }: MessageEvent<Loaded>) => end(data)
    worker.postMessage({ files, games: GAMES } satisfies Wanted)
  })

/** Python with an engine that is compiled already: it would fetch and compile it itself. */
async function started(files: string, engine: WebAssembly.Module): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${files}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Python>
  }
  const usual = { fetch: self.fetch, instantiate: WebAssembly.instantiateStreaming }
  self.fetch = async (wanted, init) =>
    String(wanted).endsWith('.asm.wasm') ? new Response() : usual.fetch.call(self, wanted, init)
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: engine,
    instance: await WebAssembly.instantiate(engine, imports),
  })
  try {
    return await loadPyodide({
      indexURL: files,
      stdLibURL: `${files}python.zip`,
      env: { VEILLEE_COMPILER: 'linked', VEILLEE_RULES: '/rules', HOME: '/home/veillee' },
    })
  } finally {
    self.fetch = usual.fetch
    WebAssembly.instantiateStreaming = usual.instantiate
  }
}

async function open(files: string): Promise<Pocket> {
  const { engine, house, rules } = await loaded(files)
  const python = await started(files, engine)
  const lay = (path: string, bytes: Uint8Array): void => {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, bytes, { canOwn: true }) // not a copy of it
  }
  for (const { path, bytes } of stored(house)) lay(`/house/${path}`, bytes)
  rules.forEach((data, i) => lay(`/rules/${GAMES[i]}.so`, new Uint8Array(data)))
  python.runPython('import sys; sys.path.insert(0, "/house")')
  const keeper = await Keeper.open()
  const said = (line: string, text: string): void => post({ type: 'said', line, text })
  const pocket = (await python.pyimport('veillee.pocket.start').open_pocket!(keeper, said)) as Pocket
  keeper.listen((code, number) => pocket.written_elsewhere(code, number))
  return pocket
}

let house: Promise<Pocket> | undefined

onmessage = async ({ data }: MessageEvent<ToPocket>): Promise<void> => {
  if (data.type === 'open') {
    const begun = performance.now()
    house = open(data.files)
    await house.then(
      () => post({ type: 'ready', ms: performance.now() - begun }),
      (why: unknown) => post({ type: 'failed', why: String(why) }),
    )
    return
  }
  const pocket = await house!
  if (data.type === 'fetch')
    post({ type: 'answer', id: data.id, answer: await pocket.fetch(data.method, data.path, data.body) })
  else if (data.type === 'line') pocket.open_line(data.line, data.path)
  else if (data.type === 'say') pocket.say(data.line, data.text)
  else pocket.hang_up(data.line)
}
