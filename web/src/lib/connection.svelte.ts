/** The line to one table: opens, resumes where it was, sends acts until they are answered. */

import { newId } from './api'
import type { Entry, FromServer, HouseError, Refusal, ToServer } from './protocol'
import { receive, type TableState } from './table-state'

export interface Ears {
  /** Something happened; `first` when it is the past told at the start. */
  onnews(news: Entry[], first: boolean): void
  onrefused(error: HouseError): void
}

type Act = Exclude<ToServer, { type: 'ping' }>
type Without<T> = T extends unknown ? Omit<T, 'id'> : never

/** Acts after which the table is another one. */
const isDoing = ({ type }: Act): boolean => type === 'play' || type === 'undo' || type === 'series'

/** Closing codes after which it is useless to come back. */
const FINAL = new Set([4401, 4404])
const QUIET = 25_000
/** So long the house may be silent when it owes an answer; then the line is dead, and nobody said so. */
const PATIENCE = 10_000
const LONGEST_PAUSE = 4000

export class Connection {
  state = $state.raw<TableState>()
  /** open: in touch; lost: trying again; stopped: no use trying. */
  status = $state<'opening' | 'open' | 'lost' | 'stopped'>('opening')
  /** An act of ours that is not answered yet. */
  busy = $state(false)

  /** The only one: whoever is replaced is closed and not listened to. */
  #socket: WebSocket | undefined
  /** When the last entry happened that we have: it tells this log from another one, put back from a copy. */
  #at = 0
  #waiting = new Map<string, Act>()
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  #again: ReturnType<typeof setTimeout> | undefined
  #over = false

  constructor(
    readonly code: string,
    readonly ears: Ears,
  ) {
    this.#open()
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#lose)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  act(wanted: Without<Act>): void {
    const act = { ...wanted, id: newId() } as Act
    this.#waiting.set(act.id, act)
    this.busy = isDoing(act) || this.busy
    this.#send(act)
  }

  /** Opens the line anew: a socket keeps the guest it was opened by, and a name given since makes another. */
  reopen(): void {
    this.#open()
  }

  close(): void {
    this.#over = true
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#lose)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#hangUp()
  }

  #hangUp(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#again)
    clearInterval(this.#ping)
    this.#trust()
    const before = this.#socket
    this.#socket = undefined
    if (!before) return
    before.onmessage = before.onclose = null
    before.close(1000)
  }

  #open(): void {
    this.#hangUp()
    if (this.#over) return
    const url = new URL(`/api/tables/${encodeURIComponent(this.code)}/socket`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (this.state) {
      url.searchParams.set('from', String(this.state.n))
      url.searchParams.set('epoch', this.state.epoch)
      url.searchParams.set('at', String(this.#at))
    }
    const socket = new WebSocket(url)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#trust()
      for (const line of String(event.data).split('\n')) this.#hear(JSON.parse(line) as FromServer)
    }
    socket.onclose = (event) => this.#closed(event)
    this.#ping = setInterval(() => this.#send({ type: 'ping' }), QUIET)
    this.#expect()
  }

  /** Whoever comes back to the page, or to the network, need not wait for the next try, nor for the next ping. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.status === 'lost') this.#open()
    else this.#send({ type: 'ping' })
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(message))
    this.#expect()
  }

  #expect(): void {
    this.#doubt ??= setTimeout(this.#lose, PATIENCE)
  }

  #trust(): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
  }

  #closed({ code }: CloseEvent): void {
    if (!FINAL.has(code)) return this.#retryAfter(code === 4429 ? LONGEST_PAUSE : 0)
    this.#hangUp()
    this.status = 'stopped'
  }

  /** The line is as good as closed; a house on this very machine is there again at once. */
  #lose = (): void => {
    if (this.status !== 'stopped') this.#retryAfter(0)
  }

  #retryAfter(more: number): void {
    this.#hangUp()
    this.status = 'lost'
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#retry = setTimeout(() => this.#open(), pause + more)
  }

  #hear(message: FromServer): void {
    if (message.type === 'done') return this.#answered(message.id)
    if (message.type === 'refused') return this.#refused(message)
    if (message.type === 'why') {
      this.#answered(message.id)
      if (message.error) this.ears.onrefused(message.error)
      return
    }
    const outcome = receive(this.state, message)
    if (outcome === 'same') return
    if (outcome === 'gap') {
      this.reopen()
      return
    }
    this.state = outcome.state
    this.#at = outcome.news.at(-1)?.at ?? this.#at
    this.ears.onnews(outcome.news, outcome.first)
    if (message.type !== 'welcome') return
    this.status = 'open'
    this.#tries = 0
    if (message.reset) this.#forget()
    this.#repeat()
  }

  /** What was said too fast was not heard: an act is said again in a while. A refusal without a number answers all. */
  #refused({ id, error }: Refusal): void {
    const act = id ? this.#waiting.get(id) : [...this.#waiting.values()].find(isDoing)
    if (error.code === 'too-fast' && act && isDoing(act)) {
      clearTimeout(this.#again)
      this.#again = setTimeout(() => this.#repeat(), (error.wait ?? 1) * 1000)
      return
    }
    if (id) this.#answered(id)
    else this.#forget()
    this.ears.onrefused(error)
  }

  #repeat(): void {
    for (const act of this.#waiting.values()) this.#send(act)
  }

  /** What we meant to do was meant for another state of the table. */
  #forget(): void {
    this.#waiting.clear()
    this.busy = false
  }

  #answered(id: string): void {
    this.#waiting.delete(id)
    this.busy = [...this.#waiting.values()].some(isDoing)
  }
}
