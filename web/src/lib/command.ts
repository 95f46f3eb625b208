/** Moves that are typed: capitals and spaces are not what somebody means by them. */

const words = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')
const signs = (text: string): string => words(text).replaceAll(' ', '')

/** What the house calls passing. */
const PASS = 'pass'

/**
 * The legal move that a text means; where none fits, the text as the house can best say why not.
 * `passing` are the words by which people pass.
 */
export function moveOf(text: string, moves: string[], passing: string[] = []): string {
  if (passing.includes(words(text))) return PASS
  const tight = moves.filter((move) => signs(move) === signs(text))
  const same = moves.find((move) => move === text.trim()) ?? moves.find((move) => words(move) === words(text))
  return same ?? (tight.length === 1 ? tight[0]! : text.trim().replace(/^\S+/, (verb) => verb.toLowerCase()))
}
