/** What the person in front wants to do: it is played, laid into the plan, asked back, or refused with what would help. */

import { announce } from '$lib/announce.svelte'
import type { Element, FairySchoolView } from '../generated'
import { groupsOf } from '../planning/moves'
import type { Plan, Planned } from '../planning/plan.svelte'
import type { ShownView } from '../planning/shown'
import { finishWords } from './finishing'

/** The table as it is now. */
export interface Situation {
  view: FairySchoolView
  /** The view with the plan laid over it; the same where there is none. */
  shown: ShownView
  laid: Planned
  plan: Plan
  front: number
  busy: boolean
  /** Whether finishing with something still usable is asked back. */
  asksBack: boolean
  onplay?: ((move: string) => void) | undefined
  onseries?: ((moves: string[], again?: boolean) => void) | undefined
  onwhy?: ((move: string) => void) | undefined
}

/** What the page does beside an act. */
export interface Replies {
  /** Whoever plays on has read enough. */
  skip: () => void
  /** Opens the exchange that gives an element. */
  propose: (element: Element) => void
  /** Brings the question back to the focus. */
  askBack: () => void
}

export class Acts {
  #now: () => Situation
  #replies: Replies
  /** The phase in which it was asked back, and the choices at which it still is. */
  #askedIn = ''
  #askedAt = $state('')

  constructor(now: () => Situation, replies: Replies) {
    this.#now = now
    this.#replies = replies
  }

  /** What could still be used where somebody wants to finish. */
  left = $derived.by(() => finishWords(this.#now().view))
  #phase = $derived.by(() => `${this.#now().view.game_turn} ${this.#now().view.step} ${this.#now().front}`)
  #choices = $derived.by(() => `${this.#phase} ${this.#now().view.moves.join()}`)
  /** Whether it is asked back now. */
  sure = $derived.by(() => this.#askedAt === this.#choices)

  /** Finishing is the good next act where a plan is complete, or where nothing else is to be done. */
  good = $derived.by(() => {
    const { shown, view } = this.#now()
    const complete = shown.question?.ask === 'planned' || shown.question?.ask === 'chosen'
    return (
      complete ||
      (groupsOf(shown).main.length === 0 && !this.left && !view.help?.offers.some(({ ways }) => ways.length))
    )
  })

  /** Plays what is legal; otherwise asks the house for its reason. */
  attempt = (move: string): void => {
    const { view, shown, busy, onplay } = this.#now()
    if (busy) return
    this.#replies.skip()
    if (this.#asksBack(move)) return
    if (shown !== view && shown.moves.includes(move) && this.#lay(move)) return
    if (view.moves.includes(move)) onplay?.(move)
    else this.#refuse(move)
  }

  /** Goes on after a question back. */
  goOn = (): boolean => {
    const was = this.sure
    this.#askedAt = ''
    return was
  }

  /** Whoever wants to finish with something still to be used is asked once, in every phase anew. */
  #asksBack(move: string): boolean {
    const { view, asksBack } = this.#now()
    if (move !== 'done' || this.sure || !asksBack || !this.left) return false
    if (this.#askedIn === this.#phase || !view.moves.includes(move)) return false
    this.#askedIn = this.#phase
    this.#askedAt = this.#choices
    announce(this.left)
    this.#replies.askBack()
    return true
  }

  /** Moves of a plan go no further than this page, until it is sent as a whole. */
  #lay(move: string): boolean {
    const { view, shown, laid, plan, onseries } = this.#now()
    const [verb, what = ''] = move.split(' ')
    if (move === 'done' && laid.moves) onseries?.(laid.moves)
    else if (verb === 'slot' && shown.question?.card) plan.lay(shown.question.card, what)
    else if (verb === 'col') plan.toggle(Number(what), view.help!.columns[0]!.columns.length)
    else return false
    return true
  }

  /** A refusal repairs: what is missing can be had by an exchange, which opens filled in. */
  #refuse(move: string): void {
    const { view, onwhy } = this.#now()
    const missing = view.help?.aims[move.split(' ')[1] ?? move]?.missing
    const element = missing?.match(/[EVFW]/)?.[0] as Element | undefined
    if (element) this.#replies.propose(element)
    onwhy?.(move)
  }
}
