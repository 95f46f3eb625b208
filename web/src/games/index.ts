/** Every game of the house: a folder with a `face.ts`, and an `index.ts` once its table is built; others are guests. */

import { api } from '$lib/api'
import type { Face, Game } from '$lib/game'
import { addTexts, t } from '$lib/words.svelte'
import { addSymbols } from '$lib/symbols'
import { guests } from './guests.svelte'

const faces = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'default' })
const parts = import.meta.glob<Game>('./*/index.ts', { import: 'default' })

export const FACES: Face[] = Object.values(faces).toSorted((a, b) => a.order - b.order)

export const isBuilt = (id: string): boolean => `./${id}/index.ts` in parts

export const BUILT: Face[] = FACES.filter((face) => isBuilt(face.id))

/** Whether a guided first game of it can be played. */
export const hasLesson = (id: string): boolean => BUILT.some((face) => face.id === id && face.lesson)

/** The game that the house opens with. */
export const FIRST: string = BUILT[0]!.id

/** Games that have no drawing here; the house is asked once. */
export const findGuests = (): Promise<unknown> => guests.find((id) => FACES.some((face) => face.id === id))

/** Whether there is a table for a game, drawn or plain, as far as it is known by now. */
export const isPlayable = (id: string): boolean => isBuilt(id) || guests.of(id) !== undefined

export const faceOf = (id: string): Face | undefined => [...FACES, ...guests.faces].find((face) => face.id === id)

export const titleOf = (id: string): string => guests.titleOf(id) ?? t(`web-game-${id}`)

const loading = new Map<string, Promise<Game>>()

async function load(id: string): Promise<Game> {
  const game = await (parts[`./${id}/index.ts`]?.() ?? loadGuest(id))
  addTexts(game.texts)
  if (game.symbols) addSymbols(game.symbols)
  return game
}

/** A game without a drawing, with its words from the house. */
async function loadGuest(id: string): Promise<Game> {
  await findGuests()
  const info = guests.of(id)
  if (!info) throw new Error(`no table is built for ${id}`)
  const [{ plainGame }, fr, en] = await Promise.all([
    import('./plain/plain'),
    api.texts(id, 'fr'),
    api.texts(id, 'en'),
  ])
  return plainGame(info, { '/locales/fr/': fr.messages, '/locales/en/': en.messages })
}

/** A game with its words; loaded once. A load that failed may be tried again. */
export function loadGame(id: string): Promise<Game> {
  const known = loading.get(id) ?? load(id)
  loading.set(id, known)
  known.catch(() => loading.delete(id))
  return known
}
