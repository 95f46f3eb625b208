/** What happens at a table, as it reaches people: read aloud, heard, seen in a bubble, told after an absence. */

import { announce } from './announce.svelte'
import type { Game } from './game'
import { peopleOf, sayEvent } from './people'
import type { Emote, Entry } from './protocol'
import { loudest, playSound } from './sound'
import type { TableState } from './table-state'
import { lastSeen, see } from './tables'
import { isTurn } from './turn'
import { isPlayed, seatOf, type GameEvent, type LogLine } from './view'
import { t } from './words.svelte'

/** How long a bubble stands, in milliseconds. */
const BUBBLE = 6000
/** How long a seat says that its person is back. */
const BACK = 12_000
const RETURNS = new Set(['house-online', 'house-seat-back', 'house-returned', 'house-given', 'house-moved'])
/** A recap is worth its place from this many lines on; in a game that lasts for days, from the first. */
const LEAST = 4
/** So many of its lines are shown and read aloud at first, the latest. */
export const RECAP = 6

export class Notifications {
  /** What people said just now, by seat. */
  bubbles = $state<Record<number, Emote>>({})
  /** Who has just come back, by seat. */
  back = $state<Record<number, boolean>>({})
  /** What happened while nobody looked. */
  recap = $state.raw<LogLine[]>([])
  /** Which seat of this device looks at the table; nobody while its curtain is drawn. */
  looking: number | undefined

  #state: TableState | undefined
  #game: Game | undefined
  /** The last number that somebody was there to see; undefined while they are. */
  #left: number | undefined
  #wasTurn = false
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  constructor(readonly code: string) {
    document.addEventListener('visibilitychange', this.#looked)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#looked)
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  /** Something new, in the words of its game; `first` when it is the past told at the start. */
  receive(game: Game, state: TableState, entries: Entry[], first: boolean): void {
    const before = this.#state
    this.#state = state
    this.#game = game
    if (first) this.#return(lastSeen(this.code, state.epoch) ?? this.#lastOwn(), true)
    else {
      this.#announce(entries)
      if (entries.length > 1 && before && this.#left === undefined) this.#return(before.n)
    }
    this.#wasTurn = isTurn(state)
    this.#remember()
  }

  #announce(entries: Entry[]): void {
    const { table, you } = this.#state!
    const people = peopleOf(table, you.seats)
    const events = entries.flatMap((entry) => entry.events)
    for (const event of events) announce(sayEvent(event, people, this.#game!), () => this.mayAnnounce(event))
    for (const event of events)
      if (event.message === 'house-emoted') this.#bubble(seatOf(event), event.args.emote as Emote)
      else if (RETURNS.has(event.message)) this.#showBack(seatOf(event))
    const called = isTurn(this.#state!) && !this.#wasTurn
    const played = entries.some(isPlayed)
    if (played)
      playSound(
        loudest([
          ...events.map(this.#game!.soundOf),
          called ? 'turn' : undefined,
          table.phase === 'over' ? 'end' : undefined,
        ]),
      )
  }

  /** On a shared device an act that the log leaves out may be sealed from its other seats. */
  mayAnnounce(event: GameEvent): boolean {
    if (!this.#state || !this.#game) return false
    const seat = seatOf(event)
    const { you, views } = this.#state
    const shared = you.seats.length > 1 && views.some((view) => view.secrets)
    return (
      !shared || seat === null || seat === this.looking || !you.seats.includes(seat) || !this.#game.isQuiet(event)
    )
  }

  #bubble(seat: number | null, emote: Emote): void {
    if (seat === null) return
    this.bubbles[seat] = emote
    clearTimeout(this.#timers.get(seat))
    this.#timers.set(
      seat,
      setTimeout(() => delete this.bubbles[seat], BUBBLE),
    )
  }

  #showBack(seat: number | null): void {
    if (seat === null) return
    this.back[seat] = true
    setTimeout(() => delete this.back[seat], BACK)
  }

  #looked = (): void => {
    if (document.visibilityState === 'hidden') this.#left = this.#state?.n
    else {
      this.#return(this.#left)
      this.#left = undefined
      this.#remember()
    }
  }

  /** Somebody is back: what has happened since they last looked? */
  #return(since: number | undefined, aloud = false): void {
    if (since === undefined || !this.#state?.you.seats.length) return
    const missed = this.#state.log.filter((line) => line.n > since && isPlayed(line) && !this.#game!.isQuiet(line))
    if (missed.length < (this.#state.table.slow ? 1 : LEAST)) return
    this.recap = missed
    const people = peopleOf(this.#state.table, this.#state.you.seats)
    if (aloud)
      announce(
        [t('web-recap'), ...missed.slice(-RECAP).map((line) => sayEvent(line, people, this.#game!))].join(' '),
      )
  }

  /** Of a slow game this browser may know nothing yet, as on a new device: one was last here when one last acted. */
  #lastOwn(): number | undefined {
    const { table, you, log } = this.#state!
    if (!table.slow) return undefined
    const isOwn = (line: LogLine): boolean => line.seat !== null && you.seats.includes(line.seat)
    return log.findLast((line) => isPlayed(line) && !this.#game!.isQuiet(line) && isOwn(line))?.n
  }

  #remember(): void {
    if (this.#state && this.#left === undefined && document.visibilityState !== 'hidden')
      see(this.code, this.#state.epoch, this.#state.n)
  }
}
