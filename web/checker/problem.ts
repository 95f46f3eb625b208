/** What is wrong with a file, and where: one sentence that both languages have. */

export interface Message {
  id: string
  args?: Record<string, string | number>
}

/** The first thing that cannot be as the file says; `line` counts from 1. */
export class Problem extends Error {
  constructor(
    readonly line: number,
    readonly said: Message,
  ) {
    super(`line ${line}: ${said.id}`)
  }
}

/** What is wrong with a part of a file whose line only its reader knows. */
export class Wrong extends Error {
  constructor(readonly said: Message) {
    super(said.id)
  }
}
