import { cardOf, printedByColour } from '../src/games/fairy-lights/cards'
import { track } from '../src/lib/identity'
import { lastAct, type LogLine } from '../src/lib/view'
import type { FairyLightsView } from '../src/games/fairy-lights/generated'
import samples from './fairy-lights.samples.json'
import { choose, isReady, offersOf, takeText } from '../src/games/fairy-lights/offers'

const all = samples as unknown as Record<string, [FairyLightsView, FairyLightsView]>
const view = all['4 seats after 90']![0]

describe('cards', () => {
  it('are read from their names', () => {
    expect(cardOf('P2s1')).toEqual({ colour: 'pink', bulbs: 2, stars: 1 })
    expect(() => cardOf('X1s1')).toThrow()
  })

  it('are printed 34, 28, 20, 16 and 5 times', () => {
    expect(Object.values(printedByColour(view.printed))).toEqual([34, 28, 20, 16, 5])
  })
})

describe('offers', () => {
  it('come from the list of legal moves alone', () => {
    const offers = offersOf(['reveal', 'take gold', 'take yellow'])
    expect(offers).toMatchObject({ reveal: true, colours: ['yellow', 'gold'], size: 1 })
    expect(offersOf([])).toMatchObject({ reveal: false, colours: [], size: 0 })
  })

  it('are ready when the two colours chosen make a legal Take', () => {
    const offers = offersOf(['take yellow pink', 'take pink silver'])
    expect(isReady(['silver', 'pink'], offers)).toBe(true)
    expect(isReady(['silver', 'yellow'], offers)).toBe(false)
    expect(isReady(['pink'], offers)).toBe(false)
  })

  it('let go of the first colour when a third is chosen', () => {
    expect(choose(['yellow', 'pink'], 'gold', 2)).toEqual(['pink', 'gold'])
    expect(choose(['yellow', 'pink'], 'pink', 2)).toEqual(['yellow'])
    expect(takeText(['gold', 'pink'])).toBe('take pink gold')
  })
})

describe('identity', () => {
  it('stays with a card that stays, and goes with one that moves', () => {
    const one = track<string>(undefined, { shop: ['Y1s0', 'P1s1', 'Y1s0'] })
    const two = track(one, { shop: ['P1s1'], '0 yellow': ['Y1s0', 'Y1s0'] })
    expect(two.zones.shop![0]!.id).toBe(one.zones.shop![1]!.id)
    expect(two.zones['0 yellow']!.map((p) => p.id)).toEqual([one.zones.shop![0]!.id, one.zones.shop![2]!.id])
    const three = track(two, { shop: ['P1s1', 'P1s1'] })
    expect(new Set([...three.zones.shop!, ...two.zones['0 yellow']!].map((p) => p.id)).size).toBe(4)
  })
})

it('knows which lines belong to the last act', () => {
  const line = (n: number, kind: string): LogLine => ({
    key: `${n}${kind}`,
    n,
    kind,
    seat: null,
    message: 'x',
    args: {},
  })
  expect(lastAct([line(1, 'played'), line(2, 'played'), line(2, 'played'), line(3, 'emoted')])).toHaveLength(2)
  expect(lastAct([])).toEqual([])
})
