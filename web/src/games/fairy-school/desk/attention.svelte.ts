/** Where attention goes: what comes up is said in words, focus goes with it, and controls show the numbers of their keys. */

import { onMount, tick } from 'svelte'
import { announce } from '$lib/announce.svelte'
import { focusFirst, keepPlace, placesIn } from '$lib/focus'
import { t } from '$lib/words.svelte'
import type { Tab } from '../planning/moves'
import { numberControls } from './keys'

/** What the page shows now. */
export interface Attention {
  root: HTMLElement | undefined
  bar: HTMLElement | undefined
  /** Whether it is a real table: a lesson or a replay speaks for itself. */
  live: boolean
  /** The question in words; nothing where nothing is asked. */
  question: string
  answers: string[]
  /** Whatever may take the focused control away. */
  changes: unknown[]
  /** Whatever brings other controls to the front. */
  shows: unknown[]
}

export function attend(now: () => Attention): void {
  $effect.pre(() => {
    const { root, bar, changes } = now()
    void changes
    keepPlace(root, () => placesIn(bar))
    if (bar && document.activeElement === bar)
      void tick().then(() => document.activeElement === bar && focusFirst(placesIn(bar)))
  })
  onMount(() => {
    const here = document.activeElement
    if (now().live && (!here || here === document.body || here.tagName === 'H1')) focusFirst(placesIn(now().bar))
  })
  let said = ''
  $effect(() => {
    const { question, answers, live } = now()
    if (!question || question === said) return
    const first = said === ''
    said = question
    if (live && !first) announce(`${question} ${answers.length ? t('fs-answers', { n: answers.length }) : ''}`)
  })
  $effect(() => {
    const { root, answers, shows } = now()
    void shows
    void tick().then(() => numberControls(root, answers))
  })
}

/** Where a lesson marks something that is not in sight, its tab comes to the front and its part scrolls to it. */
export function followMarks(root: () => HTMLElement | undefined, open: (tab: Tab) => void): void {
  $effect(() => {
    const desk = root()
    if (!desk) return
    const look = (): void => {
      const marked = [...desk.querySelectorAll<HTMLElement>('[data-wanted], [data-shown]')]
      const visible = marked.filter((one) => one.checkVisibility?.() !== false)
      const under = marked.find((one) => !one.closest('details'))?.closest<HTMLElement>('[data-under]')
      if (marked.length && !visible.length) open((under?.dataset.under ?? 'game') as Tab)
      else visible[0]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    }
    const watch = new MutationObserver(() => requestAnimationFrame(look))
    watch.observe(desk, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-wanted', 'data-shown', 'data-tab'],
    })
    addEventListener('resize', look)
    return () => {
      watch.disconnect()
      removeEventListener('resize', look)
    }
  })
}
