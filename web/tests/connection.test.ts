import { Connection } from '../src/lib/connection.svelte'
import type { ToServer } from '../src/lib/protocol'

/** A socket whose other end is this test. */
class Line {
  static OPEN = 1
  static all: Line[] = []
  readyState = 0
  said: ToServer[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; target: Line }) => void) | null = null

  constructor(readonly url: URL) {
    Line.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ToServer)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(more: object = {}): void {
    this.readyState = Line.OPEN
    this.tell({
      type: 'welcome',
      protocol: 1,
      epoch: 'e1',
      n: 2,
      reset: false,
      you: { guest: 'g', seats: [0], host: true },
      table: { code: 'K7MPX' },
      views: [],
      missed: [],
      older: 0,
      ...more,
    })
  }
}
const alive = (): Line[] => Line.all.filter((line) => line.readyState < 2)
const acts = (line: Line): ToServer[] => line.said.filter(({ type }) => type !== 'ping')
const play = { type: 'play', seat: 0, move: 'reveal' } as const

let table: Connection
const onrefused = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  Line.all = []
  onrefused.mockClear()
  table = new Connection('K7MPX', { onentries: () => undefined, onrefused })
  Line.all[0]!.welcome()
})
afterEach(() => {
  table.close()
  expect(alive()).toEqual([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line that died in silence', () => {
  it('is noticed by an act without an answer, and the act is said again', () => {
    table.act(play)
    vi.advanceTimersByTime(9_900)
    expect(table.status).toBe('open')
    vi.advanceTimersByTime(200)
    expect([table.status, table.busy]).toEqual(['lost', true])
    vi.advanceTimersByTime(1000)
    alive()[0]!.welcome()
    expect(table.status).toBe('open')
    expect(acts(Line.all[1]!)).toEqual(acts(Line.all[0]!))
    alive()[0]!.tell({ type: 'done', id: (acts(Line.all[0]!)[0] as { id: string }).id, n: 3, repeat: true })
    expect(table.busy).toBe(false)
  })

  it('is noticed by a ping without a pong; any message is an answer', () => {
    vi.advanceTimersByTime(26_000)
    Line.all[0]!.tell({ type: 'pong' })
    vi.advanceTimersByTime(20_000)
    expect(table.status).toBe('open')
    vi.advanceTimersByTime(15_000)
    expect(table.status).toBe('lost')
  })

  it('is not trusted when the network is gone, and asked when somebody is back', () => {
    dispatchEvent(new Event('offline'))
    expect([table.status, alive().length]).toEqual(['lost', 0])
    dispatchEvent(new Event('online'))
    alive()[0]!.welcome()
    expect(table.status).toBe('open')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Line.all[1]!.said).toEqual([{ type: 'ping' }])
  })

  it('may also be one that never opens', () => {
    table.reopen()
    vi.advanceTimersByTime(11_000)
    expect([Line.all.length, alive().length]).toEqual([3, 1])
  })
})

it('has never more than one socket, and does not listen to the others', () => {
  Line.all[0]!.onclose!({ code: 1006, target: Line.all[0]! })
  for (let i = 0; i < 3; i++) {
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(alive()).toHaveLength(1)
  }
  const last = alive()[0]!
  last.welcome()
  for (const line of Line.all) if (line !== last) line.onclose?.({ code: 4404, target: line })
  vi.advanceTimersByTime(9000)
  expect([table.status, alive()]).toEqual(['open', [last]])
})

it('opens no line after its screen is gone', () => {
  table.close()
  table.reopen()
  dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(60_000)
  expect(alive()).toEqual([])
})

describe('too fast', () => {
  const error = {
    code: 'too-fast',
    message: 'house-too-fast',
    args: {},
    clause: null,
    texts: { en: 'Slowly.', fr: '' },
    wait: 0.5,
  }

  it.each([
    ['its id', true],
    ['no id', false],
  ])('an act refused with %s is said again after a while', (_, named) => {
    table.act(play)
    const [line] = Line.all as [Line]
    const { id } = acts(line)[0] as { id: string }
    line.tell({ type: 'refused', id: named ? id : null, error })
    vi.advanceTimersByTime(600)
    expect(acts(line)).toHaveLength(2)
    expect([acts(line)[1], onrefused.mock.calls.length]).toEqual([acts(line)[0], 0])
    line.tell({ type: 'done', id, n: 3, repeat: false })
    expect(table.busy).toBe(false)
  })

  it('a question is not repeated; the sentence is shown', () => {
    table.act({ type: 'why', seat: 0, move: 'pass' })
    Line.all[0]!.tell({ type: 'refused', id: null, error })
    vi.advanceTimersByTime(2000)
    expect([acts(Line.all[0]!).length, onrefused.mock.calls.length]).toEqual([1, 1])
  })
})

it('an act that cannot be read does not stay under way', () => {
  table.act(play)
  Line.all[0]!.tell({
    type: 'refused',
    id: null,
    error: {
      code: 'too-large',
      message: 'house-too-large',
      args: {},
      clause: null,
      texts: { en: '', fr: '' },
      wait: null,
    },
  })
  expect([table.busy, onrefused.mock.calls.length]).toEqual([false, 1])
})

describe('without a line', () => {
  it('one act waits in sight, a second is not taken, and it is sent when the line is back', () => {
    dispatchEvent(new Event('offline'))
    table.act(play)
    expect([table.unsent, table.busy]).toEqual([{ moves: ['reveal'] }, true])
    table.act({ type: 'play', seat: 0, move: 'take pink' })
    table.act({ type: 'emote', seat: 0, emote: 'hello' })
    dispatchEvent(new Event('online'))
    alive()[0]!.welcome()
    expect(acts(Line.all[1]!)).toMatchObject([{ move: 'reveal' }])
    expect(table.unsent).toBeUndefined()
  })

  it('what waits can be dropped', () => {
    dispatchEvent(new Event('offline'))
    table.act(play)
    table.drop()
    expect([table.unsent, table.busy]).toEqual([undefined, false])
    dispatchEvent(new Event('online'))
    alive()[0]!.welcome()
    expect(acts(Line.all[1]!)).toEqual([])
  })

  it('fetches what a welcome leaves out, page by page, and no more', async () => {
    const entry = (n: number) => ({ n, at: n, kind: 'played', events: [{ message: 'm', args: {} }] })
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      const [before, count] = [Number(/before=(\d+)/.exec(url)![1]), Number(/count=(\d+)/.exec(url)![1])]
      const frames = Array.from({ length: count }, (_, i) => entry(before - count + i))
      return Promise.resolve(new Response(JSON.stringify({ epoch: 'e2', frames })))
    })
    Line.all[0]!.welcome({ epoch: 'e2', reset: true, n: 401, missed: [entry(401)], older: 250 })
    await vi.waitFor(() => expect(table.state?.log).toHaveLength(251))
    expect(table.state!.log.map(({ n }) => n)).toEqual(Array.from({ length: 251 }, (_, i) => 151 + i))
    expect(asked).toHaveLength(2)
  })
})
