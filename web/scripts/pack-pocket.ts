/**
 * Packs the house for the pocket: `node scripts/pack-pocket.ts SITE OUT`. Python itself compiles everything to its
 * own bytecode; of its library only what whole games ask for is taken along.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadPyodide } from 'pyodide'

const [site = '', out = ''] = process.argv.slice(2)

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* walk(path)
    else yield path
  }
}

const python = await loadPyodide({
  env: { VEILLEE_COMPILER: 'linked', VEILLEE_RULES: '/rules', HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
})
const put = (from: string, folder: string): void => {
  for (const path of walk(from)) {
    const target = `${folder}/${relative(from, path)}`
    python.FS.mkdirTree(target.slice(0, target.lastIndexOf('/')))
    python.FS.writeFile(target, readFileSync(path))
  }
}
put(site, '/house')
put(join(out, 'rules'), '/rules')
python.runPython('import sys; sys.path.insert(0, "/house"); sys.dont_write_bytecode = True')
console.log(await python.runPythonAsync('from veillee.pocket.building.exercise import exercise; await exercise()'))
python.runPython('from veillee.pocket.building import packing')
for (const [name, file] of Object.entries({ python: 'python.zip', house: 'house.bin' })) {
  const bytes = python.runPython(`packing.${name}()`).toJs() as Uint8Array
  writeFileSync(join(out, file), bytes)
}
const lock = JSON.parse(
  readFileSync(new URL('../node_modules/pyodide/pyodide-lock.json', import.meta.url), 'utf8'),
)
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ info: lock.info, packages: {} }))
process.exit(0)
