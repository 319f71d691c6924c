import { describe, expect, test } from 'vitest'
import { type ListId, type ListQuestion, listsOf, nextBirthday } from '../../../../shared/salon/lists/lists'
import { type Fact, peopleOf } from '../../../../shared/salon/lists/people'
import {
  calledBy,
  filledIn,
  serviceWords,
  smsLink,
  TOO_LATE_WORDS,
  USUAL_WORDS,
  whatsAppLink,
} from '../../../../shared/salon/lists/words'
import { birthdayWords, readBirthday } from '../../../../shared/salon/records/birthday'

const WALL = '2026-11-27T09:30'
const asked: ListQuestion = {
  now: Date.parse(`${WALL}:00Z`),
  wall: WALL,
  months: 6,
  rules: { hours: 48, months: 6 },
  instantOf: wall => Date.parse(`${wall}:00Z`),
  dayOf: ms => new Date(ms).toISOString().slice(0, 10),
}
const client = (fields: Partial<Extract<Fact, { kind: 'client' }>['fields']> = {}): Fact => ({
  id: 'c',
  kind: 'client',
  fields: { name: 'Zainab Khan', birthday: null, created_at: '2020-01-01T10:00:00.000Z', ...fields },
})
const formula = (made_at: string, ask_id: string | null = null): Fact => ({
  id: `f${made_at}`,
  kind: 'formula',
  fields: { client_id: 'c', made_at, ask_id },
})
const advice = (id: string, weeks: number): Fact => ({ id, kind: 'ask', fields: { client_id: 'c', weeks } })
const tested = (applied_at: string, result: 'clear' | 'waiting' | 'reaction' = 'clear'): Fact => ({
  id: `t${applied_at}`,
  kind: 'patch_test',
  fields: {
    client_id: 'c',
    product: 'Koleston',
    applied_at,
    result,
    read_at: applied_at.replace(/-(\d\d)T/, (_, d) => `-${String(Number(d) + 3).padStart(2, '0')}T`),
  },
})
const booked = (
  starts_at: string,
  more: { id?: string; vanished_at?: string; service?: string } = {},
): Fact => ({
  id: more.id ?? `a${starts_at}`,
  kind: 'appointment',
  fields: {
    client_id: 'c',
    starts_at,
    service: more.service ?? 'Root colour',
    vanished_at: more.vanished_at ?? null,
    made_at: '2026-08-01T10:00:00.000Z',
  },
})
const reminder = (
  due_on: string,
  more: { done_at?: string; text?: string; made_at?: string } = {},
): Fact => ({
  id: `r${due_on}`,
  kind: 'reminder',
  fields: {
    client_id: 'c',
    text: more.text ?? 'Book Zainab Khan again',
    due_on,
    made_at: more.made_at ?? '2026-09-01T10:00:00.000Z',
    done_at: more.done_at ?? null,
  },
})
const contacted = (list: ListId, of: string, done_at: string | null = '2026-11-20T10:00:00.000Z'): Fact => ({
  id: `d${list}${of}`,
  kind: 'contacted',
  fields: { client_id: 'c', list, of, done_at },
})
const said = (answer: 'yes' | 'no', given_at: string, withdrawn_at: string | null = null): Fact => ({
  id: `s${given_at}`,
  kind: 'consent',
  fields: { client_id: 'c', about: 'marketing', answer, given_at, withdrawn_at },
})
const on = (facts: Fact[], more: Partial<ListQuestion> = {}) => {
  const lists = listsOf(peopleOf(facts, WALL).values(), { ...asked, ...more })
  return Object.entries(lists).flatMap(([list, rows]) => (rows.length > 0 ? [list] : []))
}
const recent = formula('2026-11-01T10:00:00.000Z')

