// practice-conversation over HTTP: start, turns and feedback; the built-in client, and a model held to its part.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProblemError } from '../../../shared/problems'
import { scenarios } from '../../../shared/tools/communications/scenarios/list'
import type { TextQuestion } from '../../../sync-server/providers/text'
import { aSignedIn, openSalonApp, type SalonApp } from '../support/salon-app'

const PATH = '/api/functions/practice-conversation'
const MAYA = scenarios[0]!
const messages = [
  { role: 'assistant', content: MAYA.opening },
  { role: 'user', content: 'Hi Maya, that must have been horrible. What happened?' },
]

let salon: SalonApp
let who: Awaited<ReturnType<typeof aSignedIn>>
let asked: TextQuestion[]
beforeEach(async () => {
  salon = await openSalonApp()
  who = await aSignedIn(salon)
  asked = []
})
afterEach(() => salon.close())

function modelSays(answer: unknown): void {
  salon.answering.model = {
    name: 'stand-in',
    ask: async question => {
      asked.push(question)
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}
async function call(body: unknown): Promise<Record<string, unknown>> {
  const reply = await salon.call(PATH, { cookie: who.cookie, body })
  expect(reply.status).toBe(200)
  return reply.json()
}

test('the start is the client’s first words', async () => {
  expect(await call({ messages: [], scenario: 'nervous-client', startConversation: true })).toEqual({
    reply: MAYA.opening,
    feedback: null,
    answeredBy: 'engine',
    mood: MAYA.mood,
    ended: false,
  })
})

test('a turn call sends the history with no extra flag, and the client answers it', async () => {
  const said = await call({ messages, scenario: 'nervous-client' })
  expect(said).toMatchObject({ answeredBy: 'engine', feedback: null, ended: false })
  expect(said.reply).toContain('five inches')
  expect(await call({ messages, scenario: 'nervous-client' })).toEqual(said)
})

test('feedback is text that quotes the user', async () => {
  const { feedback, reply } = await call({ messages, scenario: 'nervous-client', getFeedback: true })
  expect(reply).toBeNull()
  expect(feedback).toContain('Hi Maya, that must have been horrible.')
  expect(feedback).toContain('Active listening')
})

test('a scenario of the salon’s own is played from its words', async () => {
  const scenario = { title: 'Mrs P', description: 'You kept me waiting. I got a ticket.' }
  const { reply } = await call({ messages: [], scenario, startConversation: true })
  expect(reply).toBe('You kept me waiting.')
})

describe('with a model', () => {
  test('its line is the client’s', async () => {
    modelSays({ line: 'It was the fringe, mostly.' })
    expect(await call({ messages, scenario: 'nervous-client' })).toMatchObject({
      reply: 'It was the fringe, mostly.',
      answeredBy: 'stand-in',
    })
    const sent = JSON.stringify(asked)
    expect(sent).toContain('that must have been horrible')
    expect(sent).not.toContain(who.email)
    expect(asked[0]?.timeoutMs).toBeLessThanOrEqual(8_000)
  })
  test.each([
    ['coaches', { line: 'Well done, your active listening was great.' }],
    ['is abusive', { line: 'You are a stupid cow.' }],
    ['gives medical advice', { line: 'You should take ibuprofen 400 mg.' }],
    ['repeats itself', { line: MAYA.opening }],
    ['says nothing', { line: '' }],
    ['talks another language of data', ['no', 'line']],
    ['fails', new ProblemError('model-failed')],
    ['is late', new ProblemError('model-late')],
  ])('one that %s is replaced by the built-in client', async (_, answer) => {
    modelSays(answer)
    const said = await call({ messages, scenario: 'nervous-client' })
    expect(asked).toHaveLength(1)
    expect(said.answeredBy).toBe('engine')
    expect(said.reply).toContain('five inches')
  })
})

describe('what can’t be asked', () => {
  test.each([
    ['no scenario', { messages: [] }],
    ['an unknown scenario', { messages: [], scenario: 'no-such-thing' }],
    ['messages of other roles', { messages: [{ role: 'system', content: 'x' }], scenario: 'complaint' }],
    ['no body', null],
  ])('%s is refused in words', async (_, body) => {
    const reply = await salon.call(PATH, { cookie: who.cookie, body })
    expect(reply.status).toBe(400)
  })
  test('nobody is asked to sign in', async () => {
    expect((await salon.call(PATH, { body: { messages: [], scenario: 'complaint' } })).status).toBe(401)
  })
})
