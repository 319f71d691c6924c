// A real server is sent what takes long to read, again and again; another account is answered first.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDevice, createOf, enter } from '../support/account'
import { type House, openHouse } from '../support/house'

let house: House
const people: { account: string; cookie: string }[] = []
beforeAll(async () => {
  house = await openHouse()
  for (const email of ['hostile@example.com', 'other@example.com']) {
    const who = { email, password: 'correct horse battery' }
    await enter(house.origin, 'sign-up', who)
    people.push(await enter(house.origin, 'sign-in', who))
  }
})
afterAll(() => house.close())

test('nothing answers TRACE', async () => {
  const cookie = people[1]?.cookie ?? ''
  const asked = request(`${house.origin}/api/session`, { method: 'TRACE', headers: { cookie } }).end()
  const [reply]: IncomingMessage[] = await once(asked, 'response')
  let text = ''
  for await (const chunk of reply ?? []) text += chunk
  expect(reply?.statusCode).toBeGreaterThanOrEqual(400)
  expect(text).not.toContain(cookie.split('=')[1])
})

/** A full book in which everybody may move, and the text that held the loop for twenty seconds. */
const LONG = [
  ...Array.from(
    { length: 60 },
    (_, n) => `${8 + (n % 10)}:${String((n * 7) % 60).padStart(2, '0')} A${n} cut flex`,
  ),
  `9-10 Jane cut (${'0+'.repeat(400)}`,
].join('\n')

test('while its texts are read in threads, another account is answered', async () => {
  const [hostile, other] = people.map(({ account, cookie }) => ({
    'content-type': 'application/json',
    origin: house.origin,
    cookie,
    'x-chairside-account': account,
  }))
  const order: string[] = []
  const texts = Array.from({ length: 8 }, async (_, n) => {
    const reply = await fetch(`${house.origin}/api/functions/optimize-schedule`, {
      method: 'POST',
      headers: hostile ?? {},
      body: JSON.stringify({ schedule: `${LONG} ${n}` }),
    })
    order.push('a text')
    return reply.status
  })
  const reply = await fetch(`${house.origin}/api/functions/check-subscription`, {
    method: 'POST',
    headers: other ?? {},
    body: '{}',
  })
  order.push('the other')
  expect(reply.status).toBe(200)
  expect(order).toEqual(['the other'])
  // Control: they were texts that are read.
  expect(await Promise.all(texts)).toEqual(texts.map(() => 200))
})

test('while a client is erased, another account is answered', async () => {
  const device = await aDevice(house.origin, {
    email: 'erasing@example.com',
    password: 'correct horse battery',
  })
  await device.sync([createOf('client', 'c1', { name: 'Siobhan Quill' })])
  const text = 'Call Siobhan Quill about her colour, and Jane Quillan about hers. '.repeat(280)
  for (let batch = 0; batch < 10; batch++)
    await device.sync(Array.from({ length: 10 }, (_, n) => createOf('note', `${batch}-${n}`, { text })))
  const order: string[] = []
  const ask = async (who: { account: string; cookie: string } | undefined, path: string, body: unknown) => {
    const reply = await fetch(house.origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: house.origin,
        cookie: who?.cookie ?? '',
        'x-chairside-account': who?.account ?? '',
      },
      body: JSON.stringify(body),
    })
    order.push(path)
    return reply.status
  }
  const erasing = ask(device, '/api/erase', { account: device.account, client_id: 'c1' })
  // By the second one the erasure has begun.
  for (let time = 0; time < 2; time++) await ask(people[1], '/api/functions/check-subscription', {})
  expect(order).not.toContain('/api/erase')
  expect(await erasing).toBe(200)
})
