/** The keys of the house: one table, which people may change. */

/** The n-th thing to choose: a colour, a card of the hand, a place. */
export const CHOICES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

const SHEETS = ['boards', 'legend', 'gallery'] as const

/** Keys that each table gives its own meaning: draw or reveal, confirm what is chosen, choose, open a sheet. */
export type TableKey = 'draw' | 'end' | (typeof SHEETS)[number] | (typeof CHOICES)[number]

export type KeyAct =
  'help' | 'undo' | 'redo' | 'hint' | 'advice' | 'last' | 'table' | 'mine' | 'scores' | 'command' | TableKey

/** Which choice a key means, from 0; -1 for other keys. */
export const choiceOf = (key: KeyAct): number => (CHOICES as readonly string[]).indexOf(key)

export const isTableKey = (key: KeyAct): key is TableKey =>
  key === 'draw' || key === 'end' || choiceOf(key) >= 0 || (SHEETS as readonly string[]).includes(key)

export const KEYS: Record<KeyAct, string> = {
  help: '?',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  advice: 'c',
  end: 'e',
  last: 'l',
  table: 't',
  mine: 'm',
  scores: 's',
  command: '/',
  draw: 'd',
  boards: 'b',
  legend: 'k',
  gallery: 'g',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '0',
}

export const KEY_ACTS = Object.keys(KEYS) as KeyAct[]

export type OwnKeys = Partial<Record<KeyAct, string>>

export const keyOf = (act: KeyAct, own: OwnKeys): string => own[act] ?? KEYS[act]

/** French keyboards write digits with Shift: the place of the key counts as well as what it writes. */
function written(event: Pick<KeyboardEvent, 'key' | 'code'>): string[] {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1]
  return digit ? [event.key.toLowerCase(), digit] : [event.key.toLowerCase()]
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** What a key press asks for, or nothing while somebody writes or uses a shortcut of the browser. */
export function actOf(event: Pressed, own: OwnKeys): KeyAct | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return undefined
  const keys = written(event)
  return KEY_ACTS.find((act) => keys[0] === keyOf(act, own)) ?? KEY_ACTS.find((act) => keys[1] === keyOf(act, own))
}

/** Whether Enter is held down: it has pressed its button once, and another press must be meant. */
export const isHeldDown = ({ key, repeat, target }: KeyboardEvent): boolean =>
  repeat && key === 'Enter' && !isWriting(target)

export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  )
}

/** Gives an act another key; whoever had that key takes the old one, so that no act is left without. */
export function changeKey(own: OwnKeys, act: KeyAct, key: string): OwnKeys {
  const wanted = key.toLowerCase()
  const holder = KEY_ACTS.find((a) => keyOf(a, own) === wanted)
  const next: OwnKeys = { ...own, [act]: wanted }
  if (holder && holder !== act) next[holder] = keyOf(act, own)
  return next
}

/** Where the focus goes in a row of things, by arrow, Home or End; undefined for other keys. */
export function roam(key: string, at: number, length: number): number | undefined {
  if (!length) return undefined
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + length - 1) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return undefined
}
