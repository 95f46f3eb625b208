/** Words for elements, cards, effects, moves, events and results. */

import { settings } from '$lib/settings.svelte'
import type { GameEvent } from '$lib/view'
import { list, t, type Args } from '$lib/words.svelte'
import { amounts, linesOf, type Amount, type Line, type Outcome } from './cards/effects'
import type { Creature, SchoolBox, SchoolTile } from './generated'
import type { ShownView } from './planning/shown'
import { plainName, slotsOf, SLOTS } from './cards/words'

const CLAUSES: Record<string, string> = {
  'fs-event-realised': 'FS-156',
  'fs-event-studied': 'FS-131',
  'fs-event-certified': 'FS-136',
  'fs-event-final': 'FS-166',
  'fs-event-step': 'FS-170',
  'fs-event-bonus': 'FS-158',
  'fs-event-kindness': 'FS-120',
  'fs-event-over': 'FS-182',
}
export const clauseOf = (event: GameEvent): string | undefined => CLAUSES[event.message]

/** Single acts are many and small: the log keeps what others would look up for. */
export const isQuiet = (event: GameEvent): boolean => event.message === 'fs-event-act'

/** What is printed on the cards of the table that was looked at last: events name cards only. */
let known: SchoolBox | undefined
export const know = (box: SchoolBox): void => void (known = box)

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
const either = (items: string[]): string =>
  new Intl.ListFormat(settings.language === 'en' ? 'en-GB' : 'fr-FR', { type: 'disjunction' }).format(items)

export const creatureWords = (creature: Creature): string => t('fs-creature', { creature })
export const amountWords = ({ element, n }: Amount): string => t('fs-amount', { element, n })
export const storeWords = (store: string): string =>
  store ? list(amounts(store).map(amountWords)) : t('fs-nothing')

function outcomeWords({ special, draws, plays, gain }: Outcome): string {
  const taken = gain.length ? [t('fs-take', { gain: list(gain.map(amountWords)) })] : []
  return list([...(special ? [t(`fs-special-${special}`, { draws, plays })] : []), ...taken])
}

export function lineWords(line: Line): string {
  const gain = either(line.outcomes.map(outcomeWords))
  return line.price.length
    ? t('fs-pay-for', { price: list(line.price.map(amountWords)), times: line.times, gain })
    : gain
}

export const effectWords = (effect: string): string =>
  linesOf(effect)
    .map(lineWords)
    .join(` ${t('fs-or')} `)

export function cardWords(name: string, box: SchoolBox | undefined = known): string {
  const card = box?.cards[plainName(name)]
  if (!card) return name
  return t('fs-card-words', {
    creature: card.creature,
    name,
    effect: effectWords(card.effect),
    kindness: card.kindness,
  })
}

/** Its creature and number only. */
export function cardName(name: string, box: SchoolBox | undefined = known): string {
  const card = box?.cards[plainName(name)]
  return card ? t('fs-card-name', { creature: card.creature, name }) : name
}

export function projectWords(name: string, box: SchoolBox): string {
  const card = box.cards[plainName(name)]
  return card
    ? t('fs-project-words', { card: cardWords(name, box), cost: storeWords(card.cost), stars: card.stars })
    : name
}

export const finalWords = (name: string, box: SchoolBox): string =>
  t('fs-final-words', {
    name,
    steps: list(
      (box.finals[name] ?? []).map(({ cost, stars }) => t('fs-final-step', { cost: storeWords(cost), stars })),
    ),
  })

export const tileWords = (tile: SchoolTile, half: 'left' | 'right'): string => tile[half][settings.language] ?? ''

export const slotWords = (slot: string, box: SchoolBox): string =>
  t('fs-slot', { row: slot[0]!, n: Number(slot[1]), subject: box.columns[Number(slot[1]) - 1]! })
export const priceWords = (price: string | null): string =>
  price ? amountWords({ element: price as Amount['element'], n: 1 }) : t('fs-free')

function whose(view: ShownView, zone: string, names: string[]): string {
  const owner =
    (zone === 'L' || zone === 'R') && view.seat !== null ? view.players[view.seat]!.neighbours[zone] : null
  return t('fs-zone', {
    zone: view.seats === 1 && owner === null && zone !== 'P' && zone !== 'S' ? `bell-${zone}` : zone,
    who: owner === null ? '' : names[owner]!,
  })
}

/** The half of the certificate that is asked about, as it is printed. */
function certWords(view: ShownView, half: string): string {
  const subject = view.question?.subject
  const tile = subject && view.tiles[subject] ? view.box.tiles[view.tiles[subject]!] : undefined
  return t('fs-do-cert', { half, says: tile ? tileWords(tile, half as 'left' | 'right') : '' })
}

