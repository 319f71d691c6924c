import { describe, expect, test } from 'vitest'
import {
  type CalendarPlan,
  type PresentAppointment,
  planOf,
  type Source,
  takenBack,
  toldBy,
} from '../../../../shared/salon/calendar/plan'
import { type Entry, readCalendar } from '../../../../shared/salon/calendar/read'
import { idOfKey, rememberedOf } from '../../../../shared/salon/calendar/source-ids'
import { Cards } from '../../../../shared/salon/calendar/who'
import { writeCalendar } from '../../../../shared/salon/calendar/write'
import { blanks } from '../../../../shared/salon/records/blank'
import { Appointment } from '../../../../shared/salon/records/records'

const NOW = '2026-11-27T08:00:00.000Z'
const ZONE = 'Europe/London'
const WINDOW = { from: '2026-11-27', to: '2027-11-27', repeatTo: '2027-02-25' }
const CARDS = new Cards([{ id: 'c1', name: 'Siobhán Kelly' }])
const FILE: Source = { source: 'file', source_id: 'file-1', person_id: null }
const CALENDAR: Source = { source: 'calendar', source_id: 'cal-1', person_id: 'p1' }
const TOLD = { from: '2026-11-27', to: '2027-02-25' }

const entry = (key: string, starts_at: string, more: Partial<Entry> = {}): Entry => ({
  key,
  starts_at,
  minutes: 60,
  all_day: false,
  summary: 'Siobhán Kelly - Cut',
  note: null,
  cancelled: false,
  ...more,
})
const plan = (
  entries: readonly Entry[],
  present: readonly PresentAppointment[] = [],
  source = CALENDAR,
): CalendarPlan => planOf({ entries, present, cards: CARDS, source, told: TOLD, now: NOW, who: null })
const figures = ({ add, change, gone, back, same, left }: CalendarPlan) => ({
  add: add.length,
  change: change.length,
  gone: gone.length,
  back: back.length,
  same,
  left,
})
const NONE = { add: 0, change: 0, gone: 0, back: 0, same: 0, left: 0 }
/** As it stands after the plan was carried out. */
function carriedOut(
  present: readonly PresentAppointment[],
  { add, change, gone, back, noted }: CalendarPlan,
): PresentAppointment[] {
  const rows = new Map(present.map(each => [each.id, each]))
  for (const each of add) rows.set(each.id, each)
  for (const { id, patch } of [...change, ...gone, ...back, ...noted]) {
    const row = rows.get(id)
    if (row) rows.set(id, { id, fields: { ...row.fields, ...patch } })
  }
  return [...rows.values()]
}
const byHand = (
  present: readonly PresentAppointment[],
  patch: Partial<PresentAppointment['fields']>,
): PresentAppointment[] => present.map(({ id, fields }) => ({ id, fields: { ...fields, ...patch } }))

const A = entry('a', '2026-11-30T09:30')
const B = entry('b', '2026-11-30T11:00', { summary: 'Tara Byrne - Trim' })

