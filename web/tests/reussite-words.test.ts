import { cardOf } from '../src/games/reussite/cards'
import { resultText } from '../src/games/reussite/sharing'
import { timeWords } from '../src/games/reussite/wording'
import type { Table } from '../src/lib/protocol'

it('reads cards and times', () => {
  expect(cardOf('G0')).toEqual({ colour: 'green', value: 0 })
  expect(() => cardOf('X9')).toThrow('X9')
  expect(timeWords(3_725_000)).toBe('62:05')
})

describe('the result as a few signs', () => {
  const shared = (laid: number, clean: boolean): string =>
    resultText({ solo: { deal: { day: '2026-12-05' }, clean } } as Table, laid, 32)

  it('tells how it was won and nothing of the cards', () => {
    expect(shared(32, true).split('\n')[1]).toBe('★★ ■■■■■■■■')
    expect(shared(32, false).split('\n')[1]).toBe('★☆ ■■■■■■■■')
    expect(shared(13, true).split('\n')[1]).toBe('☆☆ ■■■□□□□□')
  })
})
