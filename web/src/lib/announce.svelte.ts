/** What a screen reader is told. Two places take turns, so that the same sentence can be said twice. */

interface Said {
  text: string
  /** Asked when it is said: a device may have changed hands meanwhile. */
  may: () => boolean
}

export const voice = $state({ odd: '', even: '', urgent: '' })

let turn = false
let waiting: Said[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something when there is a pause; several sentences in a row become one announcement. */
export function announce(text: string, may = (): boolean => true): void {
  waiting.push({ text, may })
  clearTimeout(timer)
  timer = setTimeout(() => {
    const said = waiting
      .filter(({ may }) => may())
      .map(({ text }) => text)
      .join(' ')
    waiting = []
    if (!said) return
    turn = !turn
    voice.odd = turn ? said : ''
    voice.even = turn ? '' : said
  }, 60)
}

/** Says something at once: a refusal, a lost connection. */
export function alertNow(text: string): void {
  voice.urgent = ''
  setTimeout(() => (voice.urgent = text), 30)
}