describe('who stands on a list', () => {
  const cases: [string, Fact[], string[]][] = [
    [
      'a test that lasts past the booking',
      [client(), tested('2026-10-01T10:00:00.000Z'), booked('2026-12-04T10:00')],
      [],
    ],
    [
      'a test that runs out before it',
      [client(), tested('2026-06-01T10:00:00.000Z'), booked('2026-12-04T10:00')],
      ['patch-test'],
    ],
    [
      'a test that has run out already',
      [client(), tested('2026-01-10T10:00:00.000Z'), booked('2026-12-04T10:00')],
      ['patch-test'],
    ],
    [
      'a test that runs out, and nobody is booked',
      [client(), tested('2026-06-01T10:00:00.000Z'), recent],
      [],
    ],
    [
      'booked where it vanished from its calendar',
      [
        client(),
        tested('2026-06-01T10:00:00.000Z'),
        recent,
        booked('2026-12-04T10:00', { vanished_at: WALL }),
      ],
      [],
    ],
    ['no test at all: a cut wants none', [client(), booked('2026-12-04T10:00')], []],
    [
      'a reaction is no test to be done again',
      [client(), tested('2026-01-10T10:00:00.000Z', 'reaction'), booked('2026-12-04T10:00')],
      [],
    ],
    [
      'written to about this booking',
      [
        client(),
        tested('2026-01-10T10:00:00.000Z'),
        booked('2026-12-04T10:00', { id: 'a1' }),
        contacted('patch-test', 'a1'),
      ],
      [],
    ],
    [
      'written to about an earlier one',
      [
        client(),
        tested('2026-01-10T10:00:00.000Z'),
        booked('2026-12-04T10:00', { id: 'a2' }),
        contacted('patch-test', 'a1'),
      ],
      ['patch-test'],
    ],
    [
      'the tap was taken back',
      [
        client(),
        tested('2026-01-10T10:00:00.000Z'),
        booked('2026-12-04T10:00', { id: 'a1' }),
        contacted('patch-test', 'a1', null),
      ],
      ['patch-test'],
    ],
    [
      'the advised weeks are over',
      [client(), reminder('2026-11-20'), formula('2026-09-01T10:00:00.000Z')],
      ['rebook'],
    ],
    [
      'they are over today',
      [client(), reminder('2026-11-27'), formula('2026-09-01T10:00:00.000Z')],
      ['rebook'],
    ],
    ['they are not over', [client(), reminder('2026-11-28'), formula('2026-09-01T10:00:00.000Z')], []],
    [
      'the weeks of the last answer are over, and no reminder was set',
      [client(), formula('2026-10-01T10:00:00.000Z', 'q'), advice('q', 6)],
      ['rebook'],
    ],
    ['they are not over', [client(), formula('2026-10-20T10:00:00.000Z', 'q'), advice('q', 6)], []],
    [
      'an answer that was not mixed advises nothing',
      [client(), formula('2026-10-01T10:00:00.000Z', 'q'), advice('other', 4)],
      [],
    ],
    [
      'longer away than usual',
      [client(), ...['2026-08-01', '2026-09-05', '2026-10-10'].map(day => formula(`${day}T10:00:00.000Z`))],
      ['rebook'],
    ],
    [
      'the weeks are over, and they are in the chair now',
      [
        client(),
        formula('2026-10-01T10:00:00.000Z', 'q'),
        advice('q', 6),
        { id: 's', kind: 'service', fields: { client_id: 'c', started_at: `${WALL}:00.000Z` } },
      ],
      [],
    ],
    [
      'the weeks are over, and they were here yesterday',
      [client(), formula('2026-10-01T10:00:00.000Z', 'q'), advice('q', 6), booked('2026-11-26T10:00')],
      [],
    ],
    [
      'the weeks are over, and they were last here before that',
      [client(), formula('2026-10-01T10:00:00.000Z', 'q'), advice('q', 6), booked('2026-10-20T10:00')],
      ['rebook'],
    ],
    [
      'how often they came of late counts, not years ago',
      [
        client(),
        ...Array.from({ length: 12 }, (_, at) =>
          formula(`2020-${String(at + 1).padStart(2, '0')}-01T10:00:00.000Z`),
        ),
        ...['02-20', '03-27', '05-01', '06-05', '07-10', '08-14', '09-18', '10-24'].map(day =>
          formula(`2026-${day}T10:00:00.000Z`),
        ),
      ],
      [],
    ],
    [
      'a later day was agreed',
      [
        client(),
        formula('2026-10-01T10:00:00.000Z', 'q'),
        advice('q', 6),
        reminder('2026-12-20', { made_at: '2026-10-01T11:00:00.000Z' }),
      ],
      [],
    ],
    [
      'the weeks are over, and they were called',
      [
        client(),
        formula('2026-10-01T10:00:00.000Z', 'q'),
        advice('q', 6),
        contacted('rebook', 'f2026-10-01T10:00:00.000Z'),
      ],
      [],
    ],
    [
      'so long over that they are not seen at all',
      [client(), formula('2026-01-01T10:00:00.000Z', 'q'), advice('q', 6)],
      ['not-seen'],
    ],
    ['over, and booked', [client(), reminder('2026-11-20'), booked('2026-12-04T10:00')], []],
    [
      'over, booked, and gone from the calendar',
      [
        client(),
        reminder('2026-11-20'),
        booked('2026-12-04T10:00', { vanished_at: WALL }),
        formula('2026-09-01T10:00:00.000Z'),
      ],
      ['rebook'],
    ],
    ['over, and they came since', [client(), reminder('2026-11-20'), recent], []],
    [
      'over, and booked for a patch test alone',
      [
        client(),
        reminder('2026-11-20'),
        booked('2026-12-04T10:00', { service: 'Patch test' }),
        booked('2026-11-26T10:00', { service: 'Skin test' }),
      ],
      ['rebook'],
    ],
    [
      'over, and they came in the weeks about its day',
      [client(), reminder('2026-11-20'), booked('2026-11-06T10:00')],
      [],
    ],
    [
      'over, and they were booked in long before its day',
      [client(), reminder('2026-11-20'), booked('2026-11-05T10:00')],
      ['rebook'],
    ],
    ['over and done', [client(), recent, reminder('2026-11-20', { done_at: WALL })], []],
    [
      'a reminder of something else',
      [
        client(),
        recent,
        reminder('2026-11-20', { text: 'Bring the book', made_at: '2026-11-02T10:00:00.000Z' }),
        reminder('2026-11-21', { text: 'Ring about the bill', made_at: '2026-11-02T10:00:00.000Z' }),
      ],
      [],
    ],
    ['seen half a year ago to the day', [client(), formula('2026-05-27T09:30:00.000Z')], ['not-seen']],
    ['seen a day less ago', [client(), formula('2026-05-28T10:00:00.000Z')], []],
    [
      'seen long ago, and booked',
      [client(), formula('2025-05-28T10:00:00.000Z'), booked('2026-12-04T10:00')],
      [],
    ],
    [
      'their last appointment was a visit',
      [client(), formula('2025-05-28T10:00:00.000Z'), booked('2026-11-20T10:00')],
      [],
    ],
    ['never seen, on the list for years', [client()], ['not-seen']],
    ['never seen, on the list since today', [client({ created_at: `${WALL}:00.000Z` })], []],
    [
      'not seen, written to last week',
      [client(), formula('2025-05-28T10:00:00.000Z'), contacted('not-seen', '2025-05-28')],
      [],
    ],
    [
      'not seen, written to half a year ago',
      [
        client(),
        formula('2025-05-28T10:00:00.000Z'),
        contacted('not-seen', '2025-05-28', '2026-05-01T10:00:00.000Z'),
      ],
      ['not-seen'],
    ],
    ['a birthday today', [client({ birthday: '11-27' }), recent], ['birthday']],
    ['a birthday within a month, over the year’s end', [client({ birthday: '12-27' }), recent], ['birthday']],
    ['a birthday after that', [client({ birthday: '12-28' }), recent], []],
    ['a birthday yesterday', [client({ birthday: '11-26' }), recent], []],
    [
      'a birthday that was wished',
      [client({ birthday: '11-28' }), recent, contacted('birthday', '2026')],
      [],
    ],
    [
      'a birthday that was wished last year',
      [client({ birthday: '11-28' }), recent, contacted('birthday', '2025')],
      ['birthday'],
    ],
    [
      'records of somebody who was erased',
      [formula('2025-05-28T10:00:00.000Z'), reminder('2026-11-20'), booked('2026-12-04T10:00')],
      [],
    ],
  ]
  test.each(cases)('%s', (_, facts, lists) => {
    expect(on(facts)).toEqual(lists)
  })

  test('a booking that is nearer than a new test takes says so', () => {
    const near = (at: string) =>
      listsOf(peopleOf([client(), tested('2026-01-10T10:00:00.000Z'), booked(at)], WALL).values(), asked)[
        'patch-test'
      ].map(({ tooLate }) => tooLate)
    expect([near('2026-11-29T09:00'), near('2026-11-29T09:30')]).toEqual([[true], [false]])
  })

  test('the months are chosen', () => {
    const facts = [client(), formula('2026-08-01T10:00:00.000Z')]
    expect(on(facts)).toEqual([])
    expect(on(facts, { months: 3 })).toEqual(['not-seen'])
  })

  test('whoever said no to messages, or took the yes back, stands there with that; the latest answer counts', () => {
    const silent = (...facts: Fact[]) =>
      listsOf(peopleOf([client(), ...facts], WALL).values(), asked)['not-seen'][0]?.silent
    expect(silent()).toBeNull()
    expect(silent(said('yes', '2026-01-01T10:00:00.000Z'))).toBeNull()
    expect(silent(said('no', '2026-01-01T10:00:00.000Z'))).toEqual({
      why: 'no',
      at: '2026-01-01T10:00:00.000Z',
    })
    expect(silent(said('yes', '2026-01-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z'))).toEqual({
      why: 'withdrawn',
      at: '2026-02-01T10:00:00.000Z',
    })
    expect(silent(said('no', '2026-01-01T10:00:00.000Z'), said('yes', '2026-03-01T10:00:00.000Z'))).toBeNull()
  })

  test('the next appointment first, and the one who left last', () => {
    const many = (id: string, day: string): Fact[] => [
      { ...(client({ name: id }) as Extract<Fact, { kind: 'client' }>), id },
      { id: `${id}f`, kind: 'formula', fields: { client_id: id, ask_id: null, made_at: day } },
    ]
    const people = peopleOf(
      [...many('old', '2024-01-01T10:00:00.000Z'), ...many('late', '2026-04-01T10:00:00.000Z')],
      WALL,
    )
    expect(listsOf(people.values(), asked)['not-seen'].map(({ name }) => name)).toEqual(['late', 'old'])
  })
})

