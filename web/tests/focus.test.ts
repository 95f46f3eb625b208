import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import App from '../src/App.svelte'
import { loadGame } from '../src/games'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import { api } from '../src/lib/api'
import type { Connection } from '../src/lib/connection.svelte'
import { Notifications } from '../src/lib/notifications.svelte'
import type { Info, Table } from '../src/lib/protocol'
import { go } from '../src/lib/router.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { TableState } from '../src/lib/table-state'
import LiveTable from '../src/screens/LiveTable.svelte'
import Lobby from '../src/screens/Lobby.svelte'
import NewTable from '../src/screens/NewTable.svelte'
import samples from './fairy-lights.samples.json'

const view = (samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>)['2 seats after 0']![0]
const info = {
  bots: ['rabbit', 'hedgehog'],
  lan: { on: false, possible: false, address: null },
} as unknown as Info
const connection = { status: 'open', busy: false, act: vi.fn() } as unknown as Connection

beforeEach(() => {
  settings.language = 'en'
  settings.motion = 'less'
  vi.spyOn(api, 'games').mockResolvedValue([])
  vi.spyOn(api, 'info').mockResolvedValue(info)
  vi.spyOn(api, 'invite').mockRejectedValue(new Error('not now'))
})
afterEach(() => void vi.restoreAllMocks())

/** A control is used by key, and what it brings has come. */
async function use(control: HTMLElement): Promise<void> {
  control.focus()
  await fireEvent.click(control)
  await tick()
}

describe('a form for a new table', () => {
  it('goes on at a seat when one is removed, and at the last when no more can be added', async () => {
    render(NewTable, { game: 'fairy-lights' })
    await use(screen.getByRole('button', { name: 'Remove seat 2' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Seat 2'))
    const adding = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a seat' })
    while (!adding.disabled) await use(adding)
    expect(document.activeElement).toBe(screen.getAllByLabelText(/^Seat \d$/).at(-1))
  })
})

describe('a lobby', () => {
  const seats = (second: object): Table['seats'] =>
    [
      { seat: 0, kind: 'person', name: 'Lou', bot: null, away: false, here: true, host: true },
      { seat: 1, kind: 'open', name: '', bot: null, away: false, here: false, host: false, ...second },
    ] as Table['seats']
  const stateOf = (second: object, mine = [0]): TableState => ({
    epoch: 'e1',
    seatsAt: 0,
    n: 1,
    you: { guest: 'g', seats: mine, host: true },
    table: {
      code: 'K7MPX',
      game: 'fairy-lights',
      phase: 'gathering',
      seats: seats(second),
      to_act: [],
      undo: [],
      spectators: 0,
      prepared: 100,
    } as unknown as Table,
    views: [],
    log: [],
  })

  it('goes on at the same seat when what was done there can be done no more', async () => {
    const fill = vi.spyOn(api, 'fill').mockResolvedValue(undefined as never)
    const { rerender } = render(Lobby, { connection, state: stateOf({}) })
    await use(screen.getByRole('button', { name: 'Put a bot here' }))
    expect(fill).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put a bot here' }))
    await rerender({ state: stateOf({ kind: 'bot', bot: 'greedy' }) })
    await tick()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Free this seat' }))
  })
})

describe('a table', () => {
  const stateOf = (acting: number, moves: string[], away = false): TableState => ({
    epoch: 'e1',
    seatsAt: 0,
    n: 1,
    you: { guest: 'g', seats: [0, 1], host: true },
    log: [],
    table: {
      code: 'K7MPX',
      game: 'fairy-lights',
      phase: 'playing',
      seats: ['Lou', 'Anouk'].map((name, seat) => ({
        seat,
        kind: 'person',
        name,
        bot: null,
        away,
        here: true,
        host: seat === 0,
      })),
      to_act: [acting],
      undo: [],
      clocks: null,
      rematch: null,
      spectators: 0,
      prepared: 100,
    } as unknown as Table,
    views: [0, 1].map((seat) => ({
      ...view,
      seat,
      secrets: true,
      shop: ['P1s1'],
      active: acting,
      to_act: [acting],
      moves: seat === acting ? moves : [],
    })),
  })

  it('goes on at what there is to do: behind the curtain, after a refusal, a command, an absence', async () => {
    const game = await loadGame('fairy-lights')
    const { rerender } = render(LiveTable, {
      game,
      connection,
      notifications: new Notifications('K7MPX'),
      state: stateOf(0, ['reveal', 'take pink']),
      refusal: undefined,
      onforgive: () => void rerender({ refusal: undefined }),
      onrefuse: () => undefined,
    })
    const first = (): HTMLElement => document.querySelector<HTMLElement>('[data-table] > .bar [data-act]')!
    await use(screen.getByRole('button', { name: 'I am Lou' }))
    expect(document.activeElement).toBe(first())
    await fireEvent.keyDown(window, { key: '/' })
    expect(document.activeElement).toBe(document.querySelector('#command'))
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await tick()
    expect(document.activeElement).toBe(first())
    await rerender({
      refusal: { code: 'x', message: 'x', args: {}, clause: null, texts: { en: 'No.', fr: '' }, wait: null },
    })
    await use(screen.getByRole('button', { name: 'Close' }))
    await tick()
    expect(document.activeElement).toBe(first())
    await rerender({ state: stateOf(0, ['reveal'], true) })
    screen.getByRole('button', { name: 'Come back to my seat' }).focus()
    await rerender({ state: stateOf(0, ['reveal']) })
    await tick()
    expect(document.activeElement).toBe(first())
  })
})

it('goes on at the heading of another screen, each with a title of its own', async () => {
  go('/')
  render(App)
  expect([document.title, document.activeElement]).toEqual(['Veillée', document.body])
  for (const [path, heading, title] of [
    ['/settings', 'Settings', 'Settings · Veillée'],
    ['/rules/fairy-lights', 'Rules', 'Rules · Fairy Lights'],
    ['/new/fairy-lights', 'New table', 'New table · Fairy Lights · Veillée'],
    ['/elsewhere', 'Nothing here but snow.', 'Nothing here but snow. · Veillée'],
    ['/', /cards/i, 'Veillée'],
  ] as const) {
    go(path)
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: heading })),
    )
    expect(document.title).toBe(title)
  }
})
