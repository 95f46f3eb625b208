import { moveOf } from '../src/lib/command'
import { settings } from '../src/lib/settings.svelte'
import { t } from '../src/lib/words.svelte'

describe('what somebody types', () => {
  it('is the legal move that it means', () => {
    expect(moveOf('  Take   PINK ', ['reveal', 'take pink'])).toBe('take pink')
    expect(moveOf('g0 > 1', ['G0>1', 'G0>2'])).toBe('G0>1')
  })

  it.each(['fr', 'en'] as const)(
    'passes in the words of %s, so that the house says why nobody may',
    (language) => {
      settings.language = language
      for (const word of t('web-typed-pass').split(' '))
        expect(moveOf(` ${word.toUpperCase()}`, ['reveal'], t('web-typed-pass').split(' '))).toBe('pass')
    },
  )
})
