/** Stories of phases in words: « Noor : 8 cartes posées, colonnes 1 et 4 gratuites. » */

import type { Person } from '$lib/view'
import { list, t } from '$lib/words.svelte'
import { change, reach, visits, type Deed, type Story } from './story'
import { amountWords, capital, cardName, creatureWords, finalNumber, spaceWords } from '../wording'
import { plainName } from '../cards/words'
import type { Creature, FairySchoolView, SchoolBox } from '../generated'

/** From so many cards on they are drawn only, not named. */
const MANY = 4

export const titleWords = ({ phase }: Story): string => capital(t('fs-phase', { phase }))

const creaturesOf = (cards: string[], box: SchoolBox): Creature[] =>
  cards.flatMap((card) => box.cards[plainName(card)]?.creature ?? [])

function deedWords({ what, args, columns, cards }: Deed, box: SchoolBox): string {
  const named = cards.map((card) =>
    what === 'realised' ? cardName(card, box) : creaturesOf([card], box).map(creatureWords).join(''),
  )
  const own = {
    ...(args.space === undefined ? {} : { space: spaceWords(String(args.space)) }),
    ...(args.card === undefined ? {} : { card: finalNumber(String(args.card), box) }),
  }
  const shown = named.length && named.length <= MANY ? list(named) : ''
  return t(`fs-tale-${what}`, {
    ...args,
    ...own,
    n: args.n ?? (columns.length || cards.length),
    columns: list(columns.map(String)),
    cards: shown,
    named: shown ? 1 : 0,
  })
}

/** What a seat did, in a few words. */
export const deedsWords = (story: Story, seat: number): string =>
  story.deeds[seat]?.length
    ? story.deeds[seat]!.map((deed) => deedWords(deed, story.box)).join(', ')
    : t('fs-tale-nothing')

/** The creatures to draw beside the words. */
export const picturesOf = (story: Story, seat: number): Creature[] =>
  (story.deeds[seat] ?? []).flatMap(({ cards, creatures }) => [...creatures, ...creaturesOf(cards, story.box)])

const signed = ({ n, element }: ReturnType<typeof change>[number]): string =>
  `${n > 0 ? '+' : '−'}${amountWords({ element, n: Math.abs(n) })}`

/** What came of it for whoever sits at a seat: the store, visitors, what to do next. Those who watch are told nothing. */
export function broughtWords(story: Story, { seat, mine }: Person): string[] {
  if (!mine) return []
  const { phase, after } = story
  const changes = change(story, seat)
  const cubes = phase === 'activation' ? visits(story, seat) : 0
  const found: (string | false | undefined)[] = [
    changes.length > 0 && t('fs-tale-store', { change: list(changes.map(signed)) }),
    cubes > 0 && t('fs-tale-visits', { n: cubes }),
    phase === 'columns' && reach(story, seat) > 0 && t('fs-tale-reach', { n: reach(story, seat) }),
    phase === 'study' && t('fs-tale-evolution'),
    after?.step === 'planning' && hand(after, seat) > 0 && t('fs-tale-draw', { n: hand(after, seat) }),
  ]
  return found.filter((words): words is string => Boolean(words))
}
const hand = (view: FairySchoolView, seat: number): number => view.players[seat]?.hand_size ?? 0

/** Who has a line in it: everybody who did something; who studied nothing is told too. */
export const toldOf = (story: Story, people: Person[]): Person[] =>
  people.filter(({ seat }) => story.phase === 'study' || story.deeds[seat]?.length)

/** The whole story, as it is read aloud. */
export function storyWords(story: Story, people: Person[], front: number): string {
  const lines = toldOf(story, people).map(({ seat, name, mine }) =>
    t('web-said', { who: mine && seat === front ? t('fs-tale-you') : name, what: deedsWords(story, seat) }),
  )
  return [
    `${titleWords(story)}.`,
    ...lines.map(sentence),
    ...broughtWords(story, people[front]!).map(sentence),
  ].join(' ')
}
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${capital(words)}.`)
