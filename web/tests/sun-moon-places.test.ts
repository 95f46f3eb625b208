import { readFileSync } from 'node:fs'
import { cardOf, joins, sliceOf } from '../src/games/sun-moon/cards'
import type { SunMoonView } from '../src/games/sun-moon/generated'
import { collectionOf, collectText, targetsOf } from '../src/games/sun-moon/offers'
import { arc, sky } from '../src/games/sun-moon/panorama'

const samples = JSON.parse(readFileSync('tests/sun-moon.samples.json', 'utf8')) as Record<string, SunMoonView>

describe('the sky', () => {
  it('is one picture of 29 slices for each suit, the same at every call', () => {
    for (const suit of ['sun', 'moon'] as const) {
      expect(sky(suit)).toBe(sky(suit))
      expect(sky(suit)).toContain('viewBox="0 0 2900 160"')
    }
    expect(sky('sun')).not.toBe(sky('moon'))
  })

  it('meets itself: where the sun’s sky ends the moon’s begins, and the land goes on', () => {
    expect(arc(0)).toBeCloseTo(arc(2900))
    const tones = (suit: 'sun' | 'moon', offset: number): string[] =>
      [...sky(suit).matchAll(new RegExp(`<stop offset="${offset}" stop-color="(#\\w{6})"`, 'g'))].map((m) => m[1]!)
    expect(tones('sun', 1).filter((c) => c !== '#fff')).toEqual(tones('moon', 0).filter((c) => c !== '#000'))
    expect(tones('moon', 1).filter((c) => c !== '#fff')).toEqual(tones('sun', 0).filter((c) => c !== '#000'))
  })

  it('joins neighbours only', () => {
    expect(cardOf('M23')).toEqual({ suit: 'moon', number: 23 })
    expect(() => cardOf('X1')).toThrow()
    expect(sliceOf(['S9', 'SE'])).toBe(9)
    expect(joins(['S8'], ['S9', 'SE'])).toBe(true)
    expect(joins(['S8'], ['S10'])).toBe(false)
    expect(joins(['S9', 'SE', 'S6'], ['S10'])).toBe(false)
  })
})

describe('offers', () => {
  it('collect what the engine lists, several runs in one act', () => {
    const { runs } = collectionOf([
      'S1 A.sun left',
      'collect A.sun 0-4',
      'collect A.moon 2-6',
      'collect A.sun 0-4 A.moon 2-6',
    ])
    expect(runs).toEqual(['A.sun 0-4', 'A.moon 2-6'])
    const both = 'collect A.sun 0-4 A.moon 2-6'
    expect(collectText(['A.moon 2-6', 'A.sun 0-4'], ['collect A.sun 0-4', both])).toBe(both)
  })

  it('know parts of a run where they may be taken', () => {
    const { runs, parts } = collectionOf(['collect A.sun 0-4', 'collect A.sun 0-5', 'collect A.sun 1-5'])
    expect(runs).toEqual(['A.sun 0-5'])
    expect(parts['A.sun 0-5']).toEqual(['A.sun 0-4', 'A.sun 1-5'])
  })

  it('count places as they lie on the table', () => {
    const view = {
      ...samples.two!,
      targets: {
        S9: [
          ['A.sun', 'right'],
          ['A.sun', '10'],
          ['A.sun', '2'],
          ['A.sun', 'left'],
          ['B.sun', 'start'],
        ] as [string, string][],
      },
    }
    expect(targetsOf(view, 'S9', [[1], [0]]).map((target) => target.join(' '))).toEqual([
      'B.sun start',
      'A.sun left',
      'A.sun 2',
      'A.sun 10',
      'A.sun right',
    ])
  })
})
