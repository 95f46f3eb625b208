/** Card data: those that ship with the games, built in, and those that a replay carries along. */

import { parse } from 'smol-toml'
import { Wrong } from './problem'
import { hashOf } from './proof'

export type Data = Record<string, unknown>

const FILES = import.meta.glob<string>('$root/src/veillee/games/*/editions/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SHIPPED = Object.values(FILES).map((text) => parse(text) as Data)

/** The data of an edition by the name and the hash that a replay gives; `own` is the file that it carries. */
export function editionOf(game: string, id: string, digest: string, own?: string): Data {
  const data = own === undefined ? shipped(game, id) : read(own)
  const head = (data.edition ?? {}) as Data
  if (head.game !== game || head.id !== id) throw new Wrong({ id: 'checker-edition-other', args: { edition: id } })
  if (hashOf(canonical(data)) !== digest) throw new Wrong({ id: 'checker-edition-digest', args: { edition: id } })
  return data
}

function shipped(game: string, id: string): Data {
  const found = SHIPPED.find((data) => (data.edition as Data).game === game && (data.edition as Data).id === id)
  if (!found) throw new Wrong({ id: 'checker-edition-unknown', args: { edition: id } })
  return found
}

function read(text: string): Data {
  try {
    return parse(text) as Data
  } catch {
    throw new Wrong({ id: 'checker-edition-file' })
  }
}

/** JSON with sorted keys, no spaces, and escapes for everything that is not ASCII. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => inOrder(a, b))
    return `{${entries.map(([key, part]) => `${ascii(key)}:${canonical(part)}`).join(',')}}`
  }
  return typeof value === 'string' ? ascii(value) : JSON.stringify(value)
}

/** By the numbers of their signs, which is not the order of JavaScript beyond 16 bits. */
function inOrder(a: string, b: string): number {
  const [left, right] = [[...a], [...b]]
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const apart = left[n]!.codePointAt(0)! - right[n]!.codePointAt(0)!
    if (apart) return apart
  }
  return left.length - right.length
}

const ascii = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
