import { fireEvent, render, screen } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import lesson from '../src/games/fairy-school/lesson.json'
import SchoolTable from '../src/games/fairy-school/SchoolTable.svelte'
import {
  change,
  chaptersOf,
  reach,
  standing,
  storyOf,
  visits,
  type Story,
} from '../src/games/fairy-school/story/story'
import { Teller, tellerFor } from '../src/games/fairy-school/story/teller.svelte'
import { broughtWords, deedsWords, picturesOf, storyWords, toldOf } from '../src/games/fairy-school/story/telling'
import type { FairySchoolView } from '../src/games/fairy-school/generated'
import { voice } from '../src/lib/announce.svelte'
import type { Table } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import { seatOf, type GameEvent, type LogLine, type Person } from '../src/lib/view'

/** A real game: the views and the log of the guided year, step by step. */
const views: FairySchoolView[] = []
for (const view of [...lesson.steps.map((step) => step.view), lesson.end])
  views.push({ ...views.at(-1), ...view } as unknown as FairySchoolView)
const logAt = (at: number): LogLine[] =>
  lesson.steps.slice(0, at).flatMap((step, n) =>
    (step.events as GameEvent[]).map((event, i) => ({
      ...event,
      key: `${n}.${i}`,
      n,
      kind: 'played',
      seat: seatOf(event),
    })),
  )
const stepOf = (words: string): number => lesson.steps.findIndex((step) => step.words === `fs-lesson-${words}`)
const people: Person[] = ['Lou', 'Noor', 'Sacha'].map((name, seat) => ({
  seat,
  name,
  kind: 'human',
  mine: seat === 0,
  here: true,
}))

/** What is told when the game has come to a step. */
function told(words: string): Story {
  const teller = new Teller()
  for (let at = 0; at <= stepOf(words); at += 1) teller.hear(views[at]!, logAt(at))
  return teller.stories.at(-1)!
}
const line = (n: number, message: string, args: Record<string, string | number>): LogLine => ({
  message,
  args,
  key: `${n}.${message}`,
  n,
  kind: 'played',
  seat: seatOf({ message, args }),
})

beforeAll(async () => void (await loadGame('fairy-school')))
beforeEach(() => {
  settings.language = 'en'
  settings.story = true
  settings.motion = 'less'
})

describe('a log', () => {
  const log = [
    line(1, 'fs-event-act', { who: 'A', move: 'act P:d8' }),
    line(2, 'fs-event-act', { who: 'B', move: 'act L:S53' }),
    line(3, 'house-undone', { who: 'A', move: 'act P:d8' }),
    line(4, 'fs-event-realised', { who: 'B', card: 'I80' }),
    line(4, 'fs-event-phase', { phase: 'study', trimester: 'I', turn: 1 }),
    line(5, 'fs-event-studied', { who: 'A', creature: 'elf' }),
  ]

  const two = { seats: 2, box: views[0]!.box }

  it('is cut where phases end, and what was taken back is not told', () => {
    const { ended, rest } = chaptersOf(log, 'activation')
    expect(ended.map(({ phase, lines }) => [phase, lines.length])).toEqual([['activation', 3]])
    expect(rest.map(({ message }) => message)).toEqual(['fs-event-studied'])
    expect(standing(log.slice(0, 3)).map(({ n }) => n)).toEqual([2])
  })

  it('loses of several acts sent at once only the one that was taken back', () => {
    const series = [
      line(1, 'fs-event-act', { who: 'A', move: 'realise I80' }),
      line(1, 'fs-event-realised', { who: 'A', card: 'I80' }),
      line(1, 'fs-event-act', { who: 'A', move: 'realise I83' }),
      line(1, 'fs-event-realised', { who: 'A', card: 'I83' }),
      line(2, 'fs-event-act', { who: 'B', move: 'done' }),
      line(3, 'house-undone', { who: 'A', move: 'realise I83' }),
    ]
    expect(standing(series).map(({ args }) => args.card ?? args.move)).toEqual(['realise I80', 'I80', 'done'])
  })

  it('alone tells what events say, without a view', () => {
    const story = storyOf(chaptersOf(log, 'activation').ended[0]!, two)!
    expect(deedsWords(story, 0)).toBe('no card activated')
    expect(deedsWords(story, 1)).toBe('1 card activated (1 of neighbours), project realised: the elf')
    expect(picturesOf(story, 1)).toEqual(['elf', 'elf'])
    expect([change(story, 0), visits(story, 0), reach(story, 0)]).toEqual([[], 0, 0])
  })

  it('says nothing of a phase that opens nothing', () => {
    expect(storyOf(chaptersOf(log, 'pick').ended[0]!, two)).toBeUndefined()
    expect(storyOf({ phase: 'end', lines: [log[4]!] }, two)).toBeUndefined()
  })
})

