// The plug is pulled while a function waits for its model: the same key gets an answer afterwards, and no second call.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChoice, posterOf, posterSvg } from '../../shared/tools/marketing/pictures/poster'
import { MarketingInput, MarketingOutput } from '../../shared/tools/marketing/schema'
import { drawPoster } from '../../sync-server/providers/poster'
import type { StandIn } from '../server/asks/stand-in'
import { enter } from '../support/account'
import type { House } from '../support/house'
import { type HouseWithModel, openHouseWithModel } from './house-with-model'

const WHO = { email: 'functions@example.com', password: 'correct horse battery' }
const INPUT = {
  contentType: 'promotion',
  topic: 'New: glossing treatment, £25 with any cut in April.',
  includeImage: true,
}

let opened: HouseWithModel
let house: House
let standIn: StandIn
let cookie: string
let account: string
beforeAll(async () => {
  opened = await openHouseWithModel({ MODEL_TIMEOUT_SECONDS: '60' })
  ;({ house, standIn } = opened)
  await enter(house.origin, 'sign-up', WHO)
  ;({ account, cookie } = await enter(house.origin, 'sign-in', WHO))
})
afterAll(() => opened?.close())

const send = (key: string): Promise<Response> =>
  fetch(`${house.origin}/api/functions/generate-marketing`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: house.origin,
      cookie,
      'x-chairside-account': account,
      'idempotency-key': key,
    },
    body: JSON.stringify(INPUT),
  })

test('killed in the middle of a call, the server answers the same key from its engine, once and for all', async () => {
  standIn.will({ kind: 'hangs' })
  const cut = send('one').then(
    reply => reply.status,
    () => 'cut off',
  )
  await expect.poll(() => standIn.requests.length, { timeout: 20_000 }).toBe(1)
  await house.kill()
  expect(await cut).toBe('cut off')
  await house.start()
  // The dead one's lease runs out within seconds; until then the caller waits.
  const reply = await send('one')
  expect(reply.status).toBe(200)
  const answer = await reply.json()
  expect(answer).toMatchObject({ answeredBy: 'engine', imageBy: 'poster' })
  expect(standIn.requests).toHaveLength(1)
  const again = await send('one')
  expect(await again.json()).toEqual(answer)
  expect(again.headers.get('idempotency-replayed')).toBe('true')

  // The server as it is built has its fonts: the poster is the very one that is drawn here.
  const png = await fetch(`${house.origin}${answer.image}`, {
    headers: { cookie, 'x-chairside-account': account },
  })
  const input = MarketingInput.parse(INPUT)
  const { default: tool } = await import('../../shared/tools/marketing')
  const { NO_FACTS } = await import('../../shared/facts')
  const question = { input, facts: NO_FACTS, today: new Date().toISOString() }
  const output = MarketingOutput.parse(tool.check({ ...question, overrides: [] }, tool.draft(question)))
  const here = await drawPoster(posterSvg({ ...posterOf(output, input, null), ...firstChoice(input) }))
  expect(Buffer.from(await png.arrayBuffer()).equals(Buffer.from(here.bytes))).toBe(true)
  // What was sent before the plug was pulled can still be read.
  const { calls } = await (
    await fetch(`${house.origin}/api/models/sent`, {
      headers: { cookie, 'x-chairside-account': account },
    })
  ).json()
  expect(calls).toMatchObject([{ made_for: 'generate-marketing', outcome: 'sent' }])
}, 120_000)
