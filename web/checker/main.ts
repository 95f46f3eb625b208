/** Where the page begins; programs without a window find these under this name. */

import { beginningOf, check } from './check'
import { openPage } from './page'
import { say } from './words'

Object.assign(globalThis, { veilleeChecker: { check, beginningOf, say } })
if (typeof document !== 'undefined') openPage()
