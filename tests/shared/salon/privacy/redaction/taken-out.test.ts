// What is taken out of a text before a model reads it: where people live, when they were born, who is with them.
import { describe, expect, test } from 'vitest'
import { withoutAddresses } from '../../../../../shared/salon/privacy/redaction/addresses'
import { withoutBirths } from '../../../../../shared/salon/privacy/redaction/births'
import { withoutHealth } from '../../../../../shared/salon/privacy/redaction/health'
import { withoutRelations } from '../../../../../shared/salon/privacy/redaction/relations'

describe('an address', () => {
  test.each([
    ['lives at 14 Rose Lane, SW1A 1AA', 'lives at …, …'],
    ['14 rose lane', '…'],
    ['Flat 3, 22b Acacia Avenue, Leeds LS1 4DY', '…, Leeds …'],
    ['221B Baker St, near the park', '…, near the park'],
    ['moved to Acacia Avenue', 'moved to …'],
    ['m13 9pl', '…'],
    ['EC1A1BB and B33 8TH', '… and …'],
    ['Toronto K1A 0B1, Dublin D02 AF30', 'Toronto …, Dublin …'],
    ['Beverly Hills CA 90210', 'Beverly Hills …'],
    ['Sydney NSW 2000', 'Sydney …'],
    ['1012 AB Amsterdam', '… Amsterdam'],
    ['Hauptstraße 12, 10115 Berlin', '…, …'],
  ])('%s', (typed, told) => expect(withoutAddresses(typed)).toBe(told))

  test.each([
    'level 6, 9/1 with 20 vol, 35 minutes',
    'Koleston 8/1 and 10N, T18 toner',
    'T18 tone, 6NN 40 g, 7RR',
    '30 ml of 6 vol, 1:1.5',
    '3 cm regrowth, close to the root',
    'box dye 2019, henna 2021',
    'a road trip in 2 weeks',
    '20 foils in the crown, drive home',
  ])('%s is none', typed => expect(withoutAddresses(typed)).toBe(typed))
})

describe('a birth', () => {
  test.each([
    ['DOB 12/03/1985, fine hair', 'DOB …, fine hair'],
    ['d.o.b. 12.3.85', 'd.o.b. …'],
    ['born on 3 May 1990', 'born on …'],
    ['date of birth: 3rd March 1971', 'date of birth: …'],
    ['Her birthday is 4 June', 'Her birthday is …'],
  ])('%s', (typed, told) => expect(withoutBirths(typed)).toBe(told))

  test.each(['patch test 12/03/2026 clear', 'she is 15', 'born blonde'])('%s is none', typed =>
    expect(withoutBirths(typed)).toBe(typed),
  )
})

describe('somebody else', () => {
  test.each([
    ['her sister Jane wants the same', 'her sister … wants the same'],
    ['husband Tom drives her', 'husband … drives her'],
    ['Her mum is called Carol Ann Briggs.', 'Her mum is called ….'],
    ['daughter named lily', 'daughter named …'],
    ['sons Tom, Ben and Max', 'sons …'],
    ['mother-in-law Priya', 'mother-in-law …'],
    ["mum's name is Carol", "mum's name is …"],
    ['Tom Ford, her husband, pays', '…, her husband, pays'],
    ['came with Jane (sister)', 'came with … (sister)'],
    ['her GP is Dr Patel', 'her GP is Dr …'],
    ['best friend: Zoë', 'best friend: …'],
  ])('%s', (typed, told) => expect(withoutRelations(typed)).toBe(told))

  test.each([
    'her sister has the same shade',
    "wants her sister's balayage",
    'She goes to her mum. Olaplex at home',
    "Mother's Day on Sunday",
    'bring a friend Friday',
  ])('%s names nobody', typed => expect(withoutRelations(typed)).toBe(typed))
})

describe('health', () => {
  test.each([
    ['HIV positive since 2019. Level 6 natural.', '[left out]. Level 6 natural.'],
    ['Fine, dry ends, box dye, HIV, no allergies', 'Fine, dry ends, box dye, [left out], no allergies'],
    ['Takes tablets for depression, twice a day', '[left out]'],
    ['Allergic to PPD; on medication', 'Allergic to PPD; [left out]'],
    ['level 7 (pregnant)', 'level 7 ([left out])'],
    ['10:00 Jane cut HIV\n11:00 Amy colour', '10:00 Jane cut [left out]\n11:00 Amy colour'],
    ['had a stroke. Fringe grown out', '[left out]. Fringe grown out'],
    ['AIDS', '[left out]'],
  ])('%s', (typed, told) => expect(withoutHealth(typed)).toBe(told))

  test.each([
    'itchy scalp, reacted to PPD, patch test 48 h ago',
    'eczema behind the ears, sore scalp, black henna as a child',
    'styling aids, brush strokes of gold, 1.5 hours',
    'Healthy, shiny, never coloured',
  ])('%s is about hair', typed => expect(withoutHealth(typed)).toBe(typed))
})

describe('a long hostile text', () => {
  const steps = { withoutAddresses, withoutBirths, withoutRelations, withoutHealth }
  const hostile = [
    'A1 ',
    '14 Rose ',
    'HIV, ',
    'sister and ',
    'd.o.b. ',
    'born 1 ',
    'Jane, ',
    '9',
    'a,',
    '. ',
    'Dr ',
    '(',
  ]
  // Twenty times what a card holds: whatever goes back over its text would outlive the test's own limit.
  test.each(Object.entries(steps))('%s reads it once', (_, step) => {
    for (const part of hostile)
      expect(step(part.repeat(Math.ceil(400_000 / part.length))).length, part).toBeGreaterThan(0)
  })
})
