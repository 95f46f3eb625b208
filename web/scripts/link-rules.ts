/**
 * Links the object files of the rules to libraries that Pyodide loads: `node scripts/link-rules.ts OBJECTS OUT`.
 * The linker is LLVM's own, as a package: it runs in Node, the same on every machine.
 */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { commands } from '@yowasp/clang'

/** What a library asks of whoever loads it. */
const FROM_HOST = ['malloc', 'free']
const OPTIONS = ['-shared', '--experimental-pic', '--no-entry', '--gc-sections', '--strip-all']

const [objects = '', out = ''] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
for (const file of readdirSync(objects).filter((name) => name.endsWith('.o'))) {
  const game = file.slice(0, -2)
  const names = readFileSync(`${objects}/${game}.names`, 'utf8').trim().split('\n')
  const exported = names.map((name) => `--export=${name}`)
  const given = ['--allow-undefined-file=host', ...OPTIONS, ...exported, 'rules.o', '-o', 'rules.so']
  const files = { 'rules.o': new Uint8Array(readFileSync(`${objects}/${file}`)), host: FROM_HOST.join('\n') }
  const linked = await commands['wasm-ld'](given, files, { fetchProgress: () => undefined })
  writeFileSync(`${out}/${game}.so`, linked?.['rules.so'] as Uint8Array)
}
