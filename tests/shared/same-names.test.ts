import { expect, test } from 'vitest'
import { apartWords, sameNamed } from '../../shared/salon/same-names'

test('clients of one name are found whatever the accents, capitals and spaces', () => {
  const clients = [
    { id: 'a', name: 'Siobhán Kelly' },
    { id: 'b', name: 'siobhan  kelly ' },
    { id: 'c', name: 'Siobhán Kelleher' },
    { id: 'd', name: 'Emma' },
  ]
  expect([...sameNamed(clients)]).toEqual(['a', 'b'])
  // One client in a list twice is not two.
  expect(sameNamed([...clients.slice(2), ...clients.slice(2)]).size).toBe(0)
})

test.each([
  ['07700 900321', '2026-11-12T10:00:00.000Z', 'phone …321 · last here 12 Nov 2026'],
  ['+44 (0)7700 900 9 4', null, 'phone …094 · no visit yet'],
  [null, '2026-01-02T10:00:00.000Z', 'no phone · last here 2 Jan 2026'],
  ['', undefined, 'no phone'],
])('%s and %s: %s', (phone, seen, words) => {
  expect(apartWords(phone, seen)).toBe(words)
})
