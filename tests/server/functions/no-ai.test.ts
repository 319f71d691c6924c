// Through the functions and support chat: a client whose card says 'no AI' reaches no model, other clients reach it
// without what they could be found by.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BY_ARTICLES } from '../../../shared/help/said'
import { startTrial } from '../../../sync-server/billing/store'
import { callsSent } from '../../../sync-server/models/store'
import { readEvents } from '../support/events'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'
import { type ChatStandIn, openChatStandIn } from '../support/stand-in'
import { aClient, put, type SignedIn } from './salon-records'

let standIn: ChatStandIn
let salon: SalonApp
let who: SignedIn
let told: string
beforeAll(async () => {
  standIn = await openChatStandIn()
  standIn.will({ kind: 'says', pieces: ['Open it in Safari. ', 'Then tap the share button.'] })
})
afterAll(() => standIn.close())
beforeEach(async () => {
  salon = await openSalonApp({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'salon-model-1',
    OPENAI_BASE_URL: standIn.baseURL,
  })
  who = await aSignedIn(salon)
  await startTrial(salon.database, who.account, salon.clock.now)
  standIn.requests.length = 0
  told = ''
  salon.answering.model = {
    name: 'stand-in',
    ask: async ({ messages }) => {
      told += messages
        .filter(({ role }) => role === 'user')
        .map(({ content }) => content)
        .join('\n')
      return { line: 'It was the fringe, mostly.' }
    },
  }
  await put(salon, who, [
    aClient({ name: 'Jane Smith' }),
    aClient({ name: 'Zoë Clarke', no_ai: true }),
    aClient({ name: 'Kim Park' }),
    aClient({ name: 'Kim Park', phone: null }),
  ])
})
afterEach(() => salon.close())

const call = (name: string, body: unknown) =>
  salon.call(`/api/functions/${name}`, { cookie: who.cookie, body })
const LEAKS = /smith|7700|900.?123|@/i
const TYPED = 'I am Jane\nSmith, Jane, +44 7700 900123 or jane@smith.uk'
const KEPT = 'Hello\nClarke, Zoe wants this too'

describe('practice', () => {
  const turn = async (content: string, body: Record<string, unknown> = {}) =>
    (
      await call('practice-conversation', {
        messages: [
          { role: 'assistant', content: 'I am so nervous.' },
          { role: 'user', content },
        ],
        scenario: 'nervous-client',
        ...body,
      })
    ).json()

  test('a line goes without names and numbers', async () => {
    expect(await turn(TYPED)).toMatchObject({ answeredBy: 'stand-in' })
    expect(told).toContain('I am Jane')
    expect(told).not.toMatch(LEAKS)
  })
  test.each([{}, { getFeedback: true }])('one who is not to be told of: %j', async body => {
    expect(await turn(KEPT, body)).toMatchObject({ answeredBy: 'engine' })
    expect(told).toBe('')
  })
  test('a scenario about one who is not to be told of', async () => {
    const scenario = { title: 'Late', description: 'It is\nZoë Clarke, and she is late.' }
    expect(await turn('Hello', { scenario })).toMatchObject({ answeredBy: 'engine' })
    expect(told).toBe('')
  })
})

test('a day', async () => {
  const day = (schedule: string) => call('optimize-schedule', { schedule })
  await day('Amy Jones 9:00 cut\nZoë Clarke 10:00 cut')
  expect(told).toBe('')
  await day('Amy Jones 9:00 cut\nSmith, Jane 10:00 cut +44 7700 900123')
  expect(told).toContain('Jane')
  expect(told).not.toMatch(LEAKS)
})

test('a colour for somebody without a card', async () => {
  const hairCondition = 'healthy\nAnn Featherstone, 0044 7700 900123. Featherstone!'
  const body = {
    clientName: 'Ann Featherstone',
    currentColor: 'level 6',
    desiredColor: 'level 7',
    hairCondition,
  }
  await call('get-color-formula', body)
  expect(told).toContain('Ann')
  expect(told).not.toMatch(/featherstone|7700/i)
})

test('of several of one name, what was sent is written down as about each', async () => {
  await call('get-color-formula', {
    clientName: 'Kim Park',
    currentColor: 'level 6',
    desiredColor: 'level 7',
    hairCondition: 'healthy',
  })
  const [sent] = await callsSent(salon.database, who.account, { limit: 1, before: null })
  expect(sent?.client?.split(' ')).toHaveLength(2)
})

describe('support chat', () => {
  const ask = async (...said: string[]) => {
    const messages = said.map(content => ({ role: 'user', content }))
    const body = { messages }
    return readEvents(await (await call('support-chat', body)).text()).text
  }
  test('a question goes without names and numbers', async () => {
    expect(await ask(TYPED, 'How do I install it on my iPad?')).toContain('salon-model-1')
    const sent = standIn.requests[0]?.messages.slice(1).map(({ content }) => content)
    expect(sent?.[0]).toContain('I am Jane')
    expect(sent?.join('\n')).not.toMatch(LEAKS)
  })
  test('one that names who is not to be told of is answered from the articles', async () => {
    const text = await ask('Zoë Clarke asks', 'How do I install it on my iPad?')
    expect(text.endsWith(BY_ARTICLES)).toBe(true)
    expect(standIn.requests).toEqual([])
  })
})
