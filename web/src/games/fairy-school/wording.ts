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

/** A card with what it does; in a sentence with its article. */
function describedCard(name: string, box: SchoolBox | undefined, message: string): string {
  const card = box?.cards[plainName(name)]
  if (!card) return name
  return t(message, { creature: card.creature, effect: effectWords(card.effect), kindness: card.kindness })
}

export const cardWords = (name: string, box: SchoolBox | undefined = known): string =>
  describedCard(name, box, 'fs-card-words')
const theCardWords = (name: string, box: SchoolBox): string => describedCard(name, box, 'fs-the-card-words')

/** A card by its creature alone, as a sentence has it: the elf. */
export function cardName(name: string, box: SchoolBox | undefined = known): string {
  const card = box?.cards[plainName(name)]
  return card ? t('fs-card-name', { creature: card.creature }) : name
}

/** Several cards by their creatures; those that are alike have numbers. */
export function cardNames(names: string[], box: SchoolBox | undefined = known): string[] {
  const called = names.map((name) => cardName(name, box))
  const alike = (one: string, among: string[]): number => among.filter((other) => other === one).length
  return called.map((one, i) => (alike(one, called) > 1 ? `${one} (${alike(one, called.slice(0, i)) + 1})` : one))
}

const asProject = (name: string, box: SchoolBox, words: (name: string, box: SchoolBox) => string): string => {
  const card = box.cards[plainName(name)]
  return card?.cost
    ? t('fs-project-words', { card: words(name, box), cost: storeWords(card.cost), stars: card.stars })
    : words(name, box)
}
export const projectWords = (name: string, box: SchoolBox): string => asProject(name, box, cardWords)

/** The number of a final project among those of the box. */
export const finalNumber = (name: string, box: SchoolBox | undefined = known): number =>
  Object.keys(box?.finals ?? {}).indexOf(name) + 1

/** A space of the kindness track: `16b` is the second on the long way beside space 16. */
export function spaceWords(space: string): string {
  const [, n = space, letter] = /^(\d+)([a-z])$/.exec(space) ?? []
  return t('fs-space', { n, step: letter ? letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : 0 })
}

export const finalWords = (name: string, box: SchoolBox): string =>
  t('fs-final-words', {
    n: finalNumber(name, box),
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
      return t('fs-do-act', { card: theCardWords(name, box), zone: whose(view, zone, names) })
    }
    case 'line':
      return lines[Number(what) - 1] ? capital(lineWords(lines[Number(what) - 1]!)) : t('fs-do-line', { n: what })
    case 'opt':
      return optionWords(lines, Number(what), view)
    case 'take':
    case 'play':
    case 'pick':
    case 'aside':
      return t(`fs-do-${verb}`, { card: theCardWords(what, box) })
    case 'keep':
      return t('fs-do-keep', { ask, card: asProject(what, box, theCardWords) })
    case 'realise':
      return t('fs-do-realise', { card: asProject(what, box, theCardWords) })
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

/** What a move names: a card, a slot, a final project, or a number. */
function namedWords(verb: string, what: string): string {
  if (!known) return what
  if (verb === 'slot') return slotWords(what, known)
  if (verb === 'final') return String(finalNumber(what))
  const name = what.includes(':') ? what.split(':')[1]! : what
  return known.cards[plainName(name)] ? cardName(name) : what
}

/** A move of somebody else, from its text alone. */
function actWords(move: string): string {
  const [verb, what = ''] = move.split(' ') as [string, string?]
  return t('fs-act', { verb, what: namedWords(verb, what), element: what, creature: what })
}

const SCHOOL_MOVE =
  /^(slot|col|el|act|line|opt|take|play|realise|study|cert|pick|keep|final|aside|use|starter|convert|air) |^(done|bonus|step|short|long)$/
/** Arguments of events that the engine writes as it types moves and cards. */
export function argsOf(event: GameEvent): Args {
  if (event.message === 'fs-event-act') return { move: actWords(String(event.args.move)) }
  const { card, move, space } = event.args
  if (event.message === 'fs-event-realised') return { card: cardName(String(card)) }
  if (event.message === 'fs-event-final') return { card: finalNumber(String(card)) }
  if (event.message === 'fs-event-kindness') return { space: spaceWords(String(space)) }
  if (event.message === 'house-undone' && known && SCHOOL_MOVE.test(String(move)))
    return { move: actWords(String(move)) }
  return {}
}

const MONTHS = 10
const SEPTEMBER = 8
/** The month of a turn, from September on; a long race has more turns than a school year months. */
export function monthWords(turn: number, month: 'long' | 'short' = 'long'): string {
  if (turn < 1 || turn > MONTHS) return ''
  return capital(
    new Intl.DateTimeFormat(settings.language, { month }).format(new Date(2026, SEPTEMBER + turn - 1, 1)),
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
          creature: view.box.cards[plainName(view.question.card ?? '')]?.creature ?? '',
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
