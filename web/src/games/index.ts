/** Every game of the house: a folder with a `face.ts`, and an `index.ts` once its table is built. */

import type { Face, Game } from '$lib/game'
import { addArgs } from '$lib/people'
import { addTexts } from '$lib/words.svelte'
import { addSymbols } from '$lib/symbols'

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'default' })
const parts = import.meta.glob<Game>('./*/index.ts', { import: 'default' })

export const FACES: Face[] = Object.values(faces).toSorted((a, b) => a.order - b.order)

export const isBuilt = (id: string): boolean => `./${id}/index.ts` in parts

export const BUILT: Face[] = FACES.filter((face) => isBuilt(face.id))

/** Whether a guided first game of it can be played. */
export const hasLesson = (id: string): boolean => BUILT.some((face) => face.id === id && face.lesson)

/** The game that the house opens with. */
export const FIRST: string = BUILT[0]!.id

const loading = new Map<string, Promise<Game>>()

async function load(id: string): Promise<Game> {
  const part = parts[`./${id}/index.ts`]
  if (!part) throw new Error(`no table is built for ${id}`)
  const game = await part()
  addTexts(game.texts)
  if (game.symbols) addSymbols(game.symbols)
  if (game.argsOf) addArgs(game.argsOf)
  return game
}

/** A game with its words; loaded once. A load that failed may be tried again. */
export function loadGame(id: string): Promise<Game> {
  const known = loading.get(id) ?? load(id)
  loading.set(id, known)
  known.catch(() => loading.delete(id))
  return known
}
