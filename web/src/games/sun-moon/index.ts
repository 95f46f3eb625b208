/** Sun and Moon as the house plugs it in. */

import type { Game } from '$lib/game'
import type { Sound } from '$lib/sound'
import Card from './Card.svelte'
import Emblem from './Emblem.svelte'
import { controlsOf } from './offers'
import { hangSkies } from './panorama'
import PublicTable from './PublicTable.svelte'
import SkyHand from './SkyHand.svelte'
import SkyTable from './SkyTable.svelte'
import Truth from './Truth.svelte'
import type { SunMoonView } from './generated'
import {
  argsOf,
  clauseOf,
  isQuiet,
  mineWords,
  scoreWords,
  tableWords,
  unseenWords,
  wholeMoveWords,
} from './wording'

const SOUNDS: Record<string, Sound> = {
  'sl-event-start': 'take',
  'sl-event-left': 'take',
  'sl-event-right': 'take',
  'sl-event-lit': 'take',
  'sl-event-darkened': 'bad',
  'sl-event-collected': 'good',
  'sl-event-eclipse': 'bad',
  'sl-event-drew': 'draw',
}

hangSkies()

const game: Game<SunMoonView> = {
  texts: import.meta.glob<string>('$root/src/veillee/locales/*/{sun-moon,web-sun-moon}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  Table: SkyTable,
  Public: PublicTable,
  hand: SkyHand,
  Emblem,
  pictures: {
    Card,
    list: [
      { clause: 'SL-12', cards: ['S5', 'S9', 'S14'], words: 'sl-picture-row' },
      { clause: 'SL-24', cards: ['S5', 'SE', 'S14'], words: 'sl-picture-eclipse' },
      { clause: 'SL-27', cards: ['S5', 'S10', 'S14'], words: 'sl-picture-lit' },
      { clause: 'SL-35', cards: ['M2', 'M5', 'M9', 'M13', 'M16'], words: 'sl-picture-run' },
    ],
  },
  Truth,
  lesson: () => import('./lesson').then((part) => part.default),
  controlsOf,
  clauseOf,
  isQuiet,
  moveWords: wholeMoveWords,
  argsOf,
  soundOf: (event) => SOUNDS[event.message],
  read: { table: tableWords, mine: mineWords, scores: scoreWords },
  hint: { label: 'sl-hint', icon: 'i-eye', read: unseenWords },
  keys: [
    { acts: ['one', 'five'], words: 'sl-keys-choose' },
    { acts: ['end'], words: 'sl-key-collect' },
    { acts: ['hint'], words: 'sl-hint' },
  ],
  words: { edition: 'sl-edition', command: 'sl-command-hint' },
  options: 'sl-option',
  variants: ['first_seat'],
}

export default game
