/** A replay file read line by line (decision 0005): what was agreed, the moves, and what is said of them. */

import { Problem } from './problem'

const FORMAT = 'veillee replay 1'
/** The lines of the head in their order; those with a question mark are not in every file. */
const FIELDS = [
  'game',
  'edition',
  'cards?',
  'options',
  'seats',
  'names',
  'head_start?',
  'start',
  'proof?',
  'moves',
]

/** What one line of the head says. */
export interface Field {
  line: number
  value: string
}

export interface Move {
  line: number
  text: string
}

export interface Replay {
  lines: string[]
  fields: Record<string, Field>
  /** How many lines stand before the first move. */
  head: number
  moves: Move[]
  signs?: Field
  end: Field
}

export function readReplay(text: string): Replay {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  if (lines[0] !== FORMAT) throw new Problem(1, { id: 'checker-format' })
  const fields = readHead(lines)
  const head = 1 + Object.keys(fields).length
  const end = last(lines, lines.length, 'end')
  if (!end) throw new Problem(lines.length, { id: 'checker-cut' })
  const signs = fields.proof && last(lines, lines.length - 1, 'signs')
  if (fields.proof && !signs) throw new Problem(lines.length, { id: 'checker-no-signs' })
  const past = signs ? lines.length - 2 : lines.length - 1
  const moves = lines.slice(head, past).map((move, n) => ({ line: head + n + 1, text: move }))
  return { lines, fields, head, moves, signs: signs || undefined, end }
}

function readHead(lines: string[]): Record<string, Field> {
  const fields: Record<string, Field> = {}
  let line = 1
  for (const field of FIELDS) {
    const name = field.replace('?', '')
    const found = lines[line]?.startsWith(`${name} `)
    if (found) fields[name] = { line: line + 1, value: lines[line]!.slice(name.length + 1) }
    else if (name === field) throw new Problem(line + 1, { id: 'checker-head-line', args: { name } })
    if (found) line++
  }
  return fields
}

function last(lines: string[], line: number, name: string): Field | undefined {
  const text = lines[line - 1]
  return text?.startsWith(`${name} `) ? { line, value: text.slice(name.length + 1) } : undefined
}

/** What a line of the head says as JSON. */
export function json(field: Field): unknown {
  try {
    return JSON.parse(field.value)
  } catch {
    throw new Problem(field.line, { id: 'checker-json' })
  }
}

/** What a line of the head says as an object. */
export function object(field: Field): Record<string, unknown> {
  const found = json(field)
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Problem(field.line, { id: 'checker-json' })
  return found as Record<string, unknown>
}

/** What a line of the head says as a number without sign or leading zeros. */
export function count(field: Field): number {
  if (!/^(0|[1-9]\d{0,6})$/.test(field.value)) throw new Problem(field.line, { id: 'checker-number' })
  return Number(field.value)
}
