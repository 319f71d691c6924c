import { describe, expect, test } from 'vitest'
import { clientRow } from '../../../../web/salon/import-export/plan/rows'
import { allergiesOf } from '../../../../web/salon/import-export/read/allergies-in'

const substances = (cell: string): string[] => allergiesOf(cell).map(({ substance }) => substance)

describe('a cell about allergies', () => {
  test('names each of a list once, without what says that there is none', () => {
    expect(substances('PPD, none known; latex')).toEqual(['PPD', 'latex'])
    expect(substances('nickel | fragrance\nlatex gloves')).toEqual(['nickel', 'fragrance', 'latex gloves'])
  })

  test.each([
    'None known',
    'No allergies',
    'No known allergies',
    'none',
    'N/A',
    'n/a.',
    'NKDA',
    '--',
    'nil',
    'None reported to date',
    'Not allergic to anything',
    'No allergies that she knows of',
    'no known sensitivities',
    'Never had a reaction',
    'Nothing to report',
    '',
  ])('%j makes no allergy', cell => {
    expect(allergiesOf(cell)).toEqual([])
  })

  test.each([
    'None known except PPD',
    'No allergies apart from latex',
    'Nickel',
    'No ammonia please',
    'Not sure: itched after a tint',
    'Unknown hair dye',
    'Known allergy to henna',
    'Naproxen',
  ])('%j stays, word for word', cell => {
    expect(substances(cell)).toEqual([cell])
  })

  test('that is a sentence is not cut at its commas', () => {
    const sentence = 'PPD, her whole face swelled up after two days, A&E in 2019'
    expect(substances(sentence)).toEqual([sentence])
    expect(substances('PPD (swelling, blisters), latex')).toEqual(['PPD (swelling, blisters)', 'latex'])
  })

  test('that is too long for a name is kept whole beside the beginning of it', () => {
    const long = `Reacted to a box dye in 2019 ${'and again to another one '.repeat(10)}in hospital`
    const [allergy, ...others] = allergiesOf(long)
    expect(others).toEqual([])
    expect(allergy?.reaction).toBe(long)
    expect(allergy?.substance.length).toBeLessThanOrEqual(200)
    expect(allergy?.substance).toMatch(/^Reacted to a box dye in 2019 .*…$/)
  })

  test('that no record can hold makes the line one to look at, and cuts nothing', () => {
    const row = clientRow(['name', 'allergies'], ['Name', 'Allergies'], ['Ann', 'so '.repeat(8_000)])
    expect(row).toBe('What it says of an allergy is 23999 characters long; 20000 is the most.')
  })
})
