/** What the stages of the phases are given. */

import type { Person } from '$lib/view'
import type { Preview } from '../desk/preview.svelte'
import type { FairySchoolView } from '../generated'

export interface StageProps {
  view: FairySchoolView
  people: Person[]
  /** The seat that sits before the page. */
  front: number
  moves: string[]
  busy: boolean
  preview: Preview
  onplay?: ((move: string) => void) | undefined
  onseries?: ((moves: string[]) => void) | undefined
  onlook: (name: string) => void
}
