import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import { slotsOf } from '../src/games/fairy-school/cards/words'
import { Plan, planned } from '../src/games/fairy-school/planning/plan.svelte'
import SchoolTable from '../src/games/fairy-school/SchoolTable.svelte'
import { settings } from '../src/lib/settings.svelte'
import { people, sample } from './school/samples'

beforeAll(async () => void (await loadGame('fairy-school')))
beforeEach(() => {
  settings.language = 'en'
  sessionStorage.clear()
})

describe('a plan of the forest', () => {
  const view = sample('planning')
  const hand = view.players[0]!.hand!
  const holes = view.moves.map((move) => move.slice(5))

  it('is laid in any order, moved and swapped, and sent in the order of the hand', () => {
    const plan = new Plan()
    plan.open('a')
    const last = hand.at(-1)!
    plan.lay(last, holes[0]!)
    expect(planned(view, 0, plan).view.players[0]!.hand).not.toContain(last)
    plan.lay(hand[0]!, holes[0]!)
    expect(plan.picked).toBe(last)
    expect(slotsOf(planned(view, 0, plan).view.players[0]!.forest)).toContain(hand[0])
    hand.slice(1).forEach((card, i) => plan.lay(card, holes[i + 1]!))
    const whole = planned(view, 0, plan)
    expect(whole.view.moves).toEqual(['done'])
    expect(whole.moves).toEqual(
      hand.slice(0, hand.length === holes.length ? -1 : undefined).map((_, i) => `slot ${holes[i]}`),
    )
    plan.pickUp(hand[1]!)
    expect(planned(view, 0, plan).view).toMatchObject({
      question: { ask: 'plan', card: hand[1] },
      moves: [`slot ${holes[1]}`, ...holes.slice(hand.length).map((slot) => `slot ${slot}`)],
    })
  })

  it('is there again after a reload, and only at its own moment', () => {
    const plan = new Plan()
    plan.open('a')
    plan.lay(hand[0]!, holes[2]!)
    const again = new Plan()
    again.open('a')
    expect(again.cards).toEqual([[holes[2], hand[0]]])
    again.open('b')
    expect(again.cards).toEqual([])
  })

  it('takes nothing over that does not fit any more', () => {
    const plan = new Plan()
    plan.open('a')
    plan.lay('II99', holes[0]!)
    plan.lay(hand[0]!, 'T9')
    expect(planned(view, 0, plan).slots).toEqual([])
  })

  it('is laid by pressing, taken back, and sent once', async () => {
    const [onplay, onseries] = [vi.fn(), vi.fn()]
    const { container, component } = render(SchoolTable, {
      view,
      people,
      log: [],
      say: () => '',
      front: 0,
      onplay,
      onseries,
    })
    const lit = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('.forest [data-act^="slot "]')]
    await fireEvent.click(
      within(container.querySelector<HTMLElement>('section[aria-label="To place in your forest"]')!).getAllByRole(
        'button',
      )[1]!,
    )
    await fireEvent.click(lit()[0]!)
    expect(container.querySelectorAll('.forest [data-plan]')).toHaveLength(1)
    expect((component as unknown as { takeBack: () => boolean }).takeBack()).toBe(true)
    for (let i = 0; i < hand.length && lit().length; i++) await fireEvent.click(lit()[0]!)
    expect(onplay).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Plant the forest like this' }))
    expect(onplay).not.toHaveBeenCalled()
    expect(onseries).toHaveBeenCalledOnce()
    expect(new Set(onseries.mock.calls[0]![0] as string[]).size).toBe(
      (onseries.mock.calls[0]![0] as string[]).length,
    )
  })

  it('is played act by act where no series can be sent', async () => {
    const onplay = vi.fn()
    const { container } = render(SchoolTable, { view, people, log: [], say: () => '', front: 0, onplay })
    await fireEvent.click(container.querySelector<HTMLElement>('.forest [data-act^="slot "]')!)
    expect(onplay).toHaveBeenCalledWith(view.moves[0])
  })
})
