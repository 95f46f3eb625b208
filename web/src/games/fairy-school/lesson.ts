/** The guided first game with its words; loaded when somebody wants it. */

import type { Lesson } from '$lib/game'
import { addTexts } from '$lib/words.svelte'
import file from './lesson.json'
import type { SchoolView } from './view'

addTexts(
  import.meta.glob<string>('$root/src/veillee/locales/*/lesson-fairy-school.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

export default file as unknown as Lesson<SchoolView>
