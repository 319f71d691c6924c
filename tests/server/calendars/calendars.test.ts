// A calendar that is followed: appointments from it on every tablet, nothing lost where its server dies, nobody else's.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { planOf } from '../../../shared/salon/calendar/plan'
import { readCalendar } from '../../../shared/salon/calendar/read'
import { Cards } from '../../../shared/salon/calendar/who'
import { blanks } from '../../../shared/salon/records/blank'
import type { Fields } from '../../../shared/sync/merge'
import type { SyncReply } from '../../../shared/sync/wire'
import { refresh } from '../../../sync-server/calendars/refresh'
import { appointmentsFor, calendarsOf } from '../../../sync-server/calendars/store'
import { REFRESH_EVERY_MS, startCalendars } from '../../../sync-server/calendars/worker'
import { bytesOfRecords } from '../../../sync-server/db/accounts'
import { closeReading } from '../../../sync-server/reading/read'
import { type ServerEdit, writeByServer } from '../../../sync-server/sync/by-server'
import { eraseClient } from '../../../sync-server/sync/erase'
import { event, ics } from '../../shared/salon/calendar/ics'
import { tracesOf } from '../../support/traces'
import { aSignedIn, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { aChange, anEdit } from '../sync/support/salon'
import { type CalendarServer, openCalendarServer } from './stand-in'

let calendar: CalendarServer
let salon: SalonApp
beforeEach(async () => {
  calendar = await openCalendarServer()
  salon = await openSalonApp({ CALENDAR_HOSTS: calendar.host })
  salon.clock.now = Date.parse('2026-11-27T08:00:00.000Z')
})
afterEach(async () => {
  await salon.close()
  await calendar.close()
})
afterAll(closeReading)

const A = event('a', 'DTSTART:20261130T093000Z', 'DURATION:PT1H', 'SUMMARY:Siobhán Kelly - Cut')
const B = event('b', 'DTSTART:20261130T110000Z', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim')

const followingNow = (room = 1e9) => ({
  database: salon.database,
  hosts: [calendar.host],
  room,
  now: () => salon.clock.now,
})

type Who = Awaited<ReturnType<typeof aSignedIn>>
const post = (who: Who, path: string, body: unknown) =>
  salon.call(`/api/calendars${path}`, { cookie: who.cookie, body })
const follow = (who: Who, address = calendar.address) =>
  post(who, '', { address, zone: 'Europe/London', person: null })
async function refreshed(who: Who) {
  const { calendars } = await (await salon.call('/api/calendars', { cookie: who.cookie })).json()
  return (await (await post(who, '/refresh', { id: calendars[0].id })).json()).calendars[0]
}
const pulled = async (who: Who): Promise<SyncReply> => (await syncWith(salon, { ...who, changes: [] })).json()
async function appointments(who: Who) {
  const { records } = await pulled(who)
  return records
    .filter(({ kind }) => kind === 'appointment')
    .map(({ fields }) => ({
      at: fields?.starts_at,
      who: fields?.client_id ?? fields?.client_name,
      gone: (fields?.vanished_at ?? null) !== null,
    }))
    .sort((a, b) => String(a.at).localeCompare(String(b.at)))
}

describe('a calendar', () => {
  test('is fetched at once, links who has a card, and its address is told to nobody', async () => {
    const who = await aSignedIn(salon)
    await syncWith(salon, {
      ...who,
      changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan Kelly' } })],
    })
    calendar.says({ body: ics('X-WR-CALNAME:Maya', A, B) })
    const reply = await follow(who)
    expect(reply.status).toBe(200)
    const text = await reply.text()
    expect(text).not.toContain('secret-token')
    expect(JSON.parse(text).calendars).toMatchObject([
      { name: 'Maya', host: calendar.host, failing_since: null, trouble: null, entries: 2 },
    ])
    expect(await appointments(who)).toEqual([
      { at: '2026-11-30T09:30', who: 'c1', gone: false },
      { at: '2026-11-30T11:00', who: 'Tara Byrne', gone: false },
    ])
  })

  test('is asked whether anything changed, and only what did is written', async () => {
    const who = await aSignedIn(salon)
    calendar.says({
      body: ics(A, B),
      headers: { etag: '"v1"', 'last-modified': 'Fri, 27 Nov 2026 07:00:00 GMT' },
    })
    await follow(who)
    calendar.says({ status: 304 })
    expect(await refreshed(who)).toMatchObject({ trouble: null, entries: 2 })
    expect(calendar.asked.at(-1)?.headers).toMatchObject({
      'if-none-match': '"v1"',
      'if-modified-since': 'Fri, 27 Nov 2026 07:00:00 GMT',
    })
    const before = await pulled(who)
    calendar.says({ body: ics(A, B) })
    await refreshed(who)
    const after = await pulled(who)
    expect(after.cursor.version).toBe(before.cursor.version)
    // What repeats is looked ahead from today: once a day it is read anew.
    calendar.says({ body: ics(A, B), headers: { etag: '"v2"' } })
    await refreshed(who)
    salon.clock.now += 21 * 3_600_000
    await refreshed(who)
    expect(calendar.asked.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  test('that says the same again is not read again for a day, whatever hour it says it was written', async () => {
    const who = await aSignedIn(salon)
    const saying = (stamp: string, ...more: string[][]) =>
      calendar.says({ body: ics([...A.slice(0, -1), `DTSTAMP:${stamp}`, 'END:VEVENT'], ...more) })
    const readAt = async () => Number((await calendarsOf(salon.database, who.account))[0]?.read_at)
    saying('20261127T080000Z')
    await follow(who)
    const first = await readAt()
    salon.clock.now += REFRESH_EVERY_MS
    saying('20261127T081500Z')
    expect(await refreshed(who)).toMatchObject({ entries: 1, reached_at: '2026-11-27T08:15:00.000Z' })
    expect(await readAt()).toBe(first)
    saying('20261127T081500Z', B)
    expect(await refreshed(who)).toMatchObject({ entries: 2 })
    expect(await readAt()).toBe(salon.clock.now)
    // Followed for somebody else it is read, and every day anew.
    salon.clock.now += REFRESH_EVERY_MS
    await post(who, '', { address: calendar.address, zone: 'Europe/London', person: 'p1' })
    expect(await readAt()).toBe(salon.clock.now)
    salon.clock.now += 21 * 3_600_000
    await refreshed(who)
    expect(await readAt()).toBe(salon.clock.now)
  })

  test('is compared with what is to come and what it brought, not with all years', async () => {
    const who = await aSignedIn(salon)
    const at = (recordId: string, starts_at: string, source_id: string | null = null) =>
      aChange({ recordId, kind: 'appointment', patch: { ...blanks.appointment, starts_at, source_id } })
    calendar.says({ body: ics(A) })
    await follow(who)
    const [row] = await calendarsOf(salon.database, who.account)
    if (!row) throw new Error('It is not followed.')
    await syncWith(salon, {
      ...who,
      changes: [
        at('old', '2024-05-01T10:00'),
        at('its', '2024-05-01T10:00', row.id),
        at('soon', '2026-11-28T10:00'),
      ],
    })
    const found = await appointmentsFor(salon.database, row, '2026-11-27')
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['its', 'soon']))
    expect(found).toHaveLength(3)
    // One that it was not compared with is not written over.
    const made: ServerEdit = { id: 'old', kind: 'appointment', op: 'create', patch: { note: 'over it' } }
    await writeByServer(salon.database, who.account, salon.clock.now, [made])
    const { records } = await pulled(who)
    expect(records.find(({ id }) => id === 'old')?.fields?.note).not.toBe('over it')
  })

  test('moves what it moved and marks what it dropped; a hand’s note and delete stand', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A, B) })
    await follow(who)
    const { records } = await pulled(who)
    const b = records.find(({ fields }) => fields?.uid === 'b')?.id ?? ''
    await syncWith(salon, {
      ...who,
      changes: [anEdit(b, { note: 'Oat milk' }, { kind: 'appointment', base: { note: null } })],
    })
    calendar.says({
      body: ics(event('b', 'DTSTART:20261130T120000Z', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim')),
    })
    await refreshed(who)
    expect(await appointments(who)).toEqual([
      { at: '2026-11-30T09:30', who: 'Siobhán Kelly', gone: true },
      { at: '2026-11-30T12:00', who: 'Tara Byrne', gone: false },
    ])
    const again = await pulled(who)
    expect(again.records.find(({ id }) => id === b)?.fields).toMatchObject({ note: 'Oat milk' })
    await syncWith(salon, {
      ...who,
      changes: [anEdit(b, { deletedAt: 1 }, { kind: 'appointment', at: salon.clock.now + 1 })],
    })
    calendar.says({
      body: ics(event('b', 'DTSTART:20261201T120000Z', 'DURATION:PT1H', 'SUMMARY:Tara Byrne - Trim')),
    })
    await refreshed(who)
    const last = await pulled(who)
    expect(last.records.find(({ id }) => id === b)?.fields).toMatchObject({ deletedAt: 1 })
  })

  test('whose server dies keeps what was there, and says since when', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A, B) })
    await follow(who)
    const before = await appointments(who)
    for (const said of [{ status: 500 }, { status: 404 }, { body: '<html>Sign in</html>' }, { body: '' }]) {
      salon.clock.now += REFRESH_EVERY_MS
      calendar.says(said)
      expect(await refreshed(who)).toMatchObject({
        failing_since: '2026-11-27T08:15:00.000Z',
        reached_at: '2026-11-27T08:00:00.000Z',
      })
    }
    const { host } = calendar
    await calendar.close()
    expect(await refreshed(who)).toMatchObject({ trouble: 'unreachable', host })
    expect(await appointments(who)).toEqual(before)
  })

  test('that comes in part takes nothing away', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A, B) })
    await follow(who)
    const before = await appointments(who)
    calendar.says({ body: ics(A).replace('END:VCALENDAR', '') })
    expect(await refreshed(who)).toMatchObject({ trouble: 'not-readable' })
    const far = event('far', 'DTSTART:20280101T093000Z', 'SUMMARY:Tara Byrne - Trim')
    calendar.says({ body: ics(A, far, event('b', 'DTSTART:soon', 'SUMMARY:Tara Byrne - Trim')) })
    const left_out = { unread: 1, rules: 0, far: 1, erased: 0, cut: false }
    expect(await refreshed(who)).toMatchObject({ trouble: null, left_out })
    // Nothing new there: it still says what it left out.
    expect(await refreshed(who)).toMatchObject({ left_out })
    expect(await appointments(who)).toEqual(before)
  })

  test('is fetched by itself about every quarter of an hour, by one of several processes', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A) })
    await follow(who)
    const following = followingNow()
    const workers = [startCalendars(following), startCalendars(following)]
    await Promise.all(workers.map(each => each.idle()))
    expect(calendar.asked).toHaveLength(1)
    calendar.says({ body: ics(A, B) })
    salon.clock.now += REFRESH_EVERY_MS
    await Promise.all(workers.map(each => each.idle()))
    expect(calendar.asked).toHaveLength(2)
    expect(await appointments(who)).toHaveLength(2)
    await Promise.all(workers.map(each => each.stop()))
  })

  test('that can’t be had is asked ever more seldom, and as often as before once it can', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ status: 500 })
    await follow(who)
    const worker = startCalendars(followingNow())
    const askedAfter = async (minutes: number) => {
      salon.clock.now += minutes * 60_000
      await worker.idle()
      return calendar.asked.length
    }
    expect([await askedAfter(15), await askedAfter(15), await askedAfter(15)]).toEqual([2, 2, 3])
    expect([await askedAfter(59), await askedAfter(1)]).toEqual([3, 4])
    // At most six hours.
    expect([await askedAfter(30 * 60), await askedAfter(359)]).toEqual([5, 5])
    calendar.says({ body: ics(A) })
    expect([await askedAfter(1), await askedAfter(15)]).toEqual([6, 7])
    await worker.stop()
  })

  test('that doesn’t answer holds up no other', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A) })
    await follow(who)
    await follow(who, `${calendar.address}2`)
    calendar.says({ hangs: true })
    salon.clock.now += REFRESH_EVERY_MS
    const worker = startCalendars(followingNow())
    const done = worker.idle()
    await expect.poll(() => calendar.asked.length).toBe(4)
    await calendar.close()
    await done
    await worker.stop()
  })

  test('that is followed no more is asked no more, and its appointments stay', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A) })
    const [{ id }] = (await (await follow(who)).json()).calendars
    expect(await (await post(who, '/remove', { id })).json()).toEqual({ calendars: [] })
    expect(await appointments(who)).toHaveLength(1)
    expect((await post(who, '/refresh', { id })).status).toBe(404)
    // Followed again it is the same one.
    expect((await (await follow(who)).json()).calendars[0].id).toBe(id)
    expect(await appointments(who)).toHaveLength(1)
  })

  test('of another account is neither seen, fetched nor removed', async () => {
    const [mine, stranger] = [await aSignedIn(salon), await aSignedIn(salon)]
    calendar.says({ body: ics(A) })
    const [{ id }] = (await (await follow(mine)).json()).calendars
    expect(await (await salon.call('/api/calendars', { cookie: stranger.cookie })).json()).toEqual({
      calendars: [],
    })
    expect((await post(stranger, '/refresh', { id })).status).toBe(404)
    await post(stranger, '/remove', { id })
    expect(
      (await (await salon.call('/api/calendars', { cookie: mine.cookie })).json()).calendars,
    ).toHaveLength(1)
    expect(await appointments(stranger)).toEqual([])
  })

  test('brings nobody back who was erased', async () => {
    const who = await aSignedIn(salon)
    await syncWith(salon, {
      ...who,
      changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan Quackenbush' } })],
    })
    const hers = event('q', 'DTSTART:20261130T093000Z', 'DURATION:PT1H', 'SUMMARY:Siobhan Quackenbush - Cut')
    calendar.says({ body: ics(hers, B) })
    await follow(who)
    await eraseClient(salon.database, { account: who.account, clientId: 'c1', now: salon.clock.now })
    calendar.says({ body: ics(hers, B, A) })
    await refreshed(who)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    expect((await appointments(who)).map(each => each.who)).toEqual(expect.arrayContaining(['Tara Byrne']))
  })

  test('that was read before somebody was erased, and is written after, leaves nothing of them', async () => {
    const who = await aSignedIn(salon)
    await syncWith(salon, { ...who, changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan' } })] })
    await eraseClient(salon.database, { account: who.account, clientId: 'c1', now: salon.clock.now })
    const made = (id: string, patch: Fields): ServerEdit => ({ id, kind: 'appointment', op: 'create', patch })
    const written = (edits: ServerEdit[]) => writeByServer(salon.database, who.account, 1, edits)
    await written([
      made('hers', { client_id: 'c1', service: 'Quackenbush' }),
      made('his', { client_id: null, service: 'Cut' }),
    ])
    await written([made('hers', { client_id: null, client_name: 'Siobhan Quackenbush' })])
    await written([{ id: 'his', kind: 'appointment', patch: { client_id: 'c1', note: 'Quackenbush' } }])
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    const { records } = await pulled(who)
    expect(records.flatMap(({ kind, id }) => (kind === 'appointment' ? id : []))).toEqual(['his'])
  })
})

