/** What no sentence may have; the patterns are those of the tests of the terminal. */
import patterns from '../../tests/slips.json'
import type { Language } from '../src/lib/settings.svelte'

const { machine, english, slips, spacing, things } = patterns
const plurals = (language: Language): string => {
  const several = things[language].filter((thing) => thing !== 'pas').join('|')
  return `\\b1 (${things[language].join('|')})(s|es)\\b|(?<![\\d-])([2-9]|\\d\\d+) (${several})(?![\\p{L}])`
}
/** Cards, slots, spaces and final projects of Fairy School. */
const CODES =
  '(?<![\\p{L}\\d-])(?:[udelxapmsgk]\\d{1,2}|S\\d{2}|I{1,3}\\d{2,3}|[TB][1-5]|[fF]\\d{1,2}|\\d{1,2}[a-c])(?![\\p{L}\\d-])'
/** A message that is not there shows its id. */
const UNKNOWN = '(^|\\s)(fl|rn|sl|fs|house|web|coach)-[a-z-]+'

/** The sentences in which something is wrong: machine words, codes, slips, plurals, and spaces of French. */
export function wrong(said: string[], language: Language): string[] {
  const all = [machine, slips, CODES, UNKNOWN, plurals(language), ...(language === 'fr' ? [english, spacing] : [])]
  const found = new RegExp(all.join('|'), 'u')
  return [...new Set(said)].filter((one) => !one.trim() || found.test(one))
}
