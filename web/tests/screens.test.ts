import { fireEvent, render, screen, within } from '@testing-library/svelte'
import samples from './fairy-lights.samples.json'
import Count from '../src/games/fairy-lights/Count.svelte'
import FairyTable from '../src/games/fairy-lights/FairyTable.svelte'
import { settings } from '../src/lib/settings.svelte'
import { closeRules, go, here, screenOf } from '../src/lib/router.svelte'
import { clockWords } from '../src/lib/clocks.svelte'
import type { Person } from '../src/lib/view'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import { loadGame } from '../src/games'
import Join from '../src/parts/Join.svelte'
import Switches from '../src/parts/Switches.svelte'
import Why from '../src/parts/Why.svelte'

const all = samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>
const peopleOf = (view: FairyLightsView): Person[] =>
  view.names.map((name, seat) => ({ seat, name, kind: 'human', mine: seat === 0, here: true }))
const base = { ...all['4 seats after 90']![0], active: 0, to_act: [0] }

function table(view: FairyLightsView) {
  const onplay = vi.fn()
  const onwhy = vi.fn()
  render(FairyTable, { view, people: peopleOf(view), log: [], say: () => '', front: 0, onplay, onwhy })
  return { onplay, onwhy }
}

beforeEach(async () => {
  await loadGame('fairy-lights')
  settings.language = 'en'
  settings.motion = 'less'
  settings.hints = false
})

describe('the table', () => {
  it('plays what is offered', async () => {
    const { onplay } = table({ ...base, shop: ['P1s1'], moves: ['reveal', 'take pink'] })
    const acts = within(screen.getByRole('region', { name: 'Your moves' }))
    await fireEvent.click(acts.getByRole('button', { name: /Take pink/ }))
    await fireEvent.click(acts.getByRole('button', { name: /Reveal/ }))
    expect(onplay.mock.calls).toEqual([['take pink'], ['reveal']])
  })

  it('takes two colours from five: choose, then take', async () => {
    const { onplay, onwhy } = table({
      ...base,
      shop: ['Y1s1', 'P1s1', 'Y1s0', 'S1s1', 'P2s0'],
      moves: ['take yellow pink', 'take yellow silver', 'take pink silver'],
    })
    const acts = within(screen.getByRole('region', { name: 'Your moves' }))
    await fireEvent.click(acts.getByRole('button', { name: /Choose two/ }))
    expect(onwhy).toHaveBeenCalledWith('take')
    await fireEvent.click(acts.getByRole('button', { name: /^Silver/ }))
    await fireEvent.click(screen.getByRole('button', { name: /^yellow.*card 1/ }))
    await fireEvent.click(acts.getByRole('button', { name: /Take silver and yellow/ }))
    expect(onplay.mock.calls).toEqual([['take yellow silver']])
  })

  it('says what a Take would make, as the view tells it', () => {
    table({
      ...base,
      shop: ['P1s1', 'S2s0'],
      moves: ['reveal', 'take pink', 'take silver'],
      outlook: { pink: { fate: 'stored', bulbs: 6 }, silver: { fate: 'lost', bulbs: 4 } },
    })
    expect(screen.getByText('6 bulbs: garland')).toBeTruthy()
    expect(screen.getByText('4 bulbs: lost')).toBeTruthy()
  })

  it('asks why when an act is not legal', async () => {
    const { onplay, onwhy } = table({ ...base, shop: [], moves: [], active: 1, to_act: [1] })
    await fireEvent.click(screen.getByRole('button', { name: /^Deck/ }))
    expect(onwhy).toHaveBeenCalledWith('reveal')
    expect(onplay).not.toHaveBeenCalled()
  })

  it('never shows stars of a garland before the count', () => {
    table({ ...base, areas: [{}, {}, {}, {}], sets: [{}, {}, {}, {}], shop: [], discard: [], moves: [] })
    const said = document.body.textContent!
    expect(said).toContain('8 cards: 2 pink, 2 orange and 4 silver')
    expect(said).not.toMatch(/\d stars?/)
  })

  it('shows odds only on demand', async () => {
    table({ ...base, shop: ['P1s1'], moves: ['reveal'], odds: { ...base.odds!, of: 50, bust: 10 } })
    expect(screen.queryByText(/risk/)).toBeNull()
    settings.hints = true
    expect(await screen.findByText('risk 20% (10 of 50)')).toBeTruthy()
  })

  it('follows a change of language at once', async () => {
    table({ ...base, shop: ['P1s1'], moves: ['reveal'] })
    settings.language = 'fr'
    expect(await screen.findByText('Votre guirlande')).toBeTruthy()
  })
})

