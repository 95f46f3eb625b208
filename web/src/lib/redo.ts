/** What was taken back and may be played again, the next one last: it follows from the log, so a reload keeps it. */

import type { LogLine } from './view'

export function redoable(log: LogLine[]): string[] {
  let stack: string[] = []
  let n = 0
  for (const line of log) {
    if (line.kind === 'series') stack = []
    if (line.n === n || !line.move) continue
    n = line.n
    if (line.kind === 'undone') stack = [...stack, line.move]
    else if (line.kind === 'played') stack = stack.at(-1) === line.move ? stack.slice(0, -1) : []
  }
  return stack
}
