/** What a screen reader is told. Two places take turns, so that the same sentence can be said twice. */

export const voice = $state({ odd: '', even: '', urgent: '' })

let turn = false
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something when there is a pause; several sentences in a row become one announcement. */
export function announce(text: string): void {
  waiting.push(text)
  clearTimeout(timer)
  timer = setTimeout(() => {
    turn = !turn
    const said = waiting.join(' ')
    waiting = []
    voice.odd = turn ? said : ''
    voice.even = turn ? '' : said
  }, 60)
}

/** Says something at once: a refusal, a lost connection. */
export function alertNow(text: string): void {
  voice.urgent = ''
  setTimeout(() => (voice.urgent = text), 30)
}
