// The same on both databases: a sound in pieces, a run for its memo, and its words, once.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTrial } from '../../../sync-server/billing/store'
import type { Database } from '../../../sync-server/db/open'
import type { Transcription } from '../../../sync-server/providers/transcription'
import { deleteAccount, eraseIds } from '../../../sync-server/sync/erase'
import { accountsUntyped, memosUntyped, receive } from '../../../sync-server/voice/memos/store'
import { startMemos } from '../../../sync-server/voice/memos/worker'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, aSalon, NOON } from '../sync/support/salon'

onBothDatabases('memos', (database: () => Database) => {
  /** A salon with a memo of these bytes. */
  async function aMemo(bytes: Uint8Array) {
    const salon = await aSalon(database())
    await startTrial(database(), salon.account, NOON)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const memo = `memo-${crypto.randomUUID()}`
    const patch = {
      client_id: null,
      recorded_at: new Date(NOON).toISOString(),
      type: 'audio/webm',
      duration: 3,
      bytes: bytes.length,
      hash,
      text: null,
      into: null,
      device: 'tablet-1',
      who: null,
    }
    await salon.sync({ changes: [aChange({ kind: 'memo', recordId: memo, patch })] })
    const send = (start: number, end: number) =>
      receive(database(), salon.account, {
        hash,
        type: 'audio/webm',
        start,
        total: bytes.length,
        bytes: bytes.subarray(start, end),
        now: NOON,
      })
    return { ...salon, memo, send }
  }

  test('pieces that come at once, twice and in any order make one sound', async () => {
    const { account, memo, send } = await aMemo(new Uint8Array(1000).map((_, n) => n % 251))
    for (let round = 0; round < 4; round++)
      await Promise.all([send(500, 1000), send(0, 300), send(300, 500), send(0, 300)])
    expect(await send(0, 1000)).toEqual({ received: 1000, complete: true })
    expect(await memosUntyped(database(), account)).toEqual([{ id: memo, client: null }])
    expect(await accountsUntyped(database())).toContain(account)
    await eraseIds(database(), { account, ids: [memo], now: NOON })
    expect(await memosUntyped(database(), account)).toEqual([])
    await expect(send(0, 1000)).rejects.toMatchObject({ code: 'unknown-record' })
  })

  test('a deleted account has no half of a sound left', async () => {
    const { account, send } = await aMemo(new Uint8Array([1, 2, 3, 4]))
    await send(0, 2)
    await deleteAccount(database(), account, NOON)
    const left = await database()
      .kysely.selectFrom('sound_parts')
      .selectAll()
      .where('account', '=', account)
      .execute()
    expect(left).toEqual([])
    await expect(send(2, 4)).rejects.toMatchObject({ code: 'account-gone' })
  })

  test('two workers at once type it once', async () => {
    const { memo, send, fieldsOf } = await aMemo(new Uint8Array([5, 6, 7]))
    await send(0, 3)
    let calls = 0
    const transcription: Transcription = { name: 'types', host: null, typed: async () => `words ${++calls}` }
    const work = { database: database(), transcription, dailyCap: 10, now: () => NOON }
    const [one, two] = [startMemos(work), startMemos(work)]
    await Promise.all([one.idle(), two.idle()])
    await Promise.all([one.stop(), two.stop()])
    expect(calls).toBe(1)
    expect(await fieldsOf(memo)).toMatchObject({ transcript: 'words 1', transcribed_by: 'types' })
  })
})
