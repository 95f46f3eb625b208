/** Fairy School: the words of the game, in the orders in which its lists stand. */

export type Element = 'E' | 'V' | 'A' | 'F' | 'W'
export const ELEMENTS: readonly Element[] = ['E', 'V', 'A', 'F', 'W']
/** FS-032: what ANY stands for; air is never part of it. */
export const ANY: readonly Element[] = ['E', 'V', 'F', 'W']

export const SLOTS = ['T1', 'T2', 'T3', 'T4', 'T5', 'B1', 'B2', 'B3', 'B4', 'B5']
export const COLUMNS = 5
/** The place of the first slot of the bottom row, and of the slots with footprints (FS-130). */
export const BOTTOM = 5
export const FOOTPRINTS = [0, 9]

/** The kinds of certificates: those of the five columns, and air. */
export const SUBJECTS = ['earth', 'vegetal', 'middle', 'fire', 'water', 'air']
/** FS-072: what each column costs; nothing particular stands for ANY. */
export const COLUMN_PRICES: readonly (Element | undefined)[] = ['E', 'V', undefined, 'F', 'W']

/** The creatures and the letters that starting cards are called by. */
export const CREATURES: Record<string, string> = {
  unicorn: 'u',
  dwarf: 'd',
  ent: 'e',
  elf: 'l',
  sphinx: 'x',
  salamander: 'a',
  dragon: 'd',
  phoenix: 'p',
  mermaid: 'm',
  serpent: 's',
  griffin: 'g',
  cockatrice: 'k',
}

export const STARTERS = ['A', 'B', 'C', 'D', 'E']
/** FS-241: the starter of the sixth seat, which is the plain cards. */
export const PLAIN = 'F'

export type Trimester = 'I' | 'II' | 'III' | 'f'
