// Two attacks on every route that writes: a page of another site, and somebody with another account's ids.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceIdOf } from '../../../shared/account/prices'
import { COMES_AS_FORM } from '../../../sync-server/auth/elsewhere'
import { tablesOf } from '../../support/traces'
import { opens, signIn } from '../auth/identity'
import { aSignedIn, cookieOf, ORIGIN, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { everythingHeld, readingRoutes, writingRoutes } from './every-route'

let salon: SalonApp
beforeAll(async () => {
  salon = await openSalonApp({ RATE_FUNCTIONS_PER_MINUTE: '1000', RATE_VOICE_PER_MINUTE: '1000' })
})
afterAll(() => salon.close())

test('there are as many as one would think', () => {
  expect(writingRoutes(salon).length).toBeGreaterThan(40)
})

test('from a page of another site nothing is changed, whatever its visitor may do here', async () => {
  const { cookie } = await aSignedIn(salon)
  const before = await everythingHeld(salon)
  const through: string[] = []
  for (const [method, path] of writingRoutes(salon))
    for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`]) {
      const reply = await salon.app.request(`${ORIGIN}${path}`, {
        method,
        headers: { origin, cookie, 'content-type': 'application/json' },
        body: '{}',
      })
      // Apple sends its answer as a form, from its own page: it leads on and changes nothing.
      if (reply.status !== 403 && path !== COMES_AS_FORM)
        through.push(`${origin}: ${method} ${path}: ${reply.status}`)
    }
  expect(through).toEqual([])
  expect(await everythingHeld(salon)).toBe(before)
  expect(await opens(salon, cookie)).toBe(true)
})

test('what is asked for with GET changes nothing', async () => {
  const { cookie } = await aSignedIn(salon)
  const ask = async (path: string): Promise<void> => {
    const reply = await salon.call(path, { cookie })
    await reply.body?.cancel()
  }
  // The first look makes the browser known.
  await ask('/api/session')
  const before = await everythingHeld(salon)
  expect(readingRoutes(salon).length).toBeGreaterThan(10)
  for (const path of readingRoutes(salon)) await ask(path)
  expect(await everythingHeld(salon)).toBe(before)
})

describe('the ids of another account', () => {
  /** Every row of every table that names the account. */
  async function rowsOf(account: string): Promise<string[]> {
    const rows: string[] = []
    for (const table of await tablesOf(salon.database)) {
      const all = (await sql`select * from ${sql.table(table)}`.execute(salon.database.kysely)).rows
      for (const row of all)
        if (JSON.stringify(row).includes(account)) rows.push(JSON.stringify([table, row]))
    }
    return rows.sort()
  }

  /** An account with something of each kind that has an id. */
  async function anOwner() {
    const { account, cookie } = await aSignedIn(salon)
    const asked = async (path: string, body?: unknown) =>
      (await salon.call(`/api/${path}`, { cookie, ...(body === undefined ? {} : { body }) })).json()
    const change = {
      id: crypto.randomUUID(),
      op: 'create',
      kind: 'client',
      recordId: crypto.randomUUID(),
      person: null,
      at: salon.clock.now,
      patch: { name: 'Amelia', created_at: new Date(salon.clock.now).toISOString(), concerns: [] },
    }
    expect((await syncWith(salon, { account, cookie, changes: [change] })).status).toBe(200)
    const priceId = priceIdOf('MARKETING')
    const { url } = await asked('functions/create-checkout', { priceId })
    const paid: string = url.split('/').at(-1)
    await asked(`practice/checkouts/${paid}`, { does: 'pay' })
    const second = await asked('functions/create-checkout', { priceId: priceIdOf('RETAIL_EDGE') })
    const { plans } = await asked('practice/plans')
    const { sessions, ways } = await asked('security')
    expect([plans.length, sessions.length]).toEqual([1, 1])
    return {
      account,
      ids: [
        account,
        change.recordId,
        second.url.split('/').at(-1),
        plans[0].id,
        sessions[0].id,
        ...ways.connected.map(({ id }: { id: string }) => id),
      ].filter((id: unknown): id is string => typeof id === 'string'),
    }
  }

  test('in every address and every body change nothing of theirs', async () => {
    const owner = await anOwner()
    const stranger = await aSignedIn(salon)
    const before = await rowsOf(owner.account)
    expect(before.length).toBeGreaterThan(5)
    let { cookie } = stranger
    for (const [method, path] of writingRoutes(salon)) {
      for (const id of owner.ids) {
        const named = { id, client_id: id, plan: id, ask: id, hash: id, ids: [id], does: 'leave' }
        // Forms that take nothing else beside what they name get it by itself.
        const inAddress = [{ does: 'leave' }, { does: 'pay' }]
        const inBody = [
          { account: owner.account, userId: owner.account, user_id: owner.account, ...named },
          { account: stranger.account, client_id: id, ids: [id] },
          { id },
          { plan: id, does: 'end' },
        ]
        for (const body of path.includes('x1') ? inAddress : inBody) {
          const reply = await salon.app.request(`${ORIGIN}${path.replace('x1', encodeURIComponent(id))}`, {
            method,
            headers: { origin: ORIGIN, cookie, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
          expect(reply.status, `${method} ${path}`).not.toBe(500)
        }
      }
      // Signing out is everybody's right; it goes on as the stranger.
      if (!(await opens(salon, cookie))) cookie = cookieOf(await signIn(salon, stranger.email))
    }
    expect(await rowsOf(owner.account)).toEqual(before)
  })
})
