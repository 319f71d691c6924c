// What was sent to a model goes with the client whom it named, whatever it was about.
import { expect, test } from 'vitest'
import { recordCall } from '../../../sync-server/models/record'
import { callsSent } from '../../../sync-server/models/store'
import { eraseClient } from '../../../sync-server/sync/erase'
import { onBothDatabases } from '../sync/support/databases'
import { aChange, aSalon, NOON } from '../sync/support/salon'

onBothDatabases('what was sent', database => {
  const record = (account: string, model: string, sent: unknown, client: string | null = null) =>
    recordCall(
      database(),
      { account, madeFor: 'ask', tool: 'appointments', client, now: () => NOON },
      { model, sent },
      async () => 1,
    )
  const left = async (account: string) =>
    (await callsSent(database(), account, { limit: 999, before: null })).map(({ model }) => model).sort()
  const asJson = (text: string) => [{ role: 'user', content: JSON.stringify({ schedule: text }) }]
  const aCard = (recordId: string, name: string) => aChange({ recordId, patch: { name } })

  test('a day, a topic or a conversation that names the client goes too', async () => {
    const salon = await aSalon(database())
    const { account } = salon
    await salon.sync({ changes: [aCard('c1', 'Zoë Clarke'), aCard('c2', 'Tom Clarke')] })
    await record(account, 'a line begins with it', asJson('Tom 9:00\nZoë Clarke 10:00'))
    await record(account, 'surname first', asJson('10:00 CLARKE, ZOË'))
    await record(account, 'one of several of a name', asJson('nobody'), 'c9 c1')
    await record(account, 'a picture', { prompt: 'for Zoe Clarke', shape: 'square' })
    await record(account, 'another Clarke', asJson('Tom Clarke'), 'c2')
    await record(account, 'another Zoë', asJson('Zoë King'))
    const other = await aSalon(database())
    await record(other.account, 'another salon', asJson('Zoë Clarke'))
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    expect(await left(account)).toEqual(['another Clarke', 'another Zoë'])
    expect(await left(other.account)).toEqual(['another salon'])
  })

  test('a name of one word goes from what is about nobody else', async () => {
    const salon = await aSalon(database())
    const { account } = salon
    await salon.sync({ changes: [aCard('c1', 'Rose')] })
    await record(account, 'a day', asJson('9:00\nRose 10:00'))
    await record(account, 'a colour', asJson('a rose gold'))
    await record(account, 'another', asJson('Rose, Amy’s sister'), 'c2')
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    expect(await left(account)).toEqual(['a colour', 'another'])
  })

  test('more than a page of them', async () => {
    const salon = await aSalon(database())
    const { account } = salon
    await salon.sync({ changes: [aCard('c1', 'Zoë Clarke')] })
    for (let n = 0; n < 230; n++) await record(account, `${n}`, asJson(n % 2 ? 'Zoë Clarke' : 'Ann Clarke'))
    await eraseClient(database(), { account, clientId: 'c1', now: NOON })
    expect(await left(account)).toHaveLength(115)
  })
})