describe('a calendar', () => {
  test('makes a record of each entry, that the server accepts', () => {
    const made = plan([A, B])
    expect(figures(made)).toEqual({ ...NONE, add: 2 })
    expect(made.unlinked).toBe(1)
    expect(made.add[0]?.fields).toMatchObject({
      client_id: 'c1',
      client_name: null,
      service: 'Cut',
      person_id: 'p1',
    })
    for (const { fields } of made.add) expect(Appointment.safeParse(fields).error).toBeUndefined()
  })

  test('read twice changes nothing, and makes the same ids on two tablets', () => {
    const made = plan([A, B])
    expect(figures(plan([A, B], carriedOut([], made)))).toEqual({ ...NONE, same: 2 })
    expect(plan([A, B]).add.map(({ id }) => id)).toEqual(made.add.map(({ id }) => id))
  })

  test('changes what it says otherwise, and leaves what people wrote', () => {
    const present = byHand(carriedOut([], plan([A])), {
      note: 'Oat flat white',
      minutes: 90,
      service: 'Cut and gloss',
    })
    const moved = plan([entry('a', '2026-12-01T10:00')], present)
    expect(moved.change.map(({ patch }) => patch)).toEqual([
      // On another day it was agreed to anew.
      { starts_at: '2026-12-01T10:00', all_day: false, seen: expect.anything(), made_at: NOW },
    ])
    expect(carriedOut(present, moved)[0]?.fields).toMatchObject({
      note: 'Oat flat white',
      minutes: 90,
      service: 'Cut and gloss',
    })
  })

  test('says a new hour once: where it stands already, a later one by hand stays', () => {
    const later = [entry('a', '2026-11-30T10:00')]
    const moved = byHand(carriedOut([], plan([A])), { starts_at: '2026-11-30T10:00' })
    const heard = plan(later, moved)
    expect(figures(heard)).toEqual({ ...NONE, same: 1 })
    const again = byHand(carriedOut(moved, heard), { starts_at: '2026-11-30T12:00' })
    expect(carriedOut(again, plan(later, again))[0]?.fields.starts_at).toBe('2026-11-30T12:00')
  })

  test('that holds what went out from here undoes no move made here, and moves it itself later', () => {
    const fields = { ...blanks.appointment, service: 'Cut', starts_at: '2026-12-01T15:00', minutes: 45 }
    const hand: PresentAppointment[] = [{ id: 'hand-1', fields: { ...fields, note: 'Oat milk' } }]
    const out = entry('hand-1@chairside', '2026-11-30T15:00', { summary: 'Cut' })
    const after = carriedOut(hand, plan([out], hand))
    expect(after[0]?.fields).toMatchObject({ starts_at: '2026-12-01T15:00', minutes: 45, note: 'Oat milk' })
    const moved = plan([{ ...out, starts_at: '2026-12-02T09:00' }], after)
    expect(carriedOut(after, moved)[0]?.fields).toMatchObject({ starts_at: '2026-12-02T09:00', minutes: 45 })
  })

  test('with a new note leaves the one that was written here, and puts its own beside it', () => {
    const noted = (note: string | null) => [{ ...A, note }]
    const present = carriedOut([], plan(noted('Parking')))
    expect(carriedOut(present, plan(noted('Side door'), present))[0]?.fields.note).toBe('Side door')
    const hand = byHand(present, { note: 'Oat milk' })
    const after = carriedOut(hand, plan(noted('Side door'), hand))
    expect(after[0]?.fields).toMatchObject({
      note: 'Oat milk',
      seconds: [{ field: 'note', text: 'Side door' }],
    })
    const last = carriedOut(after, plan(noted('Back door'), after))[0]?.fields
    expect(last?.seconds.map(({ text }) => text)).toEqual(['Back door'])
    expect(Appointment.safeParse(last).error).toBeUndefined()
    expect(carriedOut(after, plan(noted(null), after))[0]?.fields.note).toBe('Oat milk')
  })

  test('keeps a card that somebody linked', () => {
    const present = byHand(carriedOut([], plan([B])), { client_id: 'c9', client_name: null })
    const renamed = plan([{ ...B, summary: 'Tara Byrne - Cut' }], present)
    expect(carriedOut(present, renamed)[0]?.fields).toMatchObject({ client_id: 'c9', service: 'Cut' })
  })

  test('marks what vanished, once, and takes the mark off when it is there again', () => {
    const present = carriedOut([], plan([A, B]))
    const without = plan([A], present)
    expect(figures(without)).toEqual({ ...NONE, gone: 1, same: 1 })
    const marked = carriedOut(present, without)
    expect(figures(plan([A], marked))).toEqual({ ...NONE, same: 1 })
    expect(figures(plan([A, { ...B, cancelled: true }], present))).toEqual({ ...NONE, gone: 1, same: 1 })
    const again = plan([A, B], marked)
    expect(figures(again)).toEqual({ ...NONE, back: 1, same: 1 })
    expect(carriedOut(marked, again).every(({ fields }) => fields.vanished_at === null)).toBe(true)
  })

  test('does not mark what it does not tell of, nor what is not its own', () => {
    const present = [
      ...carriedOut([], plan([entry('old', '2026-11-26T09:00'), entry('far', '2027-06-01T09:00')])),
      { id: 'hand', fields: { ...blanks.appointment, starts_at: '2026-11-30T15:00' } },
    ]
    expect(figures(plan([], present))).toEqual(NONE)
  })

  test('leaves deleted what was deleted here', () => {
    const present = byHand(carriedOut([], plan([A])), { deletedAt: 1 })
    expect(figures(plan([A], present))).toEqual({ ...NONE, left: 1 })
  })

  test('is not written over by a second one with the same entry; a file gives way to it', () => {
    const present = carriedOut([], plan([A]))
    const second = { ...CALENDAR, source_id: 'cal-2' }
    expect(figures(plan([entry('a', '2026-12-01T10:00')], present, second))).toEqual({ ...NONE, same: 1 })
    const fromFile = carriedOut([], plan([A], [], FILE))
    expect(carriedOut(fromFile, plan([A], fromFile))[0]?.fields).toMatchObject({
      source: 'calendar',
      source_id: 'cal-1',
    })
  })

  test('that has one visit with what stands here is known by it: it moves with it, and stays deleted with it', () => {
    const fields = { ...blanks.appointment, client_id: 'c1', service: 'cut', starts_at: '2026-11-30T09:30' }
    const hand: PresentAppointment[] = [{ id: 'h', fields }]
    const tied = carriedOut(hand, plan([A], hand))
    expect(tied).toMatchObject([{ id: 'h', fields: { uid: 'a', source: 'hand' } }])
    const moved = plan([entry('a', '2026-11-30T10:00')], tied)
    expect(figures(moved)).toEqual({ ...NONE, change: 1 })
    expect(figures(plan([A], byHand(tied, { starts_at: '2026-11-30T12:00' })))).toEqual({ ...NONE, same: 1 })
    expect(figures(plan([A], byHand(tied, { deletedAt: 1 })))).toEqual({ ...NONE, left: 1 })

    // What has a source of its own already notes it beside, once.
    const listed = carriedOut([], plan([{ ...A, key: 'list|B1' }], [], FILE))
    const both = carriedOut(listed, plan([A], listed))
    expect(both).toMatchObject([{ fields: { uid: 'list|B1', also: [idOfKey('a')] } }])
    expect(Appointment.safeParse(both[0]?.fields).error).toBeUndefined()
    expect(plan([A], both).noted).toEqual([])
    expect(figures(plan([A], byHand(both, { deletedAt: 1 })))).toEqual({ ...NONE, left: 1 })
    expect(figures(plan([A], byHand(both, takenBack(1))))).toEqual({ ...NONE, add: 1 })

    // Gone out from here and come home beside it, it keeps its own name.
    const home = plan([entry('h@chairside', '2026-11-30T09:30'), A], hand)
    expect(carriedOut(hand, home)[0]?.fields.uid).toBeNull()
  })

  test('one visit under two names is one: the same hour, client and service', () => {
    const hand = { ...blanks.appointment, client_id: 'c1', service: 'cut', starts_at: '2026-11-30T09:30' }
    expect(figures(plan([A], [{ id: 'h', fields: hand }]))).toEqual({ ...NONE, same: 1 })
    expect(figures(plan([A, { ...A, key: 'other' }]))).toEqual({ ...NONE, add: 1, same: 1 })
  })

  test('one visit under three names in one calendar is known by all of them, new or standing', () => {
    const three = [A, { ...A, key: 'other' }, { ...A, key: 'third' }]
    const beside = ['other', 'third'].map(idOfKey)
    const fresh = carriedOut([], plan(three))
    expect(fresh).toMatchObject([{ fields: { uid: 'a', also: beside } }])
    const single = carriedOut([], plan([A]))
    expect(carriedOut(single, plan(three, single))[0]?.fields.also).toEqual(beside)
    const hand = byHand(single, { uid: null, seen: null, source: 'hand' }).map(each => ({ ...each, id: 'h' }))
    const tied = carriedOut(hand, plan(three, hand))
    expect(tied).toMatchObject([{ id: 'h', fields: { uid: 'a', also: beside } }])
    for (const rows of [fresh, tied]) {
      expect(plan(three, rows)).toMatchObject({ add: [], noted: [], same: 3 })
      expect(figures(plan(three, byHand(rows, { deletedAt: 1 })))).toEqual({ ...NONE, left: 3 })
      expect(rememberedOf({ ...rows[0]?.fields })).toEqual(expect.arrayContaining(beside))
    }
    // Gone out from here and come home, it notes the others all the same.
    const home = plan([entry('h@chairside', A.starts_at), ...three], hand)
    expect(carriedOut(hand, home)[0]?.fields).toMatchObject({
      uid: null,
      also: ['a', ...['other', 'third']].map(idOfKey),
    })
  })

  test('a usual length where none is said', () => {
    expect(
      plan([entry('a', A.starts_at, { minutes: null, summary: 'Balayage: Tara Byrne' })]).add[0]?.fields
        .minutes,
    ).toBe(180)
  })
})

