/** Situations of Fairy School come in, what the page makes of them differently goes out. */
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const { fixtures, vectors } = JSON.parse(await text(process.stdin))
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { differences } = await server.ssrLoadModule('/tests/school/vectors.ts')
process.stdout.write(JSON.stringify(vectors.map((vector) => differences(fixtures, vector))))
await server.close()
