import { describe, expect, test } from 'vitest'
import { namedIn, saidIn } from '../../shared/reading/names/names'
import { withoutContacts } from '../../shared/reading/text/contacts'
import { textsIn, withStrings } from '../../shared/reading/text/strings'
import { blanks } from '../../shared/salon/records/blank'
import { takeFacts } from '../../shared/take-facts'

describe('numbers and emails', () => {
  test.each([
    '07700 900123',
    '07700900123',
    '(07700) 900-123',
    '020 7946 0000',
    '01632 960 001',
    '+44 7700 900123',
    '+44 (0)7700 900 123',
    '0044 7700 900123',
    '+353 85 123 4567',
    '555-123-4567',
    '7700900123',
    'jane.smith+hair@mail.co.uk',
  ])('%s goes', found => {
    expect(withoutContacts(`call ${found}, please`)).toBe('call …, please')
    expect(withoutContacts(`\n${found}`)).toBe('\n…')
  })

  test.each([
    '0730-0800 45 min',
    '0900-0930 0930-1000 1000-1030',
    '9:00-10:00 07:30-08:15 45',
    '07.30-08.15 45 min',
    '2026-11-21T09:00:00.000Z',
    '21-11-2026 0900',
    '60 g 7/43 + 20 g 8/0, 120 g of 20 vol, 35 minutes',
    'levels 6 7 8 9 10, £120.00 to £1,500',
    '12345678',
  ])('%s stays', text => {
    expect(withoutContacts(text)).toBe(text)
  })

  test('what is spared stays', () => {
    const text = 'ring 020 7946 0000 or 07700 900123'
    expect(withoutContacts(text, { spared: found => found.startsWith('020') })).toBe(
      'ring 020 7946 0000 or …',
    )
  })

  // With an unbounded expression each of these took minutes.
  test.each([
    'a'.repeat(60_000),
    'a@'.repeat(30_000),
    'a.'.repeat(30_000),
    '1 '.repeat(30_000),
    '0('.repeat(30_000),
  ])('a long text without one is read once', text => {
    const client = { ...blanks.client, name: 'Jane Smith', notes: text }
    const present = {
      notes: [],
      formulas: [],
      patch_tests: [],
      products: [],
      client,
      allergies: [],
      salon: null,
      recommendations: [],
    }
    const email = `${text} a@b.uk`
    expect(withoutContacts(email).endsWith('…')).toBe(true)
    expect(takeFacts(['client'], present).client?.notes?.length).toBeGreaterThan(0)
  })
})

test('texts are found in whatever depth, also in JSON within a text', () => {
  const value = [{ content: JSON.stringify({ topic: 'one\nJane', n: 1 }) }, 'plain', null]
  expect(textsIn(value)).toBe('one\nJane\nplain')
  expect(withStrings({ a: ['x', 1, null] }, text => `${text}!`)).toEqual({ a: ['x!', 1, null] })
})

test.each([
  ['Jane Smith', 'at ten\nJane Smith', true],
  ['Jane Smith', 'Smith, Jane', true],
  ['Smith, Jane', 'jane smith', true],
  ['Jane Ann Smith', 'Jane Smith', true],
  ['Mrs Jane Smith', 'Jane Smith’s fringe', true],
  ['Zoë O’Neill', "ZOE O'NEILL", true],
  ['Jane Smith', 'Jane and Smith', false],
  ['Jane Smith', 'Janet Smith', false],
  ['Rose', 'Rose at ten', true],
  ['Rose', 'a rose blonde', false],
])('whether %s is named in “%s”', (card, text, is) => {
  expect(namedIn(text, card)).toBe(is)
})

test('a surname is known in every spelling, however many words before it have two', () => {
  expect(saidIn('Mrs Mueller rang')('Jana Öse Ürte Jörn Böll Müller')).toBe(true)
})
