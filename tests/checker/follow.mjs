/**
 * Follows games with the script of the built page: at each place where a test looks, what the page's own rules say of
 * every act that somebody could wish for, who is asked, and what lies on the table. The first difference is given back.
 */
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const [, script] = /<script>([^]*)<\/script>/.exec(readFileSync(process.argv[2], 'utf8'))
const world = vm.createContext({ TextEncoder, Intl })
vm.runInContext(script, world)

const names = (cards) => cards.map(({ name }) => name)
const sorted = (list) => [...list].sort()
const storeOf = (store) =>
  Object.entries(store)
    .filter(([, n]) => n)
    .map(([element, n]) => `${n}${element}`)
    .join(' ')
const row = (cards) => cards.map((card) => card?.name ?? '-').join(' ')

function seatOf(seat) {
  return {
    store: storeOf(seat.store),
    forest: `${row(seat.forest.slice(0, 5))} / ${row(seat.forest.slice(5))}`,
    pile: names(seat.pile).reverse(),
    discard: names(seat.discard),
    projects: sorted(names(seat.projects)),
    personal: sorted(names(seat.personal)),
    shared: sorted(names(seat.shared)),
    removed: sorted(names(seat.removed)),
    studied: sorted(seat.studied),
    certs: Object.fromEntries([...seat.certificates].sort()),
    kindness: seat.space.id,
    stars: seat.stars,
    bonus: seat.bonus,
    steps: seat.steps,
    cubes_left: seat.cubes,
  }
}

function look(match, { waiting, wishes, seats, scores, over }) {
  for (const [seat, wish, clause] of wishes) {
    const said = match.why(seat, wish) ?? 0
    if (said !== clause) return { seat, wish, clause, said }
  }
  const found = {
    waiting: match.waiting(),
    seats: match.table.seats.map(seatOf),
    scores: match.scores(),
    over: match.over(),
  }
  const told = { waiting, seats, scores, over }
  for (const part of Object.keys(told)) {
    if (JSON.stringify(found[part]) !== JSON.stringify(told[part]))
      return { part, told: told[part], found: found[part] }
  }
  return undefined
}

function follow({ text, moves, looks }) {
  const match = world.veilleeChecker.beginningOf(text)
  for (let n = 0; n <= moves.length; n++) {
    const difference = looks[n] && look(match, looks[n])
    if (difference) return { place: n, ...difference }
    if (n === moves.length) return null
    const clause = match.play(...moves[n])
    if (clause !== undefined) return { place: n, move: moves[n], clause }
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(follow)))
