import { redoable } from '../src/lib/redo'
import type { LogLine } from '../src/lib/view'

it('keeps what was taken back, in order, until something else is played', () => {
  const line = (n: number, kind: string, move: string): LogLine => ({
    n,
    kind,
    move,
    key: String(n),
    seat: 0,
    message: '',
    args: {},
  })
  const log = [line(1, 'played', 'a'), line(2, 'played', 'b'), line(3, 'undone', 'b'), line(4, 'undone', 'a')]
  expect(redoable(log).map(({ move }) => move)).toEqual(['b', 'a'])
  expect(redoable([...log, line(5, 'played', 'a')])).toEqual([{ seat: 0, move: 'b' }])
  expect(redoable([...log, line(5, 'played', 'c')])).toEqual([])
})
