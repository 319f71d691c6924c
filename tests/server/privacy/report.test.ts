// The access report of one client: everything that is held, of this account alone, as JSON and as a PDF.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REPORT_SCHEMA, reportOf } from '../../../shared/salon/privacy/report'
import { sectionsOf } from '../../../shared/salon/privacy/report-text'
import { beginCall } from '../../../sync-server/models/store'
import { reportPdf } from '../../../sync-server/privacy/pdf'
import { eraseClient } from '../../../sync-server/sync/erase'
import { aSignedIn, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, anEdit } from '../sync/support/salon'

const AT = '2026-11-01T09:00:00.000Z'
const NAME = 'Łucja Sørensen-Şahin'

onBothDatabases('an access report', database => {
  let salon: SalonApp
  beforeAll(async () => {
    salon = await openSalonApp({}, null, undefined, database())
  })
  afterAll(() => salon.close())

  async function aClientWithAll() {
    const who = await aSignedIn(salon)
    const about = (kind: string, recordId: string, patch: Record<string, unknown>) =>
      aChange({ kind, recordId, patch: { client_id: 'c1', ...patch }, person: 'p1' })
    await syncWith(salon, {
      ...who,
      changes: [
        aChange({ kind: 'salon', recordId: 'salon', patch: { name: 'Studio Nine' } }),
        aChange({ kind: 'person', recordId: 'p1', patch: { name: 'Maria' } }),
        aChange({ recordId: 'c1', patch: { name: NAME, phone: '07700 900123', concerns: ['frizz'] } }),
        aChange({ recordId: 'c2', patch: { name: 'Somebody Else' } }),
        about('allergy', 'a1', { substance: 'PPD', reaction: 'Swollen eyes', noted_at: AT }),
        about('note', 'n1', { text: 'First words', written_at: AT, who: 'Maria' }),
        about('reminder', 'r1', { text: 'Book again', due_on: '2027-01-01', made_at: AT }),
        about('contacted', 'd1', { list: 'birthday', of: '2026', done_at: AT, who: null }),
        about('appointment', 'p1a', {
          client_name: null,
          person_id: null,
          stylist: 'Maria',
          starts_at: '2026-12-01T09:30',
          minutes: 90,
          service: 'Root colour',
          note: null,
          made_at: AT,
        }),
        about('ask', 'k1', {
          tool: 'colour-formula',
          tool_version: 1,
          client_name: NAME,
          input: { desiredColor: 'copper' },
          facts: { client: { first_name: 'Łucja' } },
          draft: { formula: '6/4' },
          sheet: {},
          device: 'tablet',
          asked_at: AT,
        }),
        about('consent', 's1', {
          about: 'photos',
          version: '1',
          wording: 'I agree',
          answer: 'yes',
          given_at: AT,
          how: 'said',
          platforms: ['Instagram'],
          guardian: null,
        }),
        aChange({ kind: 'note', recordId: 'n9', patch: { client_id: 'c2', text: 'of another' } }),
      ],
    })
    await syncWith(salon, {
      ...who,
      changes: [
        anEdit('n1', { text: 'Second words' }, { kind: 'note', base: { text: 'First words' }, person: 'p1' }),
        anEdit('r1', { deletedAt: 1 }, { kind: 'reminder' }),
      ],
    })
    await beginCall(database(), who.account, {
      id: 'call-1',
      ask: 'k1',
      client: 'c1',
      made_for: 'ask',
      tool: 'colour-formula',
      model: 'salon-model-1',
      at: Date.parse(AT),
      sent: '[{"content":"copper, please"}]',
    })
    return who
  }
  const report = (cookie: string, id = 'c1', end = '') =>
    salon.call(`/api/clients/${id}/report${end}`, { cookie })

  test('holds the card, what is about it, deleted and earlier texts with who wrote them, and what a model got', async () => {
    const who = await aClientWithAll()
    const held = await (await report(who.cookie)).json()
    expect(held).toMatchObject({
      schema: REPORT_SCHEMA,
      made_by: 'server',
      salon: 'Studio Nine',
      user_id: who.account,
      client: { id: 'c1', user_id: who.account, name: NAME, phone: '07700 900123', concerns: ['frizz'] },
      allergies: [{ id: 'a1', substance: 'PPD', reaction: 'Swollen eyes' }],
      reminders: [{ id: 'r1', deleted_at: '1970-01-01T00:00:00.001Z' }],
      appointments: [{ id: 'p1a', starts_at: '2026-12-01T09:30', service: 'Root colour' }],
      contacted: [{ id: 'd1', list: 'birthday', of: '2026', done_at: AT }],
      notes: [{ id: 'n1', text: 'Second words' }],
      asks: [{ id: 'k1', input: { desiredColor: 'copper' }, facts: { client: { first_name: 'Łucja' } } }],
      consents: [{ id: 's1', platforms: ['Instagram'] }],
      sent_to_models: [{ ask: 'k1', model: 'salon-model-1', sent: [{ content: 'copper, please' }] }],
    })
    const texts = held.earlier_versions.filter(({ id }: { id: string }) => id === 'n1')
    expect(texts).toEqual([
      expect.objectContaining({ who: 'Maria', changed: expect.objectContaining({ text: 'First words' }) }),
      expect.objectContaining({ who: 'Maria', before: { text: 'First words' } }),
    ])
    expect(JSON.stringify(held)).not.toContain('of another')
  })

  test('is of one’s own clients alone, and of nobody who was erased', async () => {
    const mine = await aClientWithAll()
    const other = await aSignedIn(salon)
    for (const end of ['', '.pdf']) {
      expect((await report(other.cookie, 'c1', end)).status).toBe(404)
      expect((await report(mine.cookie, 'n1', end)).status).toBe(404)
      expect((await salon.call(`/api/clients/c1/report${end}`)).status).toBe(401)
    }
    await eraseClient(database(), { account: mine.account, clientId: 'c1', now: Date.parse(AT) })
    expect((await report(mine.cookie)).status).toBe(404)
  })

  test('is a PDF with every sign of the name, and no name in the name of its file', async () => {
    const who = await aClientWithAll()
    const reply = await report(who.cookie, 'c1', '.pdf')
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-disposition')).toMatch(/access-report-\d{4}-\d\d-\d\d\.pdf/)
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const held = await (await report(who.cookie)).json()
    const open = Buffer.from(await reportPdf(held, false)).toString('latin1')
    // Ł ø Ş as the fonts' own tables give them back when the text is copied out.
    for (const sign of ['0141', '00f8', '015e']) expect(open.toLowerCase(), sign).toContain(`<${sign}>`)
  })
})

