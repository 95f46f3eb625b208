// The load, the same for both servers: node load.cjs KIND URL PID. Reads orders as lines of JSON, answers each with one.
//   {"do": "tables", "count": 300}     lay tables
//   {"do": "connect", "count": 200}    open connections to the first of them, and keep them
//   {"do": "play", "matches": 50, "seconds": 4, "warmup": 6, "think": 0, "views": "changes"}
// A move is timed from the mover's send until both clients of the table have it. Whoever is to move does so at once, or after
// `think` ms on average. PID is the server's, whose CPU time is read when the timing begins and ends.
const { readFileSync } = require('fs')
const readline = require('readline')

const [kind, url, pid] = process.argv.slice(2)
const { tables, client } = require(`./${kind}.cjs`)
const TICK = 100 // of /proc, a second
const laid = []
const kept = []
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

function serverCpu() {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICK
}

// One place where match follows match, as long as the load lasts.
async function seat(order, run) {
  const table = laid.pop()
  if (!table) throw new Error('not enough tables')
  const clients = []
  let early = [] // moves of clients that came before the others
  const sent = new Map()
  const had = new Map()
  const told = (n) => {
    const others = (had.get(n) ?? 0) + 1
    had.set(n, others)
    if (others === 2 && run.counting && sent.has(n)) run.latencies.push(performance.now() - sent.get(n))
    if (others === 2) had.delete(n), sent.delete(n)
  }
  const turn = (who) => (n) => {
    const move = () => {
      if (run.stopped) return
      sent.set(n, performance.now())
      clients[who].move()
    }
    early ? early.push(move) : run.go(move)
  }
  let ended = 0
  const over = () => {
    if (++ended < 2 || run.stopped) return
    clients.forEach((one) => one.close())
    seat(order, run).catch((error) => run.fail(error))
  }
  const opening = [0, 1].map((who) => client(table, who, told, turn(who), over, order.views))
  for (const [who, one] of (await Promise.all(opening)).entries()) clients[who] = one
  run.open.push(...clients)
  early.splice(0).forEach(run.go)
  early = null
}

async function play(order) {
  const first = []
  const run = { latencies: [], counting: false, stopped: false, go: (move) => first.push(move), open: [] }
  const failed = new Promise((_, fail) => (run.fail = fail))
  for (let i = 0; i < order.matches; i++) await seat(order, run)
  run.go = order.think ? (move) => setTimeout(move, order.think * (0.5 + Math.random())) : (move) => move()
  first.forEach(run.go)
  await Promise.race([sleep(order.warmup * 1000), failed])
  const [cpu, own, start] = [serverCpu(), process.cpuUsage(), performance.now()]
  run.counting = true
  await Promise.race([sleep(order.seconds * 1000), failed])
  run.counting = false
  const wall = (performance.now() - start) / 1000
  const used = process.cpuUsage(own)
  const server = serverCpu() - cpu
  run.stopped = true
  await sleep(300)
  run.open.forEach((one) => one.close())
  const { latencies } = run
  latencies.sort((a, b) => a - b)
  const at = (q) => latencies[Math.floor(q * (latencies.length - 1))]
  return {
    moves: latencies.length,
    moves_per_s: latencies.length / wall,
    cpu_us: (server / latencies.length) * 1e6,
    p50_ms: at(0.5),
    p99_ms: at(0.99),
    server_share: server / wall,
    load_share: (used.user + used.system) / 1e6 / wall,
  }
}

const nothing = () => {}
const orders = {
  tables: async ({ count }) => laid.push(...(await tables(url, count))),
  connect: async ({ count }) => {
    for (let i = 0; i < count; i++) kept.push(await client(laid[i % laid.length], i % 2, nothing, nothing, nothing, 'changes'))
    return kept.length
  },
  play,
}

;(async () => {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const order = JSON.parse(line)
    console.log(JSON.stringify(await orders[order.do](order)))
  }
  process.exit(0)
})()
