/** The guided first game with its words; loaded when somebody wants it. */

import { lessonOf } from '$lib/game'
import { addTexts } from '$lib/words.svelte'
import file from './lesson.json'
import type { ReussiteView } from './generated'

addTexts(
  import.meta.glob<string>('$root/src/veillee/locales/*/lesson-reussite.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

export default lessonOf<ReussiteView>(file)
