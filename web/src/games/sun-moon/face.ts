import type { Face } from '$lib/game'
import art from './tile.svg?raw'

const face: Face = {
  id: 'sun-moon',
  order: 3,
  seats: { least: 2, most: 4 },
  minutes: '20–30',
  art,
  sides: (seats) =>
    seats === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : [],
}
export default face
