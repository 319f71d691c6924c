// "No AI" of the whole salon: nothing of it reaches a model by any way, and each way says what answered instead.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findTool } from '../../../shared/toolbox'
import { answerNext } from '../../../sync-server/asks/worker'
import { readConfig } from '../../../sync-server/config'
import { recordCall } from '../../../sync-server/models/record'
import { callsSent } from '../../../sync-server/models/store'
import { openText } from '../../../sync-server/providers/text'
import { openStandIn, type StandIn } from '../asks/stand-in'
import { aSignedIn, openSalonApp, type SalonApp, syncWith } from '../support/salon-app'
import { aChange, anEdit } from '../sync/support/salon'

let standIn: StandIn
let salon: SalonApp
beforeAll(async () => {
  standIn = await openStandIn()
  const env = {
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'salon-model-1',
    OPENAI_BASE_URL: standIn.baseURL,
  }
  salon = await openSalonApp(env, null, config => ({
    answering: { model: openText(config), timeoutMs: 2_000 },
  }))
})
afterAll(async () => {
  await salon.close()
  await standIn.close()
})
beforeEach(() => {
  standIn.requests.length = 0
})

const salonSays = (no_ai: boolean, recordId = 'salon') =>
  aChange({ kind: 'salon', recordId, patch: { name: 'Snip', no_ai } })

async function anAsk() {
  const tool = await findTool('colour-formula')
  if (!tool) throw new Error('no tool')
  return aChange({
    kind: 'ask',
    patch: {
      tool: tool.id,
      tool_version: tool.version,
      client_id: null,
      client_name: 'Somebody New',
      input: {
        clientName: 'Somebody New',
        currentColor: 'natural 6',
        desiredColor: 'natural 7',
        hairCondition: 'healthy',
      },
      facts: null,
      draft: null,
      sheet: null,
      device: 'tablet',
      asked_at: new Date(salon.clock.now).toISOString(),
    },
  })
}
const work = () => ({
  database: salon.database,
  answering: { model: openText(config()), timeoutMs: 2_000 },
  dailyCap: 100,
  now: () => salon.clock.now,
})
const config = () =>
  readConfig({ OPENAI_API_KEY: 'key', OPENAI_MODEL: 'salon-model-1', OPENAI_BASE_URL: standIn.baseURL })

test('an ask is answered by the engine, and says why; switched on again, the model is asked', async () => {
  const who = await aSignedIn(salon)
  const ask = await anAsk()
  await syncWith(salon, { ...who, changes: [salonSays(true), ask] })
  expect(await answerNext(work(), 'worker')).toBe(true)
  expect(standIn.requests).toEqual([])
  const { records } = await (await syncWith(salon, who)).json()
  const answered = records.find(({ id }: { id: string }) => id === ask.recordId).fields
  expect(answered).toMatchObject({ answered_by: 'engine', answer: null })
  expect(answered.answer_notes.join(' ')).toContain('AI is switched off for this salon')

  await syncWith(salon, {
    ...who,
    changes: [anEdit('salon', { no_ai: false }, { kind: 'salon' }), await anAsk()],
  })
  expect(await answerNext(work(), 'worker')).toBe(true)
  expect(standIn.requests.length).toBeGreaterThan(0)
})

test('functions, practice, support chat and the try of the model send nothing', async () => {
  const who = await aSignedIn(salon)
  await syncWith(salon, { ...who, changes: [salonSays(true)] })
  const call = (path: string, body: unknown) => salon.call(`/api${path}`, { cookie: who.cookie, body })
  const formula = await call('/functions/get-color-formula', {
    clientName: 'A',
    currentColor: 'natural 6',
    desiredColor: 'natural 7',
    hairCondition: 'healthy',
  })
  expect((await formula.json()).answeredBy).toBe('engine')
  const chat = await call('/functions/support-chat', {
    messages: [{ role: 'user', content: 'How do I add a client?' }],
  })
  expect(await chat.text()).toContain('help articles')
  const tried = await (await call('/models/test', {})).json()
  expect(tried).toMatchObject({ ok: false, code: 'no-ai' })
  expect(standIn.requests).toEqual([])
  expect(await callsSent(salon.database, who.account, { limit: 10, before: null })).toEqual([])
})

test('whatever is added later goes through the one gate before every call', async () => {
  const who = await aSignedIn(salon)
  await syncWith(salon, { ...who, changes: [salonSays(true)] })
  let called = false
  const about = { account: who.account, madeFor: 'ask', tool: 'new-one', now: () => salon.clock.now }
  await expect(
    recordCall(salon.database, about, { model: 'm', sent: {} }, async () => {
      called = true
    }),
  ).rejects.toMatchObject({ code: 'no-ai' })
  expect(called).toBe(false)
})
