/** The connection to one table: opens a socket, resumes where it was, sends acts until they are answered. */

import { api, newId } from './api'
import type { Entry, FromServer, HouseError, Refusal, ToServer, Welcome } from './protocol'
import { receive, withOlder, type TableState } from './table-state'
import { house, type Line } from '../house/house'

export interface Handlers {
  /** Something happened; `first` when it is the past told at the start. */
  onentries(entries: Entry[], first: boolean): void
  onrefused(error: HouseError): void
}

type Act = Exclude<ToServer, { type: 'ping' }>
type Without<T> = T extends unknown ? Omit<T, 'id'> : never

/** Acts after which the table is another one. */
const changesTable = ({ type }: Act): boolean => type === 'play' || type === 'undo' || type === 'series'

/** Closing codes after which it is useless to come back. */
const FINAL = new Set([4401, 4404, 4409, 4410])
const PING_INTERVAL = 25_000
/** A reply that is not there after so long never comes: the connection is dead, though nobody closed it. */
const REPLY_TIMEOUT = 10_000
const LONGEST_PAUSE = 4000
/** So many entries are fetched at once. */
const PAGE = 200

export class Connection {
  state = $state.raw<TableState>()
  /** open: in touch; lost: trying again; stopped: no use trying. */
  status = $state<'opening' | 'open' | 'lost' | 'stopped'>('opening')
  /** An act of ours that is not answered yet. */
  busy = $state(false)
  /** Since when the line has been down. */
  lostAt = $state(0)
  /** What waits for the line: at most one act, which is shown and can be dropped. */
  unsent = $state.raw<{ moves: string[] }>()

