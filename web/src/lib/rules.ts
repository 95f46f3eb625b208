/** Where a clause stands in the rules of a game. */

export const ruleLink = (game: string, clause: string): string => `/rules/${game}#${clause.toLowerCase()}`

/** The rules as HTML, by game and language; loaded when they are read. */
export const RULES = import.meta.glob<string>('$root/docs/rules/*.md', { import: 'default' })

export const rulesOf = (game: string, language: string): (() => Promise<string>) | undefined =>
  Object.entries(RULES).find(([path]) => path.endsWith(`/${game}.${language}.md`))?.[1]
