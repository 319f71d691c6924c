import { describe, expect, test } from 'vitest'
import {
  cardOf,
  changedIn,
  EMPTY_CLIENT,
  formOf,
  problemsOf,
} from '../../../../web/salon/clients/client-form'
import { concernsOf } from '../../../../web/salon/records/concerns'

describe('concerns', () => {
  test('are typed with commas and kept as a trimmed list, blanks dropped', () => {
    expect(concernsOf(' frizz, , dry ends ,')).toEqual(['frizz', 'dry ends'])
    expect(concernsOf('')).toEqual([])
    expect(concernsOf(' , ,, ')).toEqual([])
  })

  test('stand once, however they are written', () => {
    expect(concernsOf('Frizz, frizz, FRIZZ, breakage')).toEqual(['Frizz', 'breakage'])
  })
})

describe('the card that is saved', () => {
  test('holds null for an empty phone, email, hair type and notes', () => {
    expect(cardOf({ ...EMPTY_CLIENT, name: '  Siobhán Kelly ', phone: '   ' })).toEqual({
      name: 'Siobhán Kelly',
      phone: null,
      birthday: null,
      email: null,
      hair_type: null,
      concerns: [],
      notes: null,
      no_ai: false,
    })
  })

  test('comes back from the form as it was', () => {
    const card = {
      name: 'Niamh',
      phone: '07700 900102',
      email: null,
      hair_type: 'Wavy',
      concerns: ['grey', 'dry lengths'],
      birthday: '03-14',
      notes: 'Two\nlines',
      no_ai: true,
    }
    expect(cardOf(formOf(card))).toEqual(card)
  })

  test('needs a name and nothing else', () => {
    expect(problemsOf(cardOf(EMPTY_CLIENT))).toEqual({
      name: 'Type a name. Everything else can stay empty.',
    })
    expect(problemsOf(cardOf({ ...EMPTY_CLIENT, name: 'A' }))).toEqual({})
  })

  test('takes 200 characters of a name, says what is wrong with 201, and cuts nothing', () => {
    expect(problemsOf(cardOf({ ...EMPTY_CLIENT, name: 'a'.repeat(200) }))).toEqual({})
    expect(problemsOf(cardOf({ ...EMPTY_CLIENT, name: 'a'.repeat(201) })).name).toContain('1 too many')
  })

  test('sends only the fields that were changed', () => {
    const before = cardOf({ ...EMPTY_CLIENT, name: 'Amara', concerns: 'dryness' })
    const after = cardOf({ ...EMPTY_CLIENT, name: 'Amara', phone: '07700 900103', concerns: 'dryness' })
    expect(changedIn(before, after)).toEqual({ phone: '07700 900103' })
    expect(changedIn(before, before)).toEqual({})
  })
})
