/** Checks a replay from its first line to its last, and says what that shows and what it does not. */

import { hexToBytes } from '@noble/hashes/utils.js'
import { Chance } from './chance'
import { editionOf } from './edition'
import { isCount, LETTERS, type Game, type Match, type Start } from './game'
import { GAMES } from './games'
import { Problem, Wrong, type Message } from './problem'
import { commitmentTo, firstDifference, hashOf, keyOf, readProof, signsOf, type Proof } from './proof'
import { count, json, object, readReplay, type Field, type Replay } from './replay'

/** So many signs of a commitment tell it apart, as the lobby shows it. */
const SHOWN = 12
/** Nobody is given more points before a game. */
const MOST_POINTS = 99

export interface Report {
  /** What is wrong first, with its line (from 1) and that line's text; nothing if all is well. */
  problem?: { line: number; text: string; said: Message }
  shown: Message[]
  /** What this file cannot show. */
  open: Message[]
  result?: { names: string[]; scores: number[]; winners: number[]; headStarts: number[] }
}

/** What the head of a file says, once every part of it was looked at. */
interface Head {
  game: Game
  id: string
  seats: number
  names: string[]
  headStarts: number[]
  proof?: Proof
  /** A match about to begin; none where its moves cannot be judged. */
  match?: Match
}

export function check(text: string): Report {
  const report: Report = { shown: [], open: [] }
  const lines = text.split(/\r\n|\n|\r/)
  try {
    checkReplay(readReplay(text), report)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return {
      problem: { line: error.line, text: lines[error.line - 1] ?? '', said: error.said },
      shown: [],
      open: [],
    }
  }
  return report
}

function checkReplay(replay: Replay, report: Report): void {
  const head = readHeadOf(replay)
  const altered = alteration(replay)
  const forbidden = head.match && playAll(replay, head.match, head.game)
  const [first] = [altered, forbidden].filter((one) => one !== undefined).sort((a, b) => a.line - b.line)
  if (first) throw first
  tellDeal(head, report)
  tellMoves(replay, head, report)
}

// The head

function readHeadOf(replay: Replay): Head {
  const { fields } = replay
  const [id, told] = fields.game!.value.split(' ')
  const game = GAMES[id!]
  if (!game) throw new Problem(fields.game!.line, { id: 'checker-game', args: { game: id! } })
  const version = game.versions.find((one) => String(one) === told)
  if (!version) throw new Problem(fields.game!.line, { id: 'checker-version' })
  const seats = count(fields.seats!)
  const edition = at(fields.edition!, () => readEdition(id!, fields))
  const options = readOptions(game, seats, fields.options!)
  if (seats < game.seats[0] || seats > game.seats[1])
    throw new Problem(fields.seats!.line, { id: 'checker-seats' })
  const clash = game.objection?.(seats, options, version)
  if (clash) throw new Problem(fields.options!.line, { id: clash })
  const names = namesOf(fields.names!, seats)
  const headStarts = headStartsOf(game, seats, fields.head_start)
  const proof = fields.proof && at(fields.proof, () => readProof(json(fields.proof!), seats))
  const key = readKey(fields.start!)
  if (proof) checkProof(proof, key, fields)
  const agreed = { seats, edition, options, version, headStarts }
  const match = key ? at(fields.edition!, () => begin(game, agreed, key)) : undefined
  return { game, id: id!, seats, names, headStarts, proof, match }
}

const begin = (game: Game, agreed: Omit<Start, 'chance'>, key: string): Match =>
  game.begin({ ...agreed, chance: new Chance(hexToBytes(key)) })

/** The match that a file's head agrees on, before its first move, for programs that judge moves of their own. */
export const beginningOf = (text: string): Match | undefined => readHeadOf(readReplay(text)).match

/** Gives what is wrong with a part of the file the line of its field. */
function at<T>(field: Field, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Wrong) throw new Problem(field.line, error.said)
    throw error
  }
}

function readEdition(game: string, { edition, cards }: Record<string, Field>): Record<string, unknown> {
  const [, id, digest] = /^(.+) ([0-9a-f]{64})$/.exec(edition!.value) ?? []
  if (!id || !digest) throw new Wrong({ id: 'checker-edition-line' })
  if (!cards) return editionOf(game, id, digest)
  const file = json(cards)
  if (!Array.isArray(file) || file.length !== 2 || !file.every((part) => typeof part === 'string'))
    throw new Problem(cards.line, { id: 'checker-json' })
  return editionOf(game, id, digest, file[1])
}

function readOptions(game: Game, seats: number, field: Field): Start['options'] {
  const told = object(field)
  const options: Start['options'] = {}
  for (const [name, values] of Object.entries(game.options)) options[name] = values[0]!
  for (const [name, value] of Object.entries(told)) {
    const known = game.options[name]?.some((one) => one === value)
    if (!known) throw new Problem(field.line, { id: 'checker-option', args: { name } })
    options[name] = value as Start['options'][string]
  }
  const first = LETTERS.indexOf(String(options.first_seat))
  if (first >= seats) throw new Problem(field.line, { id: 'checker-option', args: { name: 'first_seat' } })
  return options
}

