import { fireEvent, render, screen } from '@testing-library/svelte'
import { voice } from '../src/lib/announce.svelte'
import { loadGame } from '../src/games'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import type { Connection } from '../src/lib/connection.svelte'
import type { Game } from '../src/lib/game'
import { Notifications } from '../src/lib/notifications.svelte'
import type { Entry, Table } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { loudest } from '../src/lib/sound'
import type { TableState } from '../src/lib/table-state'
import { remember, see } from '../src/lib/tables'
import { t } from '../src/lib/words.svelte'
import LiveTable from '../src/screens/LiveTable.svelte'
import samples from './fairy-lights.samples.json'

const view = (samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>)['2 seats after 0']![0]
const seats = ['Lou', 'Anouk'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  away: false,
  here: true,
  host: seat === 0,
}))
const onrefuse = vi.fn()
const connection = { status: 'open', busy: false, act: vi.fn() } as unknown as Connection

let game: Game
beforeAll(async () => (game = await loadGame('fairy-lights')))
beforeEach(() => {
  settings.language = 'en'
  settings.motion = 'less'
  localStorage.clear()
})

function stateOf(
  acting: number,
  more: { secrets?: boolean; mine?: number[]; log?: TableState['log']; n?: number } = {},
): TableState {
  const table = {
    code: 'K7MPX',
    game: 'fairy-lights',
    phase: 'playing',
    seats,
    to_act: [acting],
    undo: [],
    clocks: null,
    rematch: null,
    spectators: 0,
    prepared: 100,
  } as unknown as Table
  const mine = more.mine ?? [0, 1]
  const views = mine.map((seat) => ({
    ...view,
    seat,
    secrets: more.secrets ?? true,
    active: acting,
    to_act: [acting],
    moves: seat === acting ? ['reveal'] : [],
  }))
  return {
    epoch: 'e1',
    seatsAt: 0,
    n: more.n ?? 1,
    you: { guest: 'g', seats: mine, host: true },
    table,
    views,
    log: more.log ?? [],
  }
}
const show = (state: TableState, notifications = new Notifications('K7MPX')) =>
  render(LiveTable, {
    game,
    connection,
    notifications,
    state,
    refusal: undefined,
    onforgive: () => undefined,
    onrefuse,
  })
const reveals = (n: number): Entry =>
  ({
    n,
    at: 0,
    kind: 'played',
    seat: 1,
    events: [{ message: 'fl-event-revealed', args: { who: 'B', colour: 'pink', bulbs: 1, stars: 0 } }],
  }) as unknown as Entry
const logOf = (entries: Entry[]): TableState['log'] =>
  entries.map((e) => ({ ...e.events[0]!, key: String(e.n), n: e.n, kind: 'played', seat: 1 })) as TableState['log']

describe('the pace of the bots', () => {
  const played = (host: boolean): TableState => {
    const state = stateOf(0, { secrets: false, mine: [0] })
    const bots = state.table.seats.map((seat) => ({ ...seat, kind: seat.seat ? 'bot' : 'person' }))
    return {
      ...state,
      you: { ...state.you, host },
      table: { ...state.table, pace: 'human', seats: bots } as Table,
    }
  }

  it('is changed by the host while the game goes on', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', asked)
    show(played(true))
    await fireEvent.click(screen.getByRole('button', { name: t('web-table-menu') }))
    await fireEvent.click(screen.getByRole('radio', { name: t('web-pace-quick') }))
    const [path, wanted] = asked.mock.calls[0] as unknown as [string, RequestInit]
    expect(path).toContain('/tables/K7MPX/pace')
    expect(JSON.parse(String(wanted.body))).toMatchObject({ pace: 'quick' })
    vi.unstubAllGlobals()
  })

  it('is nothing for others to choose', async () => {
    show(played(false))
    await fireEvent.click(screen.getByRole('button', { name: t('web-table-menu') }))
    expect(screen.queryByRole('radio', { name: t('web-pace-quick') })).toBeNull()
  })
})

