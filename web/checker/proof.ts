/** Where the key of a match comes from, and the signs of its moves: decision 0013. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Wrong } from './problem'

const BYTES = /^[0-9a-f]{64}$/
/** So many hexadecimal digits stand for the head and for each move. */
const SIGN = 6

export interface Proof {
  commitment: string
  secret: string
  /** What each seat added; nothing for bots and for pages that sent nothing. */
  contributions: string[]
}

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

export const commitmentTo = (secret: string): string => hashOf(`veillee/1/commitment/${secret}`)

export const keyOf = ({ secret, contributions }: Proof): string =>
  hashOf(`veillee/1/table/${[secret, ...contributions].join('/')}`)

/** A proof from its line, or what is wrong with it. */
export function readProof(data: unknown, seats: number): Proof {
  const { commitment, secret, contributions } = (data ?? {}) as Partial<Proof>
  const is32 = (part: unknown): boolean => typeof part === 'string' && BYTES.test(part)
  const whole =
    is32(commitment) &&
    is32(secret) &&
    Array.isArray(contributions) &&
    contributions.length === seats &&
    contributions.every((part) => part === '' || is32(part))
  if (!whole) throw new Wrong({ id: 'checker-proof-shape' })
  return { commitment, secret, contributions } as Proof
}

/** The sign of the head, then one for each move: the beginnings of a chain of hashes. */
export function signsOf(head: string[], moves: string[]): string[] {
  let link = sha256(utf8ToBytes(head.join('\n')))
  const signs = [link]
  for (const move of moves) {
    link = sha256(concatBytes(link, utf8ToBytes(move)))
    signs.push(link)
  }
  return signs.map((one) => bytesToHex(one).slice(0, SIGN))
}

/** The first place where told signs are not those that follow: 0 is the head, n the nth move; none: undefined. */
export function firstDifference(told: string, signs: string[]): number | undefined {
  const differs = signs.findIndex((sign, n) => told.slice(n * SIGN, (n + 1) * SIGN) !== sign)
  if (differs >= 0) return differs
  return told.length === signs.length * SIGN ? undefined : signs.length
}
