import { expect, test } from 'vitest'
import { type Early, withKey } from '../../../../web/shell/palette/early-keys'

const key = (key: string, held = {}, altGr = false) => ({
  key,
  getModifierState: (name: string) => altGr && name === 'AltGraph',
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

test('AltGr writes letters, and an accent that waits for one is kept from the field behind', () => {
  const early: Early = { text: 'zo', entered: false }
  const asWindowsTells = { ctrlKey: true, altKey: true }
  expect(withKey(early, key('ę', asWindowsTells, true))).toEqual({ text: 'zoę', entered: false })
  expect(withKey(early, key('ę', asWindowsTells))).toBeNull()
  expect(withKey(early, key('Dead'))).toEqual(early)
})
