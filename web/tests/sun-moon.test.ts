import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { loadGame } from '../src/games'
import Count from '../src/games/sun-moon/Count.svelte'
import { targetsOf } from '../src/games/sun-moon/offers'
import SkyTable from '../src/games/sun-moon/SkyTable.svelte'
import type { SunMoonView } from '../src/games/sun-moon/generated'
import { argsOf, mineWords, scoreWords, sidesOf, tableWords, unseenWords } from '../src/games/sun-moon/wording'
import { sayEvent } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import type { LogLine, Person } from '../src/lib/view'

/** Views as the engine writes them; tests/web/test_samples.py holds them to it. */
const samples = JSON.parse(readFileSync('tests/sun-moon.samples.json', 'utf8')) as Record<string, SunMoonView>
const NAMES = ['Lou', 'Sam', 'Noor', 'Max']
const peopleOf = (view: SunMoonView): Person[] =>
  Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: NAMES[seat]!,
    kind: 'human',
    mine: seat === 0,
    here: true,
  }))

function table(view: SunMoonView) {
  const [onplay, onwhy] = [vi.fn(), vi.fn()]
  const shown = render(SkyTable, { view, people: peopleOf(view), log: [], say: () => '', front: 0, onplay, onwhy })
  return { onplay, onwhy, ...shown }
}

beforeEach(async () => {
  await loadGame('sun-moon')
  settings.language = 'en'
  settings.motion = 'less'
  settings.hints = false
})

