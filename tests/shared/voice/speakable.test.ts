import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { speakable } from '../../../shared/voice/speak/speakable'

describe('what the built-in voice is given instead', () => {
  test.each([
    ['Balayage and ombré', 'Balayage and ombre'],
    ['6N and 20g of 7NB', 'six, N and twenty grams of seven, N B'],
    ['6G, not 6 g', 'six, G, not six grams'],
    ['Paweł and Łucja', 'Pawel and Lucja'],
    ['Tadhg’s colour', "tige's color"],
    ['20 vol', 'twenty volume'],
    ['20vol. peroxide', 'twenty volume peroxide'],
    ['Mix with 20 vol. Apply.', 'Mix with twenty volume. Apply.'],
    ['40g', 'forty grams'],
    ['1 g', 'one gram'],
    ['7.5 ml', 'seven point five millilitres'],
    ['1:1.5', 'one to one point five'],
    ['Ratio 1:2', 'Ratio one to two'],
    ['35 min', 'thirty five minutes'],
    ['1 min', 'one minute'],
    ['30-35 mins', 'thirty to thirty five minutes'],
    ['6–8 weeks', 'six to eight weeks'],
    ['£45.50', 'forty five pounds fifty'],
    ['£1, then £1,250', 'one pound, then one thousand two hundred and fifty pounds'],
    ['80p or £0.80', 'eighty pence or eighty pence'],
    ['at 14:30', 'at two thirty P M'],
    ['9:05 am', 'nine oh five A M'],
    ['09:00', 'nine A M'],
    ['6.1', 'six point one'],
    ['6/01', 'six oh one'],
    ['10.13', 'ten point one three'],
    ['7/1 and 6/34', 'seven one and six three four'],
    ['1/2 head', 'half head'],
    ['N/A', 'not applicable'],
    ['21/11/2026', 'the twenty first of November twenty twenty six'],
    ['2027-01-09', 'the ninth of January twenty twenty seven'],
    ['5%', 'five percent'],
    ['e.g. Olaplex', 'for example Olaplex'],
    ['L’Oréal’s Majirel', "L'Oreal's Majirel"],
    ['Roots & ends', 'Roots and ends'],
    ['- **Roots**: 40 g\n- Ends', 'Roots: forty grams\nEnds'],
    ['👍 Done', 'Done'],
    ['grey colour', 'gray color'],
  ])('%s → %s', (text, said) => {
    expect(speakable(text)).toBe(said)
  })

  test.each(['Hello there.', 'Wait, then rinse well.', 'Leave 2 chairs free.', '07700 900123'])(
    'leaves %j as it is',
    text => expect(speakable(text)).toBe(text),
  )
})

test('whatever is written, it has plain letters only, and doing it twice changes nothing of that', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      expect(speakable(text)).toMatch(/^[\n\x20-\x7e]*$/)
    }),
  )
})

test('a long text of figures takes no time to speak of', () => {
  for (const text of [
    '9'.repeat(3000),
    '1.'.repeat(1500),
    '1:'.repeat(1500),
    '1/'.repeat(1500),
    '1,000'.repeat(600),
    '5 g '.repeat(750),
    '. '.repeat(1500),
  ])
    expect(speakable(text).length).toBeGreaterThan(0)
})
