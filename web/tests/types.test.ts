import { readFileSync } from 'node:fs'
import { files } from '../scripts/types'

it.each(Object.entries(files()))('%s is what the schemas say (else: npm run types)', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text)
})
