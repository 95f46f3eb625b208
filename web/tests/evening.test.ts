/** The evening around the tables: what runs, what a form asks, how far the rules are. */
import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import { api } from '../src/lib/api'
import type { Connection } from '../src/lib/connection.svelte'
import type { GameInfo, Info, Table, TableAnswer } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import type { TableState } from '../src/lib/table-state'
import { remember } from '../src/lib/tables'
import Resume from '../src/parts/Resume.svelte'
import Lobby from '../src/screens/Lobby.svelte'
import NewTable from '../src/screens/NewTable.svelte'

const lights = {
  id: 'fairy-lights',
  bots: ['rabbit', 'hedgehog'],
  sides: {},
  hints: true,
  edition: 'stars-0-2',
  editions: [{ id: 'stars-0-2', titles: { en: 'Stars' } }],
  options: {},
} as unknown as GameInfo

beforeAll(async () => {
  for (const id of ['fairy-lights', 'sun-moon']) await loadGame(id)
})
beforeEach(() => {
  localStorage.clear()
  settings.language = 'en'
  vi.spyOn(api, 'games').mockResolvedValue([lights])
  vi.spyOn(api, 'info').mockResolvedValue({
    lan: { on: false, possible: false, address: null },
  } as unknown as Info)
  vi.spyOn(api, 'cards').mockResolvedValue([])
  vi.spyOn(api, 'invite').mockRejectedValue(new Error('not now'))
})
afterEach(() => void vi.restoreAllMocks())

const tableOf = (code: string, phase: Table['phase'], to_act: number[] = []): Table =>
  ({
    code,
    game: 'fairy-lights',
    phase,
    to_act,
    undo: [],
    spectators: 0,
    prepared: 100,
    seats: [
      { seat: 0, kind: 'person', name: 'Lou', bot: null, away: false, here: true, host: true },
      { seat: 1, kind: 'person', name: 'Sam', bot: null, away: false, here: true, host: false },
    ],
  }) as unknown as Table

describe('tables to go on with', () => {
  /** Those that this browser remembers, the newest last. */
  const remembered: Table[] = [
    tableOf('ELSEW', 'carried'),
    tableOf('OTHER', 'playing', [1]),
    tableOf('MINE1', 'playing', [0]),
    tableOf('GATHR', 'gathering'),
    tableOf('ENDED', 'over'),
  ]
  const codes = (): string[] => screen.getAllByText(/Table \w{5}$/).map((one) => one.textContent.slice(-5))

  it('begin with one’s turn, then what runs, then what waits for people; the rest is one tap away', async () => {
    vi.spyOn(api, 'table').mockImplementation((code) =>
      Promise.resolve({
        table: remembered.find((table) => table.code === code)!,
        you: { guest: 'g', seats: [0], host: true },
      } as TableAnswer),
    )
    for (const { code } of remembered) remember(code)
    render(Resume)
    await screen.findByText('Your turn')
    expect(codes()).toEqual(['MINE1', 'OTHER', 'GATHR'])
    await fireEvent.click(screen.getByRole('button', { name: 'See 1 more table' }))
    expect(codes()).toEqual(['MINE1', 'OTHER', 'GATHR', 'ELSEW'])
    expect(screen.queryByRole('button', { name: /more table/ })).toBeNull()
  })
})

describe('a form', () => {
  const chosen = (name: string): HTMLInputElement =>
    within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('radio', { checked: true })

  it('lets a bot play after two minutes for whoever is offline, and never at a game of days', async () => {
    vi.spyOn(api, 'name').mockResolvedValue(undefined as never)
    const create = vi.spyOn(api, 'create').mockRejectedValue(new Error('enough'))
    const wanted = (n: number): Promise<unknown> => vi.waitFor(() => create.mock.calls[n]![0])
    render(NewTable, { game: 'fairy-lights' })
    expect(screen.queryByText('For whoever is offline')).toBeNull()
    await fireEvent.change(screen.getByLabelText('Seat 2'), { target: { value: 'open' } })
    expect(chosen('For whoever is offline').labels![0]!.textContent).toMatch(/after 2\smin/)
    const setting = await screen.findByRole('button', { name: 'Set the table' })
    await vi.waitFor(() => expect(setting).toHaveProperty('disabled', false))
    await fireEvent.click(setting)
    expect(await wanted(0)).toMatchObject({ stand_in: 120 })
    await fireEvent.click(screen.getByLabelText('Over several days'))
    expect(screen.queryByText('For whoever is offline')).toBeNull()
    await fireEvent.click(setting)
    expect(await wanted(1)).toMatchObject({ slow: true })
    expect(await wanted(1)).not.toHaveProperty('stand_in')
  })

  it('asks nothing about doubtful rules unless one opens them', async () => {
    const options = { voluntary_total_eclipse: { default: false, values: [false, true] } }
    vi.spyOn(api, 'games').mockResolvedValue([{ ...lights, id: 'sun-moon', options }])
    render(NewTable, { game: 'sun-moon' })
    const switches = await screen.findByText('Rule switches')
    expect(switches.closest('details')!.open).toBe(false)
  })
})

it('a lobby says in one line what is being prepared and how far it is', () => {
  const connection = { status: 'open', busy: false, act: vi.fn() } as unknown as Connection
  const state = (prepared: number): TableState => ({
    epoch: 'e1',
    seatsAt: 0,
    n: 1,
    you: { guest: 'g', seats: [0], host: true },
    table: { ...tableOf('K7MPX', 'gathering'), prepared },
    views: [],
    log: [],
  })
  const { unmount } = render(Lobby, { connection, state: state(40) })
  expect(screen.getByText(/Fairy Lights.*40/).role).toBe('status')
  unmount()
  render(Lobby, { connection, state: state(100) })
  expect(screen.queryByText(/Fairy Lights.*%/)).toBeNull()
})
