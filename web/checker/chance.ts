/**
 * Chance as decision 0002 lays it down: ChaCha with 12 rounds in streams that bear labels. Each random event takes
 * fresh blocks of its stream; what is left of a block is thrown away.
 */

import { chacha12 } from '@noble/ciphers/chacha.js'

const WORD = 2 ** 32
const BLOCK = 64
const NONCE = 12

export class Chance {
  private readonly used = new Map<string, number>()

  constructor(private readonly key: Uint8Array) {}

  /** Shuffles from the last place down to the second: each is exchanged with one below or itself. */
  shuffle<T>(label: string, cards: T[]): void {
    const below = this.event(label)
    for (let last = cards.length - 1; last > 0; last--) {
      const other = below(last + 1)
      const card = cards[last]!
      cards[last] = cards[other]!
      cards[other] = card
    }
  }

  /** One number from 0 to n - 1. */
  draw(label: string, n: number): number {
    return this.draws(label, [n])[0]!
  }

  /** Several numbers in one event, each below its own bound. */
  draws(label: string, bounds: number[]): number[] {
    return bounds.map(this.event(label))
  }

  /** Opens a stream for one event: numbers below n, all equally likely (Lemire). */
  private event(label: string): (n: number) => number {
    const next = this.words(label)
    return (n) => {
      for (;;) {
        const product = next() * n
        if (product % WORD >= WORD % n) return Math.floor(product / WORD)
      }
    }
  }

  /** The words of a stream from its next fresh block on. */
  private words(label: string): () => number {
    let block: DataView = new DataView(new ArrayBuffer(0))
    let at = 0
    return () => {
      if (at === block.byteLength) {
        block = this.block(label)
        at = 0
      }
      at += 4
      return block.getUint32(at - 4, true)
    }
  }

  private block(label: string): DataView {
    const counter = this.used.get(label) ?? 0
    this.used.set(label, counter + 1)
    const nonce = new Uint8Array(NONCE)
    nonce.set(new TextEncoder().encode(label))
    const stream = chacha12(this.key, nonce, new Uint8Array(BLOCK), undefined, counter)
    return new DataView(stream.buffer, stream.byteOffset, BLOCK)
  }
}
