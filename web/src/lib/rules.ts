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
  const [{ marked }, { rules }] = await Promise.all([import('marked'), api.texts(game, language)])
  return marked.parse(rules)
}
