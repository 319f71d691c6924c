import { expect, test } from 'vitest'
import { type ListId, listsOf } from '../../../../shared/salon/lists/lists'
import { type Fact, isLooked, peopleOf } from '../../../../shared/salon/lists/people'
import { dayOn, wallOf } from '../../../../web/platform/data/clock/local-time'
import { sampleSalon } from '../../../../web/salon/import-export/sample/salon'

/** Who stands on each list of a sample that was loaded at a moment, so many days later. */
function listed(loaded: Date, daysLater = 0): Record<ListId, string[]> {
  const facts = sampleSalon(loaded.getTime(), 'tablet').filter(({ kind }) => isLooked(kind)) as Fact[]
  const at = new Date(loaded)
  at.setDate(at.getDate() + daysLater)
  const lists = listsOf(peopleOf(facts, wallOf(at.getTime())).values(), {
    now: at.getTime(),
    wall: wallOf(at.getTime()),
    months: 6,
    rules: { hours: 48, months: 6 },
    instantOf: each => new Date(each).getTime(),
    dayOf: dayOn,
  })
  const names = (list: ListId) => lists[list].map(({ name }) => name.split(' ')[0] ?? '')
  return {
    'patch-test': names('patch-test'),
    rebook: names('rebook'),
    'not-seen': names('not-seen'),
    birthday: names('birthday'),
  }
}

const EVERY_FIFTH_DAY = Array.from({ length: 74 }, (_, at) => at * 5)

test.each(EVERY_FIFTH_DAY)('a sample loaded on day %i of a year has somebody on each list', day => {
  expect(listed(new Date(2027, 11, 1 + day, 10))).toEqual({
    'patch-test': ['Rhiannon', 'Bronwen'],
    rebook: ['Amara', 'Mei-Ling'],
    'not-seen': ['Fiona'],
    birthday: ['Siobhán', 'Amara'],
  })
})

test('in the evening and days later there is still somebody to write to', () => {
  for (const lists of [listed(new Date(2027, 11, 1, 21)), listed(new Date(2027, 11, 1, 10), 4)])
    for (const names of Object.values(lists)) expect(names.length).toBeGreaterThan(0)
})
