/** A live table of Fairy Lights for two, in whatever state; nobody answers what it sends. */

import { render } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import type { Connection } from '../src/lib/connection.svelte'
import type { Game } from '../src/lib/game'
import { Notifications } from '../src/lib/notifications.svelte'
import type { Table } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import type { TableState } from '../src/lib/table-state'
import LiveTable from '../src/screens/LiveTable.svelte'
import samples from './fairy-lights.samples.json'

export const view = (samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>)[
  '2 seats after 0'
]![0]
export const seats = ['Lou', 'Anouk'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  away: false,
  here: true,
  host: seat === 0,
}))
export const onrefuse = vi.fn()
export const connection = { status: 'open', busy: false, act: vi.fn() } as unknown as Connection

export let game: Game
beforeAll(async () => void (game = await loadGame('fairy-lights')))
beforeEach(() => {
  settings.language = 'en'
  settings.motion = 'less'
  localStorage.clear()
})

export function stateOf(
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
export const show = (state: TableState, notifications = new Notifications('K7MPX')) =>
  render(LiveTable, {
    game,
    connection,
    notifications,
    state,
    refusal: undefined,
    onforgive: () => undefined,
    onrefuse,
  })
