import { api } from './api'

/** Where a clause stands in the rules of a game. */

export const ruleLink = (game: string, clause: string): string => `/rules/${game}#${clause.toLowerCase()}`

/** The rules as HTML, by game and language; loaded when they are read. */
export const RULES = import.meta.glob<string>('$root/docs/rules/*.md', { import: 'default' })

export const rulesOf = (game: string, language: string): (() => Promise<string>) =>
  Object.entries(RULES).find(([path]) => path.endsWith(`/${game}.${language}.md`))?.[1] ??
  (() => rulesFromHouse(game, language))

/** The rules of a game that brings its own: only then a Markdown reader is fetched. */
async function rulesFromHouse(game: string, language: string): Promise<string> {
  const [{ Marked }, { rules }] = await Promise.all([import('marked'), api.texts(game, language)])
  return new Marked({
    renderer: { html: ({ text }) => anchorOrText(text), link: ({ text }) => escaped(text) },
  }).parse(rules)
}

/** Of a foreign text only the anchors of clauses are HTML; everything else is shown as it is written. */
const anchorOrText = (html: string): string => (ANCHOR.test(html) ? html : escaped(html))
const ANCHOR = /^(<a id="[\w-]+">|<\/a>)$/
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
