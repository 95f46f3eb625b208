import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import type { Commitment } from '$lib/protocol'
import { settings } from '$lib/settings.svelte'
import Commitments from '../src/screens/Commitments.svelte'

const one = (number: number, state: Commitment['state'], secret: string | null = null): Commitment => ({
  number,
  laid: '2026-11-16',
  game: 'sun-moon',
  commitment: `${number}c902700fd734566`.padEnd(64, '0'),
  state,
  secret,
})

afterEach(() => vi.restoreAllMocks())

test('the list tells what became of each commitment, page by page', async () => {
  settings.language = 'en'
  const asked = vi.spyOn(api, 'commitments')
  asked.mockResolvedValueOnce({ commitments: [one(3, 'playing'), one(2, 'over', 'ab'.repeat(32))], next: 2 })
  asked.mockResolvedValueOnce({ commitments: [one(1, 'abandoned')], next: null })
  render(Commitments)
  const rows = async (): Promise<string[]> =>
    (await screen.findAllByRole('listitem')).map((row) => row.textContent.replace(/\s+/g, ' ').trim())
  expect(await rows()).toEqual([
    '3c90 2700 fd73 Sun and Moon · 16 Nov 2026 · being played',
    `2c90 2700 fd73 Sun and Moon · 16 Nov 2026 · over; the secret was: ${'ab'.repeat(32)}`,
  ])
  await fireEvent.click(screen.getByRole('button', { name: 'Older ones' }))
  await screen.findByText(/abandoned/)
  expect((await rows())[2]).toBe('1c90 2700 fd73 Sun and Moon · 16 Nov 2026 · abandoned')
  expect(asked.mock.calls).toEqual([[undefined], [2]])
  expect(screen.queryByRole('button', { name: 'Older ones' })).toBeNull()
  expect(within(screen.getByRole('main')).getByRole('heading').textContent).toBe('The house’s commitments')
})

test('a house without any says so', async () => {
  settings.language = 'fr'
  vi.spyOn(api, 'commitments').mockResolvedValueOnce({ commitments: [], next: null })
  render(Commitments)
  expect((await screen.findByText(/encore engagée à rien/)).textContent).toBeTruthy()
})
