/**
 * One sky of 2 x 29 slices. Everything is a function of one abscissa, so slice n ends where n + 1 begins; the
 * moon's sky takes over where the sun's ends, and the other way round. The land is the same by day and by night.
 */

import { NUMBERS, type Suit } from './cards'

export const WIDTH = 100
export const HEIGHT = 160
const LENGTH = WIDTH * NUMBERS

/** Where along the sky, then: sky above, in the middle, low; mountains, woods, fields. */
type Tones = [number, string, string, string, string, string, string]
const DUSK = ['#2c2359', '#a8446c', '#ff9a5c', '#6d4a78', '#3f2a50', '#7a5a80'] as const
const DAWN = ['#34467f', '#c77fa6', '#ffd0a0', '#8f7aa6', '#4d4a70', '#b79fc0'] as const
const SKIES: Record<Suit, Tones[]> = {
  sun: [
    [0, ...DAWN],
    [0.1, '#4c86c8', '#e9bfbb', '#ffe6b4', '#9fa3c4', '#4f6a78', '#d8d2e0'],
    [0.28, '#3a8fdd', '#9ed2f0', '#fdf2d6', '#a3bcd8', '#3f7467', '#eef3f8'],
    [0.5, '#2177cf', '#74bbee', '#e4f3f8', '#9cbbdc', '#356f5c', '#f7fafd'],
    [0.74, '#3f86cc', '#c1d3d6', '#ffe3a8', '#a7adc4', '#4d6f58', '#f3ead9'],
    [0.9, '#5d5b9e', '#f19f66', '#ffc862', '#93709a', '#5c4654', '#cfa39a'],
    [1, ...DUSK],
  ],
  moon: [
    [0, ...DUSK],
    [0.1, '#191c4e', '#4e3577', '#b26a92', '#453a6e', '#251d44', '#544a7c'],
    [0.26, '#0a1334', '#1f2d66', '#44539a', '#2b3a70', '#121a3c', '#34457c'],
    [0.5, '#050b22', '#0f1e4c', '#2a4780', '#1d3059', '#0a1330', '#2a3f72'],
    [0.76, '#08112f', '#1a336e', '#3d619f', '#27406f', '#101d42', '#34508a'],
    [0.91, '#1a2d67', '#595e95', '#ad90ae', '#544f85', '#282450', '#6c6796'],
    [1, ...DAWN],
  ],
}

const round = (v: number): number => Math.round(v * 10) / 10
/** A number between 0 and 1 that belongs to n. */
const hash = (n: number): number => {
  const s = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return s - Math.floor(s)
}
/** Whole periods only, so that one sky meets the other. */
const wave = (x: number, periods: number, phase: number): number =>
  Math.sin((2 * Math.PI * periods * x) / LENGTH + phase)

const woods = (x: number): number => 118 + 6 * wave(x, 8, 4) + 3 * wave(x, 21, 1)
const fields = (x: number): number => 131 + 4 * wave(x, 11, 2.4) + 2 * wave(x, 29, 3)
/** A zigzag of so many teeth. */
const zigzag = (x: number, teeth: number, phase: number): number =>
  1 - (2 / Math.PI) * Math.abs(Math.asin(wave(x, teeth / 2, phase)))
const peaks = (x: number): number =>
  112 + 7 * wave(x, 3, 1) - (16 + 7 * wave(x, 5, 2)) * zigzag(x, 26, 0.6) - 9 * zigzag(x, 58, 2)
/** The way of sun and moon. */
export const arc = (x: number): number => 84 - 52 * Math.sin((Math.PI * x) / LENGTH)

const EDGE = 10
function outline(height: (x: number) => number, step: number): string {
  let d = ''
  for (let x = -EDGE; x <= LENGTH + EDGE; x += step) d += `${d ? 'L' : 'M'}${x} ${round(height(x))}`
  return d
}
const land = (height: (x: number) => number, fill: string, step = 10): string =>
  `<path d="${outline(height, step)}V${HEIGHT}H${-EDGE}Z" fill="${fill}"/>`

