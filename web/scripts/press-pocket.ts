/**
 * Presses the files of the pocket for whoever serves them as they are: `node scripts/press-pocket.ts FILES` writes a
 * `.br` beside each. A server that knows these sends them; any other sends the files themselves.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const press = promisify(brotliCompress)
const [files = ''] = process.argv.slice(2)

async function pressed(path: string): Promise<void> {
  const data = readFileSync(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  }
  writeFileSync(`${path}.br`, await press(data, { params }))
}

const names = readdirSync(files, { recursive: true }) as string[]
await Promise.all(
  names
    .map((name) => join(files, name))
    .filter((path) => statSync(path).isFile())
    .map(pressed),
)