test('a person reads in it when, what and by whom', () => {
  const client = { kind: 'client', id: 'c1', fields: { name: NAME, created_at: AT } }
  const note = {
    kind: 'note',
    id: 'n1',
    fields: { client_id: 'c1', text: 'Oat milk', written_at: AT, who: 'Maria' },
  }
  const base = { client, account: 'acc', salon: 'S', madeAt: AT }
  const offline = reportOf({ ...base, records: [note], madeBy: 'tablet' })
  const notes = sectionsOf(offline).find(({ title }) => title === 'Chair notes')
  expect(notes?.entries).toEqual([
    { title: '1 Nov 2026, 09:00 · Maria', lines: [{ label: '', text: 'Oat milk', depth: 0 }] },
  ])
  expect(offline.not_included.join(' ')).toContain('Earlier versions of texts')
  expect(offline.earlier_versions).toBeNull()
})

test('a record of a newer app is in it, as it is stored', () => {
  const client = { kind: 'client', id: 'c1', fields: { name: NAME } }
  const future = { kind: 'scalp_scan', id: 'f1', fields: { client_id: 'c1', reading: 7 } }
  const held = reportOf({ client, records: [future], account: 'a', salon: 'S', madeAt: AT, madeBy: 'server' })
  expect(held.others).toEqual([{ id: 'f1', kind: 'scalp_scan', client_id: 'c1', reading: 7 }])
  expect(sectionsOf(held).find(({ title }) => title === 'Other records')?.entries).toEqual([
    { title: 'Scalp scan', lines: [{ label: 'Reading', text: '7', depth: 0 }] },
  ])
})

test('a change that took something out says so, and an emoji on paper is told of', async () => {
  const client = { kind: 'client', id: 'c1', fields: { name: `${NAME} 🍵` } }
  const earlier = [
    { kind: 'client', id: 'c1', at: AT, who: 'Maria', changed: { phone: null }, before: { phone: '07700' } },
  ]
  const held = reportOf({
    client,
    records: [],
    account: 'a',
    salon: 'S',
    madeAt: AT,
    madeBy: 'server',
    earlier,
  })
  const changes = sectionsOf(held).find(({ title }) => title === 'Every change, and who made it')
  expect(changes?.entries).toEqual([
    { title: '1 Nov 2026, 09:00 · Client · Maria', lines: [{ label: 'Phone', text: 'taken out', depth: 0 }] },
  ])
  const pagesOf = async (name: string) =>
    Buffer.from(await reportPdf({ ...held, client: { name } }, false)).toString('latin1').length
  expect(await pagesOf('Tea 🍵')).toBeGreaterThan(await pagesOf('Tea ab'))
})
