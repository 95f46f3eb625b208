/** The worked situations of Fairy School, played by the page that checks games; what differs is said in words. */

import { School } from '../../checker/games/fairy-school'
import { readNumbers, type Box, type Card } from '../../checker/games/fairy-school/box'
import { readAmounts, readEffect, type Amounts } from '../../checker/games/fairy-school/notation'
import { pointsOf, score, scoreOfClochette } from '../../checker/games/fairy-school/scoring'
import { build, setUp } from '../../checker/games/fairy-school/setup'
import { Table, type Seat } from '../../checker/games/fairy-school/table'
import { readTile } from '../../checker/games/fairy-school/tiles'
import { rank, type Space, type Track } from '../../checker/games/fairy-school/track'
import { CREATURES, ELEMENTS, SLOTS, SUBJECTS, type Trimester } from '../../checker/games/fairy-school/words'
import { year, type Phase } from '../../checker/games/fairy-school/year'
import { fairySchool } from '../../checker/games/fairy-school'

/** A situation is plain data, which the file of the vectors describes. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Plain = any
type Told = Record<string, Plain>
const LETTERS = 'ABCDEF'

function cardOf(name: string, row: Plain[], number: number): Card {
  const [creature, effect, kindness, stars = 0, cost = '', deck = '', starter = '', place = ''] = row
  const lines = readEffect(effect)
  return {
    ...{ name, number, creature, lines, kindness, stars, cost: readAmounts(cost), starter, place },
    ...{ deck: deck || (cost ? 'I' : 'start'), long: false },
  }
}

/** `0 1 ( 2 | 2a:F 2b ) 3*1`: spaces in their order, forks in brackets, the short way first. */
function trackOf(text: string, beyond: string, per: string): Track {
  const spaces: Space[] = []
  let [ends, fork, other]: [Space[], Space | undefined, Space[]] = [[], undefined, []]
  for (const token of text.split(' ')) {
    if (token === '(') fork = ends[0]
    else if (token === '|') [other, ends] = [ends, [fork!]]
    else if (token === ')') ends = [...other, ...ends]
    else {
      const [, id, gain, stars] = /^(\w+?)(?::(\w+))?(?:\*(\d+))?$/.exec(token)!
      const space: Space = { id: id!, gain: gain ?? '', stars: Number(stars ?? 0), ways: [], rank: [0, 0] }
      for (const end of ends) end.ways.push(space)
      spaces.push(space)
      ends = [space]
    }
  }
  return rank({ start: spaces[0]!, spaces, beyond, perStep: per === 'step' })
}

function boxOf(fixtures: Told, given: Told): Box {
  const own = { ...fixtures, ...given.fixtures }
  const halves = { ...own.certificates, ...given.certificates }
  const side = Object.entries(own.bonus.price as Record<string, string>).map(([t, text]) => [t, readAmounts(text)])
  return {
    cards: Object.entries<Plain[]>(own.cards).map(([name, row], n) => cardOf(name, row, n)),
    finals: Object.entries<Plain[]>(own.finals).map(([name, steps]) => ({
      ...{ name, long: false },
      steps: steps.map(([cost, stars]) => ({ cost: readAmounts(cost), stars })),
    })),
    tiles: SUBJECTS.map((element) => readTile({ element, long: element === 'air', ...halves[element] })),
    track: trackOf(own.track, own.beyond, own.beyond_per),
    sides: [{ price: Object.fromEntries(side), stars: own.bonus.stars }],
    subjects: Object.fromEntries(Object.keys(CREATURES).map((one, n) => [one, SUBJECTS[n >> 1]!])),
    numbers: readNumbers({}),
  }
}

/** Chance as a position fixes it: reshuffles in the order given, from the top. */
function scripted(given: Told): {
  shuffle<T>(label: string, cards: T[]): void
  draws(label: string, bounds: number[]): number[]
} {
  const scripts = [...LETTERS].map((letter) => [...(given[letter]?.reshuffles ?? [])] as string[][])
  return {
    shuffle(label, cards) {
      const order = label.startsWith('seat ') ? scripts[Number(label.slice(5)) - 1]?.shift() : undefined
      const name = (card: unknown): string => (card as Card).name
      if (order) cards.sort((a, b) => order.indexOf(name(b)) - order.indexOf(name(a)))
    },
    draws: (_, bounds) => bounds.map(() => 0),
  }
}

