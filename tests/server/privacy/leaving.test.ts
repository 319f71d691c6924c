// Deleting an account: closed at once, a way back for 30 days, then gone from every table.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { priceIdOf } from '../../../shared/account/prices'
import { goneFrom } from '../../../sync-server/db/erased'
import type { Database } from '../../../sync-server/db/open'
import { keepHouse } from '../../../sync-server/privacy/housekeeping'
import { afterRestore } from '../../../sync-server/sync/restore'
import { codeNow } from '../../support/authenticator'
import { columnsOf, tablesOf, tracesOf } from '../../support/traces'
import { aGuarded, opens, PASSWORD, post, signIn } from '../auth/identity'
import { aSignedIn, cookieOf, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { onBothDatabases } from '../sync/support/databases'
import { aChange } from '../sync/support/salon'

const codeOf = async (reply: Response) => [reply.status, (await reply.json()).code]

onBothDatabases('an account that is deleted', database => {
  let salon: SalonApp
  const ended: string[] = []
  let endPlans: (account: string) => Promise<void>
  const forgetSounds = vi.fn(async () => undefined)
  const house = () => ({
    database: database(),
    mail: { send: async (message: SalonApp['mails'][number]) => void salon.mails.push(message) },
    endPlans: (account: string) => endPlans(account),
    forgetSounds,
    now: () => salon.clock.now,
  })

  beforeAll(async () => {
    salon = await openSalonApp({}, null, undefined, database())
  })
  beforeEach(() => {
    ended.length = 0
    endPlans = async account => void ended.push(account)
  })
  afterAll(() => salon.close())

  type SignedIn = { account: string; cookie: string; email: string }
  const remove = ({ account, cookie }: SignedIn, body: Record<string, string> = {}) =>
    post(salon, 'account/delete', { account, password: PASSWORD, ...body }, cookie)
  const sync = (who: { account: string; cookie: string }, changes: unknown[] = []) =>
    syncWith(salon, { ...who, changes })
  const days = (count: number): void => {
    salon.clock.now += count * DAY_MS
  }
  const subjects = (email: string) =>
    salon.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

  test('needs the password, and a code where two-step sign-in is on', async () => {
    const plain = await aSignedIn(salon)
    expect(await codeOf(await remove(plain, { password: 'wrong-one' }))).toEqual([403, 'wrong-password'])
    expect((await sync(plain)).status).toBe(200)

    const guarded = await aGuarded(salon)
    expect(await codeOf(await remove(guarded))).toEqual([403, 'wrong-code'])
    expect(await codeOf(await remove(guarded, { code: '000000' }))).toEqual([403, 'wrong-code'])
    expect(await opens(salon, guarded.cookie)).toBe(true)
    expect((await remove(guarded, { code: codeNow(guarded.secret) })).status).toBe(200)
  })

  test('is nobody else’s to delete or to keep', async () => {
    const [mine, other] = [await aSignedIn(salon), await aSignedIn(salon)]
    const forged = await remove({ ...mine, account: other.account })
    expect(await codeOf(forged)).toEqual([409, 'wrong-account'])
    expect((await post(salon, 'account/delete', { account: mine.account, password: PASSWORD })).status).toBe(
      401,
    )
    await remove(other)
    expect(await codeOf(await post(salon, 'account/keep', { account: other.account }, mine.cookie))).toEqual([
      409,
      'wrong-account',
    ])
  })

  test('ends every session at once, and says so to a device that has none', async () => {
    const here = await aSignedIn(salon)
    const elsewhere = cookieOf(await signIn(salon, here.email))
    await sync(here, [aChange()])
    const reply = await remove(here)
    const { gone_at } = await reply.json()
    expect(Date.parse(gone_at)).toBe(salon.clock.now + 30 * DAY_MS)
    expect(await opens(salon, here.cookie)).toBe(false)
    expect(await opens(salon, elsewhere)).toBe(false)
    expect((await sync({ ...here, cookie: elsewhere })).status).toBe(401)
    const told = await salon.app.request('http://localhost:8787/api/sync', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-chairside-account': here.account },
      body: '{}',
    })
    expect(await codeOf(told)).toEqual([423, 'account-closed'])
    expect(subjects(here.email)).toEqual(['Your Chairside account is closed'])
    const words = salon.mails.find(({ to }) => to === here.email)?.text ?? ''
    expect(words).toContain(new Date(gone_at).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }))
    expect(words).toContain('Keep my account')
  })

  test('is closed to everything but the way back, which brings all of it back', async () => {
    const who = await aSignedIn(salon)
    await sync(who, [aChange({ recordId: 'kept-client', patch: { name: 'Łucja Brzęczek' } })])
    await remove(who)
    days(29)
    const cookie = cookieOf(await signIn(salon, who.email))
    const back = { account: who.account, cookie }
    const session = await (await salon.call('/api/session', { cookie })).json()
    expect(Date.parse(session.leaving)).toBe(salon.clock.now + DAY_MS)
    expect(await codeOf(await sync(back, [aChange()]))).toEqual([423, 'account-closed'])
    for (const path of ['/api/models', '/api/digest', '/api/records/kept-client/history'])
      expect(await codeOf(await salon.call(path, { cookie })), path).toEqual([423, 'account-closed'])

    await keepHouse(house())
    expect((await post(salon, 'account/keep', { account: who.account }, cookie)).status).toBe(200)
    const { records } = await (await sync(back)).json()
    expect(records).toEqual([expect.objectContaining({ id: 'kept-client' })])
    expect((await (await salon.call('/api/session', { cookie })).json()).leaving).toBeNull()
    days(40)
    await keepHouse(house())
    expect((await sync(back)).status).toBe(200)
    expect(subjects(who.email)).toEqual([
      'Your Chairside account is closed',
      'Your Chairside account is kept',
    ])
    expect(await codeOf(await post(salon, 'account/keep', { account: who.account }, cookie))).toEqual([
      404,
      'not-found',
    ])
  })

  test('is gone from every table after 30 days, tells its devices, and frees the address', async () => {
    const who = await aSignedIn(salon)
    await sync(who, [aChange({ recordId: 'a-client', patch: { name: 'Zofia Unforgettable' } })])
    await salon.call('/api/functions/create-checkout', {
      cookie: who.cookie,
      body: { priceId: priceIdOf('MARKETING') },
    })
    const other = await aSignedIn(salon)
    await sync(other, [aChange({ recordId: 'another', patch: { name: 'Somebody Else' } })])
    await remove(who)
    days(29.9)
    await keepHouse(house())
    expect(await tracesOf(database(), ['Zofia Unforgettable'])).not.toEqual([])
    days(0.2)
    await keepHouse(house())
    expect(await tracesOf(database(), ['Zofia Unforgettable', who.email])).toEqual([])
    // That it was there, so that its devices can be told. Its id says nothing of anybody.
    expect(await tracesOf(database(), [who.account])).toEqual(['accounts.account'])
    expect(forgetSounds).toHaveBeenCalled()
    expect(subjects(who.email)).toEqual([
      'Your Chairside account is closed',
      'Your Chairside account was deleted',
    ])
    const told = await salon.app.request('http://localhost:8787/api/sync', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-chairside-account': who.account },
      body: '{}',
    })
    expect(await codeOf(told)).toEqual([410, 'account-gone'])
    expect((await signIn(salon, who.email)).status).toBe(401)
    expect((await (await sync(other)).json()).records).toHaveLength(1)
    const anew = await aSignedIn(salon, who.email)
    expect(anew.account).not.toBe(who.account)
    expect((await (await sync(anew)).json()).records).toEqual([])
  })

  test('ends what is paid for, and tries again where the provider could not be reached', async () => {
    const who = await aSignedIn(salon)
    await remove(who)
    await database()
      .kysely.updateTable('leaving')
      .set({ plans_end: 1 })
      .where('account', '=', who.account)
      .execute()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    endPlans = async () => {
      throw new Error('out of reach')
    }
    await keepHouse(house())
    endPlans = async account => void ended.push(account)
    await keepHouse(house())
    await keepHouse(house())
    expect(ended).toEqual([who.account])
  })

  test('a mail that can’t be sent is tried again, and the address is not kept for ever', async () => {
    const who = await aSignedIn(salon)
    await remove(who)
    days(31)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const failing = {
      ...house(),
      mail: {
        send: async () => {
          throw new Error('no server')
        },
      },
    }
    await keepHouse(failing)
    expect(await tracesOf(database(), [who.email])).toEqual(['leaving.email'])
    days(4)
    await keepHouse(failing)
    expect(await tracesOf(database(), [who.email])).toEqual([])
  })

  test('that was asked for after a back-up is still deleted when the back-up is put in its place', async () => {
    const who = await aSignedIn(salon)
    await sync(who, [aChange({ recordId: 'c1', patch: { name: 'Restored Rita' } })])
    await remove(who)
    const gone = await goneFrom(database())
    expect(gone.leaving).toContainEqual(expect.objectContaining({ account: who.account, email: who.email }))
    // What the back-up knew: an account like any other.
    const { kysely } = database()
    await kysely.deleteFrom('leaving').where('account', '=', who.account).execute()
    await kysely.updateTable('accounts').set({ closed_at: null }).where('account', '=', who.account).execute()
    const cookie = cookieOf(await signIn(salon, who.email))
    await afterRestore(database(), gone, salon.clock.now)
    expect(await opens(salon, cookie)).toBe(false)
    days(31)
    await keepHouse(house())
    expect(await tracesOf(database(), ['Restored Rita', who.email])).toEqual([])
  })

  test('a record that is kept for a time goes by itself after its last day', async () => {
    const who = await aSignedIn(salon)
    const today = new Date(salon.clock.now).toISOString().slice(0, 10)
    const kept = (recordId: string, keep_until: string) =>
      aChange({
        kind: 'kept_record',
        recordId,
        patch: {
          what: 'allergic reaction',
          facts: `Initials A.B., ${recordId}, swelling`,
          reason: 'The insurer asks for it.',
          keep_until,
          made_at: new Date(salon.clock.now).toISOString(),
        },
      })
    await sync(who, [kept('kept-long', '2040-01-01'), kept('kept-today', today)])
    await keepHouse(house())
    expect(await tracesOf(database(), ['kept-today, swelling'])).not.toEqual([])
    days(1)
    await keepHouse(house())
    expect(await tracesOf(database(), ['kept-today, swelling'])).toEqual([])
    expect(await tracesOf(database(), ['kept-long, swelling'])).not.toEqual([])
  })
})

describe('the list of what an account holds', () => {
  test('names every table with an account in it', async () => {
    const salon = await openSalonApp()
    const leaves = async (database: Database, account: string): Promise<string[]> => {
      const left: string[] = []
      for (const table of await tablesOf(database)) {
        const columns = await columnsOf(database, table)
        if (!columns.includes('account') && !columns.includes('userId')) continue
        left.push(table)
      }
      expect(account).toBeTruthy()
      return left
    }
    const source = await import('node:fs').then(fs => fs.readFileSync('sync-server/db/erased.ts', 'utf8'))
    const tables = await leaves(salon.database, 'any')
    const unnamed = tables.filter(
      table => !['accounts', 'leaving'].includes(table) && !source.includes(`'${table}'`),
    )
    expect(unnamed).toEqual([])
    await salon.close()
  })
})