/** A legal move as its button says it. */
export function moveWords(move: string, view: ShownView, names: string[]): string {
  const [verb, what = ''] = move.split(' ') as [string, string?]
  const ask = view.question?.ask ?? ''
  const { box } = view
  const lines = view.question?.card ? linesOf(box.cards[plainName(view.question.card)]?.effect ?? '') : []
  switch (verb) {
    case 'slot': {
      const card =
        view.seat === null
          ? null
          : slotsOf(view.players[view.seat]!.forest)[SLOTS.indexOf(what as (typeof SLOTS)[number])]
      return card
        ? t('fs-do-slot-card', { ask, card: cardName(card, box), slot: slotWords(what, box) })
        : capital(slotWords(what, box))
    }
    case 'col':
      return t('fs-do-col', {
        n: Number(what),
        subject: box.columns[Number(what) - 1]!,
        price: priceWords(view.seat === null ? null : view.players[view.seat]!.columns[Number(what) - 1]!),
      })
    case 'el':
      return t('fs-do-el', { ask, element: what })
    case 'convert':
      return t('fs-do-convert', { element: what })
    case 'air':
      return t('fs-do-air', { element: what })
    case 'act': {
      const [zone, name] = what.split(':') as [string, string]
      return t('fs-do-act', { card: cardWords(name, box), zone: whose(view, zone, names) })
    }
    case 'line':
      return lines[Number(what) - 1] ? capital(lineWords(lines[Number(what) - 1]!)) : t('fs-do-line', { n: what })
    case 'opt':
      return optionWords(lines, Number(what), view)
    case 'take':
    case 'play':
    case 'pick':
    case 'aside':
      return t(`fs-do-${verb}`, { card: cardWords(what, box) })
    case 'keep':
      return t('fs-do-keep', {
        ask,
        card: box.cards[plainName(what)]?.cost ? projectWords(what, box) : cardWords(what, box),
      })
    case 'realise':
      return t('fs-do-realise', { card: projectWords(what, box) })
    case 'final':
      return t('fs-do-final', { card: finalWords(what, box) })
    case 'study':
      return t('fs-do-study', { creature: what })
    case 'cert':
      return certWords(view, what)
    case 'use':
      return t('fs-do-use', { subject: what })
    case 'starter':
      return t('fs-do-starter', { letter: what })
    case 'bonus':
      return t('fs-do-bonus', { price: storeWords(view.bonus.price ?? '') })
    case 'done':
      return t('fs-do-done', { ask })
    default:
      return t(`fs-do-${verb}`)
  }
}

function optionWords(lines: Line[], n: number, view: ShownView): string {
  const line = lines[(view.question?.line ?? 1) - 1]
  const outcome = line?.outcomes[n - 1]
  if (!line || !outcome) return t('fs-do-opt', { n })
  return capital(lineWords({ ...line, outcomes: [outcome], times: 1 }))
}

/** A move of somebody else, from its text alone. */
function actWords(move: string): string {
  const [verb, what = ''] = move.split(' ') as [string, string?]
  const name = what.includes(':') ? what.split(':')[1]! : what
  return t('fs-act', {
    verb,
    what: known?.cards[plainName(name)] ? cardName(name) : what,
    element: what,
    creature: what,
  })
}

/** Arguments of events that the engine writes as it types moves and cards. */
export function argsOf(event: GameEvent): Args {
  if (event.message === 'fs-event-act') return { move: actWords(String(event.args.move)) }
  if (event.message === 'fs-event-realised') return { card: cardName(String(event.args.card)) }
  if (event.message === 'house-undone')
    return known && /^(slot|col|el|act|line|opt|pick|keep|convert|air) /.test(String(event.args.move))
      ? { move: actWords(String(event.args.move)) }
      : {}
  return {}
}

const MONTHS = 10
const SEPTEMBER = 8
/** The month of a turn, from September on; a long race has more turns than a school year months. */
export function monthWords(turn: number): string {
  if (turn < 1 || turn > MONTHS) return ''
  return capital(
    new Intl.DateTimeFormat(settings.language, { month: 'long' }).format(new Date(2026, SEPTEMBER + turn - 1, 1)),
  )
}

export const whenWords = (view: ShownView): string =>
  view.trimester
    ? t('fs-when', { trimester: view.trimester, turn: view.turn, phase: view.step })
    : t('fs-before', { phase: view.step })

export const questionWords = (view: ShownView): string =>
  view.question?.ask === 'planned' || view.question?.ask === 'chosen'
    ? t(`fs-ask-${view.question.ask}`)
    : view.question
      ? t('fs-ask', {
          ask: view.question.ask,
          card: view.question.card ? cardName(view.question.card, view.box) : '',
          left: view.question.left ?? 0,
        })
      : ''

/** What a project still lacks, as the store lies. */
export function missingWords(view: ShownView, seat: number, project: string): string {
  const missing = view.players[seat]!.lacks[project]
  return missing ? t('fs-missing', { what: storeWords(missing) }) : t('fs-missing-none')
}

/** What the present question is about, in a sentence or two. */
export const explainWords = (view: ShownView): string => t('fs-about', { ask: view.question?.ask ?? 'wait' })

export const elementName = (element: string): string => t('fs-element', { element })
export const elementLetter = (element: string): string => t('fs-letter', { element })
