/** Fairy School as the house plugs it in. */

import type { Game } from '$lib/game'
import type { Sound } from '$lib/sound'
import SymbolCard from './cards/Symbol.svelte'
import Emblem from './Emblem.svelte'
import Head from './Head.svelte'
import PublicTable from './PublicTable.svelte'
import SchoolHand from './SchoolHand.svelte'
import SchoolTable from './SchoolTable.svelte'
import symbols from './symbols.svg?raw'
import Truth from './Truth.svelte'
import type { FairySchoolView } from './generated'
import { mineWords, scoreWords, tableWords } from './reading'
import { argsOf, clauseOf, explainWords, isQuiet, moveWords } from './wording'

const SOUNDS: Record<string, Sound> = {
  'fs-event-act': 'take',
  'fs-event-realised': 'good',
  'fs-event-studied': 'good',
  'fs-event-certified': 'good',
  'fs-event-phase': 'draw',
}

const game: Game<FairySchoolView> = {
  texts: import.meta.glob<string>(
    '$root/src/veillee/locales/*/{fairy-school,web-fairy-school,web-fairy-school-help,web-fairy-school-desk}.ftl',
    { query: '?raw', import: 'default', eager: true },
  ),
  symbols,
  Table: SchoolTable,
  Head,
  Public: PublicTable,
  together: true,
  hand: SchoolHand,
  Emblem,
  Truth,
  pictures: {
    Card: SymbolCard,
    list: [
      { clause: 'FS-031', cards: ['E', 'V', 'A', 'F', 'W', 'ANY'], words: 'fs-picture-elements' },
      { clause: 'FS-060', cards: ['paw'], words: 'fs-picture-planning' },
      { clause: 'FS-072', cards: ['E', 'V', 'ANY', 'F', 'W'], words: 'fs-picture-columns' },
      { clause: 'FS-082', cards: ['cube'], words: 'fs-picture-cube' },
      { clause: 'FS-100', cards: ['E V', '2W / 2A'], words: 'fs-picture-production' },
      { clause: 'FS-102', cards: ['F -> 2E', 'V x2 -> 4W'], words: 'fs-picture-exchange' },
      { clause: 'FS-103', cards: ['E -> fetch'], words: 'fs-picture-fetch' },
      { clause: 'FS-104', cards: ['V -> draw 2 play 1'], words: 'fs-picture-draw' },
      { clause: 'FS-106', cards: ['W -> again'], words: 'fs-picture-again' },
      { clause: 'FS-109', cards: ['F -> trim E'], words: 'fs-picture-trim' },
      { clause: 'FS-110', cards: ['A -> study'], words: 'fs-picture-learn' },
      { clause: 'FS-120', cards: ['kind', 'cube', 'star'], words: 'fs-picture-kindness' },
      { clause: 'FS-131', cards: ['paw', 'ribbon'], words: 'fs-picture-study' },
      { clause: 'FS-155', cards: ['star', 'kind'], words: 'fs-picture-projects' },
    ],
  },
  lesson: () => import('./lesson').then((part) => part.default),
  clauseOf,
  isQuiet,
  moveWords: (move, view, people) =>
    moveWords(
      move,
      view,
      people.map(({ name }) => name),
    ),
  argsOf,
  soundOf: (event) => SOUNDS[event.message],
  read: { table: tableWords, mine: mineWords, scores: scoreWords },
  hint: { label: 'fs-explain', icon: 'i-why', read: explainWords },
  keys: [
    { acts: ['one', 'ten'], words: 'fs-keys-choose' },
    { acts: ['end'], words: 'fs-key-done' },
    { acts: ['hint'], words: 'fs-explain' },
    { acts: ['boards'], words: 'fs-boards' },
    { acts: ['legend'], words: 'fs-legend' },
    { acts: ['gallery'], words: 'fs-gallery' },
  ],
  words: { edition: 'fs-edition', command: 'fs-command-hint', alone: 'fs-alone' },
  options: 'fs-option',
  variants: ['start', 'starters', 'express', 'fast', 'long', 'spread'],
}

export default game