describe('each phase', () => {
  it('planning: who laid what, and whose columns are free', () => {
    const story = told('columns')
    expect(story.phase).toBe('planning')
    expect(deedsWords(story, 0)).toBe('8 cards laid, columns 1, 3, 4 and 5 free')
    expect(picturesOf(story, 0)).toHaveLength(8)
    expect(picturesOf(story, 0)).toContain('dragon')
    expect(deedsWords(story, 1)).toMatch(/^8 cards laid/)
  })

  it('columns: what was played and shared, and what is open to you', () => {
    const story = told('activate')
    expect(deedsWords(story, 0)).toBe('columns 3 and 4 played, shared: salamander and phoenix')
    expect(deedsWords(story, 1)).toBe('columns 1 and 2 played, shared: ent and elf')
    expect(broughtWords(story, people[0]!)).toEqual(['4 shared cards of others are open to you'])
    expect(broughtWords(story, { ...people[0]!, mine: false })).toEqual([])
  })

  it('activation: cubes, projects, kindness, and what your visitors bring', () => {
    const story = told('kindness')
    expect(
      story.deeds.map((deeds) => deeds.filter(({ what }) => what === 'used').map(({ args }) => args)),
    ).toEqual([[{ n: 7, others: 3 }], [{ n: 8, others: 4 }], [{ n: 9, others: 5 }]])
    expect(deedsWords(story, 0)).toBe('7 cards activated (3 of neighbours), kindness up to space 6')
    expect(deedsWords(story, 1)).toContain('project realised: the elf')
    expect(visits(story, 0)).toBe(4)
    expect(broughtWords(story, people[0]!).join(' ')).toContain(
      '4 cubes of others on your shared cards: 4 kindness',
    )
  })

  it('study: creatures and certificates, then the rows move', () => {
    expect(deedsWords(told('evolution'), 0)).toBe('studied: elf')
    const story = told('convert')
    expect(deedsWords(story, 0)).toBe('studied: ent, certificate of vegetal, left half, a lasting benefit')
    expect(broughtWords(story, people[0]!)).toContain('the top row has moved left, the bottom row right')
  })

  it('the open moment: projects, and the cards drawn next', () => {
    const story = told('again-plan')
    expect(deedsWords(story, 0)).toBe('project realised: the mermaid')
    expect(toldOf(story, people).map(({ name }) => name)).toEqual(['Lou'])
    expect(broughtWords(story, people[0]!)).toContain('6 cards drawn for your forest')
  })

  it('has words in both languages, from the first month to the last', () => {
    for (const language of ['en', 'fr'] as const) {
      settings.language = language
      for (const step of lesson.steps.slice(7)) {
        const words = storyWords(told(step.words.replace('fs-lesson-', '')), people, 0)
        expect(words).not.toMatch(/fs-|undefined|\{|NaN/)
        expect(words.length).toBeLessThan(900)
      }
    }
  })
})

describe('the teller', () => {
  it('tells whoever comes back only what the log says, and not by itself', () => {
    const teller = new Teller()
    expect(teller.hear(views[stepOf('kindness')]!, logAt(stepOf('kindness')))).toBeUndefined()
    expect(teller.stories.map(({ phase }) => phase)).toEqual(
      ['planning', 'columns', 'activation'].slice(-teller.stories.length),
    )
    expect(teller.openFor(0)).toBeUndefined()
  })

  it('tells each seat of a device once, and forgets what a replay takes back', () => {
    const teller = tellerFor('K7MPX')
    expect(tellerFor('K7MPX')).toBe(teller)
    expect(tellerFor(undefined)).not.toBe(tellerFor(undefined))
    for (let at = 0; at <= stepOf('columns'); at += 1) teller.hear(views[at]!, logAt(at))
    teller.skip(0)
    expect([teller.openFor(0), teller.openFor(1)?.phase]).toEqual([undefined, 'planning'])
    teller.hear(views[2]!, logAt(2))
    expect(teller.openFor(1)).toBeUndefined()
  })
})

describe('at the table', () => {
  const table = { code: 'STORY', game: 'fairy-school' } as unknown as Table
  const props = (at: number, more: Record<string, unknown> = {}) => ({
    view: views[at]!,
    log: logAt(at),
    people,
    say: () => '',
    front: 0,
    onplay: () => undefined,
    table,
    ...more,
  })

  /** Somebody who was there when planning began sees it end. */
  async function come(to: string, more: Record<string, unknown> = {}) {
    const { component, rerender } = render(SchoolTable, props(stepOf('plan'), more))
    await rerender(props(stepOf(to), more))
    return component
  }
  const note = (): HTMLElement | null => document.querySelector('.thread .tale')
  const isFresh = (): boolean => note()?.classList.contains('fresh') ?? false

  it('a story stands in one line, is said once, and opens by it', async () => {
    vi.useFakeTimers()
    const component = await come('columns', { table: { ...table, code: 'ONE' } })
    expect(note()!.textContent).toContain('8 cards laid')
    expect(isFresh()).toBe(true)
    vi.advanceTimersByTime(100)
    expect(`${voice.odd}${voice.even}`.match(/8 cards laid/g)!.length).toBe(3)
    vi.useRealTimers()
    await fireEvent.click(screen.getByRole('button', { name: 'What happened' }))
    expect(screen.getByRole('dialog').textContent).toContain('8 cards laid')
    component.letGo()
    await vi.waitFor(() => expect(isFresh()).toBe(false))
  })

  it('playing on needs no skipping', async () => {
    const onplay = vi.fn()
    await come('columns', { onplay, table: { ...table, code: 'THREE' } })
    await fireEvent.click(document.querySelector('[data-act="col 4"]')!)
    expect(onplay).toHaveBeenCalledExactlyOnceWith('col 4')
    expect(isFresh()).toBe(false)
  })

  it('where stories are not wanted none appears, but they can be asked for', async () => {
    settings.story = false
    await come('columns', { table: { ...table, code: 'FOUR' } })
    expect(note()!.textContent).not.toContain('8 cards laid')
    expect(screen.getByRole('button', { name: 'What happened' })).toBeTruthy()
  })
})
