/** Which zones of cards lie before a seat, and whose cubes lie on them. */

import type { ShownView } from '../planning/shown'

export interface Zone {
  /** P and S are one's own; L and R the neighbours', or Clochette's. */
  letter: 'L' | 'S' | 'P' | 'R'
  owner: number | null
  cards: { name: string; move: string; cubes: number[]; mine: boolean }[]
}

/** Cards of one list as moves name them: the second of a name is `d2#2`. */
export const called = (names: string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return before ? `${name}#${before + 1}` : name
  })

/** What a seat calls the shared zone of another: S, L or R. */
function letterOf(view: ShownView, seat: number, owner: number): 'S' | 'L' | 'R' | undefined {
  if (seat === owner) return 'S'
  const { L, R } = view.players[seat]!.neighbours
  return L === owner ? 'L' : R === owner ? 'R' : undefined
}

function cubesOn(view: ShownView, owner: number, i: number): number[] {
  return view.players.flatMap((player, seat) => {
    const letter = letterOf(view, seat, owner)
    return letter ? Array.from({ length: player.laid[letter][i] ?? 0 }, () => seat) : []
  })
}

/** The zones from which a seat may activate, left neighbour first, as they lie round it. */
export function zonesOf(view: ShownView, seat: number): Zone[] {
  const me = view.players[seat]!
  const own = (letter: 'P' | 'L' | 'R', i: number): number[] =>
    Array.from({ length: me.laid[letter][i] ?? 0 }, () => seat)
  const make = (letter: Zone['letter'], owner: number | null, names: string[]): Zone => ({
    letter,
    owner,
    cards: called(names).map((name, i) => {
      const cubes =
        letter === 'P' || owner === null ? own(letter === 'S' ? 'P' : letter, i) : cubesOn(view, owner, i)
      return { name, move: `act ${letter}:${name}`, cubes, mine: cubes.includes(seat) }
    }),
  })
  const beside = (letter: 'L' | 'R'): Zone[] => {
    if (view.clochette) return [make(letter, null, view.clochette.zones[letter === 'L' ? 0 : 1])]
    const owner = me.neighbours[letter]
    return owner === null ? [] : [make(letter, owner, view.players[owner]!.shared)]
  }
  return [...beside('L'), make('S', seat, me.shared), make('P', seat, me.personal), ...beside('R')]
}
