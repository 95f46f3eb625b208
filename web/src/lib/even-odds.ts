/** Even odds in the form of a new table: what is proposed from how everybody plays, by strengths that were measured. */

/** How people say that they play, from the weakest on; each stands for a level of the bots. */
export const STRENGTHS = ['child', 'sometimes', 'well', 'expert'] as const
export type Strength = (typeof STRENGTHS)[number]

export const MOST_POINTS = 99

/** The level that plays about like people of some strengths together. */
export function fittingLevel(people: Strength[], levels: string[]): string {
  const sum = people.reduce((all, one) => all + STRENGTHS.indexOf(one), 0)
  return levels[people.length ? Math.round(sum / people.length) : 1] ?? levels.at(-1)!
}

/**
 * The head start of each seat: as this very table was measured, else what its level is further behind than the best one
 * here; nobody's, if that is unknown.
 */
export function headStarts(
  levels: string[],
  behind: Record<string, number> = {},
  tables: Record<string, number[]> = {},
): number[] {
  const measured = tables[levels.join()]
  if (measured) return measured
  const points = levels.map((level) => behind[level])
  if (points.some((one) => one === undefined)) return levels.map(() => 0)
  const least = Math.min(...(points as number[]))
  return points.map((one) => one! - least)
}
