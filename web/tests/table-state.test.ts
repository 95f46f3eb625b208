import type { FromServer, Table } from '../src/lib/protocol'
import { frontSeat, receive, viewOf, withOlder, type TableState } from '../src/lib/table-state'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import samples from './fairy-lights.samples.json'

const view = (samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>)['2 seats after 0']![0]
const table = { code: 'K7MPX', phase: 'playing', seats: [], to_act: [0], undo: [] } as unknown as Table
const entry = (n: number) => ({
  n,
  at: 0,
  kind: 'played',
  seat: 0,
  events: [{ message: 'fl-event-turn', args: { who: 'B' } }],
})
const welcome = (more: object = {}): FromServer =>
  ({
    type: 'welcome',
    protocol: 1,
    epoch: 'e1',
    n: 2,
    reset: false,
    you: { guest: 'g', seats: [0], host: true },
    table,
    views: [view],
    missed: [entry(1), entry(2)],
    older: 0,
    ...more,
  }) as FromServer
const update = (n: number): FromServer =>
  ({
    type: 'update',
    move: null,
    ...entry(n),
    table: { to_act: [1] },
    views: [{ seat: 0, moves: [] }],
  }) as FromServer

function after(...messages: FromServer[]): TableState {
  let state: TableState | undefined
  for (const message of messages) {
    const outcome = receive(state, message)
    if (outcome !== 'gap' && outcome !== 'same') state = outcome.state
  }
  return state!
}

describe('what a client knows of a table', () => {
  it('begins with the welcome and its past', () => {
    const outcome = receive(undefined, welcome())
    expect(outcome).toMatchObject({ first: true })
    expect(after(welcome()).log.map((line) => [line.n, line.seat])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('merges only the keys that changed', () => {
    const state = after(welcome(), update(3))
    expect(state.table).toMatchObject({ to_act: [1], code: 'K7MPX' })
    expect(state.views[0]).toMatchObject({ moves: [], deck: 103 })
  })

  it('notices a gap and ignores what it has', () => {
    const state = after(welcome())
    expect(receive(state, update(5))).toBe('gap')
    expect(receive(state, update(2))).toBe('same')
  })

  it('resumes within an epoch and starts afresh in another', () => {
    const state = after(welcome())
    expect(receive(state, welcome({ n: 3, missed: [entry(3)] }))).toMatchObject({
      first: false,
      state: { n: 3, log: { length: 3 } },
    })
    expect(receive(state, welcome({ epoch: 'e2', reset: true, n: 1, missed: [entry(1)] }))).toMatchObject({
      first: true,
      state: { log: { length: 1 } },
    })
  })

  it('takes in what a welcome left out, before or between what it has', () => {
    const state = after(
      welcome({ n: 2, missed: [entry(1), entry(2)] }),
      welcome({ n: 9, missed: [entry(8), entry(9)] }),
    )
    const numbers = (now: TableState): number[] => now.log.map(({ n }) => n)
    expect(numbers(state)).toEqual([1, 2, 8, 9])
    const fuller = withOlder(state, [entry(6), entry(7), entry(8)])
    expect(numbers(fuller)).toEqual([1, 2, 6, 7, 8, 9])
    expect(numbers(withOlder(fuller, [entry(3), entry(4), entry(5)]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('takes a notice without a number', () => {
    const state = after(welcome(), { type: 'notice', table: { spectators: 2 } })
    expect([state.table.spectators, state.n]).toEqual([2, 2])
  })

  it('puts the seat that is to act in front, else the one before', () => {
    const state = { ...after(welcome()), you: { guest: 'g', seats: [0, 1], host: true } }
    expect(frontSeat({ ...state, table: { ...table, to_act: [1] } }, 0)).toBe(1)
    expect(frontSeat({ ...state, table: { ...table, to_act: [2] } }, 1)).toBe(1)
    expect(viewOf(state, 5)).toBe(state.views[0])
  })
})
