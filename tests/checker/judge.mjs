/** Runs the script of the built page without a window: a list of replays comes in, a list of reports goes out. */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const [, script] = /<script>([^]*)<\/script>/.exec(readFileSync(process.argv[2], 'utf8'))
const world = vm.createContext({ TextEncoder, Intl })
vm.runInContext(script, world)
const judge = (text) => {
  const report = world.veilleeChecker.check(text)
  const said = report.problem && world.veilleeChecker.say('en', report.problem.said)
  return { ...report, said }
}
process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(judge)))