function namesOf(field: Field, seats: number): string[] {
  const told = object(field)
  return LETTERS.slice(0, seats).map((letter) => (typeof told[letter] === 'string' ? told[letter] : letter))
}

/** The points that each seat was given before the first move. */
function headStartsOf(game: Game, seats: number, field?: Field): number[] {
  const none = LETTERS.slice(0, seats).map(() => 0)
  if (!field) return none
  const told = object(field)
  const right = Object.entries(told).every(
    ([letter, points]) => LETTERS.indexOf(letter) in none && isCount(points) && points <= MOST_POINTS,
  )
  if (!right || !game.byPoints || seats === 1) throw new Problem(field.line, { id: 'checker-head-starts' })
  return none.map((_, seat) => (told[LETTERS[seat]!] as number | undefined) ?? 0)
}

/** The key of the match; none where it begins with a position. */
function readKey(field: Field): string | undefined {
  const [kind, value] = [field.value.split(' ', 1)[0], field.value.replace(/^\S+ /, '')]
  if (kind === 'position') return undefined
  if (kind !== 'key' || !/^[0-9a-f]{64}$/.test(value)) throw new Problem(field.line, { id: 'checker-key' })
  return value
}

/** The secret is the one that the house had committed itself to, and the key follows from it and from all seats. */
function checkProof(proof: Proof, key: string | undefined, { proof: field, start }: Record<string, Field>): void {
  if (commitmentTo(proof.secret) !== proof.commitment)
    throw new Problem(field!.line, { id: 'checker-secret', args: { signs: signs(proof) } })
  if (keyOf(proof) !== key)
    throw new Problem(start!.line, { id: 'checker-key-follows', args: { line: String(field!.line) } })
}

/** A few signs of a commitment, as the lobby shows them. */
const signs = ({ commitment }: Proof): string => commitment.slice(0, SHOWN).replace(/(.{4})(?=.)/g, '$1 ')

// The file as a whole, and its moves

/** The first line that is not the one that was signed. */
function alteration(replay: Replay): Problem | undefined {
  const { lines, head, moves, fields } = replay
  const told = replay.signs
  if (told) {
    const chain = signsOf(
      lines.slice(0, head),
      moves.map((move) => move.text),
    )
    const n = firstDifference(told.value, chain)
    if (n === 0) return new Problem(1, { id: 'checker-altered-head', args: { last: head } })
    if (n !== undefined) return new Problem(moves[n - 1]?.line ?? told.line, { id: 'checker-altered-move' })
  }
  if (count(fields.moves!) !== moves.length)
    return new Problem(fields.moves!.line, { id: 'checker-count', args: { moves: moves.length } })
  if (hashOf(lines.slice(0, -1).join('\n')) !== replay.end.value)
    return new Problem(replay.end.line, { id: 'checker-altered-end' })
  return undefined
}

/** Plays the moves; the first that the rules forbid. */
function playAll({ moves }: Replay, match: Match, game: Game): Problem | undefined {
  for (const { line, text } of moves) {
    const seat = LETTERS.indexOf(text[0] ?? '')
    if (seat < 0 || text[1] !== ' ') return new Problem(line, { id: 'checker-no-move' })
    const clause = match.play(seat, text.slice(2))
    if (clause !== undefined) return new Problem(line, forbids(game, clause))
  }
  return undefined
}

function forbids({ prefix, digits: least }: Game, number: number): Message {
  const digits = String(number).padStart(least ?? 2, '0')
  return {
    id: 'checker-forbidden',
    args: { clause: `${prefix}-${digits}`, why: `${prefix.toLowerCase()}-refusal-${digits}` },
  }
}

// What was shown

function tellDeal({ proof, match }: Head, report: Report): void {
  if (proof) {
    const added = LETTERS.filter((_, seat) => proof.contributions[seat])
    report.shown.push({
      id: 'checker-shown-deal',
      args: { signs: signs(proof), n: added.length, who: added.join(', ') },
    })
    report.open.push({ id: 'checker-open-lobby', args: { signs: signs(proof) } })
  } else report.open.push({ id: match ? 'checker-open-no-proof' : 'checker-open-position' })
}

function tellMoves(
  { moves, signs: told, end }: Replay,
  { id, names, headStarts, match }: Head,
  report: Report,
): void {
  const args = { moves: moves.length, title: `title-${id}` }
  if (told) report.shown.push({ id: 'checker-shown-signs', args })
  if (match) {
    report.shown.push({ id: 'checker-shown-rules', args })
    report.result = { names, scores: match.scores(), winners: match.winners(), headStarts }
    if (!match.over()) report.open.push({ id: 'checker-open-unfinished' })
  }
  report.open.push({ id: 'checker-open-end', args: { signs: end.value.slice(0, SHOWN) } })
}
