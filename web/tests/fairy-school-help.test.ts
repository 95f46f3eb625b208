import { fireEvent, render, screen } from '@testing-library/svelte'
import { vi } from 'vitest'
import { loadGame } from '../src/games'
import {
  columnsWords,
  forecastWords,
  kindnessForecastWords,
  standingWords,
  wayWords,
} from '../src/games/fairy-school/planning/forecasting'
import { changed, movesOf, otherElements } from '../src/games/fairy-school/planning/pay'
import Pay from '../src/games/fairy-school/planning/Pay.svelte'
import { Plan, planned } from '../src/games/fairy-school/planning/plan.svelte'
import type {
  Element,
  ColumnsForecast,
  SchoolPurchase,
  FairySchoolView,
  SchoolWay,
} from '../src/games/fairy-school/generated'
import { redoable } from '../src/lib/redo'
import { settings } from '../src/lib/settings.svelte'
import type { LogLine } from '../src/lib/view'
import samples from './fairy-school.samples.json'
import { sample } from './school/samples'

const among: Element[] = ['E', 'V', 'F', 'W']
const WAY: SchoolWay = {
  acts: [
    { act: 'convert E', els: 'WWW', role: 'exchange', among, most: '2E 6V 4F 3W' },
    { act: 'realise I80', els: '', role: 'pay', among, most: '3E 6V 4F' },
  ],
  spend: '3E 4V 3F',
  cuts: '',
  left: '2V 1F',
}
const PURCHASE: SchoolPurchase = {
  move: 'realise I80',
  price: '3E 4V 3F',
  cuts: 0,
  state: 'convert',
  missing: '1E',
  lack: 0,
  ways: [WAY],
}

beforeAll(async () => void (await loadGame('fairy-school')))
beforeEach(() => {
  settings.language = 'en'
  sessionStorage.clear()
})

describe('a payment', () => {
  it('is sent as ordinary moves, in their order', () => {
    expect(movesOf(WAY)).toEqual(['convert E', 'el W', 'el W', 'el W', 'realise I80'])
  })

  it('may be changed element by element, as far as the store holds others', () => {
    expect(otherElements(WAY, 0, 0)).toEqual(['V', 'F'])
    const other = changed(WAY, 0, 2, 'V')
    expect(other).toMatchObject({
      acts: [{ act: 'convert E', els: 'VWW' }, WAY.acts[1]],
      spend: '3E 4V 3F',
      left: '1V 1F 1W',
    })
    expect(changed(other, 0, 0, 'F').left).toBe('2V 1W')
  })

  it('may save another element where a certificate saves one', () => {
    const way: SchoolWay = {
      acts: [{ act: 'realise I80', els: 'E', role: 'save', among, most: '3E 4V 3F' }],
      spend: '2E 4V 3F',
      cuts: '1E',
      left: '1E 1W',
    }
    expect(otherElements(way, 0, 0)).toEqual(['V', 'F'])
    expect(changed(way, 0, 0, 'V')).toMatchObject({ spend: '3E 3V 3F', cuts: '1V', left: '1V 1W' })
    expect(otherElements({ ...way, left: '1W' }, 0, 0)).toEqual([])
  })

  it('shows what it spends before it is pressed, and pays what was changed', async () => {
    const onpay = vi.fn()
    const { rerender } = render(Pay, { purchase: PURCHASE, what: 'dwarf I80', busy: false, onpay })
    expect(screen.getByText(wayWords(WAY))).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /^Give something else/ }))
    await fireEvent.click(screen.getAllByRole('button', { name: 'Paid: water. Rather vegetal' })[0]!)
    await rerender({ purchase: structuredClone(PURCHASE) })
    await fireEvent.click(screen.getByRole('button', { name: /^Pay this way/ }))
    expect(onpay).toHaveBeenCalledExactlyOnceWith(['convert E', 'el V', 'el W', 'el W', 'realise I80'])
  })

  it('keeps the air if somebody wants that', async () => {
    const onpay = vi.fn()
    const air: SchoolWay = {
      ...WAY,
      acts: [{ act: 'air E', els: '', role: 'take', among, most: '' }, WAY.acts[1]!],
      left: '2V 1F 3W',
    }
    render(Pay, { purchase: { ...PURCHASE, ways: [air, WAY] }, what: 'dwarf I80', busy: false, onpay })
    await fireEvent.click(screen.getByRole('button', { name: /^Give something else/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'Keep the air' }))
    await fireEvent.click(screen.getByRole('button', { name: /^Pay this way/ }))
    expect(onpay).toHaveBeenCalledExactlyOnceWith(movesOf(WAY))
  })
})

