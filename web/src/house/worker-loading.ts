/**
 * Fetches what the house needs, and prepares it, in a worker that ends when it is done: what fetching and unpacking
 * leave behind in memory ends with it.
 */

export interface Wanted {
  files: string
  games: string[]
}

/** What the house is opened with; or why it cannot be. */
export type Loaded = { engine: WebAssembly.Module; house: ArrayBuffer; rules: ArrayBuffer[] } | { why: string }

const answer = async (path: string): Promise<Response> => {
  const found = await fetch(path)
  if (!found.ok) throw new Error(`${path}: ${found.status}`)
  return found
}

const bytes = async (path: string): Promise<ArrayBuffer> => (await answer(path)).arrayBuffer()

const unpacked = async (path: string): Promise<ArrayBuffer> => {
  const whole = (await answer(path)).body!.pipeThrough(new DecompressionStream('gzip'))
  return new Response(whole).arrayBuffer()
}

async function load({ files, games }: Wanted): Promise<void> {
  const [engine, house, ...rules] = await Promise.all([
    WebAssembly.compileStreaming(answer(`${files}pyodide.asm.wasm`)),
    unpacked(`${files}house.bin`),
    ...games.map((game) => bytes(`${files}rules/${game}.so`)),
  ])
  const loaded: Loaded = { engine, house, rules }
  postMessage(loaded, { transfer: [house, ...rules] })
}

onmessage = async ({ data }: MessageEvent<Wanted>): Promise<void> => {
  try {
    await load(data)
  } catch (error) {
    postMessage({ why: String(error) } satisfies Loaded)
  }
}
