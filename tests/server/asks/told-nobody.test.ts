// What a model is told where no card is chosen: who is named in a form, a topic, a day or a conversation is told by the
// first name alone, and nobody's telephone or email goes along, client of the salon or not.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blanks } from '../../../shared/salon/records/blank'
import { takeFacts } from '../../../shared/take-facts'
import { findTool } from '../../../shared/toolbox'
import { answerNext, type Work } from '../../../sync-server/asks/worker'
import { startTrial } from '../../../sync-server/billing/store'
import { readConfig } from '../../../sync-server/config'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { openText } from '../../../sync-server/providers/text'
import { aChange, anEdit, aSalon, NOON, type Salon } from '../sync/support/salon'
import { openStandIn, type StandIn } from './stand-in'

const AT = new Date(NOON).toISOString()
const SALON = { name: 'Smith & Co', phone: '020 7946 0000', booking_link: 'https://book.example/us' }
const aCard = (recordId: string, name: string, more: Record<string, unknown> = {}) =>
  aChange({ recordId, patch: { name, phone: null, email: null, created_at: AT, ...more } })

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
  const config = readConfig({
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'stand-in',
    OPENAI_BASE_URL: standIn.baseURL,
  })
  work = {
    database,
    answering: { model: openText(config), timeoutMs: 5_000 },
    dailyCap: 1_000,
    now: () => NOON,
    retryMs: 0,
  }
  await salon.sync({
    changes: [
      aCard('c1', 'Jane Smith', { phone: '07700 900123', email: 'jane@smith.uk' }),
      aCard('c2', 'Amy Brown'),
      aChange({
        recordId: 'salon',
        kind: 'salon',
        patch: SALON,
      }),
    ],
  })
})

async function ask(
  tool: string,
  input: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<string> {
  const loaded = await findTool(tool)
  if (!loaded) throw new Error(tool)
  const recordId = `ask-${crypto.randomUUID()}`
  const present = {
    client: null,
    allergies: [],
    notes: [],
    formulas: [],
    patch_tests: [],
    products: [],
    recommendations: [],
    salon: { ...blanks.salon, ...SALON },
  }
  const patch = {
    tool,
    tool_version: loaded.version,
    client_id: null,
    client_name: null,
    input: loaded.input.parse(input),
    facts: takeFacts(loaded.needs, present),
    draft: null,
    sheet: null,
    device: 'tablet',
    asked_at: AT,
    ...more,
  }
  const reply = await salon.sync({ changes: [aChange({ kind: 'ask', recordId, patch })] })
  expect(reply.refused).toEqual([])
  while (await answerNext(work, 'worker'));
  const said = standIn.requests.flatMap(({ messages }) => messages as { role: string; content: string }[])
  return said
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
}

const WAYS = [
  'Jane Smith, tel 07700 900123, jane@smith.uk',
  'wants gold.\nJane Smith\n+44 7700 900 123',
  'Smith, Jane (0044 7700 900123)',
  'SMITH, JANE +44 (0)7700-900123 Jane@Smith.UK',
  'for Mrs Smith\ttel: (07700) 900123\nSmith',
]
const LEAKS = /smith(?! & co)|7700|900.?123|@smith/i
const colour = { currentColor: 'level 6', desiredColor: 'level 7 golden brown', hairCondition: 'healthy' }
const practice = { scenario: 'own', title: 'Mrs Smith', conversation: null, scored: true }

describe.each(WAYS)('%j', typed => {
  test('in a New Client’s form', async () => {
    const sent = await ask('colour-formula', { ...colour, clientName: 'Kim', hairCondition: typed })
    expect(sent).toContain('level 7 golden brown')
    expect(sent).not.toMatch(LEAKS)
  })
  test('in a topic; the salon’s own name and number stay', async () => {
    const topic = `New toner for ${typed}\nBook at Smith & Co, 020 7946 0000`
    const sent = await ask('marketing', { contentType: 'facebook', topic, includeImage: false })
    expect(sent).toContain('Smith & Co, 020 7946 0000')
    expect(sent).not.toMatch(LEAKS)
  })
  test('in a day', async () => {
    const sent = await ask('appointments', { schedule: `Amy Brown 9:00 cut\n10:00 ${typed} cut` })
    expect(sent).toContain('Amy')
    expect(sent).not.toMatch(LEAKS)
    expect(sent).not.toContain('Brown')
  })
  test('in a practice conversation and its scenario', async () => {
    const transcript = [{ role: 'stylist', text: `Hello\n${typed}` }]
    const sent = await ask('communications', { ...practice, description: `Like ${typed}`, transcript })
    expect(sent).toContain('Hello')
    expect(sent).not.toMatch(LEAKS)
  })
})

test('a name that only the form knows', async () => {
  const hairCondition = 'healthy.\nFeatherstone was here; Featherstone, Ann; ann featherstone'
  const sent = await ask('colour-formula', { ...colour, clientName: 'Ann Featherstone', hairCondition })
  expect(sent).toContain('Ann')
  expect(sent).not.toMatch(/featherstone/i)
})

test('a card in the bin is as nameless as before', async () => {
  await salon.sync({ changes: [anEdit('c1', { deletedAt: AT })] })
  const hairCondition = 'Jane Smith has fine hair. Smith!'
  const sent = await ask(
    'colour-formula',
    { ...colour, clientName: 'Jane', hairCondition },
    { client_id: 'c1' },
  )
  expect(sent).toContain('Jane has fine hair')
  expect(sent).not.toContain('Smith')
})

test('another client’s full name goes whole, also where its surname is a word of the trade', async () => {
  const hairCondition = 'Brown and healthy, Gold once. Amy Brown, AMY BROWN and Mrs Brown say so'
  const sent = await ask('colour-formula', { ...colour, clientName: 'Kim', hairCondition })
  expect(sent).toContain('Brown and healthy, Gold once. …, … and Mrs … say so')
})

describe('‘no AI’ on a card', () => {
  beforeEach(async () => {
    await salon.sync({
      changes: [aCard('c3', 'Zoë Clarke', { no_ai: true }), aCard('c4', 'Dot', { no_ai: true })],
    })
  })
  test.each([
    'Amy Jones 9:00 cut\nZoë Clarke 10:00 cut',
    'Amy Jones 9:00 cut\n10:00 Clarke, Zoe cut',
    'Amy Jones 9:00 cut\n10:00 ZOË  CLARKE cut',
    'Amy Jones 9:00 cut\n10:00 Z. Clarke cut',
    'Amy Jones 9:00 cut\n10:00 Mrs Clarke cut',
    'Amy Jones 9:00 cut\n10:00 Dot cut',
    'Amy Jones 9:00 cut\ndot 10:00 cut',
  ])('%j: nothing is sent', async schedule => {
    expect(await ask('appointments', { schedule })).toBe('')
  })
  test('others of the day are no reason', async () => {
    expect(await ask('appointments', { schedule: 'Amy Jones 9:00 cut\n10:00 Zoe King cut' })).toContain('Zoe')
  })
})
