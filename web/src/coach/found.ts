/** Which mistakes of a game somebody has put right, kept in this browser. */

const keyOf = (code: string): string => `veillee-found-${code}`

export function foundAt(code: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(code)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((act): act is number => typeof act === 'number') : []
  } catch {
    return []
  }
}

export function markFound(code: string, act: number): number[] {
  const all = [...new Set([...foundAt(code), act])]
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(all))
  } catch {
    // without storage it is known until the page is left
  }
  return all
}
