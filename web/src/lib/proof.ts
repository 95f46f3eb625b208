/**
 * Deals that anyone can check: this device adds chance of its own once the house has committed itself,
 * remembers both, and compares them with what is told after the end.
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { api } from './api'
import type { Table } from './protocol'

const PLACE = 'veillee.deals'
const MOST = 24

/** What this device knew of a deal before it was made. */
interface Deal {
  code: string
  commitment: string
  /** What it added, by seat. */
  added: Record<number, string>
  /** Whether something it would have added came when the cards were dealt already. */
  late?: boolean
}

function deals(): Deal[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    return Array.isArray(stored) ? (stored as Deal[]) : []
  } catch {
    return []
  }
}

function keep(deal: Deal): void {
  try {
    const others = deals().filter(({ code }) => code !== deal.code)
    localStorage.setItem(PLACE, JSON.stringify([deal, ...others].slice(0, MOST)))
  } catch {
    // Without memory the check says that this device was not there.
  }
}

const known = (code: string): Deal | undefined => deals().find((deal) => deal.code === code)
const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
const chance = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** A few signs of a commitment, to compare by eye or aloud. */
export const signsOf = (commitment: string): string => commitment.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')

/**
 * Adds chance for each seat of this device that has not; a commitment that is known already is not replaced.
 * Whoever gives a seat up takes it along; what comes after the start is in no deal.
 */
export async function contribute(table: Table, seats: number[]): Promise<void> {
  const { code, proof } = table
  if (!proof || table.phase !== 'gathering') return
  const deal = known(code) ?? { code, commitment: proof.commitment, added: {} }
  for (const seat of Object.keys(deal.added).map(Number)) {
    if (seats.includes(seat)) continue
    delete deal.added[seat]
    keep(deal)
  }
  for (const seat of seats.filter((one) => !proof.added[one])) {
    const value = (deal.added[seat] ??= chance())
    keep(deal)
    const answer = await api.contribute(code, seat, value)
    if (answer.table.proof?.added[seat]) continue
    delete deal.added[seat]
    keep({ ...deal, late: true })
  }
}

export type Verdict = 'fits' | 'not-here' | 'late' | 'commitment' | 'secret' | 'contribution'

/** Whether a deal is what this device was promised; otherwise the first thing that is not. */
export function verdictOf(table: Table): Verdict {
  const deal = known(table.code)
  const { commitment, secret, contributions } = table.proof ?? {}
  if (!secret || hash(`veillee/1/commitment/${secret}`) !== commitment) return 'secret'
  if (!deal) return 'not-here'
  if (deal.commitment !== commitment) return 'commitment'
  const kept = Object.entries(deal.added).every(([seat, value]) => contributions?.[Number(seat)] === value)
  if (!kept) return 'contribution'
  return deal.late ? 'late' : 'fits'
}
