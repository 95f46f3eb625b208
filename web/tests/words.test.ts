import { readdirSync, readFileSync } from 'node:fs'
import { settings } from '../src/lib/settings.svelte'
import { known, number, say, t } from '../src/lib/words.svelte'
import { initialOf, pastWords, sayEvent, signsOf } from '../src/lib/people'
import type { Person } from '../src/lib/view'
import { BUILT, loadGame } from '../src/games'
import { cardWords } from '../src/games/fairy-lights/wording'

const locales = '../src/veillee/locales/'
const text = (language: string): string => readFileSync(`${locales}${language}/web.ftl`, 'utf8')
const idsOf = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!)
const placesOf = (ftl: string): Record<string, string[]> =>
  Object.fromEntries(
    ftl
      .split(/^(?=[a-z][\w-]* =)/m)
      .slice(1)
      .map((m) => [m.split(' =')[0]!, [...new Set([...m.matchAll(/\$(\w+)/g)].map((v) => v[1]!))].sort()]),
  )

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((f) => /\.(svelte|ts)$/.test(f))
    .map((f) => readFileSync(`${folder}/${f}`, 'utf8'))
}

beforeAll(() => Promise.all(BUILT.map((face) => loadGame(face.id))))

describe('the words of the browser', () => {
  it('have the same ids in both languages, once each', () => {
    expect(idsOf(text('fr'))).toEqual(idsOf(text('en')))
    expect(new Set(idsOf(text('fr'))).size).toBe(idsOf(text('fr')).length)
  })

  it('take the same arguments in both languages', () => {
    expect(placesOf(text('fr'))).toEqual(placesOf(text('en')))
  })

  it('exist wherever a screen asks for them', () => {
    const used = sources('src').flatMap((s) => [...s.matchAll(/(?<![\w.])t\('([a-z][\w-]+)'/g)].map((m) => m[1]!))
    expect(used.length).toBeGreaterThan(100)
    expect([...new Set(used)].filter((id) => !known(id))).toEqual([])
  })

  it('keep the spaces of French typography', () => {
    const lines = text('fr')
      .split('\n')
      .filter((l) => !l.startsWith('#'))
    expect(lines.filter((l) => / [:;!?»](\s|$)/.test(l) || /« /.test(l))).toEqual([])
  })
})

describe('wording', () => {
  it('names people, not letters, and follows the language', () => {
    const event = { message: 'fl-event-revealed', args: { who: 'B', colour: 'pink', bulbs: 2, stars: 1 } }
    const people = ['Lou', 'Anouk'].map((name, seat): Person => ({
      seat,
      name,
      kind: 'human',
      mine: false,
      here: true,
    }))
    settings.language = 'en'
    expect(sayEvent(event, people, {})).toBe('Anouk reveals: pink, 2 bulbs, 1 star.')
    settings.language = 'fr'
    expect(sayEvent(event, people, {})).toBe('Anouk révèle\u202f: rose, 2 ampoules, 1 étoile.')
    expect(cardWords('G1s2')).toBe('or, 1 ampoule, 2 étoiles')
  })

  it('shows an unknown id rather than nothing', () => {
    expect(t('no-such-thing')).toBe('no-such-thing')
    expect(say('en', 'web-cards', { n: 1 })).toBe('1 card')
  })
})

describe('a past game', () => {
  const seat = (name: string, score: number, given = 0) => ({
    name,
    score,
    head_start: given,
    bot: name ? '' : 'rabbit',
    colour: 1,
    mine: !score,
    won: false,
  })
  it('names bots as the table did, and compares nobody with themselves', () => {
    settings.language = 'fr'
    expect(pastWords([seat('Zoé', 40), seat('', 42)])).toBe('Zoé 40 et Bruyère (robot) 42')
    expect(pastWords([seat('Zoé', 0)])).toBe('Zoé')
    expect(pastWords([seat('Zoé', 40), seat('Jo', 42, 3)])).toBe('Zoé 40 et Jo 42 (avance +3)')
  })
})

describe('the sign of a seat', () => {
  it('is an initial, of people and of bots', () =>
    expect(signsOf([{ name: 'lou' }, { name: 'Bruyère' }, { name: 'Capucine' }])).toEqual(['L', 'B', 'C']))
  it.each([
    ['👩\u200d🚀 Zoé', '👩\u200d🚀'],
    ['🏳️\u200d🌈 Sam', '🏳️\u200d🌈'],
    ['😀', '😀'],
    ['É', 'É'],
    ['', ''],
  ])('of %s is whole', (name, first) => {
    expect(initialOf(name)).toBe(first)
    expect(signsOf([{ name }])).toEqual([first])
  })
  it('is a whole sign where the browser cannot tell the parts of an emoji', () => {
    const { Segmenter } = Intl
    Reflect.deleteProperty(Intl, 'Segmenter')
    try {
      expect(initialOf('😀 Lou')).toBe('😀')
    } finally {
      Object.assign(Intl, { Segmenter })
    }
  })
  it('tells namesakes apart', () =>
    expect(signsOf([{ name: 'Lou' }, { name: 'Sam' }, { name: 'Léa' }])).toEqual(['1', 'S', '3']))
})

it.each([
  ['fr', '0,5'],
  ['en', '0.5'],
] as const)('a number is written as in %s', (language, written) => {
  settings.language = language
  expect(number(0.5)).toBe(written)
})

describe('names in French sentences', () => {
  it('are elided as people speak', () => {
    expect(say('fr', 'fs-look-at', { who: 'Anouk' })).toBe('Voir la forêt d’Anouk')
    expect(say('fr', 'fs-look-at', { who: 'Élodie' })).toBe('Voir la forêt d’Élodie')
    expect(say('fr', 'fs-look-at', { who: 'Nina' })).toBe('Voir la forêt de Nina')
    expect(say('fr', 'fs-look-at', { who: 'onze' })).toBe('Voir la forêt de onze')
    expect(say('en', 'fs-look-at', { who: 'Anouk' })).not.toContain('’A')
  })
})
