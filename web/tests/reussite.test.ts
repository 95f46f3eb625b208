import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import { linkOf } from '../src/games/reussite/dealing'
import Form from '../src/games/reussite/Form.svelte'
import { placesOf } from '../src/games/reussite/offers'
import ReussiteTable from '../src/games/reussite/ReussiteTable.svelte'
import Statistics from '../src/games/reussite/Statistics.svelte'
import type { ReussiteView } from '../src/games/reussite/generated'
import { acceptsWords } from '../src/games/reussite/wording'
import type { GameInfo, Table } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import samples from './reussite.samples.json'

const views = samples as unknown as Record<'start' | 'middle' | 'finish' | 'won' | 'lost', ReussiteView>
const people = [{ seat: 0, name: 'Lou', kind: 'human' as const, mine: true, here: true }]
const table = {
  code: 'K7MPX',
  game: 'reussite',
  phase: 'playing',
  options: { one_rule_per_stretch: true, santa_on_santa: false },
  seats: [],
  solo: { deal: { seed: 'a/1', grade: 3, proved: 'winnable', day: '' }, clean: true, given_up: false, ms: 65000 },
} as unknown as Table
const answers = new Map<string, unknown>()

beforeAll(async () => void (await loadGame('reussite')))
beforeEach(() => {
  settings.language = 'en'
  settings.motion = 'less'
  settings.timer = true
  answers.clear()
  vi.stubGlobal(
    'fetch',
    vi.fn((path: string) => {
      const found = [...answers].find(([part]) => path.includes(part))?.[1]
      return Promise.resolve({ ok: found !== undefined, json: () => Promise.resolve(found ?? null) })
    }),
  )
})

const onplay = vi.fn()
const onwhy = vi.fn()
beforeEach(() => void [onplay.mockClear(), onwhy.mockClear()])
const show = (view: ReussiteView, more: object = {}) =>
  render(ReussiteTable, { view, people, front: 0, log: [], say: () => '', onplay, onwhy, table, ...more })
const card = (name: string): HTMLElement => document.querySelector(`[data-act="card-${name}"]`)!
const column = (n: number): HTMLElement => document.querySelector(`[data-act="column-${n}"]`)!
const lit = (): number[] =>
  [...document.querySelectorAll('[data-fits=true]')].map((c) => Number(c.getAttribute('data-act')!.at(-1)) - 1)

