// After an erasure nothing about the client is found anywhere: not in a table, not in the log, not in the file.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { isKind, kinds } from '../../../shared/sync/kinds'
import { hashOf } from '../../../sync-server/blobs/store'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { beginCall } from '../../../sync-server/models/store'
import { keepHouse } from '../../../sync-server/privacy/housekeeping'
import { eraseClient } from '../../../sync-server/sync/erase'
import { receive } from '../../../sync-server/voice/memos/store'
import { tracesOf } from '../../support/traces'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'

const NAME = 'Zdzisława Quackenbush'
const PHONE = '07700 900777'
const PHRASE = 'mermaid green ends'
const TRACES = [NAME, 'Quackenbush', PHONE, PHRASE, 'quack@example.com']
const AT = '2026-11-01T09:00:00.000Z'

const SOUND = Buffer.from(`sound of ${PHRASE}`)

/** A photo that shows the words, as it were. */
const PHOTO = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xda]),
  Buffer.from(`photo of ${PHRASE}`),
  Buffer.from([0xff, 0xd9]),
])

/** One record of every kind that concerns a client, each with words about this one. */
const ABOUT: Record<string, Record<string, unknown>> = {
  allergy: { substance: `PPD, ${PHRASE}`, reaction: NAME, noted_at: AT },
  note: { text: `${NAME} wants ${PHRASE}`, written_at: AT },
  patch_test: { product: PHRASE, applied_at: AT, result: 'reaction', remarks: PHONE },
  formula: { client_name: NAME, made_at: AT, title: PHRASE, bowls: [], remarks: NAME },
  ask: {
    tool: 'colour-formula',
    tool_version: 1,
    client_name: NAME,
    input: { desiredColor: PHRASE },
    facts: { notes: [PHRASE] },
    draft: { formula: PHRASE },
    sheet: { title: NAME },
    device: 'tablet-1',
    asked_at: AT,
  },
  memo: {
    recorded_at: AT,
    type: 'audio/webm',
    duration: 1,
    bytes: SOUND.length,
    hash: hashOf(SOUND),
    text: PHRASE,
    into: null,
    device: 'tablet-1',
  },
  photo: {
    formula_id: null,
    when: 'before',
    taken_at: AT,
    type: 'image/jpeg',
    width: 8,
    height: 8,
    bytes: PHOTO.length,
    hash: hashOf(PHOTO),
    preview: '',
    device: 'tablet-1',
    who: NAME,
  },
  timer: { name: PHRASE, duration: 60, started_at: AT, ends_at: AT, device: 'tablet-1' },
  service: { started_at: AT, step: 0, last_done: PHRASE, device: 'tablet-1' },
  reminder: { text: `Call ${NAME}`, due_on: '2027-01-01', made_at: AT },
  contacted: { list: 'birthday', of: '2026', done_at: AT, who: null },
  appointment: {
    client_name: NAME,
    person_id: null,
    stylist: null,
    starts_at: '2026-12-01T09:30',
    minutes: 60,
    service: PHRASE,
    note: `${NAME}, ${PHONE}`,
    uid: 'quack@example.com',
    made_at: AT,
  },
  consultation: {
    answered_at: AT,
    answered_by: 'client',
    answers: [{ id: 'allergy', answer: 'yes', words: PHRASE, when: null }],
    signature: { path: 'M1 1l2 2', name: NAME, at: AT },
  },
  consent: {
    about: 'photos',
    version: '1',
    wording: `I agree, ${NAME}`,
    answer: 'yes',
    given_at: AT,
    how: 'said',
    platforms: [],
    guardian: NAME,
  },
}

