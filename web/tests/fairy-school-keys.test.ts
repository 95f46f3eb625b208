/** Keys at the table of Fairy School that were pressed while an act was under way. */

import { describe, expect, it, vi } from 'vitest'
import { voice } from '$lib/announce.svelte'
import { moveFor, WaitingMoves } from '../src/games/fairy-school/desk/keys'

describe('keys that wait', () => {
  it('are played in their order, as what they meant when they were pressed', () => {
    const waiting = new WaitingMoves()
    const play = vi.fn()
    waiting.add(moveFor('two', ['act P:d8', 'act S:S52'])!, 'activate')
    waiting.add(moveFor('one', ['act P:d8', 'act S:S52'])!, 'activate')
    waiting.answer('activate', ['act S:S52', 'act P:d8', 'done'], play)
    waiting.answer('activate', ['act P:d8', 'done'], play)
    waiting.answer('activate', ['done'], play)
    expect(play.mock.calls).toEqual([['act S:S52'], ['act P:d8']])
  })

  it('play nothing when another question has come up, and that is said', () => {
    vi.useFakeTimers()
    const waiting = new WaitingMoves()
    const play = vi.fn()
    waiting.add('done', 'activate')
    waiting.add('done', 'activate')
    waiting.answer('study', ['study elf', 'done'], play)
    waiting.answer('activate', ['done'], play)
    vi.runAllTimers()
    expect(play).not.toHaveBeenCalled()
    expect(voice.odd + voice.even).not.toBe('')
    vi.useRealTimers()
  })
})
