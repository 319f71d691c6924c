// What a model is told of somebody's health, read off a stand-in that speaks the real protocol: nothing without their
// permission on record, and with it never where they live or who is with them. What was left out is told.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textOf, wordingFor } from '../../../shared/salon/privacy/wordings'
import { blanks } from '../../../shared/salon/records/blank'
import { type RecordsAtHand, takeFacts } from '../../../shared/take-facts'
import { findTool } from '../../../shared/toolbox'
import { answerNext, type Work } from '../../../sync-server/asks/worker'
import { startTrial } from '../../../sync-server/billing/store'
import { readConfig } from '../../../sync-server/config'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { recordsByIds } from '../../../sync-server/db/records'
import { readSent } from '../../../sync-server/models/record'
import { callsSentFor } from '../../../sync-server/models/store'
import { openText } from '../../../sync-server/providers/text'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'
import { openStandIn, READ, type StandIn } from './stand-in'

const AT = new Date(NOON).toISOString()
const NOTES =
  'HIV positive. Lives at 14 Rose Lane, LS1 4DY. Her sister Jane and husband Tom come along. DOB 12/03/1985. Likes it warm.'
const CARD = { name: 'Amelia Clarke', hair_type: 'Fine, on medication', notes: NOTES, created_at: AT }
/** Found in the records, each of them. */
const HEALTH = /HIV|medication|nickel|Swollen/
const OTHERS = /Rose Lane|LS1|4DY|Jane|Tom\b|1985/
const PRESENT: RecordsAtHand = {
  client: { ...blanks.client, ...CARD },
  allergies: [
    {
      ...blanks.allergy,
      client_id: 'c1',
      substance: 'nickel',
      reaction: 'Swollen lids',
      noted_at: AT,
      who: null,
    },
  ],
  notes: [
    {
      ...blanks.note,
      client_id: 'c1',
      who: null,
      text: 'Back from rehab, her mum Carol paid',
      written_at: AT,
    },
  ],
  formulas: [],
  patch_tests: [],
  products: [],
  recommendations: [],
  salon: null,
}
const TYPED = {
  currentColor: 'level 6',
  desiredColor: 'level 7 golden brown',
  hairCondition: 'Fine, slightly dry ends, takes sertraline. Sent by Bea Hill, her sister Jane knows. M1 1AE',
}

let standIn: StandIn
let database: Database
let salon: Salon
let work: Work
beforeAll(async () => {
  standIn = await openStandIn()
  database = await openDatabase({ file: ':memory:' })
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  await standIn.close()
})
beforeEach(async () => {
  standIn.requests.length = 0
  standIn.will({ kind: 'refuses' })
  salon = await aSalon(database)
  await startTrial(database, salon.account, NOON)
  const env = { OPENAI_API_KEY: 'key', OPENAI_MODEL: 'stand-in', OPENAI_BASE_URL: standIn.baseURL }
  const answering = { model: openText(readConfig(env)), timeoutMs: 5_000 }
  work = { database, answering, dailyCap: 1_000, now: () => NOON, retryMs: 0 }
  await salon.sync({
    changes: [
      aChange({ recordId: 'c1', patch: CARD }),
      aChange({ recordId: 'c2', patch: { name: 'Bea Hill', created_at: AT } }),
    ],
  })
})

async function permit(patch: Record<string, unknown> = {}, ai = true): Promise<string> {
  const recordId = `consent-${crypto.randomUUID()}`
  const wording = textOf(wordingFor('health-notes'), { salon: 'Snip', ai, platforms: [] })
  const given = {
    client_id: 'c1',
    about: 'health-notes',
    version: '1',
    wording,
    answer: 'yes',
    given_at: AT,
    how: 'signed',
    platforms: [],
    guardian: null,
    who: null,
    ...patch,
  }
  const reply = await salon.sync({ changes: [aChange({ kind: 'consent', recordId, patch: given })] })
  expect(reply.refused).toEqual([])
  return recordId
}

/** What went to the model as the question, and what 'what was sent' says beside it. */
async function asked(tool = 'colour-formula', input: Record<string, unknown> = TYPED) {
  const loaded = await findTool(tool)
  if (!loaded) throw new Error(tool)
  const recordId = `ask-${crypto.randomUUID()}`
  const patch = {
    tool,
    tool_version: loaded.version,
    client_id: 'c1',
    client_name: CARD.name,
    input: loaded.input.parse({ clientName: CARD.name, ...input }),
    facts: takeFacts(loaded.needs, PRESENT),
    draft: null,
    sheet: null,
    device: 'tablet',
    asked_at: AT,
  }
  const reply = await salon.sync({ changes: [aChange({ kind: 'ask', recordId, patch })] })
  expect(reply.refused).toEqual([])
  while (await answerNext(work, 'worker'));
  const messages = standIn.requests.flatMap(({ messages }) => messages as { role: string; content: string }[])
  const told = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
  const [call] = await callsSentFor(database, salon.account, recordId)
  const { sent, left_out } = readSent(call?.sent ?? '[]')
  expect(sent, 'word for word').toEqual(standIn.requests.at(-1)?.messages)
  const [row] = await recordsByIds(database, salon.account, [recordId])
  return { told, leftOut: left_out, ask: JSON.parse(row?.fields ?? '{}') }
}

