// Who is in charge of a key, in both databases: one at a time, and nothing that an erasure came in the middle of stays.
import { beforeEach, expect, test } from 'vitest'
import { callsSince, takeCall } from '../../../sync-server/asks/store'
import type { Database } from '../../../sync-server/db/open'
import {
  claimOnce,
  finishOnce,
  type Keyed,
  noteCalled,
  releaseOnce,
  renewOnce,
  TakenOver,
} from '../../../sync-server/functions/store'
import { eraseIds } from '../../../sync-server/sync/erase'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon } from '../sync/support/salon'

onBothDatabases('answers under a key', (database: () => Database) => {
  let keyed: Keyed
  const times = (now: number) => ({ now, until: now + 100, forget: now - 1_000 })
  beforeEach(() => {
    const account = `a-${crypto.randomUUID()}`
    keyed = { account, key: 'k', request: 'r', owner: 'one' }
  })

  test('of many at once one is in charge', async () => {
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        claimOnce(database(), { ...keyed, owner: `owner-${n}` }, times(1_000)),
      ),
    )
    expect(claims.filter(claim => claim.state === 'mine')).toHaveLength(1)
    expect(claims.filter(claim => claim.state === 'running')).toHaveLength(7)
  })

  test('of many that would take over one does, and knows that a model was called', async () => {
    await claimOnce(database(), keyed, times(1_000))
    await noteCalled(database(), keyed)
    const claims = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        claimOnce(database(), { ...keyed, owner: `owner-${n}` }, times(1_101)),
      ),
    )
    expect(claims.filter(claim => claim.state === 'mine')).toEqual([
      { state: 'mine', called: true, erasures: null },
    ])
  })

  test('who renews is not taken over; who was taken over writes nothing', async () => {
    await claimOnce(database(), keyed, times(1_000))
    await renewOnce(database(), keyed, 1_500)
    const other = { ...keyed, owner: 'two' }
    expect(await claimOnce(database(), other, times(1_200))).toEqual({ state: 'running' })
    expect(await claimOnce(database(), other, times(1_500))).toMatchObject({ state: 'mine' })
    const answer = (response: string) => ({ response, erasures: null })
    expect(await finishOnce(database(), keyed, answer('one’s')), 'the other is still at it').toBeNull()
    expect(await finishOnce(database(), other, answer('two’s'))).toBe('two’s')
    expect(await finishOnce(database(), keyed, answer('one’s'))).toBe('two’s')
    await releaseOnce(database(), keyed)
    expect(await claimOnce(database(), keyed, times(1_600))).toEqual({ state: 'done', response: 'two’s' })
    expect(await claimOnce(database(), { ...keyed, request: 'else' }, times(1_600))).toEqual({
      state: 'other',
    })
  })

  test('who was taken over calls no model, and its call is given back', async () => {
    const { account } = await aSalon(database())
    const [one, two] = [
      { ...keyed, account },
      { ...keyed, account, owner: 'two' },
    ]
    await claimOnce(database(), one, times(1_000))
    await claimOnce(database(), two, times(1_101))
    const take = (by: Keyed) =>
      takeCall(database(), { account, now: 1_102, since: 0, cap: 5 }, db => noteCalled(db, by))
    await expect(take(one)).rejects.toThrow(TakenOver)
    expect(await callsSince(database(), account, 0)).toBe(0)
    expect(await take(two)).toBeNull()
    expect(await callsSince(database(), account, 0)).toBe(1)
  })

  test('an answer that an erasure came in the middle of is given, and not kept', async () => {
    const { account } = await aSalon(database())
    const mine = { ...keyed, account }
    const claimed = await claimOnce(database(), mine, times(1_000))
    if (claimed.state !== 'mine') throw new Error('The key should be free.')
    await eraseIds(database(), { account, ids: ['somebody'], now: 1_050 })
    const { erasures } = claimed
    expect(await finishOnce(database(), mine, { response: 'about them', erasures })).toBe('about them')
    const again = await claimOnce(database(), { ...mine, owner: 'two' }, times(1_060))
    expect(again, 'asked anew').toEqual({ state: 'mine', called: false, erasures: 1 })
    await finishOnce(database(), { ...mine, owner: 'two' }, { response: 'new', erasures: 1 })
    expect(await claimOnce(database(), mine, times(1_070)), 'the control').toEqual({
      state: 'done',
      response: 'new',
    })
  })
})