function across(id: string, suit: Suit, tone: 1 | 2 | 3 | 4 | 5 | 6): string {
  const stops = SKIES[suit].map((key) => `<stop offset="${key[0]}" stop-color="${key[tone]}"/>`).join('')
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="${LENGTH}">${stops}</linearGradient>`
}
const fade = (id: string, from: number, to: number): string =>
  `<linearGradient id="${id}v" x2="0" y2="1"><stop offset="${from}" stop-color="#000"/><stop offset="${to}" stop-color="#fff"/></linearGradient>` +
  `<mask id="${id}m" maskUnits="userSpaceOnUse" x="0" y="0" width="${LENGTH}" height="${HEIGHT}"><rect width="${LENGTH}" height="${HEIGHT}" fill="url(#${id}v)"/></mask>`

/** How deep the night is. */
const night = (suit: Suit, x: number): number =>
  suit === 'sun' ? 0 : Math.min(1, 1.7 * Math.sin((Math.PI * Math.min(LENGTH, Math.max(0, x))) / LENGTH))

function stars(): string {
  let s = ''
  for (let i = 0; i < 420; i++) {
    const x = round(hash(i) * LENGTH)
    const r = hash(i + 77) > 0.93 ? 1.5 : 0.4 + hash(i + 5) * 0.6
    s += `<circle cx="${x}" cy="${round(3 + hash(i + 900) * 92)}" r="${round(r)}" opacity="${round(night('moon', x) * (0.35 + 0.6 * hash(i + 31)))}"/>`
  }
  return `<g fill="#fff">${s}</g>`
}

function clouds(): string {
  let s = ''
  for (let i = 0; i < 13; i++) {
    const x = round(120 + i * 218 + hash(i + 40) * 90)
    const size = round(0.7 + hash(i + 9) * 0.6)
    s += `<g transform="translate(${x} ${round(34 + hash(i + 21) * 48)}) scale(${size})"><path opacity=".55" d="M-44 6c4-7 12-8 17-5 3-9 17-12 24-4 8-7 21-3 23 4 8-2 18 0 22 6Z"/><path opacity=".35" d="M-60 11c12-4 84-5 106-1-12 4-94 5-106 1Z"/></g>`
  }
  return `<g fill="#fff">${s}</g>`
}

function sun(n: number): string {
  const x = WIDTH * (n - 0.5)
  const low = Math.abs(n - 15) / 14
  const at = `cx="${x}" cy="${round(arc(x))}"`
  return `<circle ${at} r="44" fill="url(#glow)"/><circle ${at} r="${round(12 + 4 * low * low)}" fill="${low > 0.8 ? '#ffd98a' : '#fff5c4'}"/>`
}

/** 29 nights are one lunation: a thin crescent at 1, full at 15, the last crescent at 29. */
function moon(n: number): string {
  const [r, x] = [13, WIDTH * (n - 0.5)]
  const y = round(arc(x))
  const phase = n / 30
  const bulge = round(Math.max(0.1, Math.abs(Math.cos(2 * Math.PI * phase)) * r))
  const [waxing, gibbous] = [phase <= 0.5, Math.abs(phase - 0.5) < 0.25]
  const lit = `M${x} ${round(y - r)}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${x} ${round(y + r)}A${bulge} ${r} 0 0 ${waxing === gibbous ? 1 : 0} ${x} ${round(y - r)}Z`
  const seas = gibbous
    ? `<g fill="#d9cfae" opacity=".55"><circle cx="${x - 4}" cy="${round(y - 3)}" r="2.8"/><circle cx="${x + 4}" cy="${round(y + 4)}" r="2"/></g>`
    : ''
  return `<circle cx="${x}" cy="${y}" r="38" fill="url(#glow)" opacity="${round(0.25 + 0.6 * (1 - Math.abs(n - 15) / 15))}"/><circle cx="${x}" cy="${y}" r="${r}" fill="#8fa3d8" opacity=".22"/><path d="${lit}" fill="#fff6dc"/>${seas}`
}

/** Firs in small groves along a line. */
function firs(height: (x: number) => number, seed: number, every: number, tall: number, fill: string): string {
  let d = ''
  for (let x = 0, i = 0; x < LENGTH; x += every, i++) {
    if (hash(Math.floor(i / 4) + seed) < 0.42) continue
    const [at, h] = [x + hash(i + seed + 3) * every * 0.8, tall * (0.6 + 0.6 * hash(i + seed + 8))]
    const [y, w] = [height(at) + 3, h * 0.3]
    d += `M${round(at)} ${round(y - h)}l${round(w * 0.6)} ${round(h * 0.42)}h${round(-w * 0.22)}l${round(w * 0.62)} ${round(h * 0.58)}h${round(-w * 2)}l${round(w * 0.62)} ${round(-h * 0.58)}h${round(-w * 0.22)}Z`
  }
  return `<path d="${d}" fill="${fill}"/>`
}

/** Small houses; at night their windows are lit. */
function village(suit: Suit): string {
  const homes = [180, 214, 252, 760, 798, 1330, 1372, 1408, 1446, 1900, 1936, 2370, 2660, 2700]
  return homes
    .map((x, i) => {
      const y = round(fields(x) + 2)
      const lit = suit === 'moon' ? (hash(i + 60) > 0.15 ? '#ffc15a' : '#3a3f63') : '#5a6b86'
      const [wall, roof] = suit === 'moon' ? ['#262b55', '#8d9cd0'] : ['#a35f3f', '#fdfdff']
      const smoke =
        i % 3
          ? ''
          : `<path d="M6-17c-3-4 3-6 0-10s2-6 0-9" fill="none" stroke="#fff" stroke-opacity="${suit === 'moon' ? 0.3 : 0.6}" stroke-width="1.6" stroke-linecap="round"/>`
      return `<g transform="translate(${x} ${y})">${smoke}<path d="M5-11v-6h3v8Z" fill="${wall}"/><path d="M-9 0v-8h18v8Z" fill="${wall}"/><path d="M-11-7 0-16 11-7Z" fill="${roof}"/><path d="M-6-5.500h3.500v3.500h-3.500ZM2.500-5.500h3.500v3.500h-3.500Z" fill="${lit}"/></g>`
    })
    .join('')
}

/** The whole sky of a suit as an SVG picture. */
export function sky(suit: Suit): string {
  const whole = `width="${LENGTH}" height="${HEIGHT}"`
  const [inner, outer] = suit === 'sun' ? ['#fff6c8', '#ffe08a'] : ['#dfe6ff', '#a9bcff']
  const defs =
    ([1, 2, 3, 4, 5, 6] as const).map((tone) => across(`t${tone}`, suit, tone)).join('') +
    fade('a', 0, 0.42) +
    fade('b', 0.36, 0.7) +
    `<radialGradient id="glow"><stop stop-color="${inner}" stop-opacity=".85"/><stop offset=".35" stop-color="${outer}" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    '<linearGradient id="snow" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/></linearGradient>'
  const discs = Array.from({ length: NUMBERS }, (_, i) => (suit === 'sun' ? sun(i + 1) : moon(i + 1))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LENGTH} ${HEIGHT}" ${whole} preserveAspectRatio="none"><defs>${defs}</defs>` +
    `<rect ${whole} fill="url(#t1)"/><rect ${whole} fill="url(#t2)" mask="url(#am)"/><rect ${whole} fill="url(#t3)" mask="url(#bm)"/>` +
    (suit === 'sun' ? clouds() : stars()) +
    `<path d="${outline(arc, 20)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.200" stroke-dasharray="1 5" stroke-linecap="round"/>${discs}` +
    land(peaks, 'url(#t4)', 5) +
    `<g opacity="${suit === 'sun' ? 0.9 : 0.28}">${land(peaks, 'url(#snow)', 5)}</g>` +
    firs(woods, 100, 9, 13, 'url(#t5)') +
    land(woods, 'url(#t5)') +
    land(fields, 'url(#t6)') +
    village(suit) +
    firs((x) => fields(x) + 5, 300, 27, 26, suit === 'sun' ? '#1d4038' : '#0a1430') +
    '</svg>'
  )
}

const picture = (suit: Suit): string =>
  `url("data:image/svg+xml,${encodeURIComponent(sky(suit)).replaceAll("'", '%27')}")`

let hung = false

/** Makes both skies known to the page, once: as a sheet of its own, for pages allow no styles in their text. */
export function hangSkies(): void {
  if (hung || !('adoptedStyleSheets' in document)) return
  hung = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `.sl-sun { background-image: ${picture('sun')} } .sl-moon { background-image: ${picture('moon')} }`,
  )
  document.adoptedStyleSheets.push(sheet)
}
