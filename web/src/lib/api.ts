/** Requests to the house. Every failure is a HouseError, also when nobody answers. */

import type {
  Analysis,
  Calendar,
  Circle,
  CheckedCards,
  Commitments,
  Deal,
  Entry,
  GameInfo,
  GameTexts,
  Guest,
  Hints,
  MoveReasons,
  HouseError,
  Imported,
  Info,
  Invite,
  Lan,
  Memory,
  NewWebhook,
  Reminders,
  Statistics,
  Step,
  Table,
  TableAnswer,
  Turning,
  WantedTable,
} from './protocol'
import { house, type House } from '../house/house'

export class Refused extends Error {
  constructor(readonly error: HouseError) {
    super(error.message)
  }
}

const SILENCE: HouseError = {
  code: 'offline',
  message: 'web-offline',
  args: {},
  clause: null,
  texts: { en: '', fr: '' },
  wait: 2,
}

/** A refusal of the page's own, by its message. */
export const refused = (message: string): Refused =>
  new Refused({ ...SILENCE, code: 'not-now', message, wait: null })

/** Whether nobody answered at all. */
export const isSilence = (e: unknown): boolean => e instanceof Refused && e.error.code === SILENCE.code

/** Asks a certain house; of the one that the page talks to `api` knows everything. */
export async function askOf<T>(asked: House, path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await asked.fetch(`/api${path}`, init)
  } catch {
    throw new Refused(SILENCE)
  }
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok)
    throw new Refused(
      (data as { error?: HouseError } | null)?.error ?? { ...SILENCE, code: 'bad-answer', message: 'web-error' },
    )
  return data as T
}

const ask = <T>(path: string, body?: unknown): Promise<T> => askOf<T>(house(), path, body)

