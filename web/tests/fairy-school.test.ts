import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'
import { loadGame } from '../src/games'
import { linesOf } from '../src/games/fairy-school/cards/effects'
import { monthsOf } from '../src/games/fairy-school/count/months'
import { groupsOf, isDrawn, stageOf } from '../src/games/fairy-school/planning/moves'
import type { Asked, Stage } from '../src/games/fairy-school/generated'
import SchoolTable from '../src/games/fairy-school/SchoolTable.svelte'
import { spiralOf } from '../src/games/fairy-school/board/spiral'
import type { FairySchoolView } from '../src/games/fairy-school/generated'
import { amountsOf, slotsOf } from '../src/games/fairy-school/cards/words'
import { mineWords, scoreWords, tableWords } from '../src/games/fairy-school/reading'
import { cardWords, effectWords, moveWords } from '../src/games/fairy-school/wording'
import { called, zonesOf } from '../src/games/fairy-school/board/zones'
import { settings } from '../src/lib/settings.svelte'
import type { Person } from '../src/lib/view'
import samples from './fairy-school.samples.json'
import { box, sample } from './school/samples'

const NAMES = ['Lou', 'Sam', 'Noor']
const people = (view: FairySchoolView): Person[] =>
  Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: NAMES[seat]!,
    kind: seat ? 'bot' : 'human',
    mine: seat === 0,
    here: true,
  }))
const table = (view: FairySchoolView, more: Record<string, unknown> = {}) =>
  render(SchoolTable, { view, people: people(view), log: [], say: () => '', front: 0, ...more })

beforeAll(async () => void (await loadGame('fairy-school')))
beforeEach(() => void (settings.language = 'en'))

describe('effects', () => {
  it('are read as they are written', () => {
    expect(linesOf('F x2 -> 4W / 1A')).toEqual([
      {
        price: [{ element: 'F', n: 1 }],
        times: 2,
        outcomes: [
          { special: null, draws: 0, plays: 0, gain: [{ element: 'W', n: 4 }] },
          { special: null, draws: 0, plays: 0, gain: [{ element: 'A', n: 1 }] },
        ],
      },
    ])
    expect(linesOf('1V | W -> draw 3 play 1 + 1F')[1]).toMatchObject({
      outcomes: [{ special: 'draw', draws: 3, plays: 1, gain: [{ element: 'F', n: 1 }] }],
    })
  })

  it('of every card have words in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      settings.language = language
      for (const [name, card] of Object.entries(box.cards)) {
        expect(effectWords(card.effect)).not.toMatch(/fs-|undefined|->/)
        expect(cardWords(name, box)).toContain(effectWords(card.effect))
      }
    }
  })

  it('are said exactly', () => {
    expect(effectWords('1V | W -> again + 1F')).toBe(
      'take 1 vegetal or pay 1 water: activate a card again and take 1 fire',
    )
    settings.language = 'fr'
    expect(effectWords('2V -> 3E 2W')).toBe('payer 2 végétaux\u202f: prendre 3 terres et 2 eaux')
  })
})

