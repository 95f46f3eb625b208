/** What the zones of an activation are called, and what cards in them are for. */

import type { Person } from '$lib/view'
import { t } from '$lib/words.svelte'
import type { Zone } from '../board/zones'
import type { FairySchoolView } from '../generated'

type Named = Pick<Zone, 'letter' | 'owner'>

/** A zone as somebody at a seat calls it. */
export function zoneTitle(
  { letter, owner }: Named,
  view: FairySchoolView,
  people: Person[],
  seat: number,
): string {
  const nameOf = (who: number): string => people[who]!.name
  if (owner === null) return t('fs-zone-bell', { n: letter === 'L' ? 1 : 2 })
  if (letter === 'S') return people[seat]?.mine ? t('fs-zone-shared') : t('fs-zone-next', { who: nameOf(seat) })
  if (letter === 'P') return people[seat]?.mine ? t('fs-zone-personal') : nameOf(seat)
  const beside = view.players[seat]!.sides[letter]
  return view.seats === 2 || !beside
    ? t('fs-zone-next', { who: nameOf(owner) })
    : t('fs-zone-beside', { who: nameOf(owner), side: beside.side, far: beside.far })
}

/** Who may use the cards of a zone. */
export function zoneNote({ letter, owner }: Named): string {
  if (owner === null) return t('fs-zone-bell-note')
  return t(
    letter === 'P' ? 'fs-zone-personal-note' : letter === 'S' ? 'fs-zone-shared-note' : 'fs-zone-other-note',
  )
}
