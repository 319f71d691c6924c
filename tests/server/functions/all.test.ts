// What holds for every function of the list: the plan, the form, and the catalogue's words where something breaks.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { functions } from '../../../sync-server/functions/list'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { aClient, put, type SignedIn } from './salon-records'

const GOOD: Record<string, { body: unknown; failed: string }[]> = {
  'generate-retail-recommendations': [
    {
      body: { clientData: { name: 'Amelia Clarke', hair_type: 'dry', concerns: ['frizz'] } },
      failed: 'Failed to generate recommendations',
    },
  ],
  'get-color-formula': [
    {
      body: {
        clientName: 'Amelia',
        currentColor: 'Natural level 6, virgin',
        desiredColor: '7/3 golden blonde',
        hairCondition: 'Healthy',
      },
      failed: 'Failed to generate formula. Please try again.',
    },
  ],
  'optimize-schedule': [
    { body: { schedule: '9-10 Jane cut' }, failed: 'Failed to optimize schedule. Please try again.' },
  ],
  'generate-marketing': [
    {
      body: { contentType: 'instagram', topic: 'Spring glosses', includeImage: false },
      failed: 'Failed to generate content. Please try again.',
    },
  ],
  'practice-conversation': [
    {
      body: { messages: [{ role: 'user', content: 'Hello' }], scenario: 'complaint' },
      failed: 'Failed to get response. Please try again.',
    },
    {
      body: {
        messages: [
          { role: 'assistant', content: 'It is orange.' },
          { role: 'user', content: 'I am sorry to hear that.' },
        ],
        scenario: 'complaint',
        getFeedback: true,
      },
      failed: 'Failed to get feedback. Please try again.',
    },
  ],
}

let salon: SalonApp
let who: SignedIn
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  const product = { name: 'Mask', category: 'Treatment', description: 'For dry hair', price: 20 }
  await put(salon, who, [
    { kind: 'product', patch: { ...product, created_at: '2026-11-01T09:00:00.000Z' } },
    aClient(),
  ])
})
afterEach(() => salon.close())
const call = async (name: string, body: unknown) => {
  const reply = await salon.call(`/api/functions/${name}`, { cookie: who.cookie, body })
  return { status: reply.status, json: await reply.json() }
}

test('each has its question here', () => {
  expect(Object.keys(GOOD).sort()).toEqual(functions.map(({ name }) => name).sort())
})

describe.each(functions.map(({ name }) => name))('%s', name => {
  const cases = GOOD[name] ?? []
  const [first] = cases

  test('answers in the form of its document', async () => {
    for (const { body } of cases) {
      const { status, json } = await call(name, body)
      expect(status).toBe(200)
      const response = functions.find(each => each.name === name)?.response
      expect(response?.parse(json)).toEqual(json)
    }
  })

  test('needs a plan that opens its tool', async () => {
    salon.clock.now += 15 * 86_400_000
    expect(await call(name, first?.body)).toMatchObject({ status: 402, json: { code: 'plan-needed' } })
  })

  test('an empty question is refused in words', async () => {
    const { status, json } = await call(name, {})
    expect(status).toBe(400)
    expect(json.error.length).toBeGreaterThan(5)
  })

  test('what is missing or wrong is told in words for a person, each field by itself', async () => {
    const fields = typeof first?.body === 'object' && first.body !== null ? Object.entries(first.body) : []
    const bodies = [null, 'null', '', 5, []]
    for (const [field] of fields)
      for (const wrong of [undefined, null, 5, {}, 'x'.repeat(30_000)])
        bodies.push(JSON.stringify({ ...Object.fromEntries(fields), [field]: wrong }))
    for (const body of bodies) {
      const { status, json } = await call(name, body)
      if (status === 429) salon.clock.now += 60_000
      if (status === 400)
        expect(json.error).not.toMatch(/Invalid|expected|received|undefined|Too (big|small)/)
      else expect([200, 429]).toContain(status)
    }
  })

  test('what breaks is told in the catalogue’s words', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    salon.answering.model = {
      name: 'stand-in',
      ask: async () => {
        throw new TypeError('a bug')
      },
    }
    for (const { body, failed } of cases)
      expect(await call(name, body)).toEqual({
        status: 500,
        json: { error: failed, code: 'server-error', request: expect.any(String) },
      })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })
})
