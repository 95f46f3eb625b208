import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it } from 'vitest'
import { isBotLine } from '../src/coach/asking'
import { fittingLevel, headStarts } from '$lib/even-odds'
import type { GameInfo } from '$lib/protocol'
import type { LogLine } from '$lib/view'
import { settings } from '$lib/settings.svelte'
import EvenOdds from '../src/parts/EvenOdds.svelte'
import type { SeatRow } from '../src/parts/SeatRows.svelte'

const LEVELS = ['rabbit', 'hedgehog', 'fox', 'owl']
const BEHIND = { rabbit: 15, hedgehog: 6, fox: 1, owl: 0 }
const info = { bots: LEVELS, head_starts: true, odds: { 3: BEHIND }, even_tables: {} } as unknown as GameInfo

const row = (id: number, kind: SeatRow['kind'], strength: SeatRow['strength']): SeatRow => ({
  id,
  kind,
  name: '',
  strength,
  given: 0,
})

it('gives whoever is weaker what they are further behind than the best at the table', () => {
  expect(headStarts(['rabbit', 'owl', 'fox'], BEHIND)).toEqual([15, 0, 1])
  expect(headStarts(['rabbit', 'hedgehog'], BEHIND)).toEqual([9, 0])
  expect(headStarts(['rabbit', 'stranger'], BEHIND)).toEqual([0, 0])
  expect(headStarts(['rabbit', 'owl'])).toEqual([0, 0])
})

it('knows tables that were measured as they sit', () => {
  const tables = { 'rabbit,hedgehog,hedgehog': [9, 1, 0], 'hedgehog,rabbit,hedgehog': [0, 9, 1] }
  expect(headStarts(['hedgehog', 'rabbit', 'hedgehog'], BEHIND, tables)).toEqual([0, 9, 1])
  expect(headStarts(['rabbit', 'rabbit', 'hedgehog'], BEHIND, tables)).toEqual([9, 9, 0])
})

it('lets bots play about like the people together', () => {
  expect(fittingLevel(['child'], LEVELS)).toBe('rabbit')
  expect(fittingLevel(['child', 'expert'], LEVELS)).toBe('fox')
  expect(fittingLevel(['well', 'well', 'expert'], LEVELS)).toBe('fox')
  expect(fittingLevel([], LEVELS)).toBe('hedgehog')
})

async function shown(rows: SeatRow[], game = info) {
  settings.language = 'en'
  const drawn = render(EvenOdds, { rows, info: game, on: 'on' })
  await tick()
  return drawn
}

it('proposes levels and points, which can be changed by hand and proposed anew', async () => {
  const rows = $state([row(1, 'me', 'child'), row(2, 'open', 'expert'), row(3, 'bot:hedgehog', 'sometimes')])
  const page = await shown(rows)
  expect(rows[2]!.kind).toBe('bot:fox')
  expect(rows.map(({ given }) => given)).toEqual([15, 0, 1])
  rows[0]!.given = 12
  await tick()
  expect((page.getByLabelText(/Head start of Seat 1/) as HTMLInputElement).value).toBe('12')
  page.getByRole('button', { name: 'Propose anew' }).click()
  expect(rows[0]!.given).toBe(15)
  rows[2]!.kind = 'bot:rabbit'
  await tick()
  expect(rows[2]!.kind).toBe('bot:rabbit')
  expect(rows.map(({ given }) => given)).toEqual([15, 0, 15])
})

it('offers only levels where nothing is won by points', async () => {
  const rows = $state([row(1, 'me', 'child'), row(2, 'bot:owl', 'sometimes')])
  const page = await shown(rows, { ...info, head_starts: false })
  expect(rows.map(({ kind, given }) => [kind, given])).toEqual([
    ['me', 0],
    ['bot:rabbit', 0],
  ])
  expect(page.getByText(/not won by points/)).toBeTruthy()
  expect(page.queryAllByRole('spinbutton')).toEqual([])
})

it('asks why at every move of a bot, also of one in somebody’s place', () => {
  const line = { key: '1', n: 1, kind: 'played', seat: 1, message: 'm', args: {} } satisfies LogLine
  expect(isBotLine({ ...line, bot: true })).toBe(true)
  expect(isBotLine({ ...line, bot: false })).toBe(false)
  expect(isBotLine({ ...line, bot: true, kind: 'stood-in' })).toBe(false)
})
