/** What was taken back and may be played again, the next one last: it follows from the log, so a reload keeps it. */

import type { LogLine } from './view'

export interface TakenBack {
  /** Whose act it was; nobody else may play it again. */
  seat: number | null
  move: string
}

export function redoable(log: LogLine[]): TakenBack[] {
  let stack: TakenBack[] = []
  let n = 0
  for (const line of log) {
    if (line.kind === 'series') stack = []
    if (line.n === n || !line.move) continue
    n = line.n
    if (line.kind === 'undone') stack = [...stack, { seat: line.seat, move: line.move }]
    else if (line.kind === 'played') stack = stack.at(-1)?.move === line.move ? stack.slice(0, -1) : []
  }
  return stack
}
