import { expect, test } from 'vitest'
import { Allergy, Client, Note, PatchTest } from '../../../../shared/salon/records/records'
import { LONG, SHORT, tooLong } from '../../../../web/ui/forms/too-long'

test('a form says how much too long a text is, at the length from which the server refuses it', () => {
  const accepts = (length: number): boolean => tooLong('x'.repeat(length)) === undefined
  for (const schema of [
    Allergy.shape.reaction,
    PatchTest.shape.remarks,
    Note.shape.text,
    Client.shape.notes,
  ]) {
    expect(schema.safeParse('x'.repeat(LONG)).success).toBe(accepts(LONG))
    expect(schema.safeParse('x'.repeat(LONG + 1)).success).toBe(accepts(LONG + 1))
  }
  expect(tooLong('x'.repeat(LONG + 3))).toContain('20003 characters: 3 too many')
  expect(tooLong('x'.repeat(SHORT + 1), SHORT)).toContain('1 too many')
  expect(tooLong(null)).toBeUndefined()
})