function schoolOf(fixtures: Told, given: Told): School {
  const box = boxOf(fixtures, given)
  const usual = Object.entries(fairySchool.options).map(([name, values]) => [name, values[0]!])
  const options = { ...Object.fromEntries(usual), ...given.options, ...given.switches }
  const table = new Table(box, options, 2, given.order.length, scripted(given))
  const card = (name: string): Card => ({ ...box.cards.find((one) => one.name === name)! })
  const final = (name: string) => box.finals.find((one) => one.name === name)!
  for (const [deck, names] of Object.entries<string[]>(given.decks ?? {}))
    table.decks[deck] = names.map(card).reverse()
  table.finals = (given.finals ?? []).map(final).reverse()
  for (const tile of box.tiles) if (table.long || !tile.long) table.tiles.set(tile.subject, tile)
  const { trimester, turn = 0, game_turn: turns, phase } = given.at
  Object.assign(table, { trimester: trimester as Trimester, turn, turns: turns ?? turn })
  for (const seat of table.seats) fill(table, seat, given[LETTERS[seat.index]!] ?? {}, card)
  for (const seat of table.seats) layCubes(table, seat, given[LETTERS[seat.index]!]?.cubes ?? [])
  const { kindness = 0, stars = 0, aside = [] } = given.clochette ?? {}
  const space = box.track.spaces.find(({ id }) => id === String(kindness))!
  Object.assign(table.clochette, { space, stars, aside: aside.map(card) })
  return new School(table, courseOf(table, phase))
}

function* courseOf(table: Table, phase: Phase): ReturnType<typeof year> {
  if (phase !== 'setup') return yield* year(table, phase)
  if (table.options.start === 'expert') yield* setUp(table)
  else yield* build(table)
  yield* year(table, 'choice')
}

function fill(table: Table, seat: Seat, told: Told, card: (name: string) => Card): void {
  const cards = (names: string[] = []): Card[] => names.map(card)
  Object.assign(seat.store, readAmounts(told.store ?? ''))
  const slots = (told.forest ?? '').split(' ').filter((name: string) => name && name !== '/')
  slots.forEach((name: string, slot: number) => (seat.forest[slot] = name === '-' ? undefined : card(name)))
  for (const list of ['discard', 'projects', 'personal', 'shared', 'removed'] as const)
    seat[list] = cards(told[list])
  seat.discard.sort((a, b) => a.number - b.number)
  seat.pile = cards(told.pile).reverse()
  seat.kept = cards(told.s_cards)
  seat.hand = cards(told.own)
  seat.extra = told.extra ? [card(told.extra)] : []
  seat.starter = told.starter ?? ''
  seat.studied = [...(told.studied ?? [])]
  for (const [subject, half] of Object.entries<Plain>(told.certs ?? {})) seat.certificates.set(subject, half)
  seat.space = table.box.track.spaces.find(({ id }) => id === String(told.kindness ?? 0))!
  Object.assign(seat, { stars: told.stars ?? 0, bonus: told.bonus ?? 0, steps: told.steps ?? 0 })
  seat.final = table.box.finals.find(({ name }) => name === told.final)
}

function layCubes(table: Table, seat: Seat, cubes: string[]): void {
  for (const cube of cubes) {
    const [letter, name] = cube.split(':') as [string, string]
    const owner = table.seats[LETTERS.indexOf(letter)]!
    const card = [...owner.shared, ...owner.personal].find((one) => one.name === name)!
    seat.laid.set(card, (seat.laid.get(card) ?? 0) + 1)
    seat.cubes--
  }
}

/** Every text that could be an act, from which those that the page allows are taken. */
function wishes({ box }: Table): string[] {
  const names = box.cards.flatMap(({ name }) => [name, `${name}#2`])
  const words: Record<string, string[]> = {
    ...{ slot: SLOTS, col: [...'12345'], el: [...ELEMENTS], convert: [...ELEMENTS], air: [...'EVFW'] },
    ...{ act: [...'PSLR'].flatMap((zone) => names.map((name) => `${zone}:${name}`)) },
    ...{ line: [...'12'], opt: [...'1234'], take: names, play: names, realise: names, pick: names, keep: names },
    ...{ aside: names, final: box.finals.map(({ name }) => name), study: Object.keys(CREATURES) },
    ...{ cert: ['left', 'right'], use: SUBJECTS, starter: [...LETTERS] },
  }
  const pairs = Object.entries(words).flatMap(([verb, all]) => all.map((word) => `${verb} ${word}`))
  return [...pairs, 'done', 'bonus', 'step', 'short', 'long']
}

const legal = (school: School, seat: number): string[] =>
  wishes(school.table).filter((wish) => school.why(seat, wish) === undefined)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const sorted = (list: string[]): string[] => [...list].sort()
const names = (cards: { name: string }[]): string[] => cards.map(({ name }) => name)

function storeText(store: Amounts): string {
  return ELEMENTS.flatMap((element) => (store[element] ? `${store[element]}${element}` : [])).join(' ')
}

