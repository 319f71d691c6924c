import { describe, expect, test } from 'vitest'
import { standingOf, stockNow } from '../../../../shared/salon/stock/shelf'
import { salon } from '../../../../web/platform/data/db'
import { get, list } from '../../../../web/platform/data/queries/queries'
import { create, edit, remove } from '../../../../web/platform/data/saving/save'
import { purge } from '../../../../web/platform/sync/incoming/purge'
import { applyClients, applyProducts } from '../../../../web/salon/import-export/apply/apply-import'
import { newImportId, readImportId } from '../../../../web/salon/import-export/apply/import-id'
import { clientObjection } from '../../../../web/salon/import-export/apply/objection'
import { pastImports, undoImport, workedOn } from '../../../../web/salon/import-export/apply/undo-import'
import { readCsv } from '../../../../web/salon/import-export/csv'
import { csvFile, jsonFile } from '../../../../web/salon/import-export/export/export'
import { everythingHeld } from '../../../../web/salon/import-export/export/hold'
import { tablesOf } from '../../../../web/salon/import-export/export/tables'
import { elsewhereWords, undoWords } from '../../../../web/salon/import-export/import/import-words'
import { guessMapping } from '../../../../web/salon/import-export/plan/columns'
import {
  AT_FIRST,
  type Choices,
  planClients,
  planProducts,
} from '../../../../web/salon/import-export/plan/dry-run'
import { knownOf } from '../../../../web/salon/import-export/plan/known'
import { loadSample, removeSample, sampleStanding } from '../../../../web/salon/import-export/sample/load'
import { kept } from '../../kept'
import { openedSalon } from './open'

const now = Date.parse('2026-11-21T09:30:00.000Z')
const none: ReadonlySet<string> = new Set()
const quiet = () => {}

async function imported(text: string, choices: Choices = AT_FIRST, at = now) {
  const csv = await readCsv(text)
  const known = (await list('client')).map(({ id, fields }) => knownOf(id, fields))
  const plan = await planClients(csv, guessMapping('client', csv), known, choices)
  let made = 0
  const updates = plan.outcomes.filter(({ does }) => does === 'update').length
  const importId = newImportId('client', at, String(made), updates)
  const context = {
    importId,
    now: new Date(at).toISOString(),
    who: 'Ana',
    newId: () => `${importId.slice(-24)}-${++made}`,
  }
  const remembered = await applyClients(plan.outcomes, context, quiet)
  return { importId, remembered, plan }
}
const clients = async () =>
  Object.fromEntries((await list('client')).map(({ fields }) => [fields.name, fields]))
const lastImport = async () => {
  const [past] = await pastImports()
  if (!past) throw new Error('No import can be undone')
  return past
}

