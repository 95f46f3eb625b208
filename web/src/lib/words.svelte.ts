/** Every sentence comes from the Fluent files that server, terminal and browser share. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { alertNow } from './announce.svelte'
import { settings, type Language } from './settings.svelte'

export type Args = Record<string, FluentVariable>

/** The words of the house: only the language that is spoken is fetched. */
const HOUSE: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  fr: () => import('./texts/fr'),
  en: () => import('./texts/en'),
}

const bundles: Record<Language, FluentBundle> = {
  fr: new FluentBundle('fr', { useIsolating: false }),
  en: new FluentBundle('en', { useIsolating: false }),
}

/** Makes the messages of some Fluent files known, by paths that name their language. */
export function addTexts(texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) {
    bundles[path.includes('/locales/fr/') ? 'fr' : 'en'].addResource(new FluentResource(text))
  }
}

const learnt = new Set<Language>()

/** Fetches the words of the house in a language. */
export async function learn(language: Language): Promise<void> {
  if (learnt.has(language)) return
  addTexts((await HOUSE[language]()).default)
  learnt.add(language)
}

/** Changes the language once its words are here; without a connection it stays, and that is said. */
export async function speak(language: Language): Promise<void> {
  try {
    await learn(language)
    settings.language = language
  } catch {
    alertNow(t('web-error'))
  }
}

/** *de Anouk*: what a sentence says before a name that it does not know; *de onze* stays. */
const UNELIDED = /(?<![\p{L}’])(d|qu)e (?=[aeiouàâéèêëîïôû](?!nze(?!\p{L}))\p{L})/giu

/** A message in a given language; an id that is not known shows itself rather than an empty place. */
export function say(language: Language, id: string, args?: Args): string {
  const found = bundles[language].getMessage(id)
  if (!found?.value) return id
  const words = bundles[language].formatPattern(found.value, args ?? null, [])
  return language === 'fr' ? words.replace(UNELIDED, '$1’') : words
}

/** A message in the language chosen; follows a change of language at once. */
export const t = (id: string, args?: Args): string => say(settings.language, id, args)

export const known = (id: string): boolean => bundles[settings.language].hasMessage(id)

/** Our English is British: no comma before « and ». */
const region = (): string => (settings.language === 'en' ? 'en-GB' : 'fr-FR')

/** Several things in one sentence: « a, b et c ». */
export const list = (items: string[]): string =>
  new Intl.ListFormat(region(), { type: 'conjunction' }).format(items)

/** Several sentences or parts with commas of their own: « a ; b ; c ». */
export const parts = (items: string[]): string =>
  items.length ? items.reduce((first, next) => t('web-semicolon', { first, next })) : ''

/** A number as it is written here: « 0,5 ». */
export const number = (n: number): string => new Intl.NumberFormat(region()).format(n)

/** A day as it is written here, from « 2026-11-16 ». */
export const day = (iso: string): string =>
  new Intl.DateTimeFormat(region(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))

/** A day and a time as they are said here, from milliseconds since 1970. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(region(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

export const percent = (part: number, of: number): string =>
  new Intl.NumberFormat(region(), { style: 'percent', maximumFractionDigits: 0 }).format(of ? part / of : 0)