function seatParts(table: Table, seat: Seat, wanted: Told): Told {
  const row = (cards: (Card | undefined)[]): string => cards.map((card) => card?.name ?? '-').join(' ')
  const points = { ...pointsOf(table, seat), total: score(table, seat) } as Told
  const { score: told = {}, kept = [] } = wanted
  return {
    store: storeText(seat.store),
    forest: `${row(seat.forest.slice(0, 5))} / ${row(seat.forest.slice(5))}`,
    forest_count: seat.forest.filter((card) => card).length,
    pile: names(seat.pile).reverse(),
    pile_size: seat.pile.length,
    pile_bottom: seat.pile[0]?.name,
    hand: names(seat.hand),
    kept: names(seat.kept).filter((name) => kept.includes(name)),
    ...Object.fromEntries(LISTS.map((list) => [list, names(seat[list])])),
    studied: seat.studied,
    certs: Object.fromEntries(seat.certificates),
    kindness: seat.space.id,
    ...{ stars: seat.stars, bonus: seat.bonus, steps: seat.steps, cubes_left: seat.cubes },
    final: seat.final?.name,
    score: Object.fromEntries(Object.keys(told).map((part) => [part, points[part]])),
  }
}

const LISTS = ['discard', 'personal', 'shared', 'projects', 'removed'] as const
const UNORDERED = [...LISTS, 'studied', 'kept', 'aside']

function normal(part: string, value: Plain): unknown {
  if (UNORDERED.includes(part)) return sorted(value)
  if (part === 'certs' || part === 'score') return Object.entries(value).sort()
  return part === 'kindness' ? String(value) : value
}

function* compare(wanted: Told, found: Told, where: string): Generator<string> {
  for (const [part, value] of Object.entries(wanted)) {
    if (!same(normal(part, found[part]), normal(part, value)))
      yield `${where} ${part}: ${JSON.stringify(found[part])}, not ${JSON.stringify(value)}`
  }
}

/** Phases have no name here, and nothing is hidden from the page; everything else must be as told. */
function* expectAll(school: School, { phase: _, grade: __, ...wanted }: Told): Generator<string> {
  const { table } = school
  const { clochette } = table
  for (const [part, value] of Object.entries<Plain>(wanted)) {
    const seat = table.seats[LETTERS.indexOf(part)]
    if (part.length === 1 && seat) yield* compare(value, seatParts(table, seat, value), part)
    else if (part === 'clochette')
      yield* compare(
        value,
        {
          ...{ kindness: clochette.space.id, stars: clochette.stars, aside: names(clochette.aside) },
          score: scoreOfClochette(table),
        },
        part,
      )
    else yield* compare({ [part]: value }, whole(school), 'table')
  }
}

function whole(school: School): Told {
  const letters = (seats: number[]): string[] => seats.map((seat) => LETTERS[seat]!)
  const { trimester, turn } = school.table
  return {
    ...{ waiting: letters(school.waiting()), winners: letters(school.winners()), over: school.over() },
    ...{ trimester: trimester ?? null, turn },
  }
}

function* doStep(school: School, step: Told): Generator<string> {
  if (step.expect) return yield* expectAll(school, step.expect)
  if (!step.by) {
    const [[letter, acts]] = Object.entries<string | string[]>(step) as [[string, string | string[]]]
    for (const act of [acts].flat()) {
      const clause = school.play(LETTERS.indexOf(letter), act)
      if (clause !== undefined) yield `${letter} ${act}: refused by ${clause}`
    }
    return
  }
  const seat = LETTERS.indexOf(step.by)
  const moves = legal(school, seat)
  const bare = moves.filter((move) => !/^(convert|air) /.test(move))
  if (step.refuse) {
    const clause = `FS-${String(school.why(seat, step.refuse)).padStart(3, '0')}`
    if (clause !== step.why) yield `${step.by} ${step.refuse}: ${clause}, not ${step.why}`
  }
  if (step.legal_all) yield* compare({ legal: sorted(step.legal_all) }, { legal: sorted(moves) }, step.by)
  if (step.legal) yield* compare({ legal: sorted(step.legal) }, { legal: sorted(bare) }, step.by)
  for (const move of step.offers ?? []) if (!moves.includes(move)) yield `${move} is not offered`
}

/** What differs in a situation, in each of its orders of acts. */
export function differences(fixtures: Told, { given, steps = [], steps_b, then = {} }: Told): string[] {
  return [steps, ...(steps_b ? [steps_b] : [])].flatMap((list: Told[]) => {
    const school = schoolOf(fixtures, given)
    return [...list.flatMap((step) => [...doStep(school, step)]), ...expectAll(school, then)]
  })
}
