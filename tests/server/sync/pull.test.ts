import { describe, expect, test } from 'vitest'
import { changeAllEpochs } from '../../../sync-server/db/accounts'
import { selfCheck } from '../../../sync-server/sync/read'
import { writeByServer } from '../../../sync-server/sync/store'
import { onBothDatabases } from './support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from './support/salon'

type Cursor = { epoch: string; version: number }
const at = ({ cursor }: { cursor: Cursor }): Cursor => ({ epoch: cursor.epoch, version: cursor.version })

async function filled(salon: Salon, many: number): Promise<void> {
  for (let n = 0; n < many; n += 500) {
    await salon.sync({ changes: Array.from({ length: Math.min(500, many - n) }, () => aChange()) })
  }
}

onBothDatabases('what a device gets', database => {
  test('10,000 records come once each in at most 12 requests, the first few at once', async () => {
    const salon = await aSalon(database())
    await filled(salon, 10_000)
    const seen = new Set<string>()
    const sizes: number[] = []
    for (let cursor: Cursor = { epoch: '', version: 0 }; ; ) {
      const page = await salon.sync({ cursor, device: 'new' })
      sizes.push(page.records.length)
      for (const { id, version } of page.records) {
        expect(version).toBeGreaterThan(cursor.version)
        seen.add(id)
      }
      expect(page.cursor.version).toBe(page.records.at(-1)?.version)
      cursor = at(page)
      if (!page.more) break
    }
    expect(seen.size).toBe(10_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(10_000)
    expect(sizes.length).toBeLessThanOrEqual(12)
    expect(sizes[0]).toBeLessThanOrEqual(200)
  })

  test('an empty page leaves the cursor where it was, never at the counter', async () => {
    const salon = await aSalon(database())
    const first = await salon.sync({ changes: [aChange()] })
    const refused = await salon.sync({ cursor: at(first), changes: [anEdit('nobody', { phone: '1' })] })
    expect(refused.cursor).toEqual(first.cursor)
    expect((await salon.sync({ cursor: at(first) })).cursor).toEqual(first.cursor)
  })

  test('a device that missed others’ edits gets them with the reply to its own', async () => {
    const salon = await aSalon(database())
    const start = await salon.sync({ device: 'A', changes: [aChange()] })
    const other = aChange({ patch: { name: 'Niamh' } })
    await salon.sync({ device: 'B', changes: [other] })
    const mine = aChange()
    const reply = await salon.sync({ device: 'A', cursor: at(start), changes: [mine] })
    expect(reply.records.map(({ id }) => id)).toEqual([other.recordId, mine.recordId])
    expect(reply.more).toBe(false)
    expect(reply.cursor.version).toBe(reply.records.at(-1)?.version)
  })

  test('each touched row has a version of its own', async () => {
    const salon = await aSalon(database())
    await filled(salon, 600)
    const versions = (await salon.everything()).map(({ version }) => version)
    expect(new Set(versions).size).toBe(600)
  })

  test('replies taken in any order leave a device with the same rows', async () => {
    const salon = await aSalon(database())
    const add = aChange()
    const replies = [await salon.sync({ changes: [add] })]
    for (let n = 0; n < 5; n++) {
      const cursor = at(replies[Math.max(0, n - 2)] ?? { cursor: { epoch: '', version: 0 } })
      replies.push(
        await salon.sync({ cursor, changes: [anEdit(add.recordId, { phone: String(n) }), aChange()] }),
      )
    }
    const taken = (order: typeof replies): unknown[] => {
      const rows = new Map<string, { version: number }>()
      for (const reply of order) {
        for (const row of reply.records)
          if (row.version > (rows.get(row.id)?.version ?? 0)) rows.set(row.id, row)
      }
      return [...rows.values()].sort((a, b) => a.version - b.version)
    }
    const everything = await salon.everything()
    expect(taken(replies)).toEqual(everything)
    expect(taken([...replies].reverse())).toEqual(everything)
  })

  test('a page is cut by size as well as by number', async () => {
    const salon = await aSalon(database())
    const notes = 'x'.repeat(19_000)
    for (let n = 0; n < 10; n++) {
      await salon.sync({
        changes: Array.from({ length: 50 }, () => aChange({ patch: { name: 'A', notes } })),
      })
    }
    const first = await salon.sync()
    const second = await salon.sync({ cursor: at(first) })
    expect(second.more).toBe(true)
    expect(second.records.length).toBeLessThanOrEqual(200)
    expect(await salon.everything()).toHaveLength(500)
  })

  describe('a restored server', () => {
    test('a new epoch makes a device pull from 0, and what it sends again does nothing', async () => {
      const salon = await aSalon(database())
      const add = aChange()
      const before = await salon.sync({ changes: [add] })
      await changeAllEpochs(database())
      const after = await salon.sync({ cursor: at(before), changes: [add] })
      expect(after.cursor.epoch).not.toBe(before.cursor.epoch)
      expect(after.records.map(({ id }) => id)).toEqual([add.recordId])
      expect(after.accepted).toEqual([add.id])
      expect(await salon.everything()).toHaveLength(1)
    })

    test('a cursor above the counter is from a state that is gone: a new epoch, once', async () => {
      const salon = await aSalon(database())
      const first = await salon.sync({ changes: [aChange()] })
      const future = { epoch: first.cursor.epoch, version: first.cursor.version + 50 }
      const pulled = await salon.sync({ cursor: future })
      expect(pulled.cursor.epoch).not.toBe(first.cursor.epoch)
      expect(pulled.records).toHaveLength(1)
      const other = await salon.sync({ cursor: future, device: 'B', changes: [aChange()] })
      expect(other.cursor.epoch).toBe(pulled.cursor.epoch)
      expect(other.records).toHaveLength(2)
    })

    test('a push with a cursor above the counter notices it too', async () => {
      const salon = await aSalon(database())
      const first = await salon.sync({ changes: [aChange()] })
      const future = { epoch: first.cursor.epoch, version: first.cursor.version + 50 }
      const pushed = await salon.sync({ cursor: future, changes: [aChange(), aChange()] })
      expect(pushed.cursor.epoch).not.toBe(first.cursor.epoch)
      expect(pushed.records).toHaveLength(3)
    })
  })

  test('what the server writes arrives like any edit, and a deleted record stays deleted', async () => {
    const salon = await aSalon(database())
    const ask = aChange({
      kind: 'ask',
      patch: { tool: 'colour-formula', asked_at: '2026-11-21T12:00:00.000Z' },
    })
    const asked = await salon.sync({ changes: [ask] })
    await salon.sync({ changes: [anEdit(ask.recordId, { deletedAt: NOON }, { kind: 'ask' })] })
    const patch = { answer: { title: 'x' }, answered_by: 'engine' }
    const wrote = await writeByServer(database(), salon.account, NOON + 5, [
      { id: ask.recordId, kind: 'ask', patch },
      { id: 'nobody', kind: 'ask', patch },
    ])
    expect(wrote).toBe(true)
    const reply = await salon.sync({ cursor: at(asked) })
    expect(reply.records.map(({ id }) => id)).toEqual([ask.recordId])
    expect(reply.records[0]?.fields).toMatchObject({ ...patch, deletedAt: NOON })
    expect(await salon.everything()).toHaveLength(1)
  })

  test('the server writes nothing over what a hand wrote since it looked', async () => {
    const salon = await aSalon(database())
    const made = aChange({ kind: 'appointment', patch: { note: 'Oat milk', minutes: 30 } })
    await salon.sync({ changes: [made] })
    const edit = (patch: object, base: object) =>
      writeByServer(database(), salon.account, NOON, [
        { id: made.recordId, kind: 'appointment', patch: { ...patch }, base: { ...base } },
      ])
    await edit({ note: 'Side door', minutes: 45 }, { note: null, minutes: 30 })
    expect(await salon.fieldsOf(made.recordId)).toMatchObject({ note: 'Oat milk', minutes: 30 })
    await edit({ minutes: 45, vanished_at: null }, { note: null, minutes: 30, vanished_at: null })
    expect(await salon.fieldsOf(made.recordId)).toMatchObject({ note: 'Oat milk', minutes: 45 })
  })

  test('the server writes nothing where its condition fails', async () => {
    const salon = await aSalon(database())
    const ask = aChange({ kind: 'ask', patch: { tool: 'colour-formula' } })
    await salon.sync({ changes: [ask] })
    const edits = [{ id: ask.recordId, kind: 'ask', patch: { answered_by: 'engine' } }]
    expect(await writeByServer(database(), salon.account, NOON, edits, async () => false)).toBe(false)
    expect(await salon.fieldsOf(ask.recordId)).not.toHaveProperty('answered_by')
    expect(await writeByServer(database(), salon.account, NOON, edits, async () => true)).toBe(true)
    expect(await salon.fieldsOf(ask.recordId)).toHaveProperty('answered_by', 'engine')
  })

  test('a device can tell whether it holds what the server holds', async () => {
    const salon = await aSalon(database())
    await filled(salon, 20)
    const before = await selfCheck(database(), salon.account)
    expect(before.kinds).toEqual({ client: { count: 20, hash: expect.any(Number) } })
    expect(await selfCheck(database(), salon.account)).toEqual(before)
    const [first] = await salon.everything()
    await salon.sync({ changes: [anEdit(first?.id ?? '', { phone: '1' })] })
    const after = await selfCheck(database(), salon.account)
    expect(after.kinds.client?.count).toBe(20)
    expect(after.kinds.client?.hash).not.toBe(before.kinds.client?.hash)
    expect(after.version).toBeGreaterThan(before.version)
  })
})
