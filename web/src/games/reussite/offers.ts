/** What the list of legal moves offers. The page knows no rule: a card fits a column if the engine lists it. */

export const moveOf = (card: string, column: number): string => `${card}>${column + 1}`

/** The columns, from 0, on which a card may be laid. */
export const placesOf = (moves: string[], card: string): number[] =>
  moves.filter((move) => move.startsWith(`${card}>`)).map((move) => Number(move.split('>')[1]) - 1)

/** The controls of a move by their data-act, in the order to press them. */
export function controlsOf(move: string): string[] {
  const { card, column } = partsOf(move)
  return [`card-${card}`, `column-${column + 1}`]
}

export function partsOf(move: string): { card: string; column: number } {
  const [card, column] = move.split('>')
  return { card: card!, column: Number(column) - 1 }
}
