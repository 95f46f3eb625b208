/**
 * Works with the files of the pocket, as they are built: `node scripts/play-pocket.ts FILES BUILDING` with a list of
 * work on its input, each a name and what it is given (building/questions.py). Prints a line for each.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [files = '', building = ''] = process.argv.slice(2)
const QUESTIONS = ['__init__.py', 'exercise.py', 'plain_loop.py', 'questions.py']
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
const place = '/house/veillee/pocket/building'
python.FS.mkdirTree(place)
for (const name of QUESTIONS) python.FS.writeFile(`${place}/${name}`, readFileSync(`${building}/${name}`))
python.runPython('import sys; sys.path.insert(0, "/house")')
python.globals.set('wanted', wanted)
const said = python.runPython(
  'import json\nfrom veillee.pocket.building.questions import done\n' +
    '"\\n".join([done(*one) for one in json.loads(wanted)])',
) as string
process.stdout.write(`${said}\n`, () => process.exit(0))
