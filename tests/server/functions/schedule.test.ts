// optimize-schedule over HTTP.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { functions } from '../../../sync-server/functions/list'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { aClient, put, type SignedIn } from './salon-records'

const PATH = '/api/functions/optimize-schedule'
const response = functions.find(({ name }) => PATH.endsWith(name))?.response
const DAY = '9:00-10:00 Jane Doe cut\n10:00-11:00 Lou Bell blow dry\n14:00-14:30 Kim Long fringe (flexible)'

let salon: SalonApp
let who: SignedIn
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
})
afterEach(() => salon.close())
const call = async (body: unknown) => {
  const reply = await salon.call(PATH, { cookie: who.cookie, body })
  return { status: reply.status, json: await reply.json() }
}

test('suggests what may move, with the time that it saves', async () => {
  const { status, json } = await call({ schedule: DAY })
  expect(status).toBe(200)
  expect(response?.parse(json)).toEqual(json)
  expect(json.answeredBy).toBe('engine')
  expect(JSON.stringify(json.suggestions)).toMatch(/Kim/)
})

test('a text that is no schedule is answered in words, and moves nobody', async () => {
  const { status, json } = await call({ schedule: 'hello there' })
  expect(status).toBe(200)
  expect(response?.parse(json)).toEqual(json)
  expect(JSON.stringify(json)).not.toMatch(/\b[1-9]\d* minutes/)
})

test.each([
  [{ schedule: '  ' }, 'Schedule is required'],
  [{ schedule: 'x'.repeat(2_001) }, 'Schedule must be less than 2000 characters'],
])('%o is refused in the form’s words', async (body, error) => {
  expect(await call(body)).toEqual({ status: 400, json: { error, code: 'bad-request' } })
})

describe('with a model', () => {
  test('it gets no surname, and nothing at all where the day names a client without AI', async () => {
    const asked: string[] = []
    salon.answering.model = {
      name: 'stand-in',
      ask: async ({ messages }) => {
        asked.push(JSON.stringify(messages))
        return null
      },
    }
    await call({ schedule: DAY })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Kim')
    expect(asked[0]).not.toMatch(/Doe|Bell/)
    await put(salon, who, [aClient({ name: 'Kim Long', no_ai: true })])
    expect((await call({ schedule: DAY })).json.answeredBy).toBe('engine')
    expect(asked).toHaveLength(1)
  })
})
