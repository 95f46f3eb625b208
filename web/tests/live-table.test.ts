import { fireEvent, render, screen } from '@testing-library/svelte'
import { voice } from '../src/lib/announce.svelte'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import type { Game } from '../src/lib/game'
import { Notifications } from '../src/lib/notifications.svelte'
import type { Entry, Table } from '../src/lib/protocol'
import type { TableState } from '../src/lib/table-state'
import { t } from '../src/lib/words.svelte'
import LiveTable from '../src/screens/LiveTable.svelte'
import { connection, game, onrefuse, seats, show, stateOf, view } from './live-table'

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
