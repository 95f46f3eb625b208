/**
 * Works with the files of the pocket, as they are built: `node scripts/play-pocket.ts FILES EXERCISE` with a list of
 * work on its input, each a name and what it is given (building/exercise.py). Prints a line for each.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [files = '', exercise = ''] = process.argv.slice(2)
const wanted = readFileSync(0, 'utf8')
const python = await loadPyodide({
  stdLibURL: `${files}/python.zip`,
  env: { VEILLEE_COMPILER: 'linked', VEILLEE_RULES: '/rules', HOME: '/home/veillee' },
})
python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(`${files}/house.bin`))), 'zip', {
  extractDir: '/house',
})
python.FS.mkdirTree('/rules')
for (const name of readdirSync(`${files}/rules`))
  python.FS.writeFile(`/rules/${name}`, readFileSync(`${files}/rules/${name}`))
python.FS.writeFile('/house/exercise.py', readFileSync(exercise))
python.runPython('import sys; sys.path.insert(0, "/house")')
python.globals.set('wanted', wanted)
const said = (await python.runPythonAsync(
  'import json, exercise\n"\\n".join([await exercise.done(*one) for one in json.loads(wanted)])',
)) as string
process.stdout.write(`${said}\n`, () => process.exit(0))