describe('an import', () => {
  test('is saved as clients with null where nothing stood, and allergies of their own', async () => {
    await openedSalon()
    const { importId } = await imported('Name,Phone,Allergies,Concerns\nSiobhán Kelly,,"PPD, nickel",frizz')
    expect((await clients())['Siobhán Kelly']).toMatchObject({
      phone: null,
      email: null,
      hair_type: null,
      notes: null,
      concerns: ['frizz'],
      import_id: importId,
      sample: false,
    })
    expect((await list('allergy')).map(({ fields }) => fields.substance).sort()).toEqual(['PPD', 'nickel'])
  })

  test('is one act: undone, all it made is gone and the others are as they were', async () => {
    await openedSalon()
    await create('client', { name: 'Niamh', phone: null, email: null, concerns: [] }, 'mine')
    await imported(`Name\n${Array.from({ length: 600 }, (_, index) => `Client ${index}`).join('\n')}`)
    expect(await list('client')).toHaveLength(601)
    const past = await lastImport()
    expect(past).toMatchObject({ made: 600, updated: 0, kind: 'client' })
    await undoImport(past, none, now, quiet)
    expect((await list('client')).map(({ id }) => id)).toEqual(['mine'])
    expect(await pastImports()).toEqual([])
  })

  test('that updated cards puts back what they said, but not what somebody changed since', async () => {
    await openedSalon()
    await create(
      'client',
      { name: 'Niamh', phone: '01', email: 'n@example.com', concerns: ['grey'], notes: 'Tea' },
      'n',
    )
    const { remembered } = await imported(
      'Name,Phone,Email,Concerns,Notes,Allergies\nNiamh,02 2222222,n@example.com,"grey, frizz",Coffee,PPD',
      { ...AT_FIRST, same: 'update' },
    )
    expect(remembered).toBe(true)
    expect((await clients()).Niamh).toMatchObject({
      phone: '02 2222222',
      concerns: ['grey', 'frizz'],
      notes: 'Tea\nCoffee',
    })
    await edit('client', 'n', { notes: 'Water' })
    await undoImport(await lastImport(), none, now, quiet)
    expect((await clients()).Niamh).toMatchObject({ phone: '01', concerns: ['grey'], notes: 'Water' })
    expect(await list('allergy')).toEqual([])
  })

  test('empties nothing: an empty cell leaves what the card says', async () => {
    await openedSalon()
    await create(
      'client',
      { name: 'Niamh', phone: '0123456', email: 'n@example.com', concerns: ['grey'] },
      'n',
    )
    await imported('Name,Phone,Email\nNiamh,,', { ...AT_FIRST, same: 'update' })
    expect((await clients()).Niamh).toMatchObject({
      phone: '0123456',
      email: 'n@example.com',
      concerns: ['grey'],
    })
  })

  test('says so where there is no room to remember what updated cards said', async () => {
    await openedSalon()
    kept.keeping.set(false)
    await create('client', { name: 'Niamh', phone: '01 222222', notes: 'x'.repeat(500) }, 'n')
    const { remembered } = await imported('Name,Phone,Notes\nNiamh,01222222,Coffee', {
      ...AT_FIRST,
      same: 'update',
    })
    expect(remembered).toBe(false)
    expect((await clients()).Niamh?.notes).toContain('Coffee')
    kept.keeping.set(true)
  })

  test('says on another device what only the importing one can put back', async () => {
    await openedSalon()
    await create('client', { name: 'Niamh', phone: null, email: 'n@example.com', concerns: [] }, 'n')
    const text = 'Name,Phone,Email\nNiamh,02 2222222,n@example.com\nAnn,07700900001,'
    await imported(text, { ...AT_FIRST, same: 'update' })
    const here = await lastImport()
    expect(here).toMatchObject({ made: 1, updated: 1, remembered: 1 })
    expect(elsewhereWords(here)).toBeNull()
    for (const key of kept.keys().filter(each => each.startsWith('chairside.import:'))) kept.remove(key)
    const there = await lastImport()
    expect(there).toMatchObject({ made: 1, updated: 1, remembered: 0 })
    expect(elsewhereWords(there)).toContain('only on the device that imported the list')
    expect(undoWords(there, 0)).toMatch(/^1 client that it added is deleted\. What the updated clients said/)
  })

  test('leaves out what a card says already, and what would not fit on it', async () => {
    await openedSalon()
    await create('client', { name: 'Niamh', phone: '0123456', notes: 'x'.repeat(19_999), concerns: [] }, 'n')
    await create('client', { name: 'Ann', phone: null, email: 'a@example.com', concerns: [] }, 'a')
    const present = new Map((await list('client')).map(({ id, fields }) => [id, fields]))
    const csv = await readCsv(
      'Name,Phone,Notes,Email\nNiamh,0123456,,\nNiamh,0123456,Tea,\nAnn,0123457,,a@example.com\nAnn,,Milk,a@example.com',
    )
    const known = [...present].map(([id, fields]) => ({ id, ...fields }))
    const update: Choices = { ...AT_FIRST, same: 'update' }
    const objection = clientObjection(present, new Map())
    const plan = await planClients(
      csv,
      ['name', 'phone', 'notes', 'email'],
      known,
      update,
      undefined,
      objection,
    )
    expect(plan.outcomes.map(({ line }) => line)).toEqual([4])
    expect(plan.skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'The card of Niamh says all of it already.'],
      [3, 'Together with the notes on the card of Niamh these would be too long.'],
      [5, 'Ann is already on line 4.'],
    ])
  })

  test('run again makes nothing twice', async () => {
    await openedSalon()
    const text = 'Name,Phone\nAnn,07700900001\nBo,07700900002'
    await imported(text)
    const { plan } = await imported(text, undefined, now + 1000)
    expect(plan.outcomes).toEqual([])
    expect(await list('client')).toHaveLength(2)
  })

  test('keeps clients that were worked on since, where that is wished', async () => {
    await openedSalon()
    const { importId } = await imported('Name,Allergies\nAnn,PPD\nBo,')
    const ann = (await list('client')).find(({ fields }) => fields.name === 'Ann')!
    expect(await workedOn(importId)).toEqual(none)
    await create('note', { client_id: ann.id, text: 'Lovely', written_at: new Date(now).toISOString() })
    const worked = await workedOn(importId)
    expect(worked).toEqual(new Set([ann.id]))
    const past = await lastImport()
    expect(undoWords(past, worked.size)).toBe(
      '1 client that it added is deleted. 1 client with notes or formulas since stays, and is yours from then on.',
    )
    await undoImport(past, worked, now, quiet)
    expect((await list('client')).map(({ fields }) => fields.name)).toEqual(['Ann'])
    expect(await pastImports()).toEqual([])
  })

  test('of products has its own id and is undone likewise', async () => {
    await openedSalon()
    await create('product', { name: 'Oil', category: 'Finish', price: 10, description: null }, 'oil')
    const csv = await readCsv('Name,Category,Price\nOil,Finish,12.50\nMask,Treatment,20')
    const known = (await list('product')).map(({ id, fields }) => ({ id, name: fields.name }))
    const plan = await planProducts(csv, guessMapping('product', csv), known, {
      ...AT_FIRST,
      same: 'update',
    })
    const importId = newImportId('product', now, 'aaaa')
    await applyProducts(
      plan.outcomes,
      { importId, now: '2026-11-21T09:30:00.000Z', who: 'Ana', newId: () => 'mask' },
      quiet,
    )
    expect((await get('product', 'oil'))?.fields.price).toBe(12.5)
    expect(readImportId(importId)).toEqual({
      kind: 'product',
      at: '2026-11-21T09:30:00.000Z',
      updated: 0,
    })
    await undoImport(await lastImport(), none, now, quiet)
    expect((await list('product')).map(({ fields }) => [fields.name, fields.price])).toEqual([['Oil', 10]])
  })
})

