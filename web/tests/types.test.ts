import { readFileSync } from 'node:fs'
import { FILES, generate } from '../scripts/types'

it.each(FILES)('$to is what $from says (else: npm run types)', ({ from, to }) => {
  expect(readFileSync(to, 'utf8')).toBe(generate(from))
})
