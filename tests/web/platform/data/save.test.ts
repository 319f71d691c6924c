import { describe, expect, test } from 'vitest'
import { MAX_CHANGE_BYTES } from '../../../../shared/sync/limits'
import { saveInto } from '../../../../web/platform/data/saving/save'
import { aClient, anEdit, aSalon, by, saves } from './device'

const outboxOf = (salon: ReturnType<typeof aSalon>) => salon.db.outbox.orderBy(':id').toArray()

describe('a save', () => {
  test('puts the record and its change down together', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1', { name: 'Siobhán' }))
    expect(await salon.db.rows.get('c1')).toMatchObject({
      kind: 'client',
      place: 'client siobhan',
      version: 0,
      server: null,
      fields: { name: 'Siobhán' },
    })
    expect(await outboxOf(salon)).toMatchObject([
      { op: 'create', kind: 'client', recordId: 'c1', person: 'owner', patch: { name: 'Siobhán' }, base: {} },
    ])
  })

  test('leaves nothing behind where one of its edits is refused', async () => {
    const salon = aSalon()
    await expect(saves(salon, aClient('c1'), anEdit('client', 'nobody', { name: 'x' }))).rejects.toThrow(
      /no longer on this tablet/,
    )
    expect(await salon.db.rows.count()).toBe(0)
    expect(await salon.db.outbox.count()).toBe(0)
  })

  test('tells the values that the edit was made from', async () => {
    const salon = aSalon()
    await salon.db.rows.put({ id: 'c1', kind: 'client', version: 4, fields: { name: 'Ann', notes: 'old' } })
    await saves(salon, anEdit('client', 'c1', { notes: 'new' }))
    expect(await outboxOf(salon)).toMatchObject([
      { op: 'edit', patch: { notes: 'new' }, base: { notes: 'old' } },
    ])
    expect(await salon.db.rows.get('c1')).toMatchObject({
      version: 4,
      fields: { name: 'Ann', notes: 'new' },
      server: { name: 'Ann', notes: 'old' },
    })
  })

  test('of an allergy that is deleted tells all that its maker saw', async () => {
    const salon = aSalon()
    const fields = { client_id: 'c1', substance: 'PPD', reaction: 'swelling' }
    await salon.db.rows.put({ id: 'a1', kind: 'allergy', version: 4, fields })
    await saves(salon, anEdit('allergy', 'a1', { deletedAt: 5 }))
    expect((await outboxOf(salon))[0]?.base).toEqual(fields)
  })

  test('that changes nothing sends nothing', async () => {
    const salon = aSalon()
    await salon.db.rows.put({ id: 'c1', kind: 'client', version: 4, fields: { name: 'Ann' } })
    await saves(salon, anEdit('client', 'c1', { name: 'Ann', phone: undefined }))
    expect(await salon.db.outbox.count()).toBe(0)
    await saves(salon, anEdit('client', 'c1', { name: 'Anne' }))
    expect(await salon.db.outbox.count()).toBe(1)
  })

  test('brings a deleted record back with an edit of it', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1'), anEdit('client', 'c1', { deletedAt: 7 }))
    expect((await salon.db.rows.get('c1'))?.place).toBeUndefined()
    await saves(salon, anEdit('client', 'c1', { phone: '1' }))
    expect(await salon.db.rows.get('c1')).toMatchObject({
      place: 'client client c1',
      fields: { deletedAt: null },
    })
  })

  test('of more than 64 KiB is refused in words', async () => {
    const salon = aSalon()
    const long = 'x'.repeat(MAX_CHANGE_BYTES)
    await expect(saves(salon, aClient('c1', { notes: long }))).rejects.toMatchObject({
      problem: 'change-too-large',
      message: expect.stringContaining('too long'),
    })
    expect(await salon.db.outbox.count()).toBe(0)
  })
})

describe('changes that never were in a request', () => {
  test('become one: first base, last value', async () => {
    const salon = aSalon()
    await salon.db.rows.put({ id: 'c1', kind: 'client', version: 4, fields: { notes: 'a', phone: '1' } })
    await saveInto(salon.db, [anEdit('client', 'c1', { notes: 'b' })], by(10))
    await saveInto(salon.db, [anEdit('client', 'c1', { notes: 'c', phone: '2' })], by(20))
    expect(await outboxOf(salon)).toMatchObject([
      { at: 20, patch: { notes: 'c', phone: '2' }, base: { notes: 'a', phone: '1' } },
    ])
  })

  test('become one within one save too', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1'), aClient('c2'), anEdit('client', 'c1', { phone: '1' }))
    expect(await outboxOf(salon)).toMatchObject([
      { op: 'create', recordId: 'c1', patch: { phone: '1' } },
      { op: 'create', recordId: 'c2' },
    ])
  })

  test('stay two where one has been in a request', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1'))
    const [first] = await outboxOf(salon)
    await salon.db.meta.update('this', { frozenTo: first!.seq! })
    await saves(salon, anEdit('client', 'c1', { phone: '1' }))
    const outbox = await outboxOf(salon)
    expect(outbox).toHaveLength(2)
    expect(outbox[0]).toEqual(first)
  })

  test('stay two where two people made them', async () => {
    const salon = aSalon()
    await saveInto(salon.db, [aClient('c1')], by(1, 'owner'))
    await saveInto(salon.db, [anEdit('client', 'c1', { phone: '1' })], by(2, 'jo'))
    expect((await outboxOf(salon)).map(each => each.person)).toEqual(['owner', 'jo'])
  })

  test('stay two where together they would be too large', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1', { notes: 'n'.repeat(40_000) }))
    await saves(salon, anEdit('client', 'c1', { hair_type: 'h'.repeat(30_000) }))
    expect(await salon.db.outbox.count()).toBe(2)
  })

  test('that were refused are not joined by the next edit', async () => {
    const salon = aSalon()
    await saves(salon, aClient('c1'))
    await salon.db.outbox.toCollection().modify({ problem: 'bad-field' })
    await saves(salon, anEdit('client', 'c1', { phone: '1' }))
    expect(await salon.db.outbox.count()).toBe(2)
  })
})