describe('the sample salon', () => {
  test('loads twelve clients and twenty-seven products, and twice is once', async () => {
    await openedSalon()
    await loadSample(now)
    await loadSample(now + 86_400_000)
    expect(await list('client')).toHaveLength(12)
    expect(await list('product')).toHaveLength(27)
    expect((await list('allergy')).length).toBeGreaterThan(1)
    expect((await list('ask')).every(({ fields }) => fields.sample && fields.tool === 'retail-edge')).toBe(
      true,
    )
  })

  test('has stock: each bowl was mixed of tubes that are known and paid for, and two of them run low', async () => {
    await openedSalon()
    await loadSample(now)
    const products = await list('product')
    const nameOf = new Map(products.map(({ id, fields }) => [id, fields.name]))
    const moves = (await list('stock_move')).map(({ id, fields }) => ({ id, ...fields }))
    const used = moves.filter(({ why }) => why === 'used')
    expect(used).toHaveLength((await list('formula')).length)
    expect(used.flatMap(({ parts }) => parts).filter(({ cost }) => cost === null)).toEqual([])
    const copper = used.find(({ formula_id }) => formula_id === 'sample-formula-04')
    expect(copper?.parts.map(({ product_id }) => nameOf.get(product_id ?? ''))).toEqual([
      'Koleston 7/43',
      'Developer 20 vol',
      'Color Touch 7/43',
      'Developer 7 vol',
    ])
    const left = stockNow(moves)
    const low = products.filter(({ id, fields }) => standingOf(fields, left.get(id)).low)
    expect(low.map(({ fields }) => fields.name).sort()).toEqual(['Color Touch 9/16', 'Koleston 7/43'])
    // For mixing, not for home.
    const mixed = products.filter(({ fields }) => fields.shade !== null)
    expect(mixed.every(({ fields }) => fields.kind === 'professional')).toBe(true)
  })

  test('goes without a trace, leaves what is mine, and comes back', async () => {
    await openedSalon()
    await create('client', { name: 'Mine' }, 'mine')
    await loadSample(now)
    const undo = await removeSample(await sampleStanding(), none, now)
    const held = await everythingHeld()
    expect(held.client.map(({ id }) => id)).toEqual(['mine'])
    for (const rest of [
      held.product,
      held.note,
      held.allergy,
      held.patch_test,
      held.formula,
      held.ask,
      held.appointment,
      held.reminder,
      held.stock_move,
    ])
      expect(rest).toEqual([])
    await undo()
    expect(await list('client')).toHaveLength(13)
    await removeSample(await sampleStanding(), none, now)
    await loadSample(now)
    expect(await list('client')).toHaveLength(13)
    expect((await list('note')).length).toBeGreaterThan(5)
  })

  test('is not taken while somebody worked on it without saying so', async () => {
    await openedSalon()
    await loadSample(now)
    expect((await sampleStanding()).used).toEqual([])
    const written_at = new Date(now).toISOString()
    await create('note', { client_id: 'sample-client-siobhan', text: 'Really her', written_at }, 'my-note')
    await edit('client', 'sample-client-chidi', { phone: '07700 900999' })
    const standing = await sampleStanding()
    expect(standing.used).toEqual([
      { id: 'sample-client-chidi', name: 'Chidi Eze', added: 0, changed: true },
      { id: 'sample-client-siobhan', name: 'Siobhán Kelly', added: 1, changed: false },
    ])
    const keep = new Set(standing.used.map(({ id }) => id))
    await removeSample(standing, keep, now)
    expect((await list('client')).map(({ id }) => id)).toEqual([
      'sample-client-chidi',
      'sample-client-siobhan',
    ])
    expect((await list('note')).some(({ id }) => id === 'my-note')).toBe(true)
    expect((await list('formula')).every(({ fields }) => fields.client_id === 'sample-client-siobhan')).toBe(
      true,
    )
  })
})

