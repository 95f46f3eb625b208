/** Where the page begins; programs without a window find `check` under this name. */

import { check } from './check'
import { openPage } from './page'
import { say } from './words'

Object.assign(globalThis, { veilleeChecker: { check, say } })
if (typeof document !== 'undefined') openPage()