describe('words of the help', () => {
  it('are there in both languages for every sample', () => {
    for (const language of ['en', 'fr'] as const) {
      settings.language = language
      for (const name of Object.keys(samples.views) as (keyof typeof samples.views)[]) {
        const view = sample(name)
        const { aims = {}, cards = {}, columns = [], kindness } = view.help ?? {}
        const said = [
          ...Object.values(aims).map(standingWords),
          ...Object.values(cards).map((of) => forecastWords(of, view)),
          ...columns.flatMap((of) => columnsWords(of, view)),
          ...(kindness ? [kindnessForecastWords(kindness)] : []),
          wayWords(WAY),
        ]
        for (const words of said) expect(words).not.toMatch(/fs-|undefined|\{|NaN/)
      }
    }
  })

  it('say what is exact and what is not', () => {
    const kindness = { steps: 2, gain: '1W', any: 1, fork: true, space: '4', stars: 0 }
    expect(kindnessForecastWords(kindness)).toBe(
      'Kindness: at least 2 steps, which bring 1 water and 1 of any kind, then a fork.',
    )
    expect(kindnessForecastWords({ ...kindness, steps: 1, gain: '', any: 0, fork: false, exact: true })).toBe(
      'Kindness: exactly 1 step.',
    )
    expect(standingWords({ ...PURCHASE, state: 'short', lack: 2 })).toBe(
      'Missing 1 earth, or 2 more elements to exchange.',
    )
    expect(standingWords({ ...PURCHASE, state: 'short', lack: 30 })).toBe('Missing 1 earth.')
  })
})

describe('a choice of columns', () => {
  const choice = (columns: number[], acts: string[] | null): ColumnsForecast => ({
    columns,
    price: '',
    state: acts ? 'now' : 'short',
    shared: [],
    personal: [],
    gain: '',
    reach: [],
    kindness: null,
    way: acts && {
      acts: acts.map((act) => ({ act, els: '', role: 'pay', among, most: '' })),
      spend: '',
      cuts: '',
      left: '',
    },
  })
  const view: FairySchoolView = {
    ...sample('planning'),
    step: 'columns',
    question: { ask: 'column' },
    moves: ['col 1', 'col 2', 'convert E'],
    help: {
      ...sample('planning').help!,
      columns: [
        choice([1, 2], ['col 1', 'col 2']),
        choice([1, 3], ['convert E', 'col 1', 'col 3']),
        choice([2, 3], null),
      ],
    },
  }

  it('offers what goes together, also after conversions', () => {
    const plan = new Plan()
    plan.open('a')
    expect(planned(view, 0, plan).view.moves).toEqual(['col 1', 'col 2', 'col 3', 'convert E'])
    plan.toggle(3, 2)
    expect(planned(view, 0, plan).view).toMatchObject({
      question: { ask: 'second' },
      moves: ['col 1', 'convert E'],
    })
    plan.toggle(1, 2)
    expect(planned(view, 0, plan)).toMatchObject({
      columns: [3, 1],
      moves: ['convert E', 'col 1', 'col 3'],
      view: { question: { ask: 'chosen' } },
    })
    plan.toggle(2, 2)
    expect(planned(view, 0, plan).moves).toEqual(['col 1', 'col 2'])
    plan.toggle(2, 2)
    expect(planned(view, 0, plan).columns).toEqual([1])
    expect([plan.back(), plan.back()]).toEqual([true, false])
  })
})

it('a series leaves nothing to play again', () => {
  const line = (n: number, kind: string, move: string | null): LogLine => ({
    key: `${n}.0`,
    n,
    kind,
    move,
    seat: 0,
    message: 'fs-event-act',
    args: {},
  })
  expect(redoable([line(1, 'played', 'slot T1'), line(2, 'undone', 'slot T1')])).toEqual([
    { seat: 0, move: 'slot T1' },
  ])
  expect(redoable([line(1, 'played', 'slot T1'), line(2, 'undone', 'slot T1'), line(3, 'series', null)])).toEqual(
    [],
  )
})
