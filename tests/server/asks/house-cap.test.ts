// What the whole server may spend in a day, counted where every process looks.
import { expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { type Spending, takeCall, takeHouseCall } from '../../../sync-server/asks/store'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon, NOON } from '../sync/support/salon'

const spending: Spending = { houseCap: 3, wantsProof: false }

onBothDatabases('the house’s calls of a model', database => {
  const take = (account: string, now = NOON, cap = 100) =>
    takeCall(database(), { account, now, since: now - DAY_MS, cap, spending })

  test('are as many as are allowed, whoever asks, also all at once; tomorrow there are more', async () => {
    const salons = await Promise.all(Array.from({ length: 4 }, () => aSalon(database())))
    const taken = await Promise.all([...salons, ...salons].map(({ account }) => take(account)))
    expect(taken.filter(each => each === null)).toHaveLength(3)
    expect(taken.filter(each => each === 'model-house-cap')).toHaveLength(5)
    // A visitor of the support chat spends of the same.
    expect(await takeHouseCall(database(), NOON, spending)).toBe(false)
    const [first] = salons
    expect(await take(first?.account ?? '', NOON + DAY_MS)).toBeNull()
  })

  test('are not spent by an account that has none of its own left', async () => {
    const [one, two] = [await aSalon(database()), await aSalon(database())]
    const day = NOON + 7 * DAY_MS
    for (let n = 0; n < 10; n++) expect(await take(one.account, day, 0)).toBe('model-daily-cap')
    expect(await take(two.account, day)).toBeNull()
  })
})
