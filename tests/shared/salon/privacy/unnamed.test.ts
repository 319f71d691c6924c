// A client who was erased goes from other texts; nothing else does, however odd the card or the text.
import { describe, expect, test } from 'vitest'
import { personOf, unnamedFields, unnaming } from '../../../../shared/salon/privacy/unnamed'
import { worked } from '../../hostile/cpu'

const nobody = personOf([])
const left = (card: Record<string, unknown>, text: string): string => unnaming(personOf([card]), nobody)(text)

describe('an address', () => {
  const card = { email: 'jane@example.com' }
  test.each([
    ['jane@example.com.', '….'],
    ['-JANE@example.com, ok', '-…, ok'],
    ['mailto:jane@example.com.Call', 'mailto:….Call'],
    ['mary-jane@example.com', 'mary-jane@example.com'],
    ['jane@example.com.au', 'jane@example.com.au'],
    ['jane@example.community', 'jane@example.community'],
    ['İİİ to jane@example.com today', 'İİİ to … today'],
  ])('%s', (text, expected) => {
    expect(left(card, text)).toBe(expected)
  })

  test('that is none is looked for nowhere; of a field with two both are', () => {
    for (const email of ['-', 'none', 'a', ' ', '@', 'a@b', 'none@', '@x.com', 'a@b@c.com'])
      expect(left({ email }, `${email} - nonetheless, a@b @x.com a@b@c.com`), email).toBe(
        `${email} - nonetheless, a@b @x.com a@b@c.com`,
      )
    expect(left({ email: 'Jane <j@x.com>; k@x.com' }, 'j@x.com or k@x.com')).toBe('… or …')
  })
})

describe('a number', () => {
  test.each([
    ['12345', 'code 12345 6', 'code 12345 6'],
    ['123456', 'ring 123456.', 'ring ….'],
    ['123456', '1234567, A123456, 0123456', '1234567, A123456, 0123456'],
    ['07700900777', 'tel07700 900777', 'tel…'],
  ])('%s in %s', (phone, text, expected) => {
    expect(left({ phone }, text)).toBe(expected)
  })
})

test('days, instants, words of closed sets, ids and hashes stay as they are', () => {
  const unname = unnaming(personOf([{ name: 'Patch Test', phone: '20261101', email: 'x@y.zz' }]), nobody)
  const fields = {
    due_on: '2026-11-01',
    made_at: '2026-11-01T09:00:00.000Z',
    tool: 'patch-test',
    hash: `${'a'.repeat(20)}-20261101-${'b'.repeat(20)}`,
    deep: [{ at: '2026-11-01T09:00:00+01:00' }],
  }
  expect(unnamedFields('ask', fields, unname)).toBe(fields)
  expect(unnamedFields('ask', { ...fields, text: 'Call Patch Test' }, unname)).toEqual({
    ...fields,
    text: 'Call a client',
  })
})

test('a card that is called None or Test is nobody', () => {
  for (const name of ['None', 'Unknown', 'Test', 'No Name'])
    expect(left({ name }, 'None of it. Unknown. Test the Name')).toBe('None of it. Unknown. Test the Name')
})

describe('a hostile text is read as fast as any', () => {
  const LIMIT_MS = 50
  const upTo = (pump: string): string => pump.repeat(Math.ceil(20_000 / pump.length)).slice(0, 20_000)
  const cards: Record<string, Record<string, unknown>> = {
    'Jane Smith': { name: 'Jane Smith', phone: '07700 900777', email: 'j@x.co' },
    'Jan Jan Smith': { name: 'Jan Jan Smith', email: '-' },
  }
  const texts = [
    `Jane Smith${'\n'.repeat(19_900)} x Jane Smith`,
    `${`Jane Smith${'\n'.repeat(90)}x `.repeat(190)}`,
    ...[
      '-',
      'j@x.co ',
      'j@x.co',
      'jj@x.co',
      'Mrs ',
      'Jan Smith ',
      'Smith, Jan, ',
      'Jane Smith ',
      '0',
      '0 ',
      '.',
      '@',
    ].map(upTo),
  ]
  test.each(Object.keys(cards))('for %s', name => {
    const unname = unnaming(personOf([cards[name] ?? {}]), nobody)
    for (const text of texts) {
      const tries = [1, 2, 3].map(() => {
        const begun = worked()
        unname(text)
        return worked() - begun
      })
      expect(Math.min(...tries), JSON.stringify(text.slice(0, 20))).toBeLessThan(LIMIT_MS)
    }
  })
})