describe('what was erased stays away', () => {
  const weekly = (summary = 'Siobhan Quackenbush - Cut') =>
    event('w', 'DTSTART:20261130T093000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', `SUMMARY:${summary}`)
  const WEEK_MS = 7 * 86_400_000
  async function aSalonWith(...changes: ReturnType<typeof aChange>[]): Promise<Who> {
    const who = await aSignedIn(salon)
    const her = aChange({ recordId: 'c1', patch: { name: 'Siobhan Quackenbush' } })
    await syncWith(salon, { ...who, changes: [her, ...changes] })
    return who
  }
  /** An erased one's row stays, and says nothing. */
  const standing = async (who: Who) => (await appointments(who)).filter(({ at }) => at !== undefined)
  const erase = ({ account }: Who) =>
    eraseClient(salon.database, { account, clientId: 'c1', now: salon.clock.now })
  const byHand = (patch: Fields) =>
    aChange({
      recordId: 'h',
      kind: 'appointment',
      patch: { ...blanks.appointment, starts_at: '2026-11-30T09:30', minutes: 60, service: 'Cut', ...patch },
    })
  const hers = event('q', 'DTSTART:20261130T093000Z', 'DURATION:PT1H', 'SUMMARY:Siobhan Quackenbush - Cut')

  test('when new weeks of a series come into view, also said otherwise, and a series of others does not', async () => {
    const who = await aSalonWith()
    calendar.says({ body: ics(weekly(), B) })
    await follow(who)
    expect((await appointments(who)).filter(each => each.who === 'c1').length).toBeGreaterThan(10)
    await erase(who)
    for (const summary of ['Siobhan Quackenbush - Cut', 'Siobhan Quackenbush: full head']) {
      salon.clock.now += 3 * WEEK_MS
      calendar.says({ body: ics(weekly(summary), B) })
      await refreshed(who)
      expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    }
    expect(await standing(who)).toHaveLength(1)
    // One of the same series for somebody who has a card.
    const { cursor } = await pulled(who)
    const tara = aChange({ recordId: 'c2', patch: { name: 'Tara Byrne' } })
    await syncWith(salon, { ...who, cursor, changes: [tara] })
    calendar.says({ body: ics(weekly('Tara Byrne - Cut'), B) })
    salon.clock.now += WEEK_MS
    await refreshed(who)
    expect((await appointments(who)).filter(each => each.who === 'c2').length).toBeGreaterThan(0)
  })

  test('where only the name stood on it, and the card was made later', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(weekly()) })
    await follow(who)
    await syncWith(salon, {
      ...who,
      changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan Quackenbush' } })],
    })
    await erase(who)
    salon.clock.now += 3 * WEEK_MS
    calendar.says({ body: ics(weekly(), B) })
    await refreshed(who)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
  })

  test('when it was made by hand here and stood in the calendar too; deleted, it stays deleted', async () => {
    const who = await aSalonWith(byHand({ client_id: 'c1' }))
    calendar.says({ body: ics(hers) })
    await follow(who)
    expect(await appointments(who)).toEqual([{ at: '2026-11-30T09:30', who: 'c1', gone: false }])
    await syncWith(salon, {
      ...who,
      changes: [anEdit('h', { deletedAt: 1 }, { kind: 'appointment', at: salon.clock.now })],
    })
    calendar.says({ body: ics(hers, B) })
    await refreshed(who)
    expect(await appointments(who)).toHaveLength(2)
    await erase(who)
    calendar.says({ body: ics(hers, B, A) })
    await refreshed(who)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    expect(await standing(who)).toHaveLength(2)
  })

  test('when a list brought it first and a calendar has it too', async () => {
    const who = await aSalonWith(byHand({ client_id: 'c1', source: 'file', source_id: 'f', uid: 'list|B1' }))
    calendar.says({ body: ics(hers) })
    await follow(who)
    expect(await appointments(who)).toHaveLength(1)
    await erase(who)
    calendar.says({ body: ics(hers, B) })
    await refreshed(who)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
  })

  test('when a tablet sends it from a file that it read without a signal', async () => {
    const who = await aSalonWith()
    calendar.says({ body: ics(weekly()) })
    await follow(who)
    await erase(who)
    const { ids } = await (await salon.call('/api/calendars/erased', { cookie: who.cookie })).json()
    const found = await planned(weekly(), new Set(ids))
    expect([found.add.length, found.erased > 10]).toEqual([0, true])
    const blind = await planned(weekly(), new Set())
    const { cursor } = await pulled(who)
    const reply = await syncWith(salon, {
      ...who,
      cursor,
      changes: blind.add.map(({ id, fields }) =>
        aChange({ recordId: id, kind: 'appointment', patch: { ...fields } }),
      ),
    })
    const { accepted, refused } = await reply.json()
    expect([accepted, [...new Set(refused.map(({ problem }: { problem: string }) => problem))]]).toEqual([
      [],
      ['erased'],
    ])
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
  })

  test('from what stood without a card, when its source says it otherwise; who has a card may stand there', async () => {
    const who = await aSignedIn(salon)
    const saying = (start: string, summary: string, note: string) =>
      ics(event('q', `DTSTART:${start}`, 'DURATION:PT1H', `SUMMARY:${summary}`, `DESCRIPTION:${note}`))
    calendar.says({
      body: saying('20261130T093000Z', 'Siobhan Quackenbush - Cut', 'Siobhan Quackenbush: oat milk'),
    })
    await follow(who)
    const cards = { c1: 'Siobhan Quackenbush', c2: 'Tara Byrne' }
    const changes = Object.entries(cards).map(([recordId, name]) => aChange({ recordId, patch: { name } }))
    await syncWith(salon, { ...who, changes })
    await erase(who)
    calendar.says({
      body: saying('20261201T100000Z', 'Siobhan Quackenbush - Full head', 'Siobhan Quackenbush: tea'),
    })
    await refreshed(who)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    expect(await standing(who)).toMatchObject([{ at: '2026-12-01T10:00' }])
    // A tablet that read it from a file without a signal; by hand the name may be written again.
    const { records, cursor } = await pulled(who)
    const row = records.find(({ kind }) => kind === 'appointment')
    const client_name = 'Siobhan Quackenbush'
    const said = { ...row?.fields, client_name, minutes: 75, note: client_name }
    const push = async (...edits: ReturnType<typeof aChange>[]) =>
      (await (await syncWith(salon, { ...who, cursor, changes: edits })).json()).accepted.length
    const options = { kind: 'appointment', at: salon.clock.now }
    const again = aChange({ recordId: row?.id ?? '', kind: 'appointment', patch: { ...said, minutes: 90 } })
    expect(await push(anEdit(row?.id ?? '', said, options), again)).toBe(2)
    expect(await tracesOf(salon.database, ['Quackenbush'])).toEqual([])
    expect((await pulled(who)).records.find(({ id }) => id === row?.id)?.fields?.minutes).toBe(90)
    calendar.says({ body: saying('20261201T100000Z', 'Tara Byrne - Trim', '') })
    await refreshed(who)
    expect(await standing(who)).toMatchObject([{ who: 'c2' }])
    await push(anEdit(row?.id ?? '', { client_id: null, client_name }, options))
    expect(await standing(who)).toMatchObject([{ who: client_name }])
  })

  test('when a tablet reads it from a file that went out from here', async () => {
    const who = await aSalonWith(byHand({ client_id: 'c1' }))
    await erase(who)
    const { ids } = await (await salon.call('/api/calendars/erased', { cookie: who.cookie })).json()
    const out = event('h@chairside', 'DTSTART:20261220T093000Z', 'SUMMARY:Siobhan Quackenbush - Cut')
    expect(await planned(out, new Set(ids))).toMatchObject({ add: [], erased: 1 })
  })

  /** As a tablet reads a file, three weeks on. */
  async function planned(series: string[], erased: ReadonlySet<string>) {
    const window = { from: '2026-12-18', to: '2027-12-18', repeatTo: '2027-03-18' }
    const { entries } = await readCalendar(ics(series), { zone: 'Europe/London', window })
    return planOf({
      entries,
      present: [],
      cards: new Cards([]),
      source: { source: 'file', source_id: 'file-1', person_id: null },
      told: null,
      erased,
      now: new Date(salon.clock.now).toISOString(),
      who: null,
    })
  }
})

