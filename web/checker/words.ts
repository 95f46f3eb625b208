/** Sentences from the Fluent files of the house, built in: its own, and why a move is refused. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Message } from './problem'

export type Language = 'fr' | 'en'
export const LANGUAGES: Language[] = ['fr', 'en']

const TEXTS = import.meta.glob<string>(
  '$root/src/veillee/locales/*/{checker,fairy-lights,reussite,sun-moon,fairy-school}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

const bundles: Record<Language, FluentBundle> = {
  fr: new FluentBundle('fr', { useIsolating: false }),
  en: new FluentBundle('en', { useIsolating: false }),
}
for (const [path, text] of Object.entries(TEXTS)) {
  bundles[path.includes('/locales/fr/') ? 'fr' : 'en'].addResource(new FluentResource(text))
}

/** A message in a language; arguments that name another message are said first. */
export function say(language: Language, { id, args }: Message): string {
  const bundle = bundles[language]
  const found = bundle.getMessage(id)
  if (!found?.value) return id
  const said = Object.entries(args ?? {}).map(([name, value]) => [name, sayValue(language, value)])
  return bundle.formatPattern(found.value, Object.fromEntries(said), [])
}

function sayValue(language: Language, value: string | number): string | number {
  return typeof value === 'string' && bundles[language].hasMessage(value) ? say(language, { id: value }) : value
}

/** Our English is British: no comma before « and ». */
export const listed = (language: Language, items: string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : 'fr-FR', { type: 'conjunction' }).format(items)
