// boardgame.io's own server with its in-memory store: node boardgameio_server.cjs PORT
const http = require('http')
const { Server } = require('boardgame.io/server')
const { grid } = require('./grid.cjs')

const listen = http.Server.prototype.listen // run() has no host: keep to loopback
http.Server.prototype.listen = function (port, ready) {
  return listen.call(this, port, '127.0.0.1', ready)
}
Server({ games: [grid], origins: [] }).run(Number(process.argv[2]))