describe('an appointment that was erased', () => {
  const week = (day: string, more: Partial<Entry> = {}) =>
    entry(`s|2026-${day}T09:30`, `2026-${day}T09:30`, { summary: 'Sasha Quill - Cut', ...more })
  const erasedFor = (patch: Partial<PresentAppointment['fields']>, made = plan([week('11-30')])) =>
    new Set(byHand(made.add, patch).flatMap(({ fields }) => rememberedOf(fields)))
  const left = (entries: readonly Entry[], erased: ReadonlySet<string>, cards = CARDS) => {
    const made = planOf({
      entries,
      present: [],
      cards,
      source: CALENDAR,
      told: TOLD,
      erased,
      now: NOW,
      who: null,
    })
    return [made.add.length, made.erased]
  }
  const HERS = erasedFor({ client_id: 'c2', client_name: null })
  const SASHA = new Cards([{ id: 'c3', name: 'Sasha Quill' }])

  test.each<[string, Entry[], [number, number]]>([
    ['is left out', [week('11-30')], [0, 1]],
    ['takes the next weeks along', [week('12-07'), week('12-14')], [0, 2]],
    ['also where they say it otherwise', [week('12-07', { summary: 'Sasha Quill: full head' })], [0, 1]],
    ['not one of them that names nobody', [week('12-07', { summary: 'Walk-ins' })], [1, 0]],
    ['nor somebody with a card', [week('12-07', { summary: 'Siobhán Kelly - Cut' })], [1, 0]],
    ['nor another entry', [entry('t|2026-12-07T09:30', '2026-12-07T09:30')], [1, 0]],
    ['is not counted where it was cancelled', [week('12-07', { cancelled: true })], [0, 0]],
  ])('%s', (_, entries, counts) => expect(left(entries, HERS)).toEqual(counts))

  test('stays away from a new card of that name, and the weeks to come do not', () =>
    expect(left([week('11-30'), week('12-07')], HERS, SASHA)).toEqual([1, 1]))

  test('does not take along the weeks of what only a hand tied to somebody', () => {
    const walkIns = plan([week('11-30', { summary: 'Walk-ins' })])
    const erased = erasedFor({ client_id: 'c2' }, walkIns)
    expect(left([week('11-30'), week('12-07', { summary: 'Walk-ins' })], erased)).toEqual([1, 1])
  })

  test.each(['_R20261207T093000', '_R20261207'])('takes along what Google calls anew: %s', following => {
    const google = (day: string, after: string) =>
      week(day, { key: `abc${after}@google.com|2026-${day}T09:30` })
    const erased = erasedFor({ client_id: 'c2', client_name: null }, plan([google('11-30', '')]))
    expect(left([google('12-07', following)], erased)).toEqual([0, 1])
    const later = erasedFor({ client_id: 'c2', client_name: null }, plan([google('12-07', following)]))
    expect(left([google('12-14', '_R20261214T100000')], later)).toEqual([0, 1])
  })

  test('takes along the weeks that name nobody and bear its note, and nobody else’s', () => {
    const noted = { summary: 'Cut', note: 'Sasha Quill 07700 900123' }
    const erased = erasedFor({ client_id: 'c2' }, plan([week('11-30', noted)]))
    expect(left([week('12-07', noted)], erased)).toEqual([0, 1])
    expect(
      left([week('12-07', { summary: 'Cut' }), week('12-14', { ...noted, note: 'Oat milk' })], erased),
    ).toEqual([2, 0])
    expect(left([week('12-07', { ...noted, summary: 'Tara Byrne - Cut' })], erased)).toEqual([1, 0])
  })

  test('is remembered by digests that tell nothing, and never by a record’s own name', () => {
    const also = ['from-1', 'client-9', 'salon']
    const ids = rememberedOf({ ...blanks.appointment, uid: 'c7@chairside', also })
    expect(ids.every(id => /^from-[\da-z]+$/.test(id))).toBe(true)
    expect(ids).toContain('from-1')
    expect([...HERS].join()).not.toContain('s|')
  })
})

