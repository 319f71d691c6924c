// Room for records: what has none is not refused. It waits on its tablet, and goes when there is room.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccount, eraseClient } from '../../../sync-server/sync/erase'
import { aSignedIn, openSalonApp } from '../support/salon-app'
import { onBothDatabases } from './support/databases'
import { aChange, anEdit, aSalon, NOON, type Salon } from './support/salon'

const NOTES = 'ü'.repeat(1_000)

onBothDatabases('an account', database => {
  const bytesOf = async ({ account }: Salon): Promise<{ kept: number; counted: number }> => {
    const { rows } = await sql<{ kept: number; counted: number }>`
      select bytes as counted, (select coalesce(sum(octet_length(patch) + octet_length(base) + 400), 0) from changes
        where changes.account = accounts.account) as kept from accounts where account = ${account}`.execute(
      database().kysely,
    )
    const [row] = rows
    return { kept: Number(row?.kept), counted: Number(row?.counted) }
  }

  test('without room is told so; nothing is refused, what came before is answered, and others’ records still come', async () => {
    const salon = await aSalon(database())
    const first = aChange({ recordId: 'c1', patch: { name: 'Siobhan', notes: NOTES } })
    expect(await salon.sync({ changes: [first], room: 1 })).toMatchObject({ accepted: [first.id] })
    const late = aChange({ recordId: 'c2' })
    const reply = await salon.sync({ changes: [first, late], room: 1, device: 'tablet-2' })
    expect(reply).toMatchObject({ full: true, accepted: [first.id], refused: [] })
    expect(reply.records.map(({ id }) => id)).toEqual(['c1'])
    expect(await salon.sync({ changes: [first], room: 1 }), 'a resend wants no room').not.toHaveProperty(
      'full',
    )
    expect(await salon.sync({ room: 1 }), 'who only asks').not.toHaveProperty('full')

    const again = await salon.sync({ changes: [late] })
    expect(again).toMatchObject({ accepted: [late.id] })
    expect(again).not.toHaveProperty('full')
  })

  test('counts what its changes take, as often as it tries without room', async () => {
    const salon = await aSalon(database())
    await salon.sync({ changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan', notes: NOTES } })] })
    await salon.sync({ changes: [anEdit('c1', { notes: `${NOTES}.` }, { base: { notes: NOTES } })] })
    const { kept, counted } = await bytesOf(salon)
    expect(kept).toBeGreaterThan(6_000)
    expect(counted).toBe(kept)
    for (let n = 0; n < 3; n++)
      await salon.sync({ changes: [aChange({ patch: { notes: NOTES } })], room: kept })
    expect(await bytesOf(salon)).toEqual({ kept, counted })
  })

  test('counts nothing that it does not keep: what is sent again, refused or not taken, and an ask’s facts', async () => {
    const salon = await aSalon(database())
    const first = aChange({ recordId: 'c1', patch: { name: 'Siobhan', notes: NOTES } })
    const ask = aChange({
      kind: 'ask',
      recordId: 'a1',
      patch: { tool: 'colour-formula', client_id: 'c1', facts: { notes: NOTES } },
    })
    const never = aChange({ recordId: 'c3', patch: { notes: NOTES, seconds: 'NOTES' } })
    const isTrue = async (): Promise<void> => {
      const { kept, counted } = await bytesOf(salon)
      expect(counted).toBe(kept)
    }
    const reply = await salon.sync({ changes: [first, first, ask, never] })
    expect(reply.refused.map(({ id }) => id)).toEqual([never.id])
    await isTrue()
    await salon.sync({ changes: [first, ask, never] })
    await isTrue()
    await eraseClient(database(), { account: salon.account, clientId: 'c1', now: NOON })
    const late = aChange({ recordId: 'c4', patch: { notes: NOTES } })
    expect(await salon.sync({ changes: [late], device: 'tablet-2' })).toMatchObject({ untaken: true })
    await isTrue()
  })

  test('counts a change that says nothing as well', async () => {
    const salon = await aSalon(database())
    await salon.sync({ changes: [aChange({ recordId: 'c1' })] })
    const { counted } = await bytesOf(salon)
    await salon.sync({ changes: Array.from({ length: 10 }, () => anEdit('c1', {})) })
    expect((await bytesOf(salon)).counted).toBe(counted + 10 * 404)
  })

  test('has room again when a client was erased, and none is counted of one that is deleted', async () => {
    const salon = await aSalon(database())
    const { account } = salon
    await salon.sync({ changes: [aChange({ recordId: 'c1', patch: { name: 'Siobhan', notes: NOTES } })] })
    const late = aChange({ recordId: 'c2' })
    expect(await salon.sync({ changes: [late], room: 1_000 })).toMatchObject({ full: true })
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    const { kept, counted } = await bytesOf(salon)
    expect(counted).toBe(kept)
    expect(kept).toBeLessThan(1_000)
    const cursor = await salon.heard()
    expect(await salon.sync({ changes: [late], room: 1_000, cursor })).toMatchObject({ accepted: [late.id] })
    await deleteAccount(database(), account, NOON)
    expect((await bytesOf(salon)).counted).toBe(0)
  })
})

test('the room of each account is RECORDS_MAX_MB, and it reads how much of it is used', async () => {
  const salon = await openSalonApp({ RECORDS_MAX_MB: '1' })
  const { cookie, account } = await aSignedIn(salon)
  const push = async (count: number) => {
    const notes = 'x'.repeat(60_000)
    const changes = Array.from({ length: count }, () => aChange({ patch: { notes } }))
    const request = {
      account,
      device: 'd',
      schema: 1,
      clock: Date.now(),
      cursor: { epoch: '', version: 0 },
      changes,
    }
    const reply = await salon.call('/api/sync', { cookie, method: 'POST', body: request })
    return reply.json()
  }
  expect((await push(15)).accepted).toHaveLength(15)
  expect((await push(5)).accepted).toHaveLength(5)
  expect(await push(1)).toMatchObject({ full: true, accepted: [], refused: [] })
  const { records } = await (await salon.call('/api/storage', { cookie })).json()
  expect(records).toEqual({ used: expect.any(Number), max: 1_000_000 })
  expect(records.used).toBeGreaterThan(1_200_000)
  const other = await aSignedIn(salon)
  expect((await (await salon.call('/api/storage', { cookie: other.cookie })).json()).records.used).toBe(0)
  await salon.close()
})
