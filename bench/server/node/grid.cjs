// The peer's game: noughts and crosses on a board that is cleared when full, so that a match lasts as long as the load.
const { INVALID_MOVE } = require('boardgame.io/core')

exports.grid = {
  name: 'grid',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      if (G.cells.every((c) => c !== null)) G.cells = Array(9).fill(null)
    },
  },
}
