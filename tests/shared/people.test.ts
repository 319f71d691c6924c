import { describe, expect, test } from 'vitest'
import { colourOf, freeColour, initialsOf, nameProblem, personColours } from '../../shared/account/people'
import {
  isPin,
  leftToWait,
  NO_TRIES,
  pinProblem,
  waitAfter,
  waitWords,
} from '../../shared/account/people-pin'

const part = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => part(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

describe('the colours of people', () => {
  test.each(Object.values(personColours))(
    '$title: its initials can be read, by day and by night',
    ({ ground }) => {
      expect(contrast(ground, '#ffffff')).toBeGreaterThan(4.5)
      // Paper and raised cards, light and dark (tokens.css).
      for (const paper of ['#f6f3ec', '#fffefb', '#0b1621', '#132130'])
        expect(contrast(ground, paper), paper).toBeGreaterThan(3)
    },
  )

  test('a new person gets one that fewest have', () => {
    expect(freeColour([])).toBe('teal')
    expect(freeColour(['teal', 'copper'])).toBe('plum')
    expect(freeColour(Object.keys(personColours))).toBe('teal')
    expect(freeColour([...Object.keys(personColours), 'teal'])).toBe('copper')
  })

  test('one that a newer version knows is shown as the first', () => {
    expect(colourOf('infrared')).toBe('teal')
    expect(colourOf(null)).toBe('teal')
  })
})

test.each([
  ['Maria Byrne', 'MB'],
  ['siobhán', 'S'],
  ['Siobhán O’Leary', 'SO'],
  ['Anna Maria de la Cruz', 'AC'],
  ['jo.smith@example.com', 'JS'],
  ['salon-1-2@example.com', 'S'],
  ['', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('two people of a salon can be told apart by their names', () => {
  expect(nameProblem(' ', [])).toBe('Name is required.')
  expect(nameProblem('maria  byrne', ['Maria Byrne'])).toMatch('already has this name')
  expect(nameProblem('Maria B.', ['Maria Byrne'])).toBeNull()
})

describe('a PIN', () => {
  test('has 4 to 8 digits, typed twice alike, and is not one that everyone tries first', () => {
    expect(pinProblem('4827', '4827')).toBeNull()
    expect(pinProblem('482', '482')).toMatch('4 to 8 digits')
    expect(pinProblem('482700911', '482700911')).toMatch('4 to 8 digits')
    expect(pinProblem('4827', '4872')).toMatch('not the same')
    for (const easy of ['0000', '1111', '1234', '34567', '9876'])
      expect(pinProblem(easy, easy)).toMatch('tries that PIN first')
    expect(isPin('12a4')).toBe(false)
  })

  test('typed wrong costs nothing four times, then a wait that grows to a quarter of an hour and no further', () => {
    expect([1, 2, 3, 4].map(waitAfter)).toEqual([0, 0, 0, 0])
    expect([5, 6, 7, 8, 9, 10, 11, 5_000].map(wrong => waitAfter(wrong) / 1000)).toEqual([
      30, 60, 120, 300, 600, 900, 900, 900,
    ])
  })

  test('can be tried again when the wait is over; a clock that is put back makes it no longer', () => {
    const tries = { wrong: 5, at: 1_000_000 }
    expect(leftToWait(tries, 1_000_000)).toBe(30_000)
    expect(leftToWait(tries, 1_020_000)).toBe(10_000)
    expect(leftToWait(tries, 1_030_000)).toBe(0)
    expect(leftToWait(tries, 0)).toBe(30_000)
    expect(leftToWait(NO_TRIES, 5)).toBe(0)
    expect([waitWords(1), waitWords(28_000), waitWords(90_000), waitWords(300_000)]).toEqual([
      '1 second',
      '28 seconds',
      '90 seconds',
      '5 minutes',
    ])
  })
})
