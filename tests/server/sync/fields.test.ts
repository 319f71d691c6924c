// Who may write which field, what is kept beside the record, and clients of another age.
import { describe, expect, test } from 'vitest'
import type { Database } from '../../../sync-server/db/open'
import { deleteAccount, eraseClient } from '../../../sync-server/sync/erase'
import { factsOf, historyOf } from '../../../sync-server/sync/read'
import { onBothDatabases } from './support/databases'
import { aChange, anEdit, aSalon, NOON } from './support/salon'

const facts = { client: { first_name: 'Ann' }, notes: [] }
const anAsk = (patch = {}) =>
  aChange({ kind: 'ask', patch: { tool: 'colour-formula', input: { goal: 'copper' }, facts, ...patch } })

async function runsOf(database: Database, account: string): Promise<string[]> {
  const rows = await database.kysely.selectFrom('runs').select('ask').where('account', '=', account).execute()
  return rows.map(({ ask }) => ask)
}

onBothDatabases('fields', database => {
  describe('of an ask', () => {
    test('its facts are pushed, not pulled, and read back apart', async () => {
      const salon = await aSalon(database())
      const ask = anAsk()
      const reply = await salon.sync({ changes: [ask] })
      expect(reply.accepted).toEqual([ask.id])
      expect(reply.records[0]?.fields).toEqual({ tool: 'colour-formula', input: { goal: 'copper' } })
      expect(await factsOf(database(), salon.account, ask.recordId)).toEqual(facts)
      const other = await aSalon(database())
      expect(await factsOf(database(), other.account, ask.recordId)).toBeNull()
      const [made] = await historyOf(database(), salon.account, ask.recordId)
      expect(made?.patch).not.toHaveProperty('facts')
    })

    test('its facts are emptied after a year; the ask stays', async () => {
      const salon = await aSalon(database())
      const ask = anAsk({ sheet: { title: 'Copper' } })
      await salon.sync({ changes: [ask] })
      const days = (count: number): number => NOON + count * 86_400_000
      await salon.sync({ device: 'B', now: days(364) })
      expect(await factsOf(database(), salon.account, ask.recordId)).toEqual(facts)
      await salon.sync({ device: 'B', now: days(366) })
      expect(await factsOf(database(), salon.account, ask.recordId)).toBeNull()
      expect(await salon.fieldsOf(ask.recordId)).toMatchObject({ sheet: { title: 'Copper' } })
    })

    test('however often it is sent there is one run', async () => {
      const salon = await aSalon(database())
      const ask = anAsk()
      await salon.sync({ changes: [ask, ask] })
      await salon.sync({ changes: [ask] })
      await salon.sync({ changes: [{ ...ask, id: 'tried-again' }] })
      expect(await runsOf(database(), salon.account)).toEqual([ask.recordId])
    })

    test('an ask of the sample salon is not run', async () => {
      const salon = await aSalon(database())
      await salon.sync({ changes: [anAsk({ sample: true })] })
      expect(await runsOf(database(), salon.account)).toEqual([])
    })

    test('the answer is the server’s alone to write', async () => {
      const salon = await aSalon(database())
      const ask = anAsk()
      const cheat = anAsk({ answer: { title: 'mine' } })
      const edit = anEdit(ask.recordId, { failure: null }, { kind: 'ask' })
      const reply = await salon.sync({ changes: [ask, cheat, edit] })
      expect(reply.refused).toEqual([
        { id: cheat.id, problem: 'not-yours' },
        { id: edit.id, problem: 'not-yours' },
      ])
    })

    test('what was asked is written once; overrides may follow', async () => {
      const salon = await aSalon(database())
      const ask = anAsk()
      const other = anEdit(ask.recordId, { input: { goal: 'red' } }, { kind: 'ask' })
      const second = { ...ask, id: 'second', patch: { ...ask.patch, input: { goal: 'red' } } }
      const otherFacts = anEdit(ask.recordId, { facts: { client: null } }, { kind: 'ask' })
      const override = anEdit(
        ask.recordId,
        {
          overrides: [
            {
              id: 'o1',
              rule: 'patch-test',
              reason: 'tested elsewhere',
              at: '2026-11-21T12:00:00.000Z',
              who: null,
            },
          ],
        },
        { kind: 'ask' },
      )
      const reply = await salon.sync({ changes: [ask, other, second, otherFacts, override] })
      expect(reply.refused.map(({ id, problem }) => [id, problem])).toEqual([
        [other.id, 'not-yours'],
        ['second', 'not-yours'],
        [otherFacts.id, 'not-yours'],
      ])
      expect(await salon.fieldsOf(ask.recordId)).toMatchObject({
        input: { goal: 'copper' },
        overrides: [{ id: 'o1' }],
      })
    })
  })

  describe('erasure', () => {
    const setUp = async () => {
      const salon = await aSalon(database())
      const client = aChange({ patch: { name: 'Ann', notes: 'secret' } })
      const note = aChange({ kind: 'note', patch: { client_id: client.recordId, text: 'secret' } })
      const ask = anAsk({ client_id: client.recordId })
      const future = aChange({ kind: 'memo', patch: { client_id: client.recordId, words: 'secret' } })
      const other = aChange({ patch: { name: 'Niamh' } })
      await salon.sync({ changes: [client, note, ask, future, other] })
      await salon.sync({
        changes: [anEdit(client.recordId, { notes: 'secret too' }, { base: { notes: 'secret' } })],
      })
      const erased = await eraseClient(database(), {
        account: salon.account,
        clientId: client.recordId,
        now: NOON,
      })
      return { salon, client, note, ask, future, other, erased }
    }

    test('content goes from records, history, facts and runs; others keep theirs', async () => {
      const { salon, client, note, ask, future, other, erased } = await setUp()
      expect(erased).toBe(4)
      const records = await salon.everything()
      for (const { recordId } of [client, note, ask, future]) {
        expect(records.find(({ id }) => id === recordId)).toMatchObject({ fields: {}, erased: true })
      }
      expect(records.find(({ id }) => id === other.recordId)).toMatchObject({ fields: { name: 'Niamh' } })
      const kept = await database()
        .kysely.selectFrom('changes')
        .select(['patch', 'base'])
        .where('account', '=', salon.account)
        .execute()
      expect(kept).toHaveLength(6)
      expect(JSON.stringify(kept)).not.toContain('secret')
      expect(JSON.stringify(kept)).toContain('Niamh')
      expect(await factsOf(database(), salon.account, ask.recordId)).toBeNull()
      expect(await runsOf(database(), salon.account)).toEqual([])
    })

    test('what arrives later about the client is refused, new records about it too', async () => {
      const { salon, client, note, other } = await setUp()
      const late = [
        anEdit(client.recordId, { phone: '1' }),
        anEdit(note.recordId, { text: 'more' }, { kind: 'note' }),
        aChange({ kind: 'allergy', patch: { client_id: client.recordId, substance: 'PPD' } }),
        aChange({ recordId: client.recordId }),
        anEdit('unknown', { client_id: client.recordId }, { kind: 'note' }),
      ]
      const all = [...late, anEdit(other.recordId, { phone: '2' })]
      const reply = await salon.sync({ cursor: await salon.heard(), changes: all })
      expect(reply.refused).toEqual(late.map(({ id }) => ({ id, problem: 'erased' })))
      expect(reply.accepted).toHaveLength(1)
      expect(reply.records.filter(({ erased }) => erased)).not.toHaveLength(0)
    })

    test('a device that hasn’t heard of it has nothing taken; the same request goes in afterwards', async () => {
      const { salon, other } = await setUp()
      const change = anEdit(other.recordId, { notes: 'as Siobhan' })
      const left = await salon.sync({ changes: [change] })
      expect(left).toMatchObject({ untaken: true, accepted: [], refused: [], more: false })
      expect(left.records.some(({ erased }) => erased)).toBe(true)
      expect(await salon.fieldsOf(other.recordId)).not.toHaveProperty('notes')
      const { epoch, version } = left.cursor
      const taken = await salon.sync({ cursor: { epoch, version }, changes: [change] })
      expect(taken).not.toHaveProperty('untaken')
      expect(taken.accepted).toEqual([change.id])
    })

    test('another salon’s client of the same id is not touched', async () => {
      const other = await aSalon(database())
      const { client } = await setUp()
      await other.sync({ changes: [client] })
      expect(await other.fieldsOf(client.recordId)).toMatchObject({ notes: 'secret' })
    })

    test('only a client can be erased', async () => {
      const { salon, other } = await setUp()
      const product = aChange({ kind: 'product', patch: { name: 'Mask', category: 'Care' } })
      await salon.sync({ cursor: await salon.heard(), changes: [product] })
      const erase = (clientId: string) =>
        eraseClient(database(), { account: salon.account, clientId, now: NOON })
      await expect(erase(product.recordId)).rejects.toMatchObject({ code: 'not-found' })
      expect(await salon.fieldsOf(product.recordId)).toMatchObject({ name: 'Mask' })
      expect(await erase(other.recordId)).toBe(1)
    })

    test('a deleted account answers account-gone, and holds nothing', async () => {
      const { salon } = await setUp()
      await deleteAccount(database(), salon.account, NOON)
      await expect(salon.sync()).rejects.toMatchObject({ code: 'account-gone' })
      await expect(salon.sync({ changes: [aChange()] })).rejects.toMatchObject({ code: 'account-gone' })
      for (const table of ['records', 'changes', 'erased', 'ask_facts', 'runs'] as const) {
        const rows = await database()
          .kysely.selectFrom(table)
          .selectAll()
          .where('account', '=', salon.account)
          .execute()
        expect(rows).toEqual([])
      }
    })

    test('an account whose counter was never made is not mistaken for a deleted one', async () => {
      const salon = await aSalon(database())
      await database().kysely.deleteFrom('accounts').where('account', '=', salon.account).execute()
      expect((await salon.sync()).records).toEqual([])
      expect((await salon.sync({ changes: [aChange()] })).accepted).toHaveLength(1)
    })
  })

  describe('of clients of another age', () => {
    test('kinds and fields of a newer client are kept as they are and reach its other devices', async () => {
      const salon = await aSalon(database())
      const memo = aChange({
        kind: 'memo',
        patch: { sound: { format: 'opus', seconds: 3 }, deletedAt: null },
      })
      const client = aChange({ patch: { name: 'Ann', loyalty: { points: 7 } } })
      const reply = await salon.sync({ schema: 99, changes: [memo, client] })
      expect(reply.refused).toEqual([])
      expect(await salon.fieldsOf(memo.recordId)).toEqual(memo.patch)
      await salon.sync({ changes: [anEdit(client.recordId, { name: 'Anne' })] })
      expect(await salon.fieldsOf(client.recordId)).toMatchObject({ name: 'Anne', loyalty: { points: 7 } })
    })

    test('what every record has is checked on unknown kinds too', async () => {
      const salon = await aSalon(database())
      const reply = await salon.sync({ changes: [aChange({ kind: 'memo', patch: { deletedAt: 'today' } })] })
      expect(reply.refused.map(({ problem }) => problem)).toEqual(['bad-field'])
    })

    test('a client below the oldest schema is told to update, and nothing is taken from it', async () => {
      const salon = await aSalon(database())
      await expect(salon.sync({ schema: 0, changes: [aChange()] })).rejects.toMatchObject({
        code: 'update-needed',
      })
      expect(await salon.everything()).toEqual([])
    })
  })
})
