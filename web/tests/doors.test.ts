import { doorOf, keepTable, tableWords, wantedTable } from '../src/lib/doors'
import { wonWords } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import type { Person } from '../src/lib/view'
import { faceOf } from '../src/games'

const lights = faceOf('fairy-lights')!
const solitaire = faceOf('reussite')!

beforeEach(() => {
  localStorage.clear()
  settings.language = 'en'
  settings.name = ''
})

describe('a door', () => {
  test('opens a table as usual: seats for friends, people on this device, bots', () => {
    expect(wantedTable('friends', lights).seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open', 'open'])
    expect(wantedTable('device', lights).seats).toEqual([
      { kind: 'me', name: 'Player 1' },
      { kind: 'me', name: 'Player 2' },
    ])
    expect(wantedTable('alone', lights).seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot'])
    expect(wantedTable('friends', solitaire)).toEqual({
      game: 'reussite',
      seats: [{ kind: 'me' }],
      deal: { grade: 2 },
    })
  })

  test('whoever has a name sits down with friends at once', () => {
    settings.name = 'Zoé'
    expect(wantedTable('friends', lights).seats[0]).toEqual({ kind: 'me', name: 'Zoé', colour: 0 })
  })

  test('opens it as last time, for each door by itself', () => {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'owl' }]
    keepTable({ game: 'fairy-lights', seats, clock: { bank: 60, turn: 5 } })
    expect(wantedTable('alone', lights).seats).toEqual(seats)
    expect(wantedTable('device', lights).seats).toHaveLength(2)
    expect(tableWords(wantedTable('alone', lights))).toMatch(/^1 bot, .*Owl.*, with a clock$/)
    expect(doorOf(wantedTable('device', lights))).toBe('device')
  })

  test('does not keep the deal of a day', () => {
    keepTable({ game: 'reussite', seats: [{ kind: 'me' }], deal: { day: '2026-11-16' } })
    expect(wantedTable('alone', solitaire).deal).toEqual({ grade: 2 })
    keepTable({ game: 'reussite', seats: [{ kind: 'me' }], deal: { grade: 4 } })
    expect(tableWords(wantedTable('alone', solitaire))).toBe('a new hard deal')
  })
})

test('whoever plays alone on this device has won, not their name', () => {
  const people = ['Snowflake', 'Bot'].map((name, seat): Person => ({
    seat,
    name,
    kind: seat ? 'bot' : 'human',
    mine: !seat,
    here: true,
  }))
  expect(wonWords([0], people)).toBe('You win')
  expect(wonWords([1], people)).toBe('Bot wins')
  expect(wonWords([0, 1], people)).toBe('Snowflake and Bot win together')
})