describe('the room for records', () => {
  const daily = (uid: string): string[] =>
    event(
      uid,
      'DTSTART:20261130T093000Z',
      'RRULE:FREQ=DAILY',
      `SUMMARY:${uid}`,
      `DESCRIPTION:${'x'.repeat(20_000)}`,
    )
  const used = (who: Who) => bytesOfRecords(salon.database, who.account)

  test('is taken by what a calendar brings, whose notes are short, and when full no more is written', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: ics(A) })
    await follow(who)
    expect(await used(who)).toBeGreaterThan(400)
    const [row] = await calendarsOf(salon.database, who.account)
    calendar.says({ body: ics(...Array.from({ length: 10 }, (_, n) => daily(`d${n}`))) })
    expect(row && (await refresh(followingNow(500_000), row))).toBe('too-large')
    const before = await used(who)
    expect(before).toBeLessThan(2_000_000)
    expect(row && (await refresh(followingNow(500_000), row))).toBe('too-large')
    expect(await used(who)).toBe(before)
    // An erasure adds up anew.
    await eraseClient(salon.database, { account: who.account, clientId: 'c1', now: salon.clock.now })
    expect(await used(who)).toBe(before)
    const { records } = await pulled(who)
    const notes = records.flatMap(({ fields }) =>
      typeof fields?.note === 'string' ? fields.note.length : [],
    )
    expect([...new Set(notes)]).toEqual([2_000])
  })
})

describe('an address', () => {
  test.each([
    'http://calendar.example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'webcal://192.168.1.4/a.ics',
    'https://nas.local/a.ics',
    'http://127.0.0.1:1/a.ics',
    'nonsense',
    'file:///etc/passwd',
  ])('%s is refused, and nothing is called', async address => {
    const reply = await follow(await aSignedIn(salon), address)
    expect([reply.status, (await reply.json()).code]).toEqual([422, 'calendar-address'])
    expect(calendar.asked).toEqual([])
  })

  test('with no calendar behind it is not followed', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ body: '<html>' })
    const reply = await follow(who)
    expect([reply.status, (await reply.json()).code]).toEqual([422, 'no-calendar'])
    expect(await (await salon.call('/api/calendars', { cookie: who.cookie })).json()).toEqual({
      calendars: [],
    })
  })

  test('that leads into the inner network is told of, and nothing is read', async () => {
    const who = await aSignedIn(salon)
    calendar.says({ status: 302, headers: { location: 'https://169.254.169.254/latest/meta-data' } })
    expect((await (await follow(who)).json()).calendars).toMatchObject([{ trouble: 'inner' }])
  })
})
