/** The view as the page shows it: a plan that lies over it has questions of its own. */

import type { FairySchoolView, SchoolQuestion } from '../generated'

/** Whether the forest is as somebody planned it, or the columns are those that were chosen. */
type PlanQuestion = Omit<SchoolQuestion, 'ask'> & { ask: SchoolQuestion['ask'] | 'planned' | 'chosen' }

export type ShownView = Omit<FairySchoolView, 'question'> & { question: PlanQuestion | null }
