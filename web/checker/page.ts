/** The page around the check: a file is chosen or dropped, and what came of it is said. Nothing leaves the device. */

import '../src/look/tokens.css'
import './check.css'
import { check, type Report } from './check'
import type { Message } from './problem'
import { LANGUAGES, listed, say, type Language } from './words'

interface Checked {
  name: string
  report: Report
}

let language: Language = 'en'
let checked: Checked | undefined

const t = (id: string, args?: Message['args']): string => say(language, { id, args })

type Child = Node | string | false | undefined

/** An element with attributes and what is in it; texts are only ever texts. */
function el(tag: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

export function openPage(): void {
  const day = matchMedia('(prefers-color-scheme: light)')
  const look = (): string => (document.documentElement.dataset.theme = day.matches ? 'day' : 'night')
  day.addEventListener('change', look)
  look()
  language = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en'
  draw()
  addEventListener('dragover', (event) => event.preventDefault())
  addEventListener('drop', (event) => {
    event.preventDefault()
    void read(event.dataTransfer?.files[0])
  })
}

/** Reads a file and checks it; the outcome is said aloud where it stands. */
async function read(file: File | undefined): Promise<void> {
  if (!file) return
  checked = { name: file.name, report: check(await file.text()) }
  document.getElementById('outcome')!.replaceChildren(...outcome(checked))
}

function draw(): void {
  document.documentElement.lang = language
  document.title = t('checker-title')
  const status = el('section', { id: 'outcome', role: 'status' }, ...(checked ? outcome(checked) : []))
  document.getElementById('checker')!.replaceChildren(heading(), chooser(), status, about())
}

function heading(): HTMLElement {
  return el('header', {}, el('h1', {}, t('checker-title')), el('p', {}, t('checker-intro')), languages())
}

function languages(): HTMLElement {
  const buttons = LANGUAGES.map((one) => {
    const pressed = String(one === language)
    const button = el(
      'button',
      { type: 'button', lang: one, 'aria-pressed': pressed },
      say(one, { id: 'checker-language' }),
    )
    button.addEventListener('click', () => {
      language = one
      draw()
      document.querySelector<HTMLElement>(`button[lang=${one}]`)?.focus()
    })
    return button
  })
  return el('p', { class: 'languages' }, ...buttons)
}

function chooser(): HTMLElement {
  const input = el('input', { type: 'file', accept: '.txt,text/plain' }) as HTMLInputElement
  input.addEventListener('change', () => void read(input.files?.[0]))
  return el('p', { class: 'chooser' }, el('label', {}, input, t('checker-choose')), t('checker-drop'))
}

function outcome({ name, report }: Checked): HTMLElement[] {
  const { problem, shown, open, result } = report
  const title = el(
    'h2',
    { class: problem ? 'bad' : 'good' },
    t(problem ? 'checker-refused' : 'checker-fine', { name }),
  )
  if (problem) return [title, fault(problem)]
  const parts = [title, section('checker-shown', shown), section('checker-open', open)]
  return result ? [...parts, count(result)] : parts
}

function fault({ line, text, said }: NonNullable<Report['problem']>): HTMLElement {
  const where = t('checker-first-difference', { line: String(line) })
  return el('div', {}, el('p', {}, el('strong', {}, where)), el('pre', {}, text), el('p', {}, say(language, said)))
}

function section(id: string, messages: Message[]): HTMLElement {
  const items = messages.map((message) => el('li', {}, say(language, message)))
  return el('div', {}, el('h3', {}, t(id)), el('ul', {}, ...items))
}

function count({ names, scores, winners, headStarts }: NonNullable<Report['result']>): HTMLElement {
  const rows = names.map((name, seat) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, name),
      el('td', {}, String(scores[seat])),
      el('td', {}, headStarts[seat]! > 0 && t('checker-head-start', { points: headStarts[seat]! })),
      el('td', {}, winners.includes(seat) && t('checker-won')),
    ),
  )
  const caption = winners.length ? 'checker-winners' : 'checker-nobody'
  const who = listed(
    language,
    winners.map((seat) => names[seat]!),
  )
  const words = t(caption, { who, n: winners.length })
  return el('table', {}, el('caption', {}, words), el('tbody', {}, ...rows))
}

function about(): HTMLElement {
  const copy = location.protocol.startsWith('http')
  const keep = copy && el('p', {}, el('a', { href: location.pathname, download: 'check.html' }, t('checker-keep')))
  return el('footer', {}, el('p', {}, t('checker-about')), keep)
}