describe('moves', () => {
  it('are complete: each one has its button or stands among the free acts', () => {
    const moves = ['done', 'act P:u1', 'convert E', 'air V', 'realise I83', 'bonus']
    const { main, free, done } = groupsOf({ moves, box })
    expect([...main, ...free, ...(done ? ['done'] : [])].toSorted()).toEqual(moves.toSorted())
    expect([isDrawn('act P:u1'), isDrawn('line 1')]).toEqual([true, false])
    const stage = (ask: Asked, step: Stage): string => stageOf({ question: { ask }, step })
    expect([stage('plan', 'planning'), stage('gain', 'kindness'), stage('line', 'activation')]).toEqual([
      'planning',
      'kindness',
      'activation',
    ])
    expect(stageOf({ question: null, step: 'evolution' })).toBe('waiting')
  })

  it.each(Object.keys(samples.views) as (keyof typeof samples.views)[])(
    'of the view “%s” have words in both languages',
    (name) => {
      const view = sample(name)
      for (const language of ['en', 'fr'] as const) {
        settings.language = language
        for (const move of view.moves) expect(moveWords(move, view, NAMES)).not.toMatch(/fs-|undefined|\{/)
        for (const words of [
          mineWords(view, 0),
          tableWords(view, NAMES.slice(0, view.seats)),
          scoreWords(view, NAMES.slice(0, view.seats)),
        ])
          expect(words).not.toMatch(/fs-|undefined/)
      }
    },
  )
})

describe('what lies on the table', () => {
  it('is read from the view', () => {
    expect(slotsOf('S51 - - m5 - / - S63 s4 - -')).toEqual([
      'S51',
      null,
      null,
      'm5',
      null,
      null,
      'S63',
      's4',
      null,
      null,
    ])
    expect(amountsOf('1E 12W')).toEqual({ E: 1, W: 12 })
    expect(called(['d2', 'u1', 'd2'])).toEqual(['d2', 'u1', 'd2#2'])
  })

  it('names every card that may be activated as the engine does', () => {
    for (const name of ['activation', 'alone'] as const) {
      const view = sample(name)
      const offered = zonesOf(view, 0).flatMap((zone) => zone.cards.map((card) => card.move))
      expect(view.moves.filter((move) => move.startsWith('act ')).every((move) => offered.includes(move))).toBe(
        true,
      )
    }
  })

  it('places every space of the track once, and joins them', () => {
    const { spots, edges } = spiralOf(box.track)
    expect(spots).toHaveLength(box.track.length)
    expect(new Set(spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`)).size).toBe(spots.length)
    const ways = box.track.flatMap((space) => [...new Set(space.ways)].filter(Boolean))
    expect(edges).toHaveLength(ways.length)
  })
})

describe('the table', () => {
  it('plays a slot by its place in the forest', async () => {
    const onplay = vi.fn()
    const view = sample('planning')
    table(view, { onplay })
    const slot = view.moves[0]!.split(' ')[1]!
    await fireEvent.click(screen.getAllByRole('button').find((button) => button.dataset.act === `slot ${slot}`)!)
    expect(onplay).toHaveBeenCalledExactlyOnceWith(`slot ${slot}`)
  })

  it('asks why a project cannot be realised', async () => {
    const [onplay, onwhy] = [vi.fn(), vi.fn()]
    const view = {
      ...sample('planning'),
      step: 'end' as const,
      question: { ask: 'open' as const },
      moves: ['done'],
    }
    table(view, { onplay, onwhy })
    await fireEvent.click(document.querySelector('[data-why]')!)
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(`realise ${view.players[0]!.projects[0]}`)
    expect(onplay).not.toHaveBeenCalled()
  })

  it('offers the lines of a card in words, and by their numbers', async () => {
    const onplay = vi.fn()
    const view = sample('line')
    const { component } = table(view, { onplay })
    const acts = screen.getByRole('region', { name: 'What you can do now' })
    const first = view.moves.find((move) => move.startsWith('line '))!
    expect(
      within(acts)
        .getAllByRole('button')
        .some((button) => button.dataset.act === first),
    ).toBe(true)
    component.press('one')
    expect(onplay).toHaveBeenCalledWith(first)
    component.press('end')
    expect(onplay).toHaveBeenCalledWith('done')
  })

  it('sends nothing while an act is under way, and offers nothing to those who watch', async () => {
    const onplay = vi.fn()
    const { component, unmount } = table(sample('activation'), { onplay, busy: true })
    component.press('one')
    expect(onplay).not.toHaveBeenCalled()
    unmount()
    table({ ...sample('activation'), moves: [], seat: null, question: null })
    expect(document.querySelector('[data-act]')).toBeNull()
  })

  it('counts by source, best first, and grades whoever plays alone', () => {
    const { unmount } = table(sample('end'))
    const rows = screen.getAllByRole('row').slice(1)
    const totals = sample('end')
      .result!.counts.map((count) => count.total)
      .toSorted((a, b) => b - a)
    expect(rows.map((row) => Number(row.lastElementChild!.textContent))).toEqual(totals)
    unmount()
    table(sample('alone end'))
    expect(screen.getByRole('heading', { level: 2, name: 'Try again next year' })).toBeTruthy()
  })

  it('follows a change of language at once', async () => {
    table(sample('pick'), { onplay: vi.fn() })
    expect(screen.getByRole('region', { name: 'Your hand' })).toBeTruthy()
    settings.language = 'fr'
    expect(await screen.findByRole('region', { name: 'Votre main' })).toBeTruthy()
  })

  it('goes on at the question when the card that was chosen by key is gone', async () => {
    const view = sample('pick')
    const onplay = vi.fn()
    const { rerender } = table(view, { onplay })
    const card = document.querySelector<HTMLElement>('.slot[data-act^=pick]')!
    card.focus()
    const [me, ...others] = view.players as [FairySchoolView['players'][0], ...FairySchoolView['players']]
    await rerender({ view: { ...view, moves: [], players: [{ ...me, draft: [] }, ...others] } })
    await rerender({ view: { ...view, players: [{ ...me, draft: [] }, ...others] } })
    await tick()
    expect(document.activeElement).toBe(document.querySelector('.acts h2'))
  })

  it('has Clochette in the chart of the months', () => {
    const turn = (n: number, points: Record<string, number>) => ({
      message: 'fs-event-phase',
      args: { phase: 'planning', trimester: 'I', turn: n, ...points },
    })
    const log = [turn(1, { A: 0, clochette: 19 }), turn(2, { A: 4, clochette: 23 })]
    expect(monthsOf(log, { seats: 1, game_turn: 1 }).map(({ points }) => points)).toEqual([
      [0, 19],
      [4, 23],
    ])
  })

  it('draws the points of each month that the log tells', () => {
    const phase = (turn: number, points: Record<string, number>) => ({
      message: 'fs-event-phase',
      args: { phase: 'planning', trimester: 'I', turn, ...points },
    })
    const log = [
      phase(1, { A: 0, B: 0 }),
      phase(1, {}),
      phase(2, { A: 3, B: 5 }),
      { message: 'fs-event-over', args: { A: 8, B: 7 } },
      { message: 'fs-event-over', args: { A: 9, B: 7 } },
    ]
    expect(monthsOf(log.slice(2), { seats: 2, game_turn: 2 })).toEqual([
      { turn: 1, points: [3, 5] },
      { turn: 2, points: [9, 7] },
    ])
    expect(monthsOf(log, { seats: 2, game_turn: 2 })).toEqual([
      { turn: 0, points: [0, 0] },
      { turn: 1, points: [3, 5] },
      { turn: 2, points: [9, 7] },
    ])
  })
})
