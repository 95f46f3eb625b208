/** Every event, refusal and undo of random games of all four games in words: no machine words, no slips of the pen. */
import { readdirSync, readFileSync } from 'node:fs'
import { BUILT, loadGame } from '../src/games'
import type { SchoolBox } from '../src/games/fairy-school/generated'
import { know } from '../src/games/fairy-school/wording'
import type { Game } from '../src/lib/game'
import { sayEvent } from '../src/lib/people'
import { settings } from '../src/lib/settings.svelte'
import type { GameEvent, GameView, Person } from '../src/lib/view'
import { parts } from '../src/lib/words.svelte'
import lights from './fairy-lights.samples.json'
import school from './fairy-school-words.samples.json'
import wall from './reussite.samples.json'
import samples from './sentences.samples.json'
import { wrong } from './slips'
import sky from './sun-moon.samples.json'

const NAMES = ['Lou', 'Sam', 'Noor', 'Max', 'Ali', 'Zoé']
const people = NAMES.map((name, seat): Person => ({ seat, name, kind: 'human', mine: seat === 0, here: true }))
const box = school.box as unknown as SchoolBox

/** Views of some moments, with the moves that may be made. */
const VIEWS: Record<string, unknown[]> = {
  'fairy-lights': Object.values(lights).flat(),
  reussite: Object.values(wall).flat(),
  'sun-moon': Object.values(sky),
  'fairy-school': Object.values(school.views).map((view) => ({ ...view, box })),
}
const viewsOf = (id: string): GameView[] =>
  (VIEWS[id] as GameView[]).filter((view) => typeof view === 'object' && 'moves' in view && 'over' in view)

/** What the house itself announces at a table. */
const HOUSE = ['seating', 'transitions']
  .flatMap((file) => [
    ...readFileSync(`../src/veillee/server/table/${file}.py`, 'utf8').matchAll(/"(house-[a-z-]+)"/g),
  ])
  .map(([, message]) => ({
    message: message!,
    args: { who: 'B', name: 'Sam', owner: 'A', emote: 'wow', pace: 'calm', code: 'K7MPX' },
  }))
  .filter(({ message }) => !['house-undone', 'house-damaged'].includes(message)) as unknown as GameEvent[]

/** All games are loaded: what one calls its moves is nothing to the others. */
const games: Record<string, Game> = {}
beforeAll(async () => {
  for (const { id } of BUILT) games[id] = await loadGame(id)
  know(box)
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  beforeEach(() => void (settings.language = language))

  it.each(Object.keys(samples) as (keyof typeof samples)[])('every event, undo and refusal of %s', (id) => {
    const { events, refusals } = samples[id]
    const told = [...(events as unknown as GameEvent[]), ...HOUSE]
    const said = [
      ...told.map((event) => sayEvent(event, people, games[id]!)),
      ...refusals.map(({ texts }) => texts[language]),
    ]
    expect(refusals.length).toBeGreaterThan(4)
    expect(new Set(said).size).toBeGreaterThan(40)
    expect(wrong(said, language)).toEqual([])
  })

  it.each(Object.keys(samples) as (keyof typeof samples)[])('%s, told to who plays alone without a name', (id) => {
    const alone = people.map((one): Person => ({ ...one, kind: one.mine ? 'human' : 'bot' }))
    const own = (samples[id].events as unknown as GameEvent[])
      .filter(({ args }) => args.who === 'A')
      .map((event) => sayEvent(event, alone, games[id]!))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((sentence) => sentence.includes('Lou'))).toEqual([])
    expect(own.some((sentence) => sentence.includes(language === 'fr' ? 'Vous ' : 'You '))).toBe(true)
    expect(wrong(own, language)).toEqual([])
  })

  it.each(Object.keys(samples))('every move of %s, and what is read aloud', (id) => {
    const { moveWords, read } = games[id]!
    const said = viewsOf(id).flatMap((view) => {
      const names = NAMES.slice(0, view.seats)
      const front = view.seat ?? 0
      return [
        ...view.moves.map((move) => moveWords!(move, view, people, front)),
        read.table(view, names),
        read.scores(view, names),
        ...(view.seat === null ? [] : [read.mine(view, front)]),
      ]
    })
    expect(said.length).toBeGreaterThan(8)
    expect(wrong(said, language)).toEqual([])
  })
})

it.each([
  ['fr', '«\u202freveal\u202f» a retourné une carte'],
  ['fr', 'Zoé reprend «\u202fB5>1\u202f»'],
  ['fr', 'Zoé reprend «\u202ftake gold\u202f»'],
  ['fr', '1 cartes'],
  ['fr', '3 carte'],
  ['en', '1 stars'],
  ['en', 'Zoé takes back “SE A.sun right”.'],
  ['fr', 'deux  espaces'],
  ['fr', 'Flocon\u202f: Révéler; Flocon\u202f: Révéler.'],
  ['en', 'Zoé plays m3'],
  ['en', ''],
] as const)('in %s a slip would be found: %s', (language, sentence) => {
  expect(wrong([sentence], language)).toEqual([sentence])
})

it('parts of a sentence are put together as people write', () => {
  settings.language = 'fr'
  expect(parts(['Flocon\u202f: Révéler', 'Lou\u202f: Prendre'])).toBe(
    'Flocon\u202f: Révéler\u202f; Lou\u202f: Prendre',
  )
  expect(parts([])).toBe('')
})

it('no sentence is put together in code with a sign that has a space of its own in French', () => {
  const slips = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('generated'))
    .flatMap((file) =>
      readFileSync(`src/${file}`, 'utf8')
        .replace(/<style>[^]*<\/style>/, '')
        .split('\n')
        .filter((line) => /join\(['"`][;:] ?['"`]\)|>[:;] \{|\}[:;?!] \{(?! \w+:)|\}: \$\{/.test(line))
        .filter((line) => !/new Error|transform:|opacity:/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(slips).toEqual([])
})