describe('the table', () => {
  const view = samples.two!

  it('lights every legal place of the card in mind, and plays there', async () => {
    const { onplay } = table(view)
    const name = Object.keys(view.targets)[0]!
    const hand = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')
    await fireEvent.click(hand[view.hand!.indexOf(name)]!, { detail: 1 })
    const lit = [...document.querySelectorAll<HTMLElement>('[data-target]')]
    expect(lit).toHaveLength(view.targets[name]!.length)
    for (const place of lit) await fireEvent.click(place)
    const wanted = view.targets[name]!.map(([row, at]) => `${name} ${row} ${at}`)
    expect(onplay.mock.calls.map(([move]) => move as string).sort()).toEqual(wanted.sort())
    expect(wanted.every((move) => view.moves.includes(move))).toBe(true)
  })

  it('asks why of a place that does not fit, and of a card that has none', async () => {
    const name = Object.keys(view.targets).find((card) => !card.endsWith('E'))!
    const { onplay, onwhy } = table({ ...view, targets: { [name]: [['B.sun', 'start']] } })
    const hand = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')
    await fireEvent.click(hand[view.hand!.indexOf(name)]!, { detail: 1 })
    await fireEvent.click(document.querySelector('.row .dim')!)
    const stuck = view.hand!.findIndex((card) => card !== name)
    await fireEvent.click(hand[stuck]!, { detail: 1 })
    expect(onplay).not.toHaveBeenCalled()
    expect(onwhy.mock.calls).toHaveLength(2)
    expect(onwhy.mock.calls[0]![0]).toMatch(new RegExp(`^${name} [AB]\\.\\w+ 0$`))
    expect(onwhy.mock.calls[1]![0]).toMatch(new RegExp(`^${view.hand![stuck]} A\\.`))
  })

  it('is played by keys: a digit for the card, a digit for the place, e to collect', async () => {
    const { onplay, component } = table(samples.ready!)
    const { press, letGo } = component as unknown as { press(key: string): void; letGo(): boolean }
    press('end')
    expect(onplay).toHaveBeenLastCalledWith(samples.ready!.moves.findLast((move) => move.startsWith('collect')))
    const i = samples.ready!.hand!.findIndex((card) => samples.ready!.targets[card]?.length)
    press(['one', 'two', 'three', 'four', 'five'][i]!)
    expect(letGo()).toBe(true)
    expect(letGo()).toBe(false)
    press(['one', 'two', 'three', 'four', 'five'][i]!)
    press('one')
    const card = samples.ready!.hand![i]!
    const [row, at] = targetsOf(samples.ready!, card, sidesOf(samples.ready!, 0))[0]!
    expect(onplay).toHaveBeenLastCalledWith(`${card} ${row} ${at}`)
  })

  it('leaves runs lying that are not wanted', async () => {
    const five = (suit: string): string[][] => [1, 2, 3, 4, 5].map((n) => [`${suit}${n}`])
    const runs = {
      ...samples.ready!,
      rows: { 'A.sun': five('S'), 'A.moon': five('M') },
      longest: { 'A.sun': 5, 'A.moon': 5 },
      moves: ['collect A.sun 0-4', 'collect A.moon 0-4', 'collect A.sun 0-4 A.moon 0-4'],
    }
    const { onplay } = table(runs)
    await fireEvent.click(screen.getByRole('button', { name: /^Collect 2 runs, 10 places/ }))
    await fireEvent.click(screen.getByRole('checkbox', { name: /sun row/ }))
    await fireEvent.click(screen.getByRole('button', { name: /^Collect the run of 5/ }))
    expect(onplay.mock.calls).toEqual([['collect A.sun 0-4 A.moon 0-4'], ['collect A.moon 0-4']])
  })

  it('marks what was laid since one’s own last act, and tells how everybody stands', () => {
    const laid = (n: number, who: string, card: string, owner: string): LogLine => ({
      key: String(n),
      n,
      kind: 'played',
      seat: 'AB'.indexOf(who),
      message: 'sl-event-right',
      args: { who, card, suit: 'sun', number: Number(card.slice(1)), owner, own: who === owner ? 'own' : 'other' },
    })
    const rows = { 'A.sun': [['S2'], ['S4']], 'B.sun': [['S7'], ['S9']] }
    const shown = {
      ...view,
      rows,
      longest: { 'A.sun': 2, 'B.sun': 2 },
      teams: [
        { seats: [0], points: 3, lying: 2, hands: 5 },
        { seats: [1], points: 0, lying: 2, hands: 5 },
      ],
      runs: [],
      run_points: [],
    }
    const log = [
      laid(1, 'B', 'S7', 'B'),
      laid(2, 'A', 'S2', 'A'),
      laid(3, 'B', 'S9', 'B'),
      laid(4, 'B', 'S4', 'A'),
    ]
    render(SkyTable, { view: shown, people: peopleOf(view), log, say: () => '', front: 0 })
    const fresh = [...document.querySelectorAll('.fresh.place')].map((place) => place.getAttribute('aria-label'))
    expect(fresh).toEqual([
      expect.stringMatching(/^sun 9, laid by Sam,/),
      expect.stringMatching(/^sun 4, laid just now by Sam,/),
    ])
    expect(screen.getByText('3 points won,')).toBeTruthy()
    expect(screen.getAllByText('2 cards in rows, minus 2 points,')).toHaveLength(2)
    expect(screen.getAllByText('Longest run: 2 of 5 places.')).toHaveLength(2)
    expect(screen.getByText('Goal: 5 places in line without an eclipse, then collect them.')).toBeTruthy()
  })

  it('says that the turn goes on after an animal, and why there is a total eclipse', async () => {
    table({ ...view, chain: true })
    expect(screen.getByText('The animal plays on: another card, please.')).toBeTruthy()
    const { onplay } = table({ ...view, targets: {}, moves: ['total eclipse'], total_eclipse: 'blocked' })
    expect(
      screen.getByText('Total eclipse: no card of your hand has a place, and there is nothing to collect.'),
    ).toBeTruthy()
    await fireEvent.click(document.querySelector('[data-act=total-eclipse]')!)
    expect(onplay).toHaveBeenCalledWith('total eclipse')
  })

  it('tells of a total eclipse until it is that person’s turn again', () => {
    const line = (n: number, message: string, args = {}): LogLine => ({
      key: `${n}${message}`,
      n,
      kind: 'played',
      seat: null,
      message,
      args,
    })
    const eclipse = [
      line(1, 'sl-event-eclipse', { who: 'B', cards: 9, reason: 'blocked' }),
      line(1, 'sl-event-turn'),
    ]
    const props = { view: samples.two!, people: peopleOf(samples.two!), say: (l: LogLine) => l.message, front: 0 }
    const { rerender } = render(SkyTable, { ...props, log: eclipse })
    expect(document.querySelector('.total')!.textContent).toContain('sl-event-eclipse')
    rerender({ ...props, log: [...eclipse, line(2, 'sl-event-right'), line(2, 'sl-event-turn')] })
    return vi.waitFor(() => expect(document.querySelector('.total')).toBeNull())
  })

  it('follows a change of language with a card in mind', async () => {
    table(view)
    const name = Object.keys(view.targets)[0]!
    await fireEvent.click(
      within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button')[view.hand!.indexOf(name)]!,
      { detail: 1 },
    )
    const lit = document.querySelectorAll('[data-target]').length
    settings.language = 'fr'
    expect(await screen.findByRole('group', { name: 'Votre main' })).toBeTruthy()
    expect(document.querySelectorAll('[data-target]')).toHaveLength(lit)
  })

  it('sets partners opposite and reads their rows together', () => {
    const four = samples.four!
    expect(sidesOf(four, 1)).toEqual([
      [2, 0],
      [1, 3],
    ])
    table(four)
    expect(screen.getByRole('region', { name: 'Your pair: Lou and Noor' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Other pair: Sam and Max' })).toBeTruthy()
    expect(tableWords(four, NAMES)).toMatch(/Sam and Max: .*Lou and Noor: /)
  })

  it('shows no hand and no move to a spectator', () => {
    render(SkyTable, {
      view: { ...view, seat: null, hand: null, moves: [], targets: {} },
      people: peopleOf(view),
      log: [],
      say: () => '',
      front: 0,
    })
    expect(document.querySelectorAll('.hand, [data-act]')).toHaveLength(0)
  })
})

describe('words', () => {
  it('name seats and places of events', () => {
    const people = peopleOf(samples.two!)
    expect(
      sayEvent(
        {
          message: 'sl-event-right',
          args: { who: 'A', card: 'S9', suit: 'sun', number: 9, owner: 'B', own: 'other' },
        },
        people,
        { argsOf },
      ),
    ).toContain('Sam')
    const said = sayEvent(
      { message: 'sl-event-collected', args: { who: 'A', cards: 11, runs: 'A.sun 0-4 A.moon 2-6' } },
      people,
      { argsOf },
    )
    expect(said).toContain('sun row, places 1 to 5 and moon row, places 3 to 7')
  })

  it('read hand, sides, scores and what is unseen in both languages', () => {
    const view = samples.two!
    for (const [language, hand] of [
      ['en', /^Your hand: /],
      ['fr', /^Votre main/],
    ] as const) {
      settings.language = language
      expect(mineWords(view, 0)).toMatch(hand)
      expect(scoreWords(view, NAMES)).toContain('Sam')
      expect(unseenWords(view)).toContain(String(view.unseen.length))
      expect([mineWords(view, 0), tableWords(view, NAMES), unseenWords(view)].join(' ')).not.toMatch(/sl-|\{/)
    }
  })
})

describe('the count', () => {
  const over = samples.over!
  const count = (won: number, rows: number, hand: number) => ({
    won,
    rows,
    hand,
    total: won - rows - hand,
    cards: won + rows + hand,
  })

  it('adds up as the engine says', () => {
    render(Count, { view: over, people: peopleOf(over), front: 0 })
    for (const side of over.result!.sides)
      expect(screen.getAllByText(side.total < 0 ? `−${-side.total}` : String(side.total)).length).toBeGreaterThan(
        0,
      )
  })

  it('explains a tie: points, cards, shared', () => {
    const counts = [count(10, 2, 1), count(8, 1, 0)]
    const sides = counts.map((one, seat) => ({ seats: [seat], ...one }))
    const two = { ...samples.two!, over: true, partners: null }
    render(Count, {
      view: { ...two, result: { counts, sides, winners: [0], decided: 'cards' } },
      people: peopleOf(two),
      front: 0,
    })
    expect(screen.getByText('Level on points, 7 each: Lou and Sam.')).toBeTruthy()
    expect(
      screen.getByText('More sun and moon cards, for and against, break the tie: 13 against 9 for Lou.'),
    ).toBeTruthy()
    const level = [counts[0]!, counts[0]!]
    render(Count, {
      view: {
        ...two,
        result: {
          counts: level,
          sides: level.map((one, seat) => ({ seats: [seat], ...one })),
          winners: [0, 1],
          decided: 'shared',
        },
      },
      people: peopleOf(two),
      front: 0,
    })
    expect(screen.getByText('Nothing separates them: Lou and Sam win together.')).toBeTruthy()
  })
})
