/** Views as the engine writes them, and people who look at them; tests/web/test_samples.py holds them to it. */

import type { FairySchoolView, SchoolBox } from '../../src/games/fairy-school/generated'
import type { Person } from '../../src/lib/view'
import samples from '../fairy-school.samples.json'

export const box = samples.box as unknown as SchoolBox
export const sample = (name: keyof typeof samples.views): FairySchoolView => ({
  ...(samples.views[name] as unknown as FairySchoolView),
  box,
})
export const people: Person[] = ['Lou', 'Sam', 'Noor'].map((name, seat) => ({
  seat,
  name,
  kind: seat ? 'bot' : 'human',
  mine: seat === 0,
  here: true,
}))
