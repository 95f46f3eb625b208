import type { Face } from '$lib/game'
import art from './board/tile.svg?raw'

const face: Face = { id: 'fairy-school', order: 4, seats: { least: 1, most: 6 }, minutes: '70', lesson: true, art }
export default face
