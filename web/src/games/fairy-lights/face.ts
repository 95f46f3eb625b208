import type { Face } from '$lib/game'
import art from './tile.svg?raw'
import symbols from './symbols.svg?raw'
import './lights.css'

const face: Face = {
  id: 'fairy-lights',
  order: 1,
  seats: { least: 2, most: 6 },
  minutes: '20',
  lesson: true,
  art,
  symbols,
}
export default face
