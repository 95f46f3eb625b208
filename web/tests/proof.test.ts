import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '$lib/api'
import { contribute, signsOf, verdictOf } from '$lib/proof'
import type { Table } from '$lib/protocol'

/** The vectors of decision 0013. */
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const COMMITMENT = '4c902700fd734566f1c98e08c6aad33bae13bcddda322f2f4536a65c6e63de48'
const KEY = 'b23867469923cb908bb3801357461e05b6459b41f9a8fcfa74342a079745e226'

type Proof = NonNullable<Table['proof']>
const tableWith = (phase: Table['phase'], proof: Partial<Proof>): Table =>
  ({
    code: 'ABCDE',
    phase,
    proof: { commitment: COMMITMENT, added: [false, false], secret: null, contributions: null, ...proof },
  }) as Table

const told = (contributions: string[], more: Partial<Proof> = {}): Table =>
  tableWith('over', { secret: SECRET, contributions, ...more })

let sent: [number, string][] = []
let taken = true
beforeEach(() => {
  localStorage.clear()
  sent = []
  taken = true
  vi.spyOn(api, 'contribute').mockImplementation((_, seat, value) => {
    sent.push([seat, value])
    const added = [0, 1].map((one) => taken && one === seat)
    return Promise.resolve({ table: tableWith('gathering', { added }) } as never)
  })
})
afterEach(() => vi.restoreAllMocks())

test('the vectors of the decision', () => {
  const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
  expect(hash(`veillee/1/commitment/${SECRET}`)).toBe(COMMITMENT)
  expect(hash(`veillee/1/table/${SECRET}/${'02'.repeat(32)}//${'03'.repeat(32)}`)).toBe(KEY)
})

test('a device adds chance once for each of its seats, before the start', async () => {
  await contribute(tableWith('gathering', { added: [true, false] }), [0, 1])
  await contribute(tableWith('gathering', {}), [1])
  await contribute(tableWith('playing', {}), [0, 1])
  expect(sent).toHaveLength(2)
  expect(sent.map(([seat]) => seat)).toEqual([1, 1])
  expect(sent[0]![1]).toMatch(/^[0-9a-f]{64}$/)
  expect(sent[1]).toEqual(sent[0])
})

test('a deal fits only if secret, commitment and what was added are those of before', async () => {
  expect(verdictOf(told(['', '']))).toBe('not-here')
  await contribute(tableWith('gathering', {}), [1])
  const own = sent[0]![1]
  expect(verdictOf(told(['', own]))).toBe('fits')
  expect(verdictOf(told([own, '']))).toBe('contribution')
  expect(verdictOf(told(['', own], { secret: SECRET.replace('0', '1') }))).toBe('secret')
  const other = 'ff'.repeat(32)
  const commitment = bytesToHex(sha256(utf8ToBytes(`veillee/1/commitment/${other}`)))
  expect(verdictOf(told(['', own], { secret: other, commitment }))).toBe('commitment')
})

test('what comes after the cards were dealt is in no deal, and nobody is accused of it', async () => {
  taken = false
  await contribute(tableWith('gathering', {}), [1])
  expect(sent).toHaveLength(1)
  expect(verdictOf(told(['', '']))).toBe('late')
})

test('a seat that was given up takes its chance along', async () => {
  await contribute(tableWith('gathering', {}), [0, 1])
  await contribute(tableWith('gathering', { added: [false, true] }), [1])
  expect(verdictOf(told(['', sent[1]![1]]))).toBe('fits')
})

test('a commitment is shown as a few signs', () => {
  expect(signsOf(COMMITMENT)).toBe('4c90 2700 fd73')
})
