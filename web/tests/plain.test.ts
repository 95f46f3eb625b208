/** The plain table: any view in words, every legal move as a button. */

import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, it, vi } from 'vitest'
import { isPlayable, loadGame, titleOf } from '../src/games'
import { settings } from '../src/lib/settings.svelte'
import type { GameView, Person } from '../src/lib/view'
import PlainTable from '../src/games/plain/PlainTable.svelte'

const INFO = {
  id: 'nuts',
  prefix: 'NU',
  titles: { en: 'Nuts', fr: 'Noix' },
  seats: { least: 2, most: 3 },
  bots: [],
}
const TEXTS = 'nu-view-hand = Your hand\nnu-view-points = Points\nnu-move-lay = lay the { $what }\n'
const PEOPLE: Person[] = ['Lou', 'Sam'].map((name, seat) => ({
  seat,
  name,
  kind: 'human',
  mine: seat === 0,
  here: true,
}))
const VIEW = {
  game: 'nuts',
  edition: 'all',
  seats: 2,
  names: ['A', 'B'],
  secrets: true,
  to_act: [0, 1],
  seat: 0,
  moves: ['lay 3', 'pass'],
  over: false,
  hand: ['3', '8'],
  points: [4, 0],
  laid: null,
  result: null,
} as GameView

const show = (view: GameView, onplay: (move: string) => void) =>
  render(PlainTable, { view, people: PEOPLE, log: [], say: () => '', front: 0, onplay })

beforeAll(async () => {
  settings.language = 'en'
  const answer = (path: string): unknown => (path.endsWith('/games') ? [INFO] : { messages: TEXTS, rules: '' })
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(answer(path)) }),
  )
  await loadGame('nuts')
})

it('knows a game of the house that has no drawing, by its own title', () => {
  expect(isPlayable('nuts')).toBe(true)
  expect(titleOf('nuts')).toBe('Nuts')
  expect(isPlayable('nothing')).toBe(false)
})

it('tells what the view says, by name and by seat, and nothing that is empty', () => {
  show(VIEW, vi.fn())
  expect(screen.getByText('Your hand').nextElementSibling?.textContent).toBe('3 and 8')
  expect(screen.getByRole('columnheader', { name: 'Points' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Lou/ }).lastElementChild?.textContent).toBe('4')
  expect(screen.queryByText('laid')).toBeNull()
})

it('plays a move by its button, in the words of the game or as it is', async () => {
  const onplay = vi.fn()
  show(VIEW, onplay)
  await fireEvent.click(screen.getByRole('button', { name: 'lay the 3' }))
  await fireEvent.click(screen.getByRole('button', { name: 'pass' }))
  expect(onplay.mock.calls).toEqual([['lay 3'], ['pass']])
})

it('keeps what only one seat is told out of the log, which a whole device reads', () => {
  const line = { key: '1', n: 1, kind: 'played', seat: 0, args: { who: 'A' } }
  const log = [
    { ...line, message: 'sealed', private: true },
    { ...line, key: '2', message: 'open' },
  ]
  render(PlainTable, { view: VIEW, people: PEOPLE, log, say: (event) => event.message, front: 0 })
  expect(screen.queryByText('sealed')).toBeNull()
  expect(screen.getByText('open')).toBeTruthy()
})

it('says who has won', () => {
  show({ ...VIEW, over: true, moves: [], to_act: [], result: { winners: [1] } } as GameView, vi.fn())
  expect(screen.getByRole('heading', { name: /Sam/ })).toBeTruthy()
})