describe('the curtain', () => {
  it('hides the table until the right person is there, each turn', async () => {
    const { rerender } = show(stateOf(0))
    expect(screen.getByRole('heading', { name: 'Please hand the device to Lou' })).toBeTruthy()
    expect(document.querySelector('[data-table]')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'I am Lou' }))
    expect(document.querySelector('[data-table]')).toBeTruthy()
    await rerender({ state: stateOf(1) })
    expect(document.querySelector('[data-table]')).toBeNull()
    expect(screen.getByRole('button', { name: 'I am Anouk' })).toBeTruthy()
  })

  it('keeps the keys of the table from whoever holds the device', async () => {
    show(stateOf(0))
    await fireEvent.keyDown(window, { key: 'd' })
    expect(connection.act).not.toHaveBeenCalled()
  })

  it('keeps a sealed act from the next person, when it falls and when they ask for the last act', async () => {
    const sealing: Game = { ...game, isQuiet: ({ message }) => message === 'fl-event-kept' }
    const sealed = { message: 'fl-event-kept', args: { who: 'A', colour: 'pink', bulbs: 3 } }
    const open = { message: 'fl-event-revealed', args: { who: 'A', colour: 'silver', bulbs: 1, stars: 0 } }
    const entries = [
      { n: 2, at: 0, kind: 'played', seat: 0, events: [open] },
      { n: 3, at: 0, kind: 'played', seat: 0, events: [sealed] },
    ] as unknown as Entry[]
    const log = entries.map((e) => ({
      ...e.events[0]!,
      key: String(e.n),
      n: e.n,
      kind: 'played',
      seat: 0,
    })) as TableState['log']
    const notifications = new Notifications('K7MPX')
    const { rerender } = render(LiveTable, {
      game: sealing,
      connection,
      notifications,
      state: stateOf(0),
      refusal: undefined,
      onforgive: () => undefined,
      onrefuse,
    })
    await fireEvent.click(screen.getByRole('button', { name: 'I am Lou' }))
    /** What is said once there is a pause. */
    const heard = async (): Promise<string> => {
      await new Promise((done) => setTimeout(done, 90))
      return voice.odd + voice.even
    }
    await heard()
    notifications.receive(sealing, stateOf(0, { log }), entries, false)
    expect(await heard()).toMatch(/silver.*pink/)
    notifications.receive(sealing, stateOf(0, { log }), entries, false)
    await rerender({ state: stateOf(1, { log }) })
    notifications.receive(sealing, stateOf(1, { log }), entries, false)
    expect(await heard()).toMatch(/^(?!.*pink).*silver.*hand the device to Anouk/)
    await fireEvent.click(screen.getByRole('button', { name: 'I am Anouk' }))
    await fireEvent.keyDown(window, { key: 'l' })
    expect(await heard()).toBe('Lou reveals: silver, 1 bulb, no star.')
  })

  it.each([
    ['without secrets', { secrets: false }],
    ['with one seat on the device', { mine: [0] }],
  ])('is not drawn %s', (_, more) => {
    show(stateOf(0, more))
    expect(document.querySelector('[data-table]')).toBeTruthy()
  })
})

describe('notifications', () => {
  it('shows what people say at their seat for a while', async () => {
    const notifications = new Notifications('K7MPX')
    const state = stateOf(0, { mine: [0] })
    show(state, notifications)
    notifications.receive(
      game,
      state,
      [
        {
          n: 2,
          at: 0,
          kind: 'emoted',
          seat: 1,
          events: [{ message: 'house-emoted', args: { who: 'B', emote: 'wow' } }],
        },
      ] as unknown as Entry[],
      false,
    )
    expect((await screen.findByText('Wow!')).closest('li')!.textContent).toContain('Anouk')
  })

  it('tells on return what happened meanwhile, and not what was seen', async () => {
    remember('K7MPX')
    see('K7MPX', 'e1', 2)
    const entries = [1, 2, 3, 4, 5, 6].map(reveals)
    const notifications = new Notifications('K7MPX')
    const state = stateOf(0, { mine: [0], log: logOf(entries), n: 6 })
    notifications.receive(game, state, entries, true)
    expect(notifications.recap.map((l) => l.n)).toEqual([3, 4, 5, 6])
    show(state, notifications)
    expect(screen.getByRole('complementary', { name: 'While you were away' }).querySelectorAll('li')).toHaveLength(
      4,
    )
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('complementary', { name: 'While you were away' })).toBeNull()
  })

  it('tells nothing to somebody who missed little, or whose numbers are of another time', () => {
    const entries = [1, 2, 3, 4, 5, 6].map(reveals)
    for (const [epoch, n] of [
      ['e1', 3],
      ['e0', 1],
    ] as const) {
      remember('K7MPX')
      see('K7MPX', epoch, n)
      const notifications = new Notifications('K7MPX')
      notifications.receive(game, stateOf(0, { mine: [0], log: logOf(entries), n: 6 }), entries, true)
      expect(notifications.recap).toEqual([])
    }
  })
})