/** An id for an act: a repeat of the same one changes nothing. */
export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`

export const api = {
  info: () => ask<Info>('/info'),
  games: () => ask<GameInfo[]>('/games'),
  texts: (game: string, language: string) =>
    ask<GameTexts>(`/games/${encodeURIComponent(game)}/texts/${language}`),
  cards: (game: string) => ask<CheckedCards[]>(`/games/${encodeURIComponent(game)}/cards`),
  checkCards: (game: string, name: string, text: string) =>
    ask<CheckedCards>(`/games/${encodeURIComponent(game)}/cards`, { name, text }),
  guest: () => ask<Guest | null>('/guest'),
  name: (name: string) => ask<Guest>('/guest', { name }),
  signOutDevices: () => ask<Guest>('/guest/devices', {}),
  lan: (on: boolean) => ask<Lan>('/lan', { on }),
  create: (table: WantedTable) => ask<TableAnswer>('/tables', { ...table, id: newId() }),
  table: (code: string) => ask<TableAnswer>(at(code)),
  sit: (code: string, seat: number, name: string | null, colour = 0) =>
    ask<TableAnswer>(`${at(code)}/sit`, { seat, name, colour, id: newId() }),
  stand: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/stand`, { seat, id: newId() }),
  resize: (code: string, seats: number) => ask<TableAnswer>(`${at(code)}/seats`, { seats, id: newId() }),
  fill: (code: string, seat: number, kind: 'bot' | 'open') =>
    ask<TableAnswer>(`${at(code)}/fill`, { seat, kind, id: newId() }),
  contribute: (code: string, seat: number, value: string) =>
    ask<TableAnswer>(`${at(code)}/contribute`, { seat, value, id: newId() }),
  remove: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/remove`, { seat, id: newId() }),
  host: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/host`, { seat, id: newId() }),
  pace: (code: string, pace: Table['pace']) => ask<TableAnswer>(`${at(code)}/pace`, { pace, id: newId() }),
  standIn: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/stand-in`, { seat, id: newId() }),
  wait: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/wait`, { seat, id: newId() }),
  ask: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/ask`, { seat, id: newId() }),
  answer: (code: string, seat: number, agreed: boolean) =>
    ask<TableAnswer>(`${at(code)}/answer`, { seat, agreed, id: newId() }),
  start: (code: string) => ask<TableAnswer>(`${at(code)}/start`, { id: newId() }),
  leave: (code: string) => ask<TableAnswer>(`${at(code)}/leave`, { id: newId() }),
  comeBack: (code: string) => ask<TableAnswer>(`${at(code)}/return`, { id: newId() }),
  carry: (code: string, where: 'house' | 'pocket' | 'file', to = '') =>
    ask<TableAnswer>(`${at(code)}/carry`, { where, to, id: newId() }),
  tableFile: (code: string) => ask<unknown>(`${at(code)}/file`),
  arrive: (file: unknown) => ask<TableAnswer>('/tables/arrivals', file),
  rematch: (code: string) => ask<{ code: string }>(`${at(code)}/rematch`, { id: newId() }),
  seatLink: (code: string, seat: number) =>
    ask<{ url: string; local_only: boolean; qr: string }>(`${at(code)}/seats/${seat}/link`, {}),
  claim: (code: string, token: string) => ask<TableAnswer>(`${at(code)}/claim`, { token }),
  reminders: (code: string) => ask<Reminders>(`${at(code)}/reminders`),
  remindByPush: (code: string, { endpoint, keys }: PushSubscriptionJSON, language: string) =>
    ask<Reminders>(`${at(code)}/reminders/push`, { endpoint, keys, language }),
  remindByWebhook: (code: string, url: string, whose: 'mine' | 'all', language: string) =>
    ask<NewWebhook>(`${at(code)}/reminders/webhook`, { url, whose, language }),
  stopReminder: (code: string, id: string) => ask<Reminders>(`${at(code)}/reminders/stop`, { id }),
  invite: (code: string) => ask<Invite>(`${at(code)}/invite`),
  steps: (code: string, view: string, first: number, count: number, line = 'played') =>
    ask<{ total: number; steps: Step[] }>(
      `${at(code)}/steps?view=${view}&first=${first}&count=${count}&line=${line}`,
    ),
  log: (code: string, before: number, count: number, screen: boolean) =>
    ask<{ epoch: string; frames: Entry[] }>(
      `${at(code)}/log?before=${before}&count=${count}&as=${screen ? 'screen' : 'mine'}`,
    ),
  analysis: (code: string) => ask<Analysis>(`${at(code)}/analysis`),
  hint: (code: string, seat: number) => ask<Hints>(`${at(code)}/hint`, { seat, id: newId() }),
  /** Why a bot made a move: of a line in one's log, or after the end of an act of the game. */
  why: (code: string, which: { seat?: number; line: number } | { act: number }) =>
    ask<MoveReasons>(`${at(code)}/why`, { ...which, id: newId() }),
  giveUp: (code: string, seat: number) => ask<TableAnswer>(`${at(code)}/give-up`, { seat, id: newId() }),
  turning: (code: string) => ask<Turning | null>(`${at(code)}/turning`),
  dealOfDay: (game: string, day: string) => ask<Deal>(`/deals/${game}?day=${day}`),
  advent: (game: string) => ask<Calendar>(`/advent/${game}`),
  circle: (id: string) => ask<Circle>(`/circles/${encodeURIComponent(id)}`),
  circleInvite: (id: string) => ask<Invite>(`/circles/${encodeURIComponent(id)}/invite`),
  makeCircle: (name: string) => ask<Circle>('/circles', { name }),
  joinCircle: (id: string, colour: number) => ask<Circle>(`/circles/${encodeURIComponent(id)}/join`, { colour }),
  leaveCircle: (id: string) => ask<Circle>(`/circles/${encodeURIComponent(id)}/leave`, {}),
  addToCircle: (id: string, code: string) => ask<Circle>(`/circles/${encodeURIComponent(id)}/tables`, { code }),
  forgetCircle: (id: string) => ask<null>(`/circles/${encodeURIComponent(id)}/forget`, {}),
  memory: () => ask<Memory>('/memory'),
  forget: () => ask<{ deleted: number; stay: number }>('/memory/forget', {}),
  commitments: (before?: number) => ask<Commitments>(`/commitments${before ? `?before=${before}` : ''}`),
  statistics: (game: string, day: string) => ask<Statistics>(`/statistics/${game}?day=${day}`),
  takeIn: (game: string, file: unknown) => ask<Imported>(`/statistics/${game}/file`, file),
}
