import { fireEvent, screen } from '@testing-library/svelte'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import { connection, onrefuse, show, stateOf, view } from './live-table'

describe('the line to type moves', () => {
  async function type(text: string, moves: string[], mine = [0]): Promise<void> {
    vi.mocked(connection.act).mockClear()
    const state = stateOf(0, { mine })
    show({
      ...state,
      views: mine.length
        ? state.views.map((v) => ({ ...v, moves }))
        : [{ ...view, seat: null, moves: [] } as unknown as FairyLightsView],
    })
    await fireEvent.keyDown(window, { key: '/' })
    const input = screen.getByLabelText('Type a move')
    await fireEvent.input(input, { target: { value: text } })
    await fireEvent.submit(input.closest('form')!)
  }

  it.each([
    ['slot T1', 'slot T1'],
    ['SLOT t1', 'slot T1'],
    [' slot   T1 ', 'slot T1'],
    ['g2 > 1', 'G2>1'],
    ['g2>1', 'G2>1'],
    ['s12 a.sun START', 'S12 A.sun start'],
    ['Take Pink', 'take pink'],
    ['S1 2', 'S1 2'],
    ['s12', 'S12'],
  ])('takes « %s » for %s', async (text, move) => {
    await type(text, ['slot T1', 'G2>1', 'S12 A.sun start', 'take pink', 'S1 2', 'S12'])
    expect(connection.act).toHaveBeenCalledWith({ type: 'play', seat: 0, move })
  })

  it.each([
    ['fly away', [0], 'play'],
    ['reveal', [], 'why'],
  ])('always gets an answer of the house: « %s », seats %s', async (text, mine, asked) => {
    await type(text, ['reveal'], mine)
    expect(connection.act).toHaveBeenCalledWith({ type: asked, seat: 0, move: text })
  })
})

describe('the line to type moves, while the line to the house is down', () => {
  afterEach(() => void Object.assign(connection, { status: 'open', busy: false }))

  it.each([
    ['dance a jig', false, ['The line is down: the house cannot say what it makes of “dance a jig”.']],
    ['reveal', false, []],
    ['reveal', true, ['The line is down: a move is waiting to be sent already.']],
  ])('answers « %s », while an act waits: %s', async (text, busy, said) => {
    onrefuse.mockClear()
    vi.mocked(connection.act).mockClear()
    Object.assign(connection, { status: 'lost', busy })
    show(stateOf(0, { mine: [0] }))
    await fireEvent.keyDown(window, { key: '/' })
    const input = screen.getByLabelText('Type a move')
    await fireEvent.input(input, { target: { value: text } })
    await fireEvent.submit(input.closest('form')!)
    expect(onrefuse.mock.calls.flat()).toEqual(said)
    expect(connection.act).toHaveBeenCalledTimes(said.length ? 0 : 1)
  })

  it('names the act that waits to be sent', () => {
    Object.assign(connection, { status: 'lost', unsent: { moves: ['take pink'] }, lostAt: Date.now() })
    show(stateOf(0, { mine: [0] }))
    expect(screen.getByRole('region', { name: 'Waiting to be sent' }).textContent).toContain('Take pink')
    Object.assign(connection, { unsent: undefined })
  })
})
