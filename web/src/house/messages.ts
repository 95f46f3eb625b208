/** What page and worker say to each other about the house in the pocket. */

export type ToPocket =
  | { type: 'open'; files: string }
  | { type: 'fetch'; id: number; method: string; path: string; body: string }
  | { type: 'line'; line: string; path: string }
  | { type: 'say'; line: string; text: string }
  | { type: 'hang-up'; line: string }

export type FromPocket =
  | { type: 'ready'; ms: number }
  | { type: 'failed'; why: string }
  | { type: 'answer'; id: number; answer: string }
  | { type: 'said'; line: string; text: string }