test.each([
  ['a1@chairside', 'a1'],
  ['salon@chairside', expect.stringMatching(/^from-/)],
  ['owner@chairside', expect.stringMatching(/^from-/)],
  ['@chairside', expect.stringMatching(/^from-/)],
  ['two words@chairside', expect.stringMatching(/^from-/)],
  [`${'x'.repeat(81)}@chairside`, expect.stringMatching(/^from-/)],
])('the record of %s', (key, id) => expect(idOfKey(key)).toEqual(id))

test('a file tells of its own days, from today on', () => {
  expect(toldBy([entry('a', '2026-11-20T09:00'), entry('b', '2026-12-02T09:00')], '2026-11-27')).toEqual({
    from: '2026-11-27',
    to: '2026-12-02T24:00',
  })
  expect(toldBy([entry('a', '2026-12-02T09:00')], '2026-11-27')?.from).toBe('2026-12-02')
  expect(toldBy([], '2026-11-27')).toBeNull()
})

test('what goes out comes back as the same appointments', async () => {
  const present = [
    ...carriedOut(
      [],
      plan([A, entry('b', '2027-07-01T14:00', { summary: 'Tara Byrne - Trim', note: 'a, b; c\\d\nsecond' })]),
    ),
    {
      id: 'hand-1',
      fields: { ...blanks.appointment, service: 'Cut', starts_at: '2026-11-30T15:00', minutes: 45 },
    },
    {
      id: 'off',
      fields: {
        ...blanks.appointment,
        service: 'Off',
        starts_at: '2026-12-05T00:00',
        minutes: 1440,
        all_day: true,
      },
    },
  ]
  const text = writeCalendar(
    present.map(each => ({
      ...each,
      client: each.fields.client_name ?? (each.fields.client_id && 'Siobhán Kelly'),
      stylist: null,
    })),
    { zone: ZONE, now: Date.parse(NOW), name: 'The salon; all, of it' },
  )
  const back = await readCalendar(text, { zone: ZONE, window: WINDOW })
  expect(back.name).toBe('The salon; all, of it')
  expect(back.entries.map(({ starts_at, minutes, all_day }) => [starts_at, minutes, all_day])).toEqual(
    present.map(({ fields }) => [fields.starts_at, fields.minutes, fields.all_day]),
  )
  expect(back.entries[1]?.note).toBe('a, b; c\\d\nsecond')
  expect(figures(plan(back.entries, present, FILE))).toEqual({ ...NONE, same: 4 })
})
