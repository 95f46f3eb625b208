import { actOf, changeKey, KEY_ACTS, keyOf, KEYS, roam } from '../src/lib/keys'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }) as KeyboardEvent

describe('keys', () => {
  it('are those of the conventions', () => {
    expect(KEYS).toMatchObject({
      help: '?',
      undo: 'u',
      redo: 'r',
      hint: 'h',
      end: 'e',
      last: 'l',
      table: 't',
      mine: 'm',
      scores: 's',
      command: '/',
    })
  })

  it('are all different', () => {
    expect(new Set(Object.values(KEYS)).size).toBe(KEY_ACTS.length)
  })

  it('give digits also where a French keyboard writes signs', () => {
    expect(actOf(press('&', { code: 'Digit1' }), {})).toBe('one')
    expect(actOf(press('1', { code: 'Digit1' }), {})).toBe('one')
  })

  it('leave the browser its shortcuts and writers their letters', () => {
    expect(actOf(press('u', { ctrlKey: true }), {})).toBeUndefined()
    expect(actOf(press('u', { target: document.createElement('input') }), {})).toBeUndefined()
    expect(actOf(press('u'), {})).toBe('undo')
  })

  it('can be changed without leaving an act keyless', () => {
    const own = changeKey({}, 'draw', 'u')
    expect(keyOf('draw', own)).toBe('u')
    expect(keyOf('undo', own)).toBe('d')
    expect(new Set(KEY_ACTS.map((act) => keyOf(act, own))).size).toBe(KEY_ACTS.length)
  })

  it('roam round a row', () => {
    expect([
      roam('ArrowRight', 2, 3),
      roam('ArrowLeft', 0, 3),
      roam('End', 0, 3),
      roam('x', 0, 3),
      roam('Home', 0, 0),
    ]).toEqual([0, 2, 2, undefined, undefined])
  })
})
