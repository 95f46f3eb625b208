/** Words for what the help of a view says: payments, what is missing, what cards and columns would bring. */

import { list, t } from '$lib/words.svelte'
import { changesOf } from '../cards/changes'
import type {
  CardForecast,
  ColumnsForecast,
  KindnessForecast,
  LineForecast,
  SchoolStanding,
  SchoolWay,
} from '../generated'
import type { ShownView } from './shown'
import { amountWords, capital, cardName, cardNames, elementName, storeWords } from '../wording'

/** More than this nobody saves up only to convert it. */
const FAR = 9

/** A project by its name, or the next step of the final project or of the bonus track. */
export const aimWords = (name: string, view: ShownView): string =>
  name === 'step' || name === 'bonus' ? t('fs-aim', { aim: name }) : cardName(name, view.box)

export function standingWords({ state, missing, lack }: SchoolStanding): string {
  if (state === 'short') return t('fs-stand-short', { what: storeWords(missing), lack: lack <= FAR ? lack : 0 })
  return t(`fs-stand-${state}`, { what: storeWords(missing) })
}

/** The acts of a way in words, the purchase itself left out. */
export function stepsWords(way: SchoolWay): string[] {
  return way.acts.flatMap(({ act, els }) => {
    const [verb, element = ''] = act.split(' ')
    if (verb === 'air')
      return [
        t('fs-way-air', {
          what: list([element, ...els].map((one) => amountWords({ element: one as 'E', n: 1 }))),
        }),
      ]
    return verb === 'convert' ? [t('fs-way-convert', { element, what: storeWords(countedText(els)) })] : []
  })
}

/** `VVW` as `2V 1W`. */
export const countedText = (els: string): string =>
  [...new Set(els)].map((one) => `${[...els].filter((other) => other === one).length}${one}`).join(' ')

export function wayWords(way: SchoolWay): string {
  const steps = stepsWords(way)
  return [
    ...(steps.length ? [t('fs-way-first', { steps: list(steps) })] : []),
    t('fs-way-spend', { what: storeWords(way.spend), n: way.spend ? 1 : 0 }),
    ...(way.cuts ? [t('fs-way-saves', { what: storeWords(way.cuts) })] : []),
    t('fs-way-left', { what: storeWords(way.left), n: way.left ? 1 : 0 }),
  ].join(' ')
}

function lineForecastWords(line: LineForecast, view: ShownView): string {
  const does = [
    ...(line.gain ? [t('fs-take', { gain: storeWords(line.gain) })] : []),
    ...(line.special ? [t('fs-brings', { special: line.special })] : []),
  ]
  const words = t('fs-cast-line', {
    state: line.state,
    pay: line.pay ? storeWords(line.pay) : '',
    paid: line.pay ? 1 : 0,
    gain: list(does),
  })
  return [words, ...reachWords(line.reach, view)].join(' ')
}

/** What comes within reach, by name only. */
export const reachText = (reach: string[], view: ShownView): string =>
  list(reach.map((name) => aimWords(name, view)))

/** How a store would change: every number before and after. */
export const changeWords = (before: string, after: string): string =>
  changesOf(before, after)
    .map(({ element, from, to }) => `${elementName(element)} ${from} → ${to}`)
    .join(', ')

/** What an answer would leave: numbers before and after, and what comes within reach. */
export const leavesWords = (
  of: { store: string | null; reach: string[] },
  before: string,
  view: ShownView,
): string =>
  [
    ...(of.store === null ? [] : [changeWords(before, of.store)]),
    ...(of.reach.length ? [t('fs-line-reach', { what: reachText(of.reach, view) })] : []),
  ].join(', ')

const reachWords = (reach: string[], view: ShownView): string[] =>
  reach.length ? [t('fs-cast-reach', { what: reachText(reach, view) })] : []

export function forecastWords(of: CardForecast, view: ShownView): string {
  return [
    ...(of.at_once ? [t('fs-cast-once', { gain: storeWords(of.at_once) })] : []),
    ...(of.choice
      ? [
          t('fs-cast-choice', {
            what: list([...of.choice].map((element) => amountWords({ element: element as 'E', n: 1 }))),
          }),
        ]
      : []),
    ...reachWords(of.reach, view),
    ...of.lines.map((line) => lineForecastWords(line, view)),
    ...(of.waives ? [t('fs-cast-waives', { n: of.waives })] : []),
    ...(of.studied === false ? [t('fs-cast-new')] : []),
    ...(of.project ? [standingWords(of.project)] : []),
  ].join(' ')
}

/** How many steps one will go at the end of the phase, and what they bring. */
export function walkWords(of: KindnessForecast): string {
  const gains = [
    ...(of.gain ? [storeWords(of.gain)] : []),
    ...(of.any ? [amountWords({ element: 'ANY', n: of.any })] : []),
  ]
  return t('fs-cast-steps', {
    sure: of.exact ? 'exactly' : 'least',
    steps: of.steps,
    gain: list(gains),
    gains: gains.length,
    fork: of.fork ? 'yes' : 'no',
  })
}

/** The same where nothing beside it says that it is about kindness. */
export const kindnessForecastWords = (of: KindnessForecast): string =>
  t('fs-cast-kindness', { steps: walkWords(of) })

export function columnsWords(of: ColumnsForecast, view: ShownView): string[] {
  const names = (cards: string[]): string => (cards.length ? list(cardNames(cards, view.box)) : t('fs-nothing'))
  return [
    ...(of.way ? [wayWords(of.way)] : []),
    t('fs-cast-columns', { shared: names(of.shared), personal: names(of.personal) }),
    ...(of.gain ? [t('fs-cast-sure', { gain: storeWords(of.gain) })] : []),
    ...(of.kindness ? [kindnessForecastWords(of.kindness)] : []),
    ...reachWords(of.reach, view),
  ].map(capital)
}

export const isEmpty = (of: CardForecast): boolean => !of.at_once && !of.choice && !of.lines.length
