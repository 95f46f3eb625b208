/** The games of the house that this page knows. */

import type { Game } from './game'
import { fairyLights } from './games/fairy-lights'
import { fairySchool } from './games/fairy-school'
import { reussite } from './games/reussite'
import { sunMoon } from './games/sun-moon'

export const GAMES: Record<string, Game | undefined> = {
  'fairy-lights': fairyLights,
  'fairy-school': fairySchool,
  reussite,
  'sun-moon': sunMoon,
}
