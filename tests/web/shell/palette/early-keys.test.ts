import { expect, test } from 'vitest'
import { type Early, withKey } from '../../../../web/shell/palette/early-keys'

const key = (key: string, held = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...held,
})
const typed = (...keys: readonly string[]): Early =>
  keys.reduce<Early>((early, each) => withKey(early, key(each)) ?? early, { text: '', entered: false })

test('letters are kept, a slip is taken back, and Enter is remembered', () => {
  expect(typed('s', 'i', 'o', 'x', 'Backspace', 'b', ' ', 'é', '👩')).toEqual({
    text: 'siob é👩',
    entered: false,
  })
  expect(typed('👩', 'Backspace')).toEqual({ text: '', entered: false })
  expect(typed('s', 'Enter')).toEqual({ text: 's', entered: true })
  expect(typed('s', 'Enter', 'i')).toEqual({ text: 'si', entered: false })
})

test('an Enter that is held down, or has nothing before it, chooses nothing', () => {
  expect(typed('Enter')).toEqual({ text: '', entered: false })
  expect(withKey({ text: 's', entered: false }, key('Enter', { repeat: true }))).toEqual({
    text: 's',
    entered: false,
  })
})

test('keys that are none of a text are left to whatever they are for', () => {
  const none: Early = { text: 's', entered: false }
  for (const each of ['Tab', 'Escape', 'ArrowDown', 'F5', 'Shift'])
    expect(withKey(none, key(each)), each).toBeNull()
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(withKey(none, key('c', { [held]: true }))).toBeNull()
})
