/** Fairy School, phase 2: two columns and their prices (FS-070 to FS-078, FS-262, FS-263). */

import { among, type Asking, type Judge } from './asking'
import { airGives, askPayment } from './elements'
import { offer } from './offering'
import { askOpenly } from './projects'
import type { Seat, Table } from './table'
import type { Amounts } from './notation'
import { total } from './notation'
import { ANY, BOTTOM, COLUMN_PRICES, SUBJECTS, type Element } from './words'

const COLUMNS = [0, 1, 2, 3, 4]
const nameOf = (column: number): string => String(column + 1)

/** FS-072, FS-078: the price falls away with a creature of that column at the bottom, and only then. */
function isPriced({ box }: Table, { forest }: Seat, column: number): boolean {
  const card = forest[BOTTOM + column]
  return !card || box.subjects[card.creature] !== SUBJECTS[column]
}

/** Whether some prices can be paid together (FS-073: ANY from what the others leave); air is none of them. */
function payable(store: Amounts, columns: number[]): boolean {
  const left = { ...store }
  for (const column of columns) {
    const element = COLUMN_PRICES[column]
    if (element) left[element]--
  }
  const any = columns.filter((column) => !COLUMN_PRICES[column]).length
  return ANY.every((element) => left[element] >= 0) && total(left, ANY) >= any
}

/** FS-263: the columns whose price need not be paid, so that the others can be: every way there is. */
function waysToFree(table: Table, seat: Seat, columns: number[]): number[][] {
  const priced = columns.filter((column) => isPriced(table, seat, column))
  const free = Math.min(table.amount(seat, 'free_column'), priced.length)
  const ways = free === 0 ? [[]] : free === priced.length ? [priced] : priced.map((column) => [column])
  return ways.filter((way) =>
    payable(
      seat.store,
      priced.filter((column) => !way.includes(column)),
    ),
  )
}

const canPlay = (table: Table, seat: Seat, columns: number[]): boolean =>
  waysToFree(table, seat, columns).length > 0

/** FS-076, FS-263, FS-269: too few elements and free columns for two. */
function isUnable(table: Table, seat: Seat): boolean {
  const elements = total(seat.store, ANY) + seat.store.A * airGives(table, seat)
  const waived = COLUMNS.filter((column) => !isPriced(table, seat, column)).length
  return elements + Math.min(2, waived + table.amount(seat, 'free_column')) < 2
}

/** FS-070 to FS-072: a first column, or a second beside the first. */
function judgeColumn(table: Table, seat: Seat, first?: number): Judge {
  return (word) => {
    const column = COLUMNS.find((one) => nameOf(one) === word)
    if (column === undefined || column === first) return 70
    const chosen = first === undefined ? [column] : [first, column]
    if (!canPlay(table, seat, chosen)) return 72
    const second = (other: number): boolean => other !== column && canPlay(table, seat, [column, other])
    return first === undefined && !COLUMNS.some(second) ? 71 : 0
  }
}

export function* chooseColumns(table: Table, seat: Seat): Asking {
  let chosen: number[] = []
  while (!chosen.length) {
    const unable = isUnable(table, seat)
    const col = unable ? among(['1', '5'], 75) : judgeColumn(table, seat)
    const act = yield* askOpenly(table, seat, { offers: { col }, done: unable ? 75 : 71 })
    if (act) chosen = yield* payColumns(table, seat, Number(act.word) - 1, unable)
  }
  yield* offerForShared(table, seat, chosen)
  for (const column of chosen) playColumn(seat, column)
}

/** FS-070, FS-075: the second column and both prices; whoever is unable plays one for nothing. */
function* payColumns(table: Table, seat: Seat, first: number, unable: boolean): Asking<number[]> {
  if (unable) return [first]
  const { word } = yield { offers: { col: judgeColumn(table, seat, first) }, done: 71 }
  const chosen = [first, Number(word) - 1]
  const ways = waysToFree(table, seat, chosen)
  let free = ways[0]!
  if (ways.length > 1) {
    const names = ways.map(([column]) => nameOf(column!))
    free = [Number((yield { offers: { col: among(names, 263) }, done: 263 }).word) - 1]
  }
  const priced = chosen.filter((column) => isPriced(table, seat, column) && !free.includes(column))
  yield* payPrices(seat, priced)
  return chosen
}

/** FS-072, FS-073: fixed prices first, then the middle column, which asks only where there is a choice. */
function* payPrices(seat: Seat, columns: number[]): Asking {
  const fixed = columns.flatMap((column) => COLUMN_PRICES[column] ?? [])
  for (const element of fixed) seat.store[element]--
  if (fixed.length === columns.length) return
  const kinds = ANY.filter((element) => seat.store[element])
  const element = kinds.length === 1 ? kinds[0]! : ((yield askPayment(seat, 1)).word as Element)
  seat.store[element]--
}

/** FS-074: the top card is shared, the bottom card is personal. */
function playColumn(seat: Seat, column: number): void {
  const [top, bottom] = [seat.forest[column], seat.forest[BOTTOM + column]]
  seat.forest[column] = seat.forest[BOTTOM + column] = undefined
  if (bottom) seat.personal.push(bottom)
  if (top) seat.shared.push(top)
}

/** FS-262: an exchange for each matching top card; of two such tiles, which no printed edition has, the first. */
function* offerForShared(table: Table, seat: Seat, columns: number[]): Asking {
  const [held] = table.benefits(seat, 'share_offer')
  const tops = columns.flatMap((column) => seat.forest[column]?.creature ?? [])
  if (!held) return
  const matching = tops.filter((creature) => held[1].creatures.includes(creature))
  let goesOn = true
  for (let n = 0; n < matching.length && goesOn; n++) goesOn = yield* offer(table, seat, held[1], true)
}
