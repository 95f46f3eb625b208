/** Fairy Lights as the house plugs it in. */

import { lessonOf, type Game } from '$lib/game'
import type { Sound } from '$lib/sound'
import Card from './Card.svelte'
import Emblem from './Emblem.svelte'
import FairyTable from './FairyTable.svelte'
import { controlsOf } from './offers'
import PublicSeat from './PublicSeat.svelte'
import PublicTable from './PublicTable.svelte'
import Truth from './Truth.svelte'
import type { FairyLightsView } from './generated'
import { argsOf, clauseOf, isQuiet, mineWords, moveWords, oddsWords, scoreWords, tableWords } from './wording'

const SOUNDS: Record<string, Sound> = {
  'fl-event-revealed': 'draw',
  'fl-event-bust': 'bad',
  'fl-event-took': 'take',
  'fl-event-stored': 'good',
  'fl-event-lost': 'bad',
}

const game: Game<FairyLightsView> = {
  texts: import.meta.glob<string>('$root/src/veillee/locales/*/{fairy-lights,web-fairy-lights}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  Table: FairyTable,
  Public: PublicTable,
  PublicSeat,
  hand: true,
  Emblem,
  pictures: {
    Card,
    list: [
      { clause: 'FL-13', cards: ['Y1s1', 'P2s0', 'P1s2'], words: 'fl-picture-bust' },
      { clause: 'FL-16', cards: ['Y1s1', 'P2s0', 'Y2s1'], words: 'fl-picture-far' },
      { clause: 'FL-27', cards: ['S1s2', 'S2s1'], words: 'fl-picture-three' },
      { clause: 'FL-28', cards: ['O2s1', 'O2s0'], words: 'fl-picture-lost' },
    ],
  },
  Truth,
  lesson: () => import('./lesson.json').then((file) => lessonOf<FairyLightsView>(file.default)),
  controlsOf,
  clauseOf,
  isQuiet,
  moveWords: (move) => moveWords(move),
  argsOf,
  soundOf: (event) => SOUNDS[event.message],
  read: { table: tableWords, mine: mineWords, scores: scoreWords },
  hint: { label: 'fl-odds', icon: 'i-percent', read: oddsWords },
  keys: [
    { acts: ['draw'], words: 'fl-key-reveal' },
    { acts: ['one', 'five'], words: 'fl-keys-colours' },
    { acts: ['hint'], words: 'fl-odds' },
  ],
  words: { edition: 'fl-edition', command: 'fl-command-hint' },
  options: 'fl-option',
  variants: ['first_seat'],
}

export default game