describe('the line to type moves', () => {
  async function type(text: string, moves: string[], mine = [0]): Promise<void> {
    vi.mocked(connection.act).mockClear()
    const state = stateOf(0, { mine })
    show({
      ...state,
      views: mine.length
        ? state.views.map((v) => ({ ...v, moves }))
        : [{ ...view, seat: null, moves: [] } as unknown as FairyLightsView],
    })
    await fireEvent.keyDown(window, { key: '/' })
    const input = screen.getByLabelText('Type a move')
    await fireEvent.input(input, { target: { value: text } })
    await fireEvent.submit(input.closest('form')!)
  }

  it.each([
    ['slot T1', 'slot T1'],
    ['SLOT t1', 'slot T1'],
    [' slot   T1 ', 'slot T1'],
    ['g2 > 1', 'G2>1'],
    ['g2>1', 'G2>1'],
    ['s12 a.sun START', 'S12 A.sun start'],
    ['Take Pink', 'take pink'],
    ['S1 2', 'S1 2'],
    ['s12', 'S12'],
  ])('takes « %s » for %s', async (text, move) => {
    await type(text, ['slot T1', 'G2>1', 'S12 A.sun start', 'take pink', 'S1 2', 'S12'])
    expect(connection.act).toHaveBeenCalledWith({ type: 'play', seat: 0, move })
  })

  it.each([
    ['fly away', [0], 'play'],
    ['reveal', [], 'why'],
  ])('always gets an answer of the house: « %s », seats %s', async (text, mine, asked) => {
    await type(text, ['reveal'], mine)
    expect(connection.act).toHaveBeenCalledWith({ type: asked, seat: 0, move: text })
  })
})

describe('the line to type moves, while the line to the house is down', () => {
  afterEach(() => void Object.assign(connection, { status: 'open', busy: false }))

  it.each([
    ['dance a jig', false, ['The line is down: the house cannot say what it makes of “dance a jig”.']],
    ['reveal', false, []],
    ['reveal', true, ['The line is down: a move is waiting to be sent already.']],
  ])('answers « %s », while an act waits: %s', async (text, busy, said) => {
    onrefuse.mockClear()
    vi.mocked(connection.act).mockClear()
    Object.assign(connection, { status: 'lost', busy })
    show(stateOf(0, { mine: [0] }))
    await fireEvent.keyDown(window, { key: '/' })
    const input = screen.getByLabelText('Type a move')
    await fireEvent.input(input, { target: { value: text } })
    await fireEvent.submit(input.closest('form')!)
    expect(onrefuse.mock.calls.flat()).toEqual(said)
    expect(connection.act).toHaveBeenCalledTimes(said.length ? 0 : 1)
  })

  it('names the act that waits to be sent', () => {
    Object.assign(connection, { status: 'lost', unsent: { moves: ['take pink'] }, lostAt: Date.now() })
    show(stateOf(0, { mine: [0] }))
    expect(screen.getByRole('region', { name: 'Waiting to be sent' }).textContent).toContain('Take pink')
    Object.assign(connection, { unsent: undefined })
  })
})

describe('what was taken back', () => {
  const log = (['played', 'undone'] as const).map((kind, i) => ({
    key: `${i}.0`,
    n: i + 1,
    kind,
    seat: 1,
    move: 'take pink',
    message: 'house-undone',
    args: { who: 'B' },
  }))

  it.each([
    ['its own player', [1], 1],
    ['a device with both', [0, 1], 1],
    ['the opponent', [0], 0],
    ['a spectator', [], 0],
  ])('may be played again by %s', async (_, mine, there) => {
    vi.mocked(connection.act).mockClear()
    const state = stateOf(1, { mine, secrets: false, log })
    show(
      mine.length
        ? state
        : { ...state, views: [{ ...view, seat: null, moves: [] } as unknown as FairyLightsView] },
    )
    expect(screen.queryAllByRole('button', { name: 'Redo' })).toHaveLength(there)
    await fireEvent.keyDown(window, { key: 'r' })
    expect(vi.mocked(connection.act).mock.calls).toEqual(
      there ? [[{ type: 'play', seat: 1, move: 'take pink' }]] : [],
    )
  })
})

describe('without a network', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['Play again', 'over', false],
    ['Come back to my seat', 'playing', true],
  ])('« %s » says what is wrong and may be tried again', async (name, phase, away) => {
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', asked)
    const state = stateOf(1, { mine: [0] })
    show({
      ...state,
      table: {
        ...state.table,
        phase,
        seats: seats.map((seat) => ({ ...seat, away: away && seat.seat === 0 })),
      } as unknown as Table,
    })
    for (const times of [1, 2]) {
      await fireEvent.click(screen.getByRole('button', { name }))
      expect((await screen.findByRole('alert')).textContent).toBe(t('web-offline'))
      expect(asked).toHaveBeenCalledTimes(times)
    }
  })
})

it('hears the weightiest of several sounds', () => {
  expect(loudest(['draw', 'turn', 'take'])).toBe('turn')
  expect(loudest(['draw', undefined, 'bad'])).toBe('bad')
  expect(loudest([undefined])).toBeUndefined()
})