  /** The only one: one that is replaced is closed and its events are ignored. */
  #socket: Line | undefined
  /** When the last entry happened that we have: it tells this log from another one, put back from a copy. */
  #at = 0
  #unanswered = new Map<string, Act>()
  #tries = 0
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setInterval> | undefined
  #replyTimer: ReturnType<typeof setTimeout> | undefined
  #resendTimer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(
    readonly code: string,
    readonly handlers: Handlers,
    /** Looks on as a television does, whoever holds a seat in this browser. */
    readonly screen = false,
  ) {
    this.#open()
    addEventListener('online', this.#reconnectNow)
    if (house().kind === 'server') addEventListener('offline', this.#connectionLost)
    document.addEventListener('visibilitychange', this.#reconnectNow)
  }

  act(wanted: Without<Act>): void {
    const act = { ...wanted, id: newId() } as Act
    if (this.status !== 'open' && (!changesTable(act) || this.busy)) return
    this.#unanswered.set(act.id, act)
    this.busy = changesTable(act) || this.busy
    this.#send(act)
    this.#showUnsent()
  }

  /** Gives up what waits for the line. */
  drop(): void {
    this.#forget()
  }

  #showUnsent(): void {
    const act = this.status === 'open' ? undefined : [...this.#unanswered.values()].find(changesTable)
    this.unsent = act && { moves: act.type === 'play' ? [act.move] : act.type === 'series' ? [...act.moves] : [] }
  }

  /** Opens the socket anew: a socket keeps the guest it was opened by, and a name given since makes another. */
  reopen(): void {
    this.#open()
  }

  close(): void {
    this.#ended = true
    removeEventListener('online', this.#reconnectNow)
    removeEventListener('offline', this.#connectionLost)
    document.removeEventListener('visibilitychange', this.#reconnectNow)
    this.#closeSocket()
  }

  #closeSocket(): void {
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#resendTimer)
    clearInterval(this.#pingTimer)
    this.#stopReplyTimer()
    const before = this.#socket
    this.#socket = undefined
    if (!before) return
    before.onmessage = before.onclose = null
    before.close(1000)
  }

  #open(): void {
    this.#closeSocket()
    if (this.#ended) return
    const asked = new URLSearchParams()
    if (this.screen) asked.set('as', 'screen')
    if (this.state) {
      asked.set('from', String(this.state.n))
      asked.set('epoch', this.state.epoch)
      asked.set('at', String(this.#at))
    }
    const socket = house().line(`/api/tables/${encodeURIComponent(this.code)}/socket?${asked}`)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#stopReplyTimer()
      for (const line of String(event.data).split('\n')) this.#handle(JSON.parse(line) as FromServer)
    }
    socket.onclose = (event) => this.#closed(event)
    this.#pingTimer = setInterval(() => this.#send({ type: 'ping' }), PING_INTERVAL)
    this.#startReplyTimer()
  }

  /** Whoever comes back to the page, or to the network, need not wait for the next try, nor for the next ping. */
  #reconnectNow = (): void => {
    if (document.visibilityState === 'hidden') return
    if (this.status === 'lost') this.#open()
    else this.#send({ type: 'ping' })
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(message))
    this.#startReplyTimer()
  }

  #startReplyTimer(): void {
    this.#replyTimer ??= setTimeout(this.#connectionLost, REPLY_TIMEOUT)
  }

  #stopReplyTimer(): void {
    clearTimeout(this.#replyTimer)
    this.#replyTimer = undefined
  }

  #closed({ code }: CloseEvent): void {
    if (!FINAL.has(code)) return this.#retryAfter(code === 4429 ? LONGEST_PAUSE : 0)
    this.#closeSocket()
    this.status = 'stopped'
  }

  /** The socket is as good as closed; a house on this very machine is there again at once. */
  #connectionLost = (): void => {
    if (this.status !== 'stopped') this.#retryAfter(0)
  }

  #retryAfter(more: number): void {
    this.#closeSocket()
    if (this.status !== 'lost') this.lostAt = Date.now()
    this.status = 'lost'
    this.#showUnsent()
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#retryTimer = setTimeout(() => this.#open(), pause + more)
  }

  #handle(message: FromServer): void {
    if (message.type === 'done') return this.#answered(message.id)
    if (message.type === 'refused') return this.#refused(message)
    if (message.type === 'why') {
      this.#answered(message.id)
      if (message.error) this.handlers.onrefused(message.error)
      return
    }
    const outcome = receive(this.state, message)
    if (outcome === 'same') return
    if (outcome === 'gap') {
      this.reopen()
      return
    }
    this.state = outcome.state
    this.#at = outcome.entries.at(-1)?.at ?? this.#at
    this.handlers.onentries(outcome.entries, outcome.first)
    if (message.type !== 'welcome') return
    void this.#fetchOlder(message)
    this.status = 'open'
    this.unsent = undefined
    this.#tries = 0
    if (message.reset) this.#forget()
    this.#resend()
  }

  /** A welcome tells of the last entries only: what lies between them and what we have is fetched in pages. */
  async #fetchOlder({ epoch, older, missed }: Welcome): Promise<void> {
    let before = missed[0]?.n ?? 0
    const last = before - older
    while (before > last && !this.#ended) {
      const page = await api
        .log(this.code, before, Math.min(PAGE, before - last), this.screen)
        .catch(() => undefined)
      if (!page?.frames.length || page.epoch !== epoch || this.state?.epoch !== epoch) return
      this.state = withOlder(this.state, page.frames)
      before = page.frames[0]!.n
    }
  }

  /** What came too fast was not handled: an act is sent again in a while. A refusal without an id answers all. */
  #refused({ id, error }: Refusal): void {
    const act = id ? this.#unanswered.get(id) : [...this.#unanswered.values()].find(changesTable)
    if (error.code === 'too-fast' && act && changesTable(act)) {
      clearTimeout(this.#resendTimer)
      this.#resendTimer = setTimeout(() => this.#resend(), (error.wait ?? 1) * 1000)
      return
    }
    if (id) this.#answered(id)
    else this.#forget()
    this.handlers.onrefused(error)
  }

  #resend(): void {
    for (const act of this.#unanswered.values()) this.#send(act)
  }

  /** What we meant to do was meant for another state of the table. */
  #forget(): void {
    this.#unanswered.clear()
    this.unsent = undefined
    this.busy = false
  }

  #answered(id: string): void {
    this.#unanswered.delete(id)
    this.busy = [...this.#unanswered.values()].some(changesTable)
  }
}
