/** No internal code of a card, a slot, a space or a final project in anything that people read or hear. */
import { render } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import { mineWords, tableWords } from '../src/games/fairy-school/reading'
import SchoolTable from '../src/games/fairy-school/SchoolTable.svelte'
import type { FairySchoolView, SchoolBox } from '../src/games/fairy-school/generated'
import {
  argsOf,
  cardNames,
  cardWords,
  explainWords,
  finalWords,
  know,
  moveWords,
  projectWords,
  questionWords,
  slotWords,
  whenWords,
} from '../src/games/fairy-school/wording'
import { SLOTS } from '../src/games/fairy-school/cards/words'
import { sayEvent } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import type { GameEvent, Person } from '../src/lib/view'
import samples from './fairy-school-words.samples.json'

const CODE = /(?<![\w-])(?:[udelxapmsgk]\d{1,2}|S\d{2}|I{1,3}\d{2,3}|[TB][1-5]|[fF]\d{1,2}|\d{1,2}[a-c])(?![\w-])/
const LANGUAGES = ['en', 'fr'] as const
const NAMES = ['Lou', 'Sam', 'Noor', 'Max', 'Ali', 'Zoé']
const box = samples.box as unknown as SchoolBox
const views = Object.entries(samples.views).map(
  ([ask, view]) => [ask, { ...(view as unknown as FairySchoolView), box }] as const,
)
const people = (view: FairySchoolView): Person[] =>
  NAMES.slice(0, view.seats).map((name, seat) => ({
    seat,
    name,
    kind: 'human',
    mine: seat === view.seat,
    here: true,
  }))

beforeAll(async () => void (await loadGame('fairy-school')))

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => void (settings.language = language))

  it('cards, final projects and slots are called by what they are', () => {
    const words = [
      ...Object.keys(box.cards).flatMap((name) => [cardWords(name, box), projectWords(name, box)]),
      ...Object.keys(box.finals).map((name) => finalWords(name, box)),
      ...SLOTS.map((slot) => slotWords(slot, box)),
    ]
    for (const one of words) expect(one).not.toMatch(CODE)
    expect(new Set(words.slice(0, 2 * Object.keys(box.cards).length)).size).toBeGreaterThan(
      Object.keys(box.cards).length,
    )
  })

  it.each(views)('what is asked, and every answer to it: %s', (_, view) => {
    const seat = view.seat!
    const words = [
      questionWords(view),
      explainWords(view),
      whenWords(view),
      mineWords(view, seat),
      tableWords(view, NAMES.slice(0, view.seats)),
      ...view.moves.map((move) => moveWords(move, view, NAMES)),
    ]
    for (const one of words) {
      expect(one).not.toMatch(CODE)
      expect(one).not.toMatch(/\bde (le|l’|les) |\bà le |\b(le|la|de) [aeéiou]/i)
    }
  })

  it('events, said and shown', () => {
    know(box)
    for (const event of samples.events as unknown as GameEvent[]) {
      const said = sayEvent(event, people(views[0]![1]), { argsOf })
      expect(said).not.toMatch(CODE)
    }
  })

  it.each(views)('at the table: %s', (_, view) => {
    const { container } = render(SchoolTable, {
      view,
      people: people(view),
      log: [],
      say: () => '',
      front: view.seat!,
    })
    const labels = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
    const texts = [...container.querySelectorAll('*')]
      .filter((one) => !one.children.length)
      .map((one) => one.textContent)
    for (const one of [...labels, ...texts]) expect(one).not.toMatch(CODE)
  })
})

it('two cards that are alike have numbers', () => {
  settings.language = 'en'
  expect(cardNames(['m3', 'l7', 'm5'], box)).toEqual(['the mermaid (1)', 'the elf', 'the mermaid (2)'])
})

it('questions have articles as people speak', () => {
  settings.language = 'fr'
  const asked = (ask: string, card: string): string =>
    questionWords({ ...views[0]![1], question: { ask, card } } as unknown as FairySchoolView)
  expect(asked('plan', 'l7')).toBe('Où va l’elfe\u202f?')
  expect(asked('line', 'e6')).toBe('Quelle ligne de l’Ent\u202f?')
  expect(asked('line', 'd2')).toBe('Quelle ligne du nain\u202f?')
  expect(asked('repeat', 'u1')).toBe('Utiliser la licorne\u202f?')
})
