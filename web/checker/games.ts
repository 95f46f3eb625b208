/** The games of the house that this page knows. */

import type { Game } from './game'
import { fairyLights } from './games/fairy-lights'
import { reussite } from './games/reussite'
import { sunMoon } from './games/sun-moon'

/** Those whose moves are judged by the rules. */
export const GAMES: Record<string, Game | undefined> = {
  'fairy-lights': fairyLights,
  reussite,
  'sun-moon': sunMoon,
}

/** Those whose moves are checked by their signs only. */
export const SIGNS_ONLY = ['fairy-school']
