/** The page's end of the house in the pocket: requests and lines as messages to a worker. */

import type { House, Line } from './house'
import type { FromPocket, ToPocket } from './messages'

/** Where its files lie. */
export const FILES = '/pocket/'

class PocketLine implements Line {
  readyState: number = WebSocket.OPEN
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null

  constructor(
    readonly name: string,
    readonly tell: (message: ToPocket) => void,
    path: string,
  ) {
    tell({ type: 'line', line: name, path })
  }

  send(text: string): void {
    this.tell({ type: 'say', line: this.name, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.tell({ type: 'hang-up', line: this.name })
  }

  /** A text from the house; one that begins with `!` says why it closes the line. */
  hear(text: string): void {
    if (!text.startsWith('!')) this.onmessage?.(new MessageEvent('message', { data: text }))
    else {
      this.readyState = WebSocket.CLOSED
      this.onclose?.(new CloseEvent('close', { code: Number(text.slice(1)) }))
    }
  }
}

export class PocketHouse implements House {
  readonly kind = 'pocket'
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  readonly #answers = new Map<number, (answer: string) => void>()
  readonly #lines = new Map<string, PocketLine>()
  #count = 0
  /** Milliseconds until it was open. */
  readonly ready: Promise<number>

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.#worker.onerror = (event) => reject(new Error(event.message))
      this.#worker.onmessage = ({ data }: MessageEvent<FromPocket>) => {
        if (data.type === 'ready') resolve(data.ms)
        else if (data.type === 'failed') reject(new Error(data.why))
        else if (data.type === 'said') this.#lines.get(data.line)?.hear(data.text)
        else {
          this.#answers.get(data.id)?.(data.answer)
          this.#answers.delete(data.id)
        }
      }
    })
    this.#tell({ type: 'open', files: new URL(FILES, location.href).href })
  }

  #tell = (message: ToPocket): void => this.#worker.postMessage(message)

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    await this.ready
    const id = ++this.#count
    const body = typeof init.body === 'string' ? init.body : ''
    const answer = await new Promise<string>((resolve) => {
      this.#answers.set(id, resolve)
      this.#tell({ type: 'fetch', id, method: init.method ?? 'GET', path, body })
    })
    const { status, type, body: found } = JSON.parse(answer) as { status: number; type: string; body: string }
    return new Response(found, { status, headers: { 'content-type': type } })
  }

  line(path: string): Line {
    const name = String(++this.#count)
    const line = new PocketLine(name, this.#tell, path)
    this.#lines.set(name, line)
    return line
  }

  end(): void {
    this.#worker.terminate()
  }
}
