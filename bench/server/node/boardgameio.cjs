// Clients of boardgame.io: socket.io-client and its messages, without the cost of its own client.
const { io } = require('socket.io-client')

const MOVES = 206 // as many as a match of ours has: then the clients go to another table, here as there
let count = 0

// A match begins when somebody asks for it; then nobody looks at it.
exports.tables = async (url, wanted) => {
  const made = Array.from({ length: wanted }, () => ({ id: `${process.pid}-${count++}`, url }))
  for (const table of made) (await exports.client(table, 0, nothing, nothing, nothing)).close()
  return made
}

const nothing = () => {}

// One client at a table. `told(n)`: it has move n; `turn(n)`: it is to make move n; `over()`: the match has had its moves.
exports.client = (table, seat, told, turn, over) =>
  new Promise((ready) => {
    let state = null
    const socket = io(`${table.url}/grid`, { transports: ['websocket'], forceNew: true })
    const see = (next) => {
      const first = state === null
      state = next
      if (first) ready(client)
      else told(next.ctx.turn - 1)
      if (next.ctx.turn > MOVES) over()
      else if (next.ctx.currentPlayer === String(seat)) turn(next.ctx.turn)
    }
    const client = {
      move: () => {
        const action = { type: 'put', args: [state.G.cells.indexOf(null)], playerID: String(seat) }
        socket.emit('update', { type: 'MAKE_MOVE', payload: action }, state._stateID, table.id, String(seat))
      },
      close: () => socket.close(),
    }
    socket.on('connect', () => socket.emit('sync', table.id, String(seat), undefined, 2))
    socket.on('sync', (_id, info) => see(info.state))
    socket.on('update', (_id, next) => see(next))
  })
