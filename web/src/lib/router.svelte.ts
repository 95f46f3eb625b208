/** Which screen an address means; without a game, that of the house's first. */

export type Screen =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; code: string; token: string }
  | { name: 'screen'; code: string }
  | { name: 'replay'; code: string }
  | { name: 'analysis'; code: string }
  | { name: 'statistics'; game: string }
  | { name: 'rules'; game: string; clause: string }
  | { name: 'settings' }
  | { name: 'memory' }
  | { name: 'circle'; id: string }
  | { name: 'advent' }
  | { name: 'commitments' }
  | { name: 'pocket' }
  | { name: 'move'; code: string }
  | { name: 'learn'; game: string }
  | { name: 'nowhere' }

/** An address that cannot be read leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return ['%']
  }
}

export function screenOf(path: string, hash = ''): Screen {
  const [first = '', second = '', third = '', fourth = ''] = partsOf(path)
  if (first === '') return { name: 'home' }
  if (first === 'new') return { name: 'new', game: second }
  if (first === 't' && second && third === 'table') return { name: 'screen', code: second.toUpperCase() }
  if (first === 't' && second)
    return { name: 'table', code: second.toUpperCase(), token: third === 'seat' ? fourth : '' }
  if (first === 'replay' && second) return { name: 'replay', code: second.toUpperCase() }
  if (first === 'analysis' && second) return { name: 'analysis', code: second.toUpperCase() }
  if (first === 'statistics') return { name: 'statistics', game: second }
  if (first === 'rules') return { name: 'rules', game: second, clause: hash.replace(/^#/, '') }
  if (first === 'learn') return { name: 'learn', game: second }
  if (first === 'advent') return { name: 'advent' }
  if (first === 'c' && second) return { name: 'circle', id: second }
  if (first === 'memory') return { name: 'memory' }
  if (first === 'settings') return { name: 'settings' }
  if (first === 'commitments') return { name: 'commitments' }
  if (first === 'move') return { name: 'move', code: second.toUpperCase() }
  if (first === 'pocket') return { name: 'pocket' }
  return { name: 'nowhere' }
}

/** Rules that lie over a table: the table stays, and Back closes them. */
interface Leaf {
  game: string
  clause: string
}
const leaf = (): Leaf | undefined => (history.state as { rules?: Leaf } | null)?.rules

export const here = $state<{ screen: Screen; from: string; rules: Leaf | undefined }>({
  screen: screenOf(location.pathname, location.hash),
  from: '/',
  rules: leaf(),
})

/** Screens that are not left to look something up. */
const STAYS = new Set<Screen['name']>(['table', 'replay', 'analysis', 'learn'])

function look(): void {
  here.screen = screenOf(location.pathname, location.hash)
  here.rules = leaf()
}

export function go(path: string, replace = false): void {
  const { pathname, hash } = new URL(path, location.href)
  const wanted = screenOf(pathname, hash)
  if (wanted.name === 'rules' && STAYS.has(here.screen.name))
    return openRules({ game: wanted.game, clause: wanted.clause })
  here.from = location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  look()
  scrollTo(0, 0)
}

function openRules(rules: Leaf): void {
  history[here.rules ? 'replaceState' : 'pushState']({ rules }, '')
  here.rules = rules
}

export function closeRules(): void {
  if (here.rules) history.back()
}

addEventListener('popstate', look)

/** Links inside the house change the screen without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api')) return
  // Within a page the browser knows best; only the rules mark the clause that is pointed at.
  if (link.hash && link.pathname === location.pathname && (here.screen.name !== 'rules' || link.hash === '#main'))
    return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