describe('a birthday', () => {
  test.each([
    ['14 March', '03-14'],
    ['14th of march', '03-14'],
    ['March 14', '03-14'],
    ['14/3', '03-14'],
    ['14.03.1985', '03-14'],
    ['14/03/85', '03-14'],
    ['1985-03-14', '03-14'],
    ['14 Mar 1985', '03-14'],
    ['29 Feb', '02-29'],
    ['30 February', null],
    ['31/4', null],
    ['3/14', null],
    ['14', null],
    ['m 14', null],
    ['soon', null],
    ['', null],
  ])('%j is read as %j', (typed, read) => {
    expect(readBirthday(typed)).toBe(read)
  })

  test('is kept on the 28th where there is no 29th', () => {
    expect(nextBirthday('02-29', '2027-01-01')).toBe('2027-02-28')
    expect(nextBirthday('02-29', '2028-01-01')).toBe('2028-02-29')
    expect(nextBirthday('01-02', '2026-11-27')).toBe('2027-01-02')
    expect(birthdayWords('03-14')).toBe('14 March')
  })
})

describe('a message', () => {
  const values = { name: 'Zainab', service: 'root colour', date: 'Fri 4 Dec', salon: 'Six', link: null }
  test('has what was put in braces, and reads on where something is not known', () => {
    expect(filledIn('Hello {name}, your {service} on {date}. {link} {Salon}', values)).toBe(
      'Hello Zainab, your root colour on Fri 4 Dec. Six',
    )
    expect(
      filledIn('Hello {name}, your {service}, {nonsense}', { ...values, name: ' ', service: null }),
    ).toBe('Hello there, your visit, {nonsense}')
  })

  test('of a salon without a name is not signed, and reads on where the name stands within it', () => {
    const nameless = { ...values, salon: ' ' }
    const texts = [...Object.values(USUAL_WORDS), TOO_LATE_WORDS].map(words => filledIn(words, nameless))
    for (const text of texts) expect(text).toMatch(/[.?]$/)
    expect(texts.filter(text => text.includes('the salon'))).toEqual([
      'Happy birthday, Zainab, from all of us at the salon.',
    ])
  })

  test('the usual words tell nobody’s health', () => {
    for (const words of [...Object.values(USUAL_WORDS), TOO_LATE_WORDS])
      expect(words).not.toMatch(/test|allerg|skin|react|patch/i)
  })

  test.each([
    ['Root colour', 'root colour'],
    ['LED toner', 'LED toner'],
    ['Cut, regrowth after chemo', null],
    ['Patch test and reaction check', null],
    ['', null],
    ['x'.repeat(61), null],
  ])('a service %j is told as %j', (service, told) => {
    expect(serviceWords(service)).toBe(told)
  })

  test.each([
    ['Siobhán Kelly', 'Siobhán'],
    ['Mrs Patel', 'Mrs Patel'],
    ['Cher', 'Cher'],
    ['', ''],
  ])('%j is called %j', (name, called) => {
    expect(calledBy(name)).toBe(called)
  })

  test.each([
    ['07700 900123', 'GBP', 'https://wa.me/447700900123?text=Hi%20%26%20bye'],
    ['+353 86 123 4567', 'EUR', 'https://wa.me/353861234567?text=Hi%20%26%20bye'],
    ['+44 (0)7700 900123', 'GBP', 'https://wa.me/447700900123?text=Hi%20%26%20bye'],
    ['086 123 4567', 'EUR', 'https://wa.me/?text=Hi%20%26%20bye'],
    [null, 'GBP', 'https://wa.me/?text=Hi%20%26%20bye'],
  ])('WhatsApp for %j in %s', (phone, currency, link) => {
    expect(whatsAppLink(phone, 'Hi & bye', currency)).toBe(link)
  })

  test('a text message has the number and the words', () => {
    expect(smsLink('07700 900 123', 'Hi & bye')).toBe('sms:07700900123?&body=Hi%20%26%20bye')
  })
})
