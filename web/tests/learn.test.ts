import { fireEvent, render, screen } from '@testing-library/svelte'
import { loadGame } from '../src/games'
import lesson from '../src/games/fairy-lights/lesson.json'
import year from '../src/games/fairy-school/lesson.json'
import { settings, type Language } from '../src/lib/settings.svelte'
import { t } from '../src/lib/words.svelte'
import Learn from '../src/screens/Learn.svelte'

const act = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-act="${name}"]`)!
const controls = (colours: string[]): string[] => [
  ...colours.map((colour) => `take-${colour}`),
  ...(colours.length > 1 ? ['take'] : []),
]
/** What is drawn as the next to press. */
const marked = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-wanted]:not([aria-pressed=true], [aria-disabled=true])'),
]

beforeAll(async () => {
  for (const id of ['fairy-lights', 'fairy-school']) await (await loadGame(id)).lesson?.()
}, 30_000)

it.each<Language>(['fr', 'en'])('the first game is played to its end in %s', async (language) => {
  settings.language = language
  settings.motion = 'less'
  render(Learn, { game: 'fairy-lights' })
  await screen.findByRole('region', { name: t('web-learn-title') })
  for (const step of lesson.steps) {
    const words = t(step.words)
    expect(words).not.toContain('fl-lesson')
    expect(document.querySelector('.coach')!.textContent).toContain(words)
    if (step.move === null) await fireEvent.click(screen.getByRole('button', { name: t('web-learn-go') }))
    else
      for (const name of step.move === 'reveal' ? ['reveal'] : controls(step.move.split(' ').slice(1))) {
        expect(marked()).toContain(act(name))
        expect(marked()).toHaveLength(name === 'take-orange' ? 2 : 1)
        await fireEvent.click(act(name))
      }
  }
  expect(document.querySelector('.coach')!.textContent).toContain(t('fl-lesson-end'))
  expect(screen.getByRole('table')).toBeTruthy()
})

it.each<Language>(['fr', 'en'])(
  'the first year at fairy school is played to its end in %s',
  async (language) => {
    settings.language = language
    settings.motion = 'less'
    render(Learn, { game: 'fairy-school' })
    await screen.findByRole('region', { name: t('web-learn-title') })
    for (const step of year.steps) {
      expect(t(step.words)).not.toContain('fs-lesson')
      expect(document.querySelector('.coach')!.textContent).toContain(t(step.words))
      if (step.move === null) await fireEvent.click(document.querySelector('.go .main')!)
      else {
        const marked = [...document.querySelectorAll<HTMLElement>('[data-wanted]')]
        expect(marked.map((control) => control.dataset.act)).toContain(step.move)
        await fireEvent.click(marked.at(-1)!)
      }
    }
    expect(document.querySelector('[data-wanted]')).toBeNull()
    expect(document.querySelector('.coach')!.textContent).toContain(t(year.endWords))
    expect(document.querySelector('section.count')).toBeTruthy()
  },
  20_000,
)

it('a move that is not possible is not called allowed', async () => {
  settings.language = 'en'
  render(Learn, { game: 'fairy-school' })
  await screen.findByRole('region', { name: t('web-learn-title') })
  await fireEvent.click(screen.getByRole('button', { name: t('web-learn-go') }))
  await fireEvent.click(screen.getAllByRole('button', { name: /^Realise/ })[0]!)
  expect(document.querySelector('.coach')!.textContent).toContain(t('web-learn-not'))
})

it('another legal move is answered, not played', async () => {
  settings.language = 'en'
  render(Learn, { game: 'fairy-lights' })
  await screen.findByRole('region', { name: t('web-learn-title') })
  await fireEvent.click(act('reveal'))
  await fireEvent.click(act('take-yellow'))
  expect(document.querySelector('.coach')!.textContent).toContain(t('web-learn-other'))
  expect(document.querySelector('.coach')!.textContent).toContain(t('fl-lesson-again'))
})
