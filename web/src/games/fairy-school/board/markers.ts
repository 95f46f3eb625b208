/** Who stands where on the kindness track. */

import { initialOf } from '$lib/people'
import type { Person } from '$lib/view'
import { t } from '$lib/words.svelte'
import type { FairySchoolView } from '../generated'

export interface Marker {
  space: string
  stars: number
  who: string
  colour: string
  letter: string
  /** How many others stand on the same space before it. */
  beside: number
}

export function markersOf(view: FairySchoolView, people: Person[]): Marker[] {
  const all = [
    ...view.players.map(({ kindness, stars }, seat) => ({
      space: kindness,
      stars,
      who: people[seat]?.name ?? '',
      colour: `var(--player-${seat + 1})`,
      letter: initialOf(people[seat]?.name ?? '?'),
    })),
    ...(view.clochette
      ? [
          {
            space: view.clochette.kindness,
            stars: view.clochette.stars,
            who: t('fs-clochette'),
            colour: 'var(--player-3)',
            letter: '✦',
          },
        ]
      : []),
  ]
  return all.map((marker, i) => ({
    ...marker,
    beside: all.slice(0, i).filter((other) => other.space === marker.space).length,
  }))
}
