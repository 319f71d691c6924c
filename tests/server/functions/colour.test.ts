// get-color-formula from the account's own records, over HTTP.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TextQuestion } from '../../../sync-server/providers/text'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { aClient, anAllergy, aPermission, aTest, put, type SignedIn } from './salon-records'

const PATH = '/api/functions/get-color-formula'
const QUESTION = {
  clientName: 'Amelia Clarke',
  currentColor: 'Natural level 6, virgin',
  desiredColor: '7/3 golden blonde',
  hairCondition: 'Healthy',
}

let salon: SalonApp
let who: SignedIn
let asked: TextQuestion[]
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  asked = []
})
afterEach(() => salon.close())

function withModel(): void {
  salon.answering.model = {
    name: 'stand-in',
    ask: async question => {
      asked.push(question)
      return null
    },
  }
}
const call = async (body: unknown = QUESTION, by = who): Promise<Record<string, unknown>> => {
  const reply = await salon.call(PATH, { cookie: by.cookie, body })
  expect(reply.status).toBe(200)
  return reply.json()
}

describe('whose records count', () => {
  test('those of the client of that name, however it is written', async () => {
    const [client = ''] = await put(salon, who, [aClient()])
    expect(await call(), 'the control: nothing is known against it').toMatchObject({
      decision: expect.stringMatching(/^proceed/),
    })
    await put(salon, who, [anAllergy(client, 'PPD')])
    for (const clientName of ['Amelia Clarke', '  amelia   CLARKE '])
      expect(await call({ ...QUESTION, clientName })).toMatchObject({ decision: 'refuse' })
    expect(await call({ ...QUESTION, clientName: 'Amelia Clark' })).not.toMatchObject({ decision: 'refuse' })
  })

  test('those of the client of that id, whatever name is given', async () => {
    const [client = ''] = await put(salon, who, [aClient()])
    await put(salon, who, [anAllergy(client, 'PPD')])
    const body = { ...QUESTION, clientName: 'Somebody', clientId: client }
    expect(await call(body)).toMatchObject({ decision: 'refuse' })
    expect(await call({ ...body, clientId: 'nobody' })).not.toMatchObject({ decision: 'refuse' })
  })

  test('never another account’s', async () => {
    const other = await aSignedIn(salon)
    const [client = ''] = await put(salon, other, [aClient()])
    await put(salon, other, [anAllergy(client, 'PPD')])
    expect(await call(QUESTION, other)).toMatchObject({ decision: 'refuse' })
    expect(await call(QUESTION)).not.toMatchObject({ decision: 'refuse' })
    expect(await call({ ...QUESTION, clientId: client })).not.toMatchObject({ decision: 'refuse' })
  })

  test('of two people of one name: what warns of either, and nothing that reassures', async () => {
    const [first = '', second = ''] = await put(salon, who, [
      aClient(),
      aClient({ notes: 'Likes tea. Had a rash from hair dye in 2019.' }),
    ])
    await put(salon, who, [aTest(first, 'clear')])
    const answer = await call()
    expect(JSON.stringify(answer)).toMatch(/rash|reaction|patch test/i)
    expect(JSON.stringify(answer)).not.toContain('tea')
    await put(salon, who, [aTest(second, 'reaction')])
    expect(await call()).toMatchObject({ decision: 'refuse' })
    expect(await call({ ...QUESTION, clientId: first })).not.toMatchObject({ decision: 'refuse' })
  })

  test('a deleted client’s are not', async () => {
    const [client = ''] = await put(salon, who, [aClient({ deletedAt: 1 })])
    await put(salon, who, [anAllergy(client, 'PPD')])
    expect(await call()).not.toMatchObject({ decision: 'refuse' })
  })
})

describe('a refusal, a hold or a question is an answer', () => {
  const REFUSALS = [
    { ...QUESTION, hairCondition: 'Anaphylaxis after a box dye in 2021, needed hospital' },
    { ...QUESTION, hairCondition: 'Client is 14 years old, healthy hair' },
    { ...QUESTION, currentColor: 'Henna every month for 5 years', desiredColor: '9/1 ash blonde' },
    { ...QUESTION, currentColor: 'no idea', desiredColor: 'something nice' },
    { ...QUESTION, hairCondition: 'Relaxed with sodium hydroxide 4 weeks ago', desiredColor: '9/1 bleached' },
  ]
  test.each(REFUSALS)('%o', async body => {
    const answer = await call(body)
    expect(answer).toMatchObject({ processingTime: '–', decision: expect.stringMatching(/refuse|hold|ask/) })
    expect(answer.formula).not.toMatch(/\d/)
    expect(String(answer.formula).length).toBeGreaterThan(15)
    expect(answer.applicationTips).not.toEqual([])
  })
})

describe('what the model is told', () => {
  test('has the client’s records, but neither surname nor phone nor email', async () => {
    withModel()
    const [id = ''] = await put(salon, who, [
      aClient({ notes: 'Amelia Clarke, call 07700 900123. Porous ends.' }),
    ])
    await put(salon, who, [aPermission(id)])
    await call()
    const told = JSON.stringify(asked.map(({ messages }) => messages))
    expect(told).toContain('Porous ends')
    expect(told).not.toMatch(/Clarke|07700|amelia@/)
  })

  test('nothing at all where the card says ‘no AI’', async () => {
    withModel()
    await put(salon, who, [aClient({ no_ai: true })])
    expect(await call()).toMatchObject({ answeredBy: 'engine' })
    expect(asked).toHaveLength(0)
    await call({ ...QUESTION, clientName: 'Someone else' })
    expect(asked, 'the control').toHaveLength(1)
  })

  test('can be read afterwards, word for word, by this account alone', async () => {
    withModel()
    const [client] = await put(salon, who, [aClient()])
    await call()
    const { calls } = await (await salon.call('/api/models/sent', { cookie: who.cookie })).json()
    expect(calls).toMatchObject([
      {
        made_for: 'get-color-formula',
        tool: 'colour-formula',
        model: 'stand-in',
        client,
        outcome: 'answered',
        ms: expect.any(Number),
      },
    ])
    expect(calls[0].sent).toEqual(asked[0]?.messages)
    const other = await aSignedIn(salon)
    expect(await (await salon.call('/api/models/sent', { cookie: other.cookie })).json()).toEqual({
      calls: [],
      next: null,
    })
  })

  test('goes when the client is erased', async () => {
    withModel()
    const [client] = await put(salon, who, [aClient()])
    await call()
    await salon.call('/api/erase', { cookie: who.cookie, body: { account: who.account, client_id: client } })
    const { calls } = await (await salon.call('/api/models/sent', { cookie: who.cookie })).json()
    expect(calls).toEqual([])
  })
})