describe('rules over a table', () => {
  beforeEach(() => go('/'))

  it('leave the table where it is, and Back closes them', async () => {
    go('/t/K7MPX')
    go('/rules/fairy-lights#fl-09')
    expect(here.screen).toMatchObject({ name: 'table', code: 'K7MPX' })
    expect(here.rules).toEqual({ game: 'fairy-lights', clause: 'fl-09' })
    closeRules()
    await vi.waitFor(() => expect(here.rules).toBeUndefined())
    expect(here.screen).toMatchObject({ name: 'table' })
  })

  it('are a screen of their own elsewhere', () => {
    go('/rules/fairy-lights#fl-09')
    expect(here.screen).toEqual({ name: 'rules', game: 'fairy-lights', clause: 'fl-09' })
    expect(here.rules).toBeUndefined()
  })
})

describe('the count', () => {
  const over = all['4 seats after 10000']![0]

  it('names the winner and the clause that decided', () => {
    render(Count, { view: over, people: peopleOf(over) })
    expect(screen.getByRole('heading', { name: 'B wins' })).toBeTruthy()
    expect(screen.getByText('The best total wins: 14 for B.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'FL-41' }).getAttribute('href')).toBe('/rules/fairy-lights#fl-41')
  })

  it('explains every step of a tie', () => {
    const counts = [
      { plus: 9, minus: 4, total: 5, cards: 12 },
      { plus: 6, minus: 1, total: 5, cards: 12 },
      { plus: 1, minus: 0, total: 1, cards: 3 },
      { plus: 1, minus: 0, total: 1, cards: 3 },
    ]
    render(Count, {
      view: { ...over, result: { counts, winners: [0], decided: 'FL-43' } },
      people: peopleOf(over),
    })
    expect(screen.getByText('A and B are level with 5.')).toBeTruthy()
    expect(screen.getByText('Their garlands have as many cards: 12.')).toBeTruthy()
    expect(screen.getByText('Most negative points break the tie: 4 for A.')).toBeTruthy()
  })
})

it('a refusal carries its clause into the rules', () => {
  render(Why, { sentence: 'No.', clause: 'FL-09', link: '/rules/fairy-lights#fl-09', onclose: () => undefined })
  expect(screen.getByRole('link', { name: 'Rule FL-09' }).getAttribute('href')).toBe('/rules/fairy-lights#fl-09')
})

it.each([
  ['/', 'home'],
  ['/new', 'new'],
  ['/t/k7mpx', 'table'],
  ['/replay/K7MPX', 'replay'],
  ['/rules/fairy-lights', 'rules'],
  ['/settings', 'settings'],
  ['/elsewhere', 'nowhere'],
  ['/t/50%', 'nowhere'],
  ['/%', 'nowhere'],
  ['/new/%E0', 'nowhere'],
])('the address %s is %s', (path, name) => {
  expect(screenOf(path).name).toBe(name)
})

it.each([
  [' GXEYT ', '/t/GXEYT'],
  ['GX EYT', '/t/GXEYT'],
  ['gxeyt', '/t/GXEYT'],
  ['http://host/t/GXEYT', '/t/GXEYT'],
  [' https://host:8000/t/gxeyt?x=1#y ', '/t/GXEYT'],
  ['http://host/t/GXEYT/seat/aB-3', '/t/GXEYT/seat/aB-3'],
  ['GXEY', '/'],
  ['GXEYTT', '/t/GXEYTT'],
  ['GXEYTTT', '/'],
  ['http://host/t/50%', '/'],
  ['', '/'],
])('« %s » joins %s', async (text, path) => {
  go('/')
  render(Join)
  const input = screen.getByLabelText<HTMLInputElement>('Code of the table')
  expect(input.maxLength).toBe(-1)
  await fireEvent.input(input, { target: { value: text } })
  await fireEvent.submit(input.closest('form')!)
  expect(location.pathname).toBe(path)
  expect(screen.queryAllByRole('alert')).toHaveLength(path === '/' ? 1 : 0)
})

it('an address may carry a seat', () => {
  expect(screenOf('/t/k7mpx/seat/abc')).toEqual({ name: 'table', code: 'K7MPX', token: 'abc' })
})

it('a clock spends its turn first, then its bank', () => {
  const clock = { bank: 60, turn: 20, running: true }
  expect([
    clockWords(clock, 0),
    clockWords(clock, 25),
    clockWords({ ...clock, running: false }, 25),
    clockWords(clock, 999),
  ]).toEqual(['1:20', '0:55', '1:20', '0:00'])
})

describe('rule switches', () => {
  const options = {
    long_turn_cap: { default: 12, values: Array.from({ length: 29 }, (_, i) => i + 2) },
    study_points: { default: 1, values: [1, 2] },
  }

  it('are a number where there are many, held to what is possible', async () => {
    await loadGame('fairy-school')
    const { component } = render(Switches, { options, prefix: 'fs-option', chosen: {}, variants: true })
    expect(component).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    expect([field.min, field.max, field.value]).toEqual(['2', '30', '12'])
    for (const [typed, kept] of [
      ['20', '20'],
      ['99', '30'],
      ['', '12'],
    ] as const) {
      await fireEvent.change(field, { target: { value: typed } })
      expect(field.value).toBe(kept)
    }
  })
})
