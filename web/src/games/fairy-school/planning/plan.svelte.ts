/** A plan that only this page knows of: cards on slots, or columns, moved about until they are sent in one go. */

import { movesOf } from './pay'
import type { ColumnsForecast, SchoolPlayer, FairySchoolView } from '../generated'
import { plainName, slotsOf, SLOTS } from '../cards/words'
import { called } from '../board/zones'
import { groupsOf } from './moves'
import type { ShownView } from './shown'

interface Kept {
  /** Cards by slot, in the order in which they were laid. */
  cards: [string, string][]
  columns: number[]
}
const EMPTY: Kept = { cards: [], columns: [] }

export class Plan {
  #kept = $state.raw<Kept>(EMPTY)
  #key = ''
  /** The card that was picked up, if one was. */
  picked = $state<string>()

  /** Comes to a table: what was planned for this very moment is there again, also after a reload. */
  open(key: string): void {
    if (key === this.#key) return
    this.#key = key
    this.picked = undefined
    this.#kept = read(key)
  }

  get cards(): [string, string][] {
    return this.#kept.cards
  }
  get columns(): number[] {
    return this.#kept.columns
  }

  #keep(kept: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...kept }
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept))
    } catch {
      // without storage the plan lasts as long as the page
    }
  }

  /** Lays a card on a slot; whatever the plan had there is picked up instead. */
  lay(card: string, slot: string): void {
    const there = this.cards.find(([at]) => at === slot)?.[1]
    this.#keep({ cards: [...this.cards.filter(([at, name]) => at !== slot && name !== card), [slot, card]] })
    this.picked = there === card ? undefined : there
  }

  pickUp(card: string): void {
    this.#keep({ cards: this.cards.filter(([, name]) => name !== card) })
    this.picked = card
  }

  /** A card of the plan: picks it up, or puts there the one that was picked up. */
  press = (card: string, slot?: string): void => {
    if (slot && this.picked && this.picked !== card) this.lay(this.picked, slot)
    else this.pickUp(card)
  }

  /** Chooses a column or lets it go; of two the earlier makes room for a third. */
  toggle(column: number, most: number): void {
    const rest = this.columns.filter((one) => one !== column)
    this.#keep({ columns: rest.length < this.columns.length ? rest : [...rest, column].slice(-most) })
  }

  choose(columns: number[]): void {
    this.#keep({ columns })
  }

  /** Takes back the last step; says whether there was one. */
  back(): boolean {
    const [card, column] = [this.cards.at(-1), this.columns.at(-1)]
    if (card) this.pickUp(card[1])
    else if (column !== undefined) this.#keep({ columns: this.columns.slice(0, -1) })
    return card !== undefined || column !== undefined
  }
}

function read(key: string): Kept {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>) }
  } catch {
    return EMPTY
  }
}

/** A view with a plan laid over it: forest, hand, question and moves as they would be. */
export interface Planned {
  view: ShownView
  /** Cards by the slots on which the plan lays them. */
  cards?: [string, string][]
  /** Slots and columns that belong to the plan and may be taken up again. */
  slots: string[]
  columns: number[]
  forecast?: ColumnsForecast | undefined
  /** The moves that carry it out, once it is complete. */
  moves?: string[] | undefined
}

export function planned(view: FairySchoolView, seat: number, plan: Plan): Planned {
  const ask = view.seat === seat ? view.question?.ask : undefined
  if (ask === 'plan') return plannedForest(view, seat, plan)
  if (ask === 'column' && view.help?.columns.length) return plannedColumns(view, plan, view.help.columns)
  return { view, slots: [], columns: [] }
}

function plannedForest(view: FairySchoolView, seat: number, plan: Plan): Planned {
  const me = view.players[seat]!
  const hand = called(me.hand ?? [])
  const holes = view.moves.filter((move) => move.startsWith('slot ')).map((move) => move.slice(5))
  const laid = plan.cards.filter(([slot, card]) => holes.includes(slot) && hand.includes(card))
  let rest = hand.filter((card) => !laid.some(([, name]) => name === card))
  const free = holes.filter((slot) => !laid.some(([at]) => at === slot))
  const byHand = view.question?.to_place ?? hand.length
  if (laid.length === byHand && rest.length === 1 && plan.picked === undefined) {
    laid.push([free.pop()!, rest.pop()!])
  }
  const picked = rest.find((card) => card === plan.picked) ?? rest[0]
  rest = picked ? [picked, ...rest.filter((card) => card !== picked)] : []
  const slots = laid.map(([slot]) => slot)
  const at = new Map(laid)
  const forest = slotsOf(me.forest).map((name, i) => at.get(SLOTS[i]!) ?? name)
  const player: SchoolPlayer = { ...me, hand: rest, forest: textOf(forest), columns: pricesOf(view, me, forest) }
  const over = { players: view.players.with(seat, player) }
  if (picked)
    return {
      view: {
        ...view,
        ...over,
        question: { ask: 'plan', card: picked },
        moves: free.map((slot) => `slot ${slot}`),
      },
      cards: laid,
      slots,
      columns: [],
    }
  const whole = hand.map((card) => `slot ${laid.find(([, name]) => name === card)![0]}`)
  const moves = whole.slice(0, byHand)
  return {
    view: { ...view, ...over, question: { ask: 'planned' }, moves: ['done'] },
    cards: laid,
    slots,
    columns: [],
    moves,
  }
}

const textOf = (forest: (string | null)[]): string => {
  const names = forest.map((name) => name ?? '-')
  return `${names.slice(0, 5).join(' ')} / ${names.slice(5).join(' ')}`
}

/** What the columns would cost: the help says which card frees which. */
const pricesOf = (view: FairySchoolView, me: SchoolPlayer, forest: (string | null)[]): SchoolPlayer['columns'] =>
  me.columns.map((price, i) => {
    const isFree = forest.some(
      (name, at) => name && view.help?.cards[plainName(name)]?.frees?.[SLOTS[at]!] === i + 1,
    )
    return isFree ? null : price
  })

function plannedColumns(view: FairySchoolView, plan: Plan, all: ColumnsForecast[]): Planned {
  const most = all[0]!.columns.length
  const payable = all.filter(({ way }) => way)
  const holds = (some: number[]): ColumnsForecast[] =>
    payable.filter(({ columns }) => some.every((one) => columns.includes(one)))
  const columns = holds(plan.columns).length ? plan.columns.slice(0, most) : []
  const forecast = columns.length === most ? holds(columns)[0] : undefined
  const free = groupsOf(view).free
  if (forecast)
    return {
      view: { ...view, question: { ask: 'chosen' }, moves: ['done', ...free] },
      slots: [],
      columns,
      forecast,
      moves: movesOf(forecast.way!),
    }
  const open = [1, 2, 3, 4, 5].filter((n) => !columns.includes(n) && holds([...columns, n]).length)
  const question = { ask: columns.length ? ('second' as const) : ('column' as const) }
  return { view: { ...view, question, moves: [...open.map((n) => `col ${n}`), ...free] }, slots: [], columns }
}
