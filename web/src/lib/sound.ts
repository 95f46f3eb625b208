/** Small sounds made by the browser itself; silent unless somebody asked for them. */

import { settings } from './settings.svelte'

export type Sound = 'draw' | 'take' | 'good' | 'bad' | 'turn' | 'end'

/** One note: its pitch in hertz, when it begins and how long it rings, in seconds. */
interface Note {
  pitch: number
  at: number
  long: number
  shape?: OscillatorType
}

const SOUNDS: Record<Sound, Note[]> = {
  draw: [{ pitch: 659, at: 0, long: 0.09 }],
  take: [
    { pitch: 523, at: 0, long: 0.1 },
    { pitch: 659, at: 0.07, long: 0.14 },
  ],
  good: [
    { pitch: 659, at: 0, long: 0.16 },
    { pitch: 784, at: 0.09, long: 0.16 },
    { pitch: 1047, at: 0.18, long: 0.34 },
  ],
  bad: [
    { pitch: 196, at: 0, long: 0.16, shape: 'triangle' },
    { pitch: 147, at: 0.13, long: 0.3, shape: 'triangle' },
  ],
  turn: [
    { pitch: 880, at: 0, long: 0.12 },
    { pitch: 1175, at: 0.12, long: 0.3 },
  ],
  end: [
    { pitch: 523, at: 0, long: 0.3 },
    { pitch: 659, at: 0.14, long: 0.3 },
    { pitch: 784, at: 0.28, long: 0.3 },
    { pitch: 1047, at: 0.42, long: 0.7 },
  ],
}

/** What matters most is heard when much happens at once. */
const WEIGHT: Sound[] = ['draw', 'take', 'good', 'bad', 'turn', 'end']
const QUIET = 0.07
const PAUSE = 0.15

let audio: AudioContext | undefined
let free = 0
let last: Sound = 'draw'

function ring(context: AudioContext, note: Note, start: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  const from = start + note.at
  tone.type = note.shape ?? 'sine'
  tone.frequency.value = note.pitch
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(QUIET, from + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + note.long)
  tone.connect(volume).connect(context.destination)
  tone.start(from)
  tone.stop(from + note.long + 0.02)
}

/** The weightiest of some sounds. */
export const loudest = (sounds: (Sound | undefined)[]): Sound | undefined =>
  WEIGHT.findLast((sound) => sounds.includes(sound))

/** Plays a sound if sound is wanted; two at once only if the second weighs more, and on a page that nobody looks at only the call to play. */
export function playSound(sound: Sound | undefined): void {
  if (!sound || !settings.sound || typeof AudioContext === 'undefined') return
  if (document.visibilityState === 'hidden' && sound !== 'turn') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  if (audio.currentTime < free && WEIGHT.indexOf(sound) <= WEIGHT.indexOf(last)) return
  last = sound
  const notes = SOUNDS[sound]
  free = audio.currentTime + Math.max(...notes.map((note) => note.at)) + PAUSE
  for (const note of notes) ring(audio, note, audio.currentTime)
}
