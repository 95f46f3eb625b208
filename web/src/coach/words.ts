/** What the coach found, in words. */

import type { Alike, MoveReasons, Reason } from '$lib/protocol'
import { list, t } from '$lib/words.svelte'

/** Says a move. */
export type MoveWords = (move: string) => string

/** What happens at least as often need not be said with a percentage. */
const SURE = 0.995

/** Two moves are both named if they have no more letters together. */
const SHORT = 44

export const hundredths = (share: number): number => Math.round(100 * share)

export const shareWords = (share: number): string => t('coach-share', { share: hundredths(share) })

/** By how much a chance may be off, in points of a hundred. */
export const marginOf = ({ low, high }: { low: number; high: number }): number =>
  Math.max(1, hundredths((high - low) / 2))

/** Whether somebody is told of their own moves or of another's. */
export type Whose = 'own' | 'other'

export function reasonWords({ message, share, amount }: Reason, whose: Whose = 'own'): string {
  const what = t(message, { n: amount, whose })
  return share >= SURE ? what : t('coach-often', { what, share: hundredths(share) })
}

/** The moves of a line: one, two, or the first and how many are like it; none are those of hidden cards. */
export function movesWords(moves: string[], say: MoveWords): string {
  if (!moves.length) return t('coach-why-hidden')
  const [first = '', next = ''] = moves.slice(0, 2).map(say)
  if (moves.length > 2 || (moves.length === 2 && first.length + next.length > SHORT))
    return t('coach-moves-more', { first, n: moves.length - 1 })
  return moves.length === 2 ? t('coach-moves', { first, next }) : first
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What the first moves win, what they risk, and what the next would bring. */
export function sentenceOf(lines: Alike[], say: MoveWords, whose: Whose = 'own'): string {
  const [best, other] = lines
  if (!best) return ''
  const move = capital(movesWords(best.moves, say))
  if (!other && best.moves.length === 1) return t('coach-only', { move })
  const told = (reason: Reason): string => reasonWords(reason, whose)
  const gains = best.reasons.filter(({ kind }) => kind === 'gain').map(told)
  const risks = best.reasons.filter(({ kind }) => kind !== 'gain').map(told)
  const alone = !other || other.low <= best.low ? 'coach-promises' : 'coach-played'
  const parts = [gains.length ? t('coach-wins', { move, gains: list(gains) }) : t(alone, { move })]
  if (risks.length) parts.push(t('coach-risks', { risks: list(risks) }))
  if (other) {
    const words = capital(movesWords(other.moves, say))
    if (other.low > best.high) parts.push(t('coach-better', { other: words }))
    else if (other.high > best.low) parts.push(t('coach-level', { other: words }))
    else if (other.reasons.length)
      parts.push(t('coach-instead', { other: words, facts: list(other.reasons.map(told)) }))
  }
  return parts.join(' ')
}

/** The lines as a sentence tells of a move that was played: that move, what is like it, then the others. */
export function fromMove({ lines, move }: MoveReasons): Alike[] {
  const own = lines.find(({ moves }) => moves.includes(move))
  if (!own) return lines
  const like = { ...own, moves: own.moves.filter((one) => one !== move), reasons: [] }
  const others = lines.filter((line) => line !== own)
  return [{ ...own, moves: [move] }, ...(like.moves.length ? [like] : []), ...others]
}

/** The best lines read aloud, with their margins. */
export const readLines = (lines: Alike[], say: MoveWords, most = 4): string =>
  lines
    .slice(0, most)
    .map((line) =>
      t('coach-read', {
        move: capital(movesWords(line.moves, say)),
        share: hundredths(line.share),
        low: hundredths(line.low),
        high: hundredths(line.high),
      }),
    )
    .join(' ')