async function aHeldClient(database: Database): Promise<Salon> {
  const salon = await aSalon(database)
  const { account } = salon
  const card = { name: NAME, phone: PHONE, email: 'quack@example.com', notes: PHRASE }
  await salon.sync({
    changes: [
      aChange({ recordId: 'c1', patch: card }),
      ...Object.entries(ABOUT).map(([kind, patch]) =>
        aChange({ kind, recordId: `${kind}-1`, patch: { client_id: 'c1', ...patch } }),
      ),
    ],
  })
  // Earlier versions, and a text that could not be merged.
  await salon.sync({ changes: [anEdit('note-1', { text: `${PHRASE}, again` }, { kind: 'note', base: {} })] })
  await salon.sync({
    device: 'tablet-2',
    changes: [
      anEdit('c1', { notes: `other words, ${PHRASE}` }, { base: { notes: 'something else' } }),
      anEdit('note-1', { text: 7 }, { kind: 'note' }),
    ],
  })
  await receive(database, account, {
    kind: 'photo',
    hash: hashOf(PHOTO),
    type: 'image/jpeg',
    start: 0,
    total: PHOTO.length,
    bytes: new Uint8Array(PHOTO),
    now: NOON,
  })
  await receive(database, account, {
    hash: hashOf(SOUND),
    type: 'audio/webm',
    start: 0,
    total: SOUND.length,
    bytes: new Uint8Array(SOUND),
    now: NOON,
  })
  const call = { made_for: 'ask', tool: 'x', model: 'm', at: NOON, ask: null, client: null }
  await beginCall(database, account, { ...call, id: 'of-ask', ask: 'ask-1', sent: `{"text":"${PHRASE}"}` })
  await beginCall(database, account, { ...call, id: 'naming', sent: JSON.stringify({ text: NAME }) })
  await beginCall(database, account, { ...call, id: 'about', client: 'c1', sent: `{"text":"${PHRASE}"}` })
  return salon
}

onBothDatabases('an erased client', database => {
  test('is found in no column of any table; what is somebody else’s stays', async () => {
    const { account, sync, heard } = await aHeldClient(database())
    await sync({ changes: [aChange({ recordId: 'c2', patch: { name: 'Bo Peep' } })] })
    expect(await tracesOf(database(), TRACES)).toEqual(
      expect.arrayContaining([
        'records.fields',
        'changes.patch',
        'ask_facts.facts',
        'model_calls.sent',
        'blobs.bytes',
      ]),
    )
    const said: unknown[] = []
    const spies = (['log', 'info', 'warn', 'error'] as const).map(way =>
      vi.spyOn(console, way).mockImplementation((...words) => void said.push(words)),
    )
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    const late = await sync({
      device: 'tablet-3',
      cursor: await heard(),
      changes: [
        anEdit('note-1', { text: `${NAME}, offline` }, { kind: 'note' }),
        aChange({ kind: 'note', recordId: 'new-note', patch: { client_id: 'c1', text: PHRASE } }),
      ],
    })
    for (const spy of spies) spy.mockRestore()
    expect(late.refused.map(({ problem }) => problem)).toEqual(['erased', 'erased'])
    expect(await tracesOf(database(), TRACES)).toEqual([])
    expect(await tracesOf(database(), ['Bo Peep'])).toEqual(['records.fields', 'changes.patch'].sort())
    expect(JSON.stringify(said)).not.toContain('Quackenbush')
  })

  test('a record that is kept says what happened, and stays apart from who it was', async () => {
    const { account, sync } = await aHeldClient(database())
    const facts = 'Initials Z.Q. Patch test of 2026-11-01: reaction.'
    await sync({
      changes: [
        aChange({
          kind: 'kept_record',
          recordId: 'kept-1',
          patch: {
            what: 'patch test reaction',
            facts,
            reason: 'Insurer',
            keep_until: '2029-11-21',
            made_at: AT,
          },
        }),
      ],
    })
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    expect(await tracesOf(database(), TRACES)).toEqual([])
    expect(await tracesOf(database(), [facts])).toEqual(expect.arrayContaining(['records.fields']))
  })
})

describe('every kind that concerns a client', () => {
  test('is among what is erased here', () => {
    const about = Object.entries(kinds).flatMap(([kind, rules]) => ('aboutClient' in rules ? [kind] : []))
    expect(Object.keys(ABOUT).sort()).toEqual(about.filter(isKind).sort())
  })
})

describe('the file of a SQLite database', () => {
  test('holds no byte of an erased client once the house was kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chairside-erased-'))
    const database = await openDatabase({ file: join(folder, 'salon.sqlite') })
    await migrate(database)
    const bytes = (): string =>
      readdirSync(folder)
        .map(name => readFileSync(join(folder, name), 'latin1'))
        .join('')
    const { account } = await aHeldClient(database)
    expect(bytes()).toContain(PHRASE)
    await eraseClient(database, { account, clientId: 'c1', now: NOON })
    expect(bytes(), 'erased rows leave bytes').toContain(PHRASE)
    const house = {
      database,
      mail: { send: async () => undefined },
      endPlans: async () => undefined,
      forgetSounds: async () => undefined,
      now: () => NOON + 1,
    }
    await keepHouse(house)
    for (const trace of ['Quackenbush', PHONE, PHRASE]) expect(bytes().includes(trace), trace).toBe(false)
    await database.close()
    rmSync(folder, { recursive: true })
  })
})