test('the records hold what must not go', () => {
  const facts = JSON.stringify(takeFacts(['client', 'notes'], PRESENT))
  expect(facts).toMatch(HEALTH)
  expect(facts).toMatch(OTHERS)
})

describe('without a permission', () => {
  test('nothing of the card’s notes goes, nor health that was typed, and both are told', async () => {
    const { told, leftOut } = await asked()
    expect(told).toContain('level 7 golden brown')
    expect(told).toContain('Fine, slightly dry ends, [left out]')
    expect(told).not.toMatch(HEALTH)
    expect(told).not.toMatch(OTHERS)
    expect(told).not.toMatch(/Likes it warm|rehab|Carol|sertraline|Bea|Hill|M1 1AE/)
    expect(leftOut).toEqual([
      'Notes: not sent, no permission recorded for health notes.',
      'Allergies: not sent, no permission recorded for health notes.',
      'Chair notes: not sent, no permission recorded for health notes.',
      'Surnames, and names of other clients: taken out.',
      'Names of other people: taken out.',
      'Addresses and postcodes: taken out.',
    ])
  })

  test('the same in Retail Edge', async () => {
    const { told, leftOut } = await asked('retail-edge', {
      hairType: '',
      currentTreatment: 'cut',
      serviceHistory: 'HIV. Bleached',
    })
    expect(told).toContain('Bleached')
    expect(told).not.toMatch(HEALTH)
    expect(told).not.toMatch(OTHERS)
    expect(leftOut).toContain('Notes: not sent, no permission recorded for health notes.')
  })

  test.each([
    ['nobody said yes', { answer: 'no' }, true],
    ['it was taken back', { withdrawn_at: AT }, true],
    ['it is about something else', { about: 'marketing' }, true],
    ['it is somebody else’s', { client_id: 'c2' }, true],
    ['the words shown said that no AI service gets it', {}, false],
  ])('where %s', async (_, patch, ai) => {
    await permit(patch, ai)
    expect((await asked()).told).not.toMatch(HEALTH)
  })

  test('what a model reads is answered with all that is known, told or not', async () => {
    const plain = { clientName: 'Amelia', ...TYPED, hairCondition: 'Healthy, never coloured' }
    standIn.will({ kind: 'answers', with: READ })
    const ppd = { ...blanks.allergy, client_id: 'c1', noted_at: AT, who: null }
    PRESENT.allergies = [{ ...ppd, substance: 'PPD', reaction: 'Blisters' }]
    const { told, ask } = await asked('colour-formula', plain)
    expect(told).not.toMatch(/Blisters/)
    expect(ask.answered_by).toBe('stand-in')
    expect(ask.answer.decision).toBe('refuse')
  })
})

describe('with the permission', () => {
  test('the notes go, without where she lives and who is with her', async () => {
    await permit()
    const { told, leftOut } = await asked()
    expect(told).toContain('HIV positive')
    expect(told).toContain('Likes it warm')
    expect(told).toContain('takes sertraline')
    expect(told).toContain('Her sister … and husband … come along')
    expect(told).not.toMatch(OTHERS)
    expect(told).not.toMatch(/Bea|Carol|M1 1AE/)
    expect(leftOut).toEqual([
      'Surnames, and names of other clients: taken out.',
      'Names of other people: taken out.',
      'Dates of birth: taken out.',
      'Addresses and postcodes: taken out.',
    ])
  })

  test('one that is taken back counts from the next call on', async () => {
    const id = await permit()
    expect((await asked()).told).toContain('HIV')
    await salon.sync({ changes: [anEdit(id, { withdrawn_at: AT }, { kind: 'consent' })] })
    standIn.requests.length = 0
    expect((await asked()).told).not.toMatch(HEALTH)
  })
})

describe.each(['marketing', 'appointments', 'communications'])('%s', tool => {
  test('nobody’s address or relative goes', async () => {
    const typed = `Jo from 14 Rose Lane, LS1 4DY, with her sister Jane`
    const { told } = await asked(
      tool,
      {
        marketing: { contentType: 'facebook', topic: `New colours. ${typed}`, includeImage: false },
        appointments: { schedule: `9:00 Amy cut\n10:00 Jo cut, HIV (${typed})` },
        communications: {
          scenario: 'own',
          title: 'Mine',
          description: typed,
          conversation: null,
          scored: true,
          transcript: [{ role: 'stylist', text: `Hello. ${typed}. HIV` }],
        },
      }[tool],
    )
    expect(told).not.toMatch(OTHERS)
    expect(told).not.toMatch(/HIV/)
    expect(told).toContain('Jo')
  })
})
