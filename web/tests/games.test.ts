import { render } from '@testing-library/svelte'
import { readdirSync, readFileSync } from 'node:fs'
import { BUILT, FACES, isBuilt, loadGame } from '../src/games'
import { rulesOf } from '../src/lib/rules'
import { settings } from '../src/lib/settings.svelte'
import { known } from '../src/lib/words.svelte'
import RulesText from '../src/parts/RulesText.svelte'

const house = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts|css)$/.test(file) && !/^games[\\/].+[\\/]/.test(file) && !file.endsWith('tokens.css'),
)

/** Milliseconds: rules and a game are fetched. */
const PATIENCE = 4000

describe('games', () => {
  it('stand in their order, those without a table marked so', () => {
    expect(FACES.map((face) => face.id)).toEqual(['fairy-lights', 'reussite', 'sun-moon', 'fairy-school'])
    expect(isBuilt('fairy-lights')).toBe(true)
    expect(isBuilt('nothing')).toBe(false)
  })

  it('are known to nobody outside their folders', () => {
    const names = FACES.flatMap((face) => [
      face.id,
      face.id.replace(/(^|-)(\w)/g, (_, __, c: string) => c.toUpperCase()),
    ])
    const telling = house.filter((file) => {
      const text = readFileSync(`src/${file}`, 'utf8')
      return names.some((name) => text.includes(name)) || /['"`#](fl|rn|sl|fs)-/.test(text)
    })
    expect(house.length).toBeGreaterThan(50)
    expect(telling).toEqual([])
  })

  it('refuse to load without a table', async () => {
    await expect(loadGame('nothing')).rejects.toThrow('nothing')
  })

  it.each(BUILT.map((face) => face.id))('%s brings words for all that it names, and rules', async (id) => {
    const game = await loadGame(id)
    for (const language of ['en', 'fr'] as const) {
      settings.language = language
      const ids = [
        ...game.keys.map((key) => key.words),
        ...(game.hint ? [game.hint.label] : []),
        ...Object.values(game.words),
      ]
      expect(ids.filter((message) => !known(message))).toEqual([])
      expect(await rulesOf(id, language)?.()).toContain('<h1>')
    }
  })

  it.each(BUILT.map((face) => face.id))('%s has rules with pictures of its own cards', async (id) => {
    const { list } = (await loadGame(id)).pictures!
    expect(list.length).toBeGreaterThan(2)
    for (const language of ['en', 'fr'] as const) {
      settings.language = language
      const { container, unmount } = render(RulesText, { game: id, clause: '' })
      const hung = await vi.waitFor(() => {
        const found = [...container.querySelectorAll<HTMLElement>('[data-picture]')]
        expect(found.map((one) => one.dataset['picture']).toSorted()).toEqual(
          list.map((one) => one.clause).toSorted(),
        )
        return found
      }, PATIENCE)
      expect(hung.filter((one) => !one.querySelector('svg'))).toEqual([])
      unmount()
    }
  })
})
