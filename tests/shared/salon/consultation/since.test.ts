import { expect, test } from 'vitest'
import { notedSince } from '../../../../shared/salon/consultation/since'
import { aConsultation } from './said'

const note = (text: string, written_at = '2026-11-10T09:00:00.000Z') => ({ text, written_at })
const said = aConsultation({ allergy: { words: 'nickel' }, pregnant: 'no', scalp: 'no' })

test('a hazard that is noted after the consultation is a reason to ask again', () => {
  expect(notedSince(said, [note('Toned 8 minutes.'), note('She is pregnant, due in May')])).toEqual({
    quote: expect.stringContaining('pregnant'),
    at: '2026-11-10T09:00:00.000Z',
  })
})

test('what was noted before, said already, or plainly denied is none', () => {
  expect(notedSince(said, [note('She is pregnant', '2026-11-01T09:00:00.000Z')])).toBeNull()
  expect(notedSince(said, [note('Allergic to nickel, plastic clips')])).toBeNull()
  expect(notedSince(said, [note('Not pregnant, no allergies')])).toBeNull()
  expect(notedSince(said, [note('Loves copper. Booked for six weeks.')])).toBeNull()
})
