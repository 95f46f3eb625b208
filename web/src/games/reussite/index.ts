/** Réussite de Noël as the house plugs it in. */

import type { Game } from '$lib/game'
import type { Sound } from '$lib/sound'
import Card from './Card.svelte'
import Emblem from './Emblem.svelte'
import Form from './Form.svelte'
import { hintsFor } from './hints'
import { controlsOf } from './offers'
import PublicTable from './PublicTable.svelte'
import ReussiteTable from './ReussiteTable.svelte'
import Statistics from './Statistics.svelte'
import './suits.css'
import Truth from './Truth.svelte'
import type { ReussiteView } from './generated'
import { argsOf, clauseOf, hintWords, isQuiet, mineWords, moveWords, scoreWords, tableWords } from './wording'

const SOUNDS: Record<string, Sound> = {
  'rn-event-laid': 'take',
  'rn-event-full': 'good',
  'rn-event-won': 'end',
  'rn-event-lost': 'bad',
}

const game: Game<ReussiteView> = {
  texts: import.meta.glob<string>('$root/src/veillee/locales/*/{reussite,web-reussite}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  Table: ReussiteTable,
  Public: PublicTable,
  Form,
  Statistics,
  Emblem,
  pictures: {
    Card,
    list: [
      { clause: 'RN-11', cards: ['R1', 'B3', 'G4', 'R7'], words: 'rn-picture-rise' },
      { clause: 'RN-12', cards: ['G2', 'G5', 'G1', 'G6'], words: 'rn-picture-colour' },
      { clause: 'RN-14', cards: ['R3', 'R5'], words: 'rn-picture-both' },
      { clause: 'RN-17', cards: ['Y0', 'Y2'], words: 'rn-picture-santa' },
    ],
  },
  Truth,
  lesson: () => import('./lesson').then((part) => part.default),
  controlsOf,
  clauseOf,
  isQuiet,
  moveWords: (move) => moveWords(move),
  argsOf,
  soundOf: (event) => SOUNDS[event.message],
  read: { table: tableWords, mine: mineWords, scores: scoreWords },
  hint: {
    label: 'rn-hints',
    icon: 'i-hint',
    each: true,
    read: async (view, code) => hintWords(await hintsFor(view, code)),
  },
  keys: [
    { acts: ['one', 'three'], words: 'rn-key-cards' },
    { acts: ['one', 'four'], words: 'rn-key-columns' },
    { acts: ['undo'], words: 'web-undo' },
    { acts: ['redo'], words: 'web-redo' },
    { acts: ['hint'], words: 'rn-hints' },
    { acts: ['end'], words: 'rn-key-finish' },
  ],
  words: { edition: 'rn-edition', command: 'rn-command-hint' },
}

export default game
