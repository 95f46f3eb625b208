import type { Face } from '$lib/game'
import art from './tile.svg?raw'

const face: Face = {
  id: 'reussite',
  order: 2,
  seats: { least: 1, most: 1 },
  minutes: '10',
  deals: true,
  lesson: true,
  art,
}
export default face
