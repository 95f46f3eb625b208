import type { Face } from '$lib/game'
import art from './tile.svg?raw'

const face: Face = {
  id: 'sun-moon',
  order: 3,
  seats: { least: 2, most: 4 },
  minutes: '20–30',
  lesson: true,
  art,
}
export default face
