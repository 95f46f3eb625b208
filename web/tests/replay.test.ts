import { fireEvent, render, screen } from '@testing-library/svelte'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import { api } from '../src/lib/api'
import type { Step, Table } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { PORTION, Steps } from '../src/lib/steps.svelte'
import Replay from '../src/screens/Replay.svelte'
import samples from './fairy-lights.samples.json'

const TOTAL = 4 * PORTION
const view = (samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>)['2 seats after 0']![0]
const seats = ['Lou', 'Anouk'].map((name, seat) => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  away: false,
  here: true,
  host: seat === 0,
}))
const stepOf = (step: number): Step => ({
  step,
  seat: 0,
  move: 'reveal',
  bot: false,
  events: [{ message: 'fl-event-revealed', args: { who: 'A', colour: 'pink', bulbs: step, stars: 0 } }],
  view,
  position: null,
})

/** Portions that were asked for and wait for their answer. */
let asked: { first: number; answer: () => void }[] = []
async function answerAll(): Promise<void> {
  while (asked.length) {
    asked.shift()!.answer()
    await Promise.resolve()
  }
  await new Promise((done) => setTimeout(done))
}
beforeEach(() => {
  settings.language = 'en'
  settings.motion = 'less'
  asked = []
  vi.spyOn(api, 'table').mockResolvedValue({
    table: { code: 'K7MPX', game: 'fairy-lights', seats } as unknown as Table,
    you: { guest: 'g', seats: [], host: false },
  } as Awaited<ReturnType<typeof api.table>>)
  vi.spyOn(api, 'steps').mockImplementation(
    (_code, _view, first, count) =>
      new Promise((done) => {
        asked.push({
          first,
          answer: () => done({ total: TOTAL, steps: Array.from({ length: count }, (_, i) => stepOf(first + i)) }),
        })
      }),
  )
})
afterEach(() => void vi.restoreAllMocks())

it('leaves the controls where they are while a portion is on its way', async () => {
  render(Replay, { code: 'K7MPX' })
  await answerAll()
  const toEnd = await screen.findByRole('button', { name: 'To the end' })
  toEnd.focus()
  await fireEvent.click(toEnd)
  expect(asked.length).toBeGreaterThan(0)
  expect([toEnd.isConnected, document.activeElement]).toEqual([true, toEnd])
  await answerAll()
  expect(document.querySelector('#log-title + ol li')!.textContent).toContain(`${TOTAL - 1} bulbs`)
  const eyes = screen.getByLabelText<HTMLSelectElement>('Seen by')
  eyes.focus()
  await fireEvent.change(eyes, { target: { value: '1' } })
  expect([document.activeElement, screen.getByRole<HTMLInputElement>('slider').max]).toEqual([
    eyes,
    String(TOTAL - 1),
  ])
  await answerAll()
  expect(screen.getByText('Your garland')).toBeTruthy()
})

it('tells the steps before one without a hole, and fetches them one portion after the other', async () => {
  const steps = new Steps('K7MPX', 'spectator')
  await answerAll()
  steps.want(TOTAL - 1)
  asked.shift()!.answer()
  await new Promise((done) => setTimeout(done))
  expect(steps.upTo(TOTAL - 1).map(({ step }) => step)).toEqual(
    Array.from({ length: PORTION }, (_, i) => TOTAL - PORTION + i),
  )
  await answerAll()
  expect(steps.upTo(TOTAL - 1)).toHaveLength(TOTAL)
})
