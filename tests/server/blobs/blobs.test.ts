// Pictures by their hash: to their own account alone, for good, and gone when nothing needs them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashOf, keepForFunction, MOST_OF_FUNCTIONS } from '../../../sync-server/blobs/store'
import { dropOld } from '../../../sync-server/db/asks'
import { blobOf, putBlob } from '../../../sync-server/db/blobs'
import type { Database } from '../../../sync-server/db/open'
import { claimOnce } from '../../../sync-server/functions/store'
import { recordCall } from '../../../sync-server/models/record'
import { deleteAccount, eraseIds } from '../../../sync-server/sync/erase'
import { aPng } from '../asks/stand-in'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon, NOON } from '../sync/support/salon'

const picture = (width = 3) => ({
  bytes: aPng(width, 2),
  type: 'image/png' as const,
  width,
  height: 2,
})

describe('over HTTP', () => {
  let salon: SalonApp
  beforeEach(async () => {
    salon = await openSalonApp()
  })
  afterEach(() => salon.close())

  test('its account gets the very bytes, which no cache keeps that a page can’t empty', async () => {
    const { account, cookie } = await aSignedIn(salon)
    const address = await keepForFunction(salon.database, account, picture(), salon.clock.now)
    const reply = await salon.call(address, { cookie })
    expect(reply.status).toBe(200)
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(picture().bytes)
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await salon.app.request(`http://localhost:8787${address}`, {
      headers: { cookie, 'x-chairside-account': account, 'if-none-match': reply.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  test('another account and nobody get nothing, whatever the hash', async () => {
    const { account } = await aSignedIn(salon)
    const other = await aSignedIn(salon)
    const address = await keepForFunction(salon.database, account, picture(), salon.clock.now)
    expect((await salon.call(address, { cookie: other.cookie })).status).toBe(404)
    expect((await salon.call(address)).status).toBe(401)
    for (const wrong of ['x', '..%2f', 'A'.repeat(64)])
      expect((await salon.call(`/api/blobs/${wrong}`, { cookie: other.cookie })).status).toBe(404)
  })
})

onBothDatabases('blobs', (database: () => Database) => {
  const put = async (account: string, usedBy: string, width = 3): Promise<string> => {
    const { bytes, ...rest } = picture(width)
    const hash = hashOf(bytes)
    await putBlob(database(), { account, hash, ...rest, bytes, created_at: NOON }, usedBy)
    return hash
  }

  test('come back byte for byte, the same bytes kept once', async () => {
    const { account } = await aSalon(database())
    const hash = await put(account, 'ask-1')
    expect(await put(account, 'ask-2')).toBe(hash)
    const blob = await blobOf(database(), account, hash)
    expect(new Uint8Array(blob?.bytes ?? [])).toEqual(picture().bytes)
    expect(await blobOf(database(), 'somebody-else', hash)).toBeNull()
  })

  test('go when the last record that needs them is erased, and no other account’s do', async () => {
    const [mine, theirs] = [await aSalon(database()), await aSalon(database())]
    const hash = await put(mine.account, 'ask-1')
    await put(mine.account, 'ask-2')
    await put(theirs.account, 'ask-1')
    await eraseIds(database(), { account: mine.account, ids: ['ask-1'], now: NOON })
    expect(await blobOf(database(), mine.account, hash)).not.toBeNull()
    await eraseIds(database(), { account: mine.account, ids: ['ask-2'], now: NOON })
    expect(await blobOf(database(), mine.account, hash)).toBeNull()
    expect(await blobOf(database(), theirs.account, hash)).not.toBeNull()
  })

  test('a function’s is kept for 7 days; an ask’s stays as long as the ask', async () => {
    const { account } = await aSalon(database())
    const made = await put(account, 'function', 4)
    const asked = await put(account, 'ask-1', 5)
    await dropOld(database(), NOON + 6 * 86_400_000)
    expect(await blobOf(database(), account, made)).not.toBeNull()
    await dropOld(database(), NOON + 8 * 86_400_000)
    expect(await blobOf(database(), account, made)).toBeNull()
    expect(await blobOf(database(), account, asked)).not.toBeNull()
  })

  test('of a function’s an account has the newest 200 at most; an ask’s are not counted', async () => {
    const { account } = await aSalon(database())
    const asked = await put(account, 'ask-1', 5)
    const made = (n: number) => ({ ...picture(), bytes: new TextEncoder().encode(`picture ${n}`) })
    for (let n = 0; n <= MOST_OF_FUNCTIONS; n++) await keepForFunction(database(), account, made(n), NOON + n)
    const has = async (hash: string) => (await blobOf(database(), account, hash)) !== null
    expect(await has(hashOf(made(0).bytes))).toBe(false)
    expect(await has(hashOf(made(1).bytes))).toBe(true)
    expect(await has(hashOf(made(MOST_OF_FUNCTIONS).bytes))).toBe(true)
    expect(await has(asked)).toBe(true)
  })

  test('the same bytes may come again while they are dropped: whoever keeps them has them', async () => {
    const { account } = await aSalon(database())
    const days = 86_400_000
    for (let n = 0; n < 20; n++) {
      const now = NOON + n * 30 * days
      await keepForFunction(database(), account, picture(), now)
      await Promise.all([
        dropOld(database(), now + 8 * days),
        keepForFunction(database(), account, picture(), now + 8 * days),
      ])
      expect(await blobOf(database(), account, hashOf(picture().bytes))).not.toBeNull()
    }
  })

  test('nothing is kept for an account that is gone', async () => {
    const { account } = await aSalon(database())
    await deleteAccount(database(), account, NOON)
    await expect(keepForFunction(database(), account, picture(), NOON)).rejects.toMatchObject({
      code: 'account-gone',
    })
  })

  test('a deleted account has none, nor anything else that stood beside its records', async () => {
    const { account } = await aSalon(database())
    await put(account, 'ask-1')
    await recordCall(
      database(),
      { account, madeFor: 'ask', tool: 't', now: () => NOON },
      { model: 'm', sent: [] },
      async () => 1,
    )
    const keyed = { account, key: 'k', request: 'r', owner: 'o' }
    await claimOnce(database(), keyed, { now: NOON, until: NOON + 1, forget: 0 })
    const left = async (): Promise<number[]> =>
      Promise.all(
        (['blobs', 'blob_uses', 'model_calls', 'once'] as const).map(
          async table =>
            (await database().kysely.selectFrom(table).selectAll().where('account', '=', account).execute())
              .length,
        ),
      )
    expect(await left()).toEqual([1, 1, 1, 1])
    await deleteAccount(database(), account, NOON)
    expect(await left()).toEqual([0, 0, 0, 0])
  })
})
