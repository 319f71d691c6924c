import { expect, test } from 'vitest'
import type { ListRow } from '../../../../shared/salon/lists/lists'
import { messageFor } from '../../../../web/salon/lists/say'

const row: ListRow = {
  list: 'patch-test',
  client: 'r',
  name: 'Rhiannon Pugh',
  of: 'a',
  day: '2026-10-11',
  past: true,
  next: { at: '2026-11-27T16:15', service: 'Copper roots' },
  tooLate: false,
  service: null,
  after: null,
  silent: null,
}
const salon = { name: 'Six', booking_link: null, words_patch_test: 'Come in before {date}. {salon}' }

test('whoever can still come for a test is written to in the salon’s words', () => {
  expect(messageFor(row, salon)).toBe('Come in before Fri 27 Nov. Six')
})

test('nobody is asked in before a booking that is too near for it', () => {
  expect(messageFor({ ...row, tooLate: true }, salon)).toBe(
    'Hello Rhiannon, could we talk about your copper roots on Fri 27 Nov? We may need to change it a little. When may we ring you? Six',
  )
})