describe('an export', () => {
  const spec: Record<string, string[]> = {
    clients: ['id', 'user_id', 'name', 'phone', 'email', 'hair_type', 'concerns', 'notes', 'created_at'],
    products: ['id', 'user_id', 'name', 'category', 'description', 'price'],
    recommendations: [
      'id',
      'client_name',
      'created_at',
      'hair_type',
      'current_treatment',
      'products',
      'quick_pitch',
      'talking_points',
    ],
    colour_formulas: [
      'user_id',
      'client_id',
      'client_name',
      'current_color',
      'desired_color',
      'hair_condition',
      'formula',
      'processing_time',
      'application_tips',
      'expected_result',
    ],
    appointments: ['user_id', 'schedule_data', 'optimization_suggestions', 'created_at'],
    marketing_content: ['user_id', 'content_type', 'topic', 'generated_content', 'image_url', 'created_at'],
  }

  test('has a table for each entity of the specification, under its field names', async () => {
    await openedSalon()
    await loadSample(now)
    const tables = tablesOf(await everythingHeld(), 'account-1')
    for (const [name, columns] of Object.entries(spec))
      expect(tables.find(table => table.name === name)?.columns).toEqual(expect.arrayContaining(columns))
    const [clientsTable] = tables
    expect(clientsTable?.rows).toHaveLength(12)
    expect(clientsTable?.rows[0]).toMatchObject({ user_id: 'account-1', name: 'Amara Okafor' })
    expect(tables.find(table => table.name === 'recommendations')?.rows[0]).toMatchObject({
      client_name: 'Amara Okafor',
      products: expect.arrayContaining([expect.objectContaining({ priority: 'high' })]),
    })
  })

  test('has each practice conversation in the order it was spoken', async () => {
    await openedSalon()
    const talk = { scenario: 'complaint', title: 'Complaint', started_at: '2026-11-20T10:00:00.000Z' }
    await create('conversation', { ...talk, device: 'd' }, 'talk')
    const turn = (text: string, said_at: string) =>
      create('turn', { conversation_id: 'talk', role: 'client', text, said_at, by: 'engine' })
    await turn('Second', '2026-11-20T10:00:02.000Z')
    await turn('First', '2026-11-20T10:00:01.000Z')
    const table = tablesOf(await everythingHeld(), 'account-1').find(({ name }) => name === 'practice')
    expect(table?.rows.map(({ title, text }) => [title, text])).toEqual([
      ['Complaint', 'First'],
      ['Complaint', 'Second'],
    ])
  })

  test('has each permission with its wording, places and what was taken back, as a spreadsheet reads it', async () => {
    await openedSalon()
    await create('client', { name: 'Zofia' }, 'z')
    await create('consent', {
      client_id: 'z',
      about: 'photos',
      version: '1',
      wording: 'I agree that photos are shown.',
      answer: 'yes',
      given_at: '2026-11-01T09:00:00.000Z',
      how: 'signed',
      platforms: ['Instagram', 'Our website'],
      guardian: 'Ewa',
      withdrawn_at: '2026-11-02T09:00:00.000Z',
    })
    const table = tablesOf(await everythingHeld(), 'account-1').find(({ name }) => name === 'consents')
    const [head = '', row = ''] = (table ? (await csvFile(table, 0)).text : '').split('\r\n')
    expect(head).toContain('client_name,about,answer,given_at,how,platforms,guardian,who,withdrawn_at')
    expect(row).toContain(
      ',Zofia,photos,yes,2026-11-01T09:00:00.000Z,signed,"Instagram, Our website",Ewa,,2026-11-02T09:00:00.000Z',
    )
    expect(row).toContain('I agree that photos are shown.')
  })

  test('as CSV says with each booking whom to ring, where there is a card', async () => {
    await openedSalon()
    await create('client', { name: 'Zofia', phone: '07700 900123' }, 'z')
    const visit = {
      starts_at: '2026-11-27T09:30',
      minutes: 45,
      service: 'Cut',
      made_at: '2026-11-20T09:00:00.000Z',
    }
    await create('appointment', { ...visit, client_id: 'z' }, 'a1')
    await create('appointment', { ...visit, client_id: null, client_name: 'Oonagh' }, 'a2')
    const table = tablesOf(await everythingHeld(), 'account-1').find(
      ({ name }) => name === 'booked_appointments',
    )
    const { text } = await csvFile(table!, now)
    expect(text).toContain('id,client_id,client_name,client_phone,starts_at,minutes')
    expect(text).toContain('a1,z,Zofia,07700 900123,2026-11-27T09:30,45')
    expect(text).toContain('a2,,Oonagh,,2026-11-27T09:30,45')
    // Brought in again, it is left out: the card has it.
    const csv = await readCsv(text)
    expect(guessMapping('appointment', csv)[csv.header.indexOf('client_phone')]).toBe('ignore')
  })

  test('as JSON holds every record, also those that were never sent, and none that was deleted', async () => {
    await openedSalon()
    await create('client', { name: 'Never sent' }, 'a')
    await create('client', { name: 'Deleted' }, 'b')
    await remove('client', 'b')
    const { name, text } = jsonFile(await everythingHeld(), 'account-1', now)
    const all = JSON.parse(text)
    expect(name).toBe('chairside-2026-11-21.json')
    expect(all.clients).toEqual([expect.objectContaining({ id: 'a', name: 'Never sent', phone: null })])
    expect(all.records.map((record: { id: string }) => record.id)).toEqual(['a'])
  })

  test('as CSV comes back the same by an import, whatever was typed', async () => {
    await openedSalon()
    const wild = {
      name: '=HYPERLINK("x")',
      phone: '+44 7700 900123',
      email: 'a,b@example.com',
      hair_type: '"fine"; wavy',
      concerns: ['frizz', '-dry'],
      notes: 'Line one\nline "two", @three',
    }
    await create('client', wild, 'wild')
    const [table] = tablesOf(await everythingHeld(), 'account-1')
    const { text } = await csvFile(table!, now)
    expect(text).not.toMatch(/(^|,)"?[=+@]/m)
    await remove('client', 'wild')
    await imported(text)
    const [back] = await list('client')
    expect(back?.fields).toMatchObject(wild)
  })
})

test('an import is undone although a client that it updated was erased since', async () => {
  await openedSalon()
  await create('client', { name: 'Niamh', phone: '01' }, 'n')
  await create('client', { name: 'Orla', phone: '03' }, 'o')
  await imported('Name,Phone,Allergies\nNiamh,02,PPD\nOrla,04,latex', { ...AT_FIRST, same: 'update' })
  await salon().db.transaction('rw', salon().db.tables, () => purge(salon().db, ['n']))
  await undoImport(await lastImport(), none, now, quiet)
  expect(await clients()).toEqual({ Orla: expect.objectContaining({ phone: '03' }) })
  expect(await list('allergy')).toEqual([])
  expect(await pastImports()).toEqual([])
})
