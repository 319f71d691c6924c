import { describe, expect, test } from 'vitest'
import { changedSalon, readSalon } from '../../../web/account/salon-form'

const typed = {
  name: 'Hair by Ann',
  brand: '',
  booking: '',
  phone: '',
  currency: 'GBP',
  hours: '48',
  months: '6',
}
const fieldsOf = (form: typeof typed) => {
  const read = readSalon(form)
  if ('problem' in read) throw new Error(read.problem)
  return read.fields
}

describe('the salon’s settings', () => {
  test('send only what was changed, so that another tablet’s settings are not put back', () => {
    expect(changedSalon(typed, fieldsOf({ ...typed, name: ' Hair by Anne ' }))).toEqual({
      name: 'Hair by Anne',
    })
    expect(changedSalon(typed, fieldsOf({ ...typed, hours: '72', brand: 'Wella' }))).toEqual({
      patch_test_hours: 72,
      colour_brand: 'Wella',
    })
    expect(changedSalon(typed, fieldsOf(typed))).toEqual({})
  })

  test.each([
    [{ hours: '12' }, /24 to 168/],
    [{ hours: 'two days' }, /24 to 168/],
    [{ months: '0' }, /1 to 24/],
  ])('say what is wrong with %o', (wrong, words) => {
    expect(readSalon({ ...typed, ...wrong })).toEqual({ problem: expect.stringMatching(words) })
  })
})
