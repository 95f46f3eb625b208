import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { Chance } from '../checker/chance'
import { check } from '../checker/check'
import { commitmentTo, hashOf, keyOf, signsOf } from '../checker/proof'
import { LANGUAGES, say } from '../checker/words'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

test('the vectors of decision 0013', () => {
  const commitment = '4c902700fd734566f1c98e08c6aad33bae13bcddda322f2f4536a65c6e63de48'
  const contributions = ['02'.repeat(32), '', '03'.repeat(32)]
  expect(commitmentTo(SECRET)).toBe(commitment)
  expect(keyOf({ commitment, secret: SECRET, contributions })).toBe(
    'b23867469923cb908bb3801357461e05b6459b41f9a8fcfa74342a079745e226',
  )
})

test('the vectors of decision 0002: the key of a seed, the first seat, and the deck that it shuffles', () => {
  const key = hashOf('veillee/1/seed/7')
  expect(key).toBe('cac05a4aa769ac7c7d0fb4ef561d4d681af02c83bf51a16d68ba438fc6163b3b')
  const chance = new Chance(hexToBytes(key))
  expect(chance.draw('first', 3)).toBe(0)
  const spread: [string, number[]][] = [
    ['Y1', [14, 12, 2]],
    ['Y2', [2, 3, 1]],
    ['P1', [8, 11, 4]],
    ['P2', [1, 2, 2]],
    ['O1', [4, 8, 4]],
    ['O2', [0, 2, 2]],
    ['S1', [2, 6, 5]],
    ['S2', [0, 1, 2]],
    ['G1', [0, 0, 5]],
  ]
  const deck = spread.flatMap(([kind, counts]) =>
    counts.flatMap((n, stars) => Array.from({ length: n }, () => `${kind}s${stars}`)),
  )
  chance.shuffle('deal', deck)
  expect(deck.reverse().slice(0, 5)).toEqual(['O1s0', 'S1s2', 'P1s0', 'S1s1', 'Y1s0'])
})

test('each random event takes a fresh block of its stream, and streams do not disturb each other', () => {
  const key = hexToBytes(SECRET)
  const [one, other] = [new Chance(key), new Chance(key)]
  const first = [one.draw('deal', 1000), one.draw('seat 1', 1000), one.draw('deal', 1000)]
  const second = [other.draw('seat 1', 1000), other.draw('deal', 1000), other.draw('deal', 1000)]
  expect([first[1], first[0], first[2]]).toEqual(second)
  expect(first[0]).not.toBe(first[2])
})

test('a shuffle of fewer than two cards takes no block', () => {
  const [one, other] = [new Chance(hexToBytes(SECRET)), new Chance(hexToBytes(SECRET))]
  one.shuffle('deal', ['alone'])
  expect(one.draw('deal', 1000)).toBe(other.draw('deal', 1000))
})

test('a sign follows from everything before it', () => {
  const signs = signsOf(['head'], ['A reveal', 'A take pink'])
  expect(signs).toHaveLength(3)
  expect(signsOf(['head'], ['A reveal', 'B take pink']).slice(0, 2)).toEqual(signs.slice(0, 2))
  expect(signsOf(['heads'], ['A reveal', 'A take pink'])[2]).not.toBe(signs[2])
})

test.each(['', 'x', '\n\n', 'veillee replay 1', 'veillee replay 1\ngame fairy-lights 1\nend 0', '{"a":1}'])(
  'whatever is no replay is refused with one sentence: %j',
  (text) => {
    const { problem } = check(text)
    for (const language of LANGUAGES) expect(say(language, problem!.said)).toMatch(/\.$/)
  },
)
