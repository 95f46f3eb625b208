// Clients of Veillée: two guests at a table of Fairy Lights, who reveal a card and take it.
const WebSocket = require('ws')

let guests = null

exports.tables = async (url, count) => {
  guests ??= [await guest(url), await guest(url)]
  const made = []
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: 20 }, () => table(url)))))
  return made.slice(0, count)
}

const post = (url, path, body, cookie) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })

async function guest(url) {
  const answer = await post(url, 'guest', { name: 'Load' })
  return answer.headers.get('set-cookie').split(';')[0]
}

async function table(url) {
  const wish = { game: 'fairy-lights', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const code = (await (await post(url, 'tables', wish, guests[0])).json()).table.code
  await post(url, `tables/${code}/sit`, { seat: 1 }, guests[1])
  await post(url, `tables/${code}/start`, {}, guests[0])
  return { id: code, url }
}

// One client at a table. `told(n)`: it has move n; `turn(n)`: it is to make move n; `over()`: the game has ended.
exports.client = (table, seat, told, turn, over, views) =>
  new Promise((ready, fail) => {
    let n = 0
    let toAct = []
    let move = 'reveal'
    const address = `${table.url.replace('http', 'ws')}/api/tables/${table.id}/socket?views=${views}`
    const socket = new WebSocket(address, { headers: { cookie: guests[seat] }, perMessageDeflate: false })
    const client = {
      move: () => socket.send(`{"type":"play","id":"${seat}-${n}","seat":${seat},"move":"${move}"}`),
      close: () => socket.close(),
    }
    const take = {
      welcome: (message) => {
        n = message.n
        toAct = message.table.to_act
        ready(client)
        if (toAct[0] === seat) turn(n + 1)
      },
      update: (message) => {
        n = message.n
        told(n)
        toAct = message.table.to_act ?? toAct
        const first = message.events[0]
        move = first.message === 'fl-event-revealed' ? `take ${first.args.colour}` : 'reveal'
        if (toAct[0] === seat) turn(n + 1)
        if (message.table.phase === 'over') over()
      },
      refused: (message) => fail(new Error(JSON.stringify(message))),
      done: () => {},
      notice: () => {},
    }
    socket.on('message', (data) => {
      for (const line of data.toString().split('\n')) {
        const message = JSON.parse(line)
        take[message.type](message)
      }
    })
    socket.on('error', fail)
  })