describe('the table', () => {
  const view = views.middle
  const fits = view.hand.find((name) => placesOf(view.moves, name).length)!

  it('lights the legal places of the card that is chosen, and no others', async () => {
    show(view)
    expect(lit()).toEqual([])
    await fireEvent.click(card(fits))
    expect(card(fits).getAttribute('aria-pressed')).toBe('true')
    expect(lit()).toEqual(placesOf(view.moves, fits))
    await fireEvent.click(card(fits))
    expect(lit()).toEqual([])
  })

  it('plays on a lit place, and asks why on another', async () => {
    show(view)
    const places = placesOf(view.moves, fits)
    const other = [0, 1, 2, 3].find((n) => !places.includes(n))!
    await fireEvent.click(card(fits))
    await fireEvent.click(column(other + 1))
    expect(onwhy).toHaveBeenCalledWith(`${fits}>${other + 1}`)
    expect(onplay).not.toHaveBeenCalled()
    await fireEvent.click(column(places[0]! + 1))
    expect(onplay).toHaveBeenCalledWith(`${fits}>${places[0]! + 1}`)
  })

  it('takes a card by its digit and a column by the next, and lets go', () => {
    const { component } = show(view)
    component.press('one')
    expect(component.letGo()).toBe(true)
    expect(component.letGo()).toBe(false)
    component.press((['one', 'two', 'three'] as const)[view.hand.indexOf(fits)]!)
    component.press((['one', 'two', 'three', 'four'] as const)[placesOf(view.moves, fits)[0]!]!)
    expect(onplay).toHaveBeenCalledWith(`${fits}>${placesOf(view.moves, fits)[0]! + 1}`)
  })

  it('takes a card that is dropped', async () => {
    show(view)
    const to = placesOf(view.moves, fits)[0]! + 1
    await fireEvent.drop(column(to), { dataTransfer: { getData: () => fits } })
    expect(onplay).toHaveBeenCalledWith(`${fits}>${to}`)
  })

  it('says to choose a card first', async () => {
    show(view)
    await fireEvent.click(column(1))
    expect(screen.getByText('First choose a card of your hand.')).toBeTruthy()
    expect(onplay).not.toHaveBeenCalled()
  })

  it('tells all of a column to a screen reader, in both languages', async () => {
    show(view)
    const label = column(1).getAttribute('aria-label')!
    expect(label).toMatch(/^Column 1, \d of 8: /)
    expect(label).toContain(acceptsWords(view, 0))
    settings.language = 'fr'
    await waitFor(() => expect(column(1).getAttribute('aria-label')).toMatch(/^Colonne 1, \d sur 8/))
  })

  it('offers nothing to a spectator', async () => {
    show(view, { onplay: undefined })
    await fireEvent.click(card(fits))
    expect(lit()).toEqual([])
    expect(column(1).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows the unseen cards on demand', async () => {
    show(view)
    await fireEvent.click(screen.getByRole('button', { name: /Which ones/ }))
    expect(document.querySelectorAll('dialog .chip')).toHaveLength(view.unseen.length)
  })
})

describe('the last cards', () => {
  it('are laid one after the other, each when the one before is answered', async () => {
    const view = views.finish
    const { rerender } = show(view)
    await fireEvent.click(document.querySelector('[data-act=finish]')!)
    expect(onplay.mock.calls).toEqual([[view.finish[0]]])
    await rerender({ busy: true })
    await rerender({ busy: false, view: { ...view, moves: [view.finish[1]!], finish: [] } })
    expect(onplay.mock.calls).toEqual([[view.finish[0]], [view.finish[1]]])
  })

  it('are offered only when the engine says so', () => {
    show(views.middle)
    expect(document.querySelector('[data-act=finish]')).toBeNull()
  })
})

describe('hints', () => {
  it('are asked for on demand only, and stand by move with their chance', async () => {
    const view = { ...views.middle }
    const chance = { low: 0.4, high: 0.6, worlds: 400, reasons: [] }
    const moves = view.moves.map((move, i) => ({ move, share: i < 2 ? 0.5 : 0.4 - i / 100, ...chance }))
    const [first, second, ...others] = moves
    const lines = [
      { ...first!, moves: [first!.move, second!.move] },
      ...others.map((one) => ({ ...one, moves: [one.move] })),
    ]
    answers.set('/hint', { worlds: 400, moves, lines })
    const { rerender } = show(view)
    expect(fetch).not.toHaveBeenCalled()
    await rerender({ hints: true })
    await screen.findAllByText('50%')
    expect(screen.getAllByText(/between 40% and 60%/).length).toBeGreaterThan(0)
    expect(document.querySelectorAll('.hints li')).toHaveLength(Math.min(4, lines.length))
    expect(document.querySelector('.hints li')!.querySelectorAll('.move')).toHaveLength(2)
  })

  it('are asked for again after the time that the house names', async () => {
    const view = { ...views.middle, hand: [...views.middle.hand].reverse() }
    const refusal = {
      error: {
        code: 'too-fast',
        message: 'house-too-fast',
        args: {},
        clause: null,
        texts: { en: '', fr: '' },
        wait: 0.05,
      },
    }
    vi.stubGlobal(
      'fetch',
      vi
        .fn()
        .mockResolvedValueOnce({ ok: false, json: () => Promise.resolve(refusal) })
        .mockResolvedValue({
          ok: true,
          json: () =>
            Promise.resolve({
              worlds: 400,
              moves: [{ move: view.moves[0], share: 0.7, low: 0.6, high: 0.8 }],
              lines: [{ moves: [view.moves[0]], share: 0.7, low: 0.6, high: 0.8, worlds: 400, reasons: [] }],
            }),
        }),
    )
    show(view, { hints: true })
    await screen.findAllByText('70%')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('the end', () => {
  it('is said in words, with a clean run', () => {
    show(views.won, { onplay: undefined })
    expect(screen.getByRole('heading', { name: 'The wall stands, and every window is lit' })).toBeTruthy()
    expect(screen.getByText('A clean run.')).toBeTruthy()
    expect(document.querySelectorAll('.brick.lit')).toHaveLength(32)
  })

  it('tells where a game was lost, and leads there', async () => {
    answers.set('/turning', { act: 9, line: ['G6>4', 'R2>1'] })
    show(views.lost, { onplay: undefined })
    await fireEvent.click(screen.getByRole('button', { name: 'Where was it lost?' }))
    expect(
      await screen.findByText('Before move 9 it could still be won: green 6 on column 4, and 1 more move.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show me the way' }).getAttribute('href')).toBe(
      '/replay/K7MPX?line=winning&at=8',
    )
  })

  it('shows no clock where none is wished', () => {
    settings.timer = false
    show(views.won, { onplay: undefined })
    expect(document.body.textContent).not.toContain('1:05')
  })
})

describe('a new deal', () => {
  const info = {
    id: 'reussite',
    bots: ['rabbit', 'hedgehog', 'fox', 'owl'],
    options: {
      one_rule_per_stretch: { default: true, values: [false, true] },
      santa_on_santa: { default: false, values: [false, true] },
    },
  } as unknown as GameInfo
  const onopen = vi.fn()
  beforeEach(() => void [onopen.mockClear(), history.replaceState(null, '', '/new/reussite')])
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Deal the cards' }))

  it('is that of the day, by the rules as written', async () => {
    answers.set('/deals/', { seed: 'day', grade: 4, proved: 'winnable', day: '2026-11-15' })
    render(Form, { info, busy: false, onopen })
    expect(await screen.findByText('Hard')).toBeTruthy()
    await press()
    expect(onopen.mock.calls[0]![0]).toMatchObject({ game: 'reussite', seats: [{ kind: 'me' }], options: {} })
    expect(onopen.mock.calls[0]![0].deal.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('is played by a bot, where one only wants to watch', async () => {
    render(Form, { info, busy: false, onopen })
    await fireEvent.change(screen.getByLabelText('Who plays'), { target: { value: 'owl' } })
    await press()
    expect(onopen.mock.calls[0]![0].seats).toEqual([{ kind: 'bot', bot: 'owl' }])
  })

  it('is of a grade, with the switches', async () => {
    render(Form, { info, busy: false, onopen })
    await fireEvent.click(screen.getByLabelText(/A deal to your taste/))
    await fireEvent.click(screen.getByLabelText(/^Tricky/))
    await fireEvent.click(screen.getByLabelText(/A Santa may stand on a Santa/))
    await press()
    expect(onopen.mock.calls[0]![0]).toMatchObject({
      deal: { grade: 3 },
      options: { one_rule_per_stretch: true, santa_on_santa: true },
    })
  })

  it('is the one of a link, switches and all', async () => {
    history.replaceState(
      null,
      '',
      new URL(linkOf({ ...table, options: { one_rule_per_stretch: false, santa_on_santa: true } }, location.href)),
    )
    render(Form, { info, busy: false, onopen })
    await press()
    expect(onopen.mock.calls[0]![0]).toMatchObject({
      deal: { seed: 'a/1' },
      options: { one_rule_per_stretch: false, santa_on_santa: true },
    })
  })
})

describe('statistics', () => {
  const tally = { played: 4, won: 2, clean: 1, best_ms: 61000, mean_ms: 75000 }
  const found = {
    all: tally,
    wins: { now: 1, best: 2 },
    clean: { now: 0, best: 1 },
    days: { now: 3, best: 5 },
    grades: [1, 2, 3, 4].map((grade) => ({ ...tally, grade })),
  }

  it('stand there by grade, with streaks', async () => {
    answers.set('/guest', { id: 'g', name: 'Lou' })
    answers.set('/statistics/', found)
    render(Statistics)
    expect((await screen.findByText('Deals of the day in a row')).parentElement!.textContent).toContain(
      '3 (best: 5)',
    )
    expect(screen.getAllByRole('row')).toHaveLength(5)
  })
})
