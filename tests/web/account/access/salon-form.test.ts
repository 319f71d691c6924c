import { describe, expect, test } from 'vitest'
import { changedSalon, readSalon } from '../../../../web/account/access/settings/salon/salon-form'

const typed = {
  name: 'Hair by Ann',
  brand: '',
  booking: '',
  phone: '',
  currency: 'GBP',
  hours: '48',
  months: '6',
  retest: 'time',
  asked: '6',
  signed: 'no',
  vat: '',
  vatRate: '',
  colour: '',
  logo: '',
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
    expect(
      changedSalon(typed, fieldsOf({ ...typed, vat: 'yes', vatRate: '17,5 %', retest: 'brand' })),
    ).toEqual({
      vat_registered: true,
      vat_rate: 17.5,
      patch_test_retest: 'brand',
    })
    expect(changedSalon(typed, fieldsOf({ ...typed, asked: '12', signed: 'yes' }))).toEqual({
      consultation_months: 12,
      consultation_signed: true,
    })
    const logo = 'data:image/png;base64,AAAA'
    expect(changedSalon(typed, fieldsOf({ ...typed, colour: '#8c1d1d', logo }))).toEqual({
      brand_colour: '#8c1d1d',
      logo: { png: logo },
    })
    expect(changedSalon({ ...typed, logo }, fieldsOf({ ...typed, logo }))).toEqual({})
    expect(changedSalon({ ...typed, logo }, fieldsOf(typed))).toEqual({ logo: null })
    expect(changedSalon({ ...typed, vat: 'no' }, fieldsOf(typed))).toEqual({ vat_registered: null })
  })

  test.each([
    [{ hours: '12' }, /24 to 168/],
    [{ hours: 'two days' }, /24 to 168/],
    [{ months: '0' }, /1 to 24/],
    [{ asked: '0' }, /1 to 36/],
    [{ vatRate: '120' }, /0 to 50/],
    [{ vatRate: 'a lot' }, /0 to 50/],
  ])('say what is wrong with %o', (wrong, words) => {
    expect(readSalon({ ...typed, ...wrong })).toEqual({ problem: expect.stringMatching(words) })
  })
})
