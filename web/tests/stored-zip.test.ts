import { describe, expect, test } from 'vitest'
import { stored } from '../src/house/stored-zip'

/** A zip as Python writes it, without what nobody reads. */
function zip(files: Record<string, string>, method = 0): ArrayBuffer {
  const bytes: number[] = [],
    list: number[] = []
  const text = (words: string): number[] => [...new TextEncoder().encode(words)]
  const number = (value: number, size: number): number[] =>
    Array.from({ length: size }, (_, i) => (value >> (8 * i)) & 255)
  for (const [path, words] of Object.entries(files)) {
    const [name, data] = [text(path), text(words)]
    const sizes = [
      ...number(data.length, 4),
      ...number(data.length, 4),
      ...number(name.length, 2),
      ...number(0, 2),
    ]
    list.push(...number(0x02014b50, 4), ...number(0, 6), ...number(method, 2), ...number(0, 8), ...sizes)
    list.push(...number(0, 10), ...number(bytes.length, 4), ...name)
    bytes.push(...number(0x04034b50, 4), ...number(0, 14), ...sizes, ...name, ...data)
  }
  const count = Object.keys(files).length
  const end = [...number(0x06054b50, 4), ...number(0, 6), ...number(count, 2), ...number(list.length, 4)]
  return new Uint8Array([...bytes, ...list, ...end, ...number(bytes.length, 4), 0, 0]).buffer
}

describe('a zip whose files are stored as they are', () => {
  test('each file is a window onto it', () => {
    const whole = zip({ 'a/b.pyc': 'one', 'é.txt': '', 'c.so': 'three' })
    const found = stored(whole)
    expect(found.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
      ['a/b.pyc', 'one'],
      ['é.txt', ''],
      ['c.so', 'three'],
    ])
    expect(found.every(({ bytes }) => bytes.buffer === whole)).toBe(true)
  })

  test('anything else is refused', () => {
    expect(() => stored(zip({ a: 'packed' }, 8))).toThrow('not stored')
    expect(() => stored(new ArrayBuffer(100))).toThrow('no zip')
  })
})
