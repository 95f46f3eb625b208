/** The caps of the four colours: each has an outline, a pattern and a tip of its own. */

import type { Colour } from './cards'

export interface Hat {
  shape: string
  pattern: string
  width: number
}

export const HATS: Record<Colour, Hat> = {
  red: {
    shape: 'M18 58C20 30 40 8 74 10c8 1 14 8 14 20c-6-6-12-8-16-7c8 10 11 22 11 35z',
    pattern: 'M-10 20l120 60M-10 0l120 60M-10 40l120 60M-10-20l120 60M-10-40l120 60',
    width: 6,
  },
  green: {
    shape: 'M18 58C16 40 10 30 4 22c16-6 32 0 46 16C64 22 80 16 96 22c-6 8-12 18-14 36z',
    pattern:
      'M-2 24l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8M-2 38l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8M-2 52l10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8 10 8 10-8',
    width: 4,
  },
  blue: {
    shape: 'M17 58C15 32 28 17 50 17s35 15 33 41z',
    pattern: 'M32 34v12M26 40h12M50 24v12M44 30h12M68 34v12M62 40h12M50 43v12M44 49h12',
    width: 3.6,
  },
  yellow: {
    shape: 'M18 58L34 16h32L82 58z',
    pattern:
      'M34 16L18 40M46 16L18 58M58 16L30 58M70 16L42 58M82 16L54 58M94 16L66 58M66 16l16 24M54 16l28 42M42 16l28 42M30 16l28 42M18 16l28 42M6 16l28 42',
    width: 2.6,
  },
}
