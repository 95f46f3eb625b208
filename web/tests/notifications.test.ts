import { fireEvent, screen } from '@testing-library/svelte'
import { Notifications } from '../src/lib/notifications.svelte'
import type { Entry } from '../src/lib/protocol'
import { loudest } from '../src/lib/sound'
import type { TableState } from '../src/lib/table-state'
import { remember, see } from '../src/lib/tables'
import { game, show, stateOf } from './live-table'

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

it('hears the weightiest of several sounds', () => {
  expect(loudest(['draw', 'turn', 'take'])).toBe('turn')
  expect(loudest(['draw', undefined, 'bad'])).toBe('bad')
  expect(loudest([undefined])).toBeUndefined()
})
