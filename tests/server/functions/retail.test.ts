// generate-retail-recommendations over HTTP, from the account's own records and product list.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { functions } from '../../../sync-server/functions/list'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { AT, aClient, anAllergy, aPermission, put, type SignedIn } from './salon-records'

const PATH = '/api/functions/generate-retail-recommendations'
const response = functions.find(({ name }) => PATH.endsWith(name))?.response
const aProduct = (name: string, description: string, price: number | null, category = 'Treatment') => ({
  kind: 'product',
  patch: { name, category, description, price, created_at: AT },
})

let salon: SalonApp
let who: SignedIn
let asked: string[]
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  asked = []
})
afterEach(() => salon.close())

test.each([
  ['notes', 'x'.repeat(20_001)],
  ['concerns', Array.from({ length: 51 }, () => 'frizz')],
  ['concerns', ['x'.repeat(201)]],
  ['allergies', Array.from({ length: 51 }, () => 'nickel')],
  ['phone', '1'.repeat(201)],
])('more than a card holds is refused in words: %s', async (field, value) => {
  const reply = await salon.call(PATH, {
    cookie: who.cookie,
    body: { clientData: { name: 'Amelia', [field]: value } },
  })
  expect(reply.status).toBe(400)
  expect((await reply.json()).error).toMatch(new RegExp(`^clientData\\.${field}.* (is too long|is not in)`))
})

async function aList(): Promise<void> {
  await put(salon, who, [
    aProduct('Moisture Mask', 'Rich mask for dry, coarse hair, with coconut oil', 24.5),
    aProduct('Hydrating Conditioner', 'Daily conditioner for dry hair', 14, 'Conditioner'),
    aProduct('Argan Oil Serum', 'Smooths frizz on dry ends', 19.95, 'Styling'),
    aProduct('Violet Shampoo', 'For blonde and highlighted hair', 16, 'Shampoo'),
  ])
}
const aRecord = (patch: Record<string, unknown> = {}) => ({
  name: 'Amelia Clarke',
  phone: '07700 900123',
  email: 'amelia@example.com',
  hair_type: 'thick, coarse, dry',
  concerns: ['dryness', 'frizz'],
  notes: null,
  ...patch,
})
const call = async (clientData: unknown, by = who) => {
  const reply = await salon.call(PATH, { cookie: by.cookie, body: { clientData } })
  return { status: reply.status, json: await reply.json() }
}

describe('the answer', () => {
  test('names one to three products of the list at its prices, in the specification’s words', async () => {
    await aList()
    const { status, json } = await call(aRecord())
    expect(status).toBe(200)
    expect(response?.parse(json)).toEqual(json)
    expect(json.recommendations.length).toBeGreaterThan(0)
    expect(json.recommendations.length).toBeLessThanOrEqual(3)
    const prices = new Map([
      ['Moisture Mask', 24.5],
      ['Hydrating Conditioner', 14],
      ['Argan Oil Serum', 19.95],
      ['Violet Shampoo', 16],
    ])
    for (const { product, priority, reason, retailPrice } of json.recommendations) {
      expect(prices.get(product), product).toBe(retailPrice)
      expect(['high', 'medium', 'low']).toContain(priority)
      expect(reason.length).toBeGreaterThan(10)
    }
  })

  test('without a product list it says so, as an error in words, and invents none', async () => {
    const { status, json } = await call(aRecord())
    expect(status).toBe(200)
    expect(json).toEqual({ error: expect.stringContaining('no products in your list') })
  })

  test.each([{}, { name: ' ' }, null, 'Amelia'])('nobody chosen: %o', async clientData => {
    const { status, json } = await call(clientData)
    expect(status).toBe(400)
    expect(json.error).toBe('Please select a client first')
  })
})

describe('what forbids a product', () => {
  const products = (json: { recommendations: { product: string }[] }): string[] =>
    json.recommendations.map(({ product }) => product)

  test('an allergy on the account’s own card counts, although the caller’s record lacks it', async () => {
    await aList()
    const [id = ''] = await put(salon, who, [aClient()])
    expect(products((await call(aRecord({ id }))).json), 'the control').toContain('Moisture Mask')
    await put(salon, who, [anAllergy(id, 'coconut')])
    const { json } = await call(aRecord({ id }))
    expect(products(json)).not.toContain('Moisture Mask')
    expect(json.leftOut).toContainEqual({
      product: 'Moisture Mask',
      reason: expect.stringMatching(/coconut/i),
    })
    const byName = await call(aRecord())
    expect(products(byName.json), 'also by the name alone').not.toContain('Moisture Mask')
  })

  test('one that the caller’s record tells of counts, although the card lacks it', async () => {
    await aList()
    const [id = ''] = await put(salon, who, [aClient()])
    const { json } = await call(aRecord({ id, notes: 'Allergic to coconut.' }))
    expect(products(json)).not.toContain('Moisture Mask')
  })

  test('another account’s card and list are nothing to this one', async () => {
    await aList()
    const [id = ''] = await put(salon, who, [aClient()])
    await put(salon, who, [anAllergy(id, 'coconut')])
    const other = await aSignedIn(salon)
    expect((await call(aRecord({ id }), other)).json).toEqual({ error: expect.any(String) })
  })
})

describe('with a model', () => {
  beforeEach(async () => {
    await aList()
    salon.answering.model = {
      name: 'stand-in',
      ask: async ({ messages }) => {
        asked.push(JSON.stringify(messages))
        return null
      },
    }
  })

  test('it gets the first name and nothing else by which she could be found', async () => {
    const notes = 'Clarke is her married name: Amelia Clarke, 07700 900123, amelia@example.com. Swims.'
    const [id = ''] = await put(salon, who, [aClient({ notes })])
    await put(salon, who, [aPermission(id)])
    await call(aRecord({ notes }))
    await call(aRecord({ id, notes: `${notes} Likes it short.` }))
    expect(asked).toHaveLength(2)
    for (const told of asked) {
      expect(told).toContain('Swims')
      expect(told).not.toMatch(/Clarke|7700|amelia@/)
    }
  })

  test('it gets nothing where the card, or the record as given, says ‘no AI’', async () => {
    const [id = ''] = await put(salon, who, [aClient({ no_ai: true })])
    expect((await call(aRecord({ id }))).json).toMatchObject({ answeredBy: 'engine' })
    await call(aRecord({ name: 'Someone Else', no_ai: true }))
    expect(asked).toHaveLength(0)
    await call(aRecord({ name: 'Someone Else' }))
    expect(asked, 'the control').toHaveLength(1)
  })
})
