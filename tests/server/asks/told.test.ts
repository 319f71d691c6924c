// What a model is told, for every tool, read off a stand-in that speaks the real protocol: what the tool's prompt names,
// the first name at most, and nothing by which anyone could find the client.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NEEDS } from '../../../shared/facts'
import { forModel } from '../../../shared/salon/privacy/redaction/for-model'
import { blanks } from '../../../shared/salon/records/blank'
import { type RecordsAtHand, takeFacts } from '../../../shared/take-facts'
import { asksModel, type Question, type Tool } from '../../../shared/tool'
import { findTool, registrations } from '../../../shared/toolbox'
import { wayOf } from '../../../sync-server/asks/gate'
import { gateOf, told, toldText } from '../../../sync-server/asks/identity'
import { answerNext, type Work } from '../../../sync-server/asks/worker'
import { startTrial } from '../../../sync-server/billing/store'
import { readConfig } from '../../../sync-server/config'
import { type Database, migrate, openDatabase } from '../../../sync-server/db/open'
import { openImage } from '../../../sync-server/providers/image'
import { openText } from '../../../sync-server/providers/text'
import { aSalon, NOON, type Salon } from '../sync/support/salon'
import { openStandIn, type StandIn } from './stand-in'

const AT = '2026-11-01T09:00:00.000Z'
const IDENTITY = 'Amelia Featherstonehaugh, 07700 900123, +44 (0)7700-900123, amelia.f@example.com'
const CLIENT = {
  name: 'Amelia Featherstonehaugh',
  phone: '07700 900123',
  email: 'amelia.f@example.com',
  hair_type: `Fine, porous (${IDENTITY})`,
  concerns: [`dryness, says ${IDENTITY}`],
  notes: `Prefers oat milk. ${IDENTITY}`,
  created_at: '2011-11-11T11:11:11.000Z',
  import_id: 'IMPORT-SECRET',
}
const SALON = { name: 'Snip', phone: '020 7946 0000', booking_link: 'https://snip.example/book' }
const common = { client_id: 'c1', who: 'WHO-SECRET' }
const PRESENT: RecordsAtHand = {
  client: { ...blanks.client, ...CLIENT },
  allergies: [
    { ...blanks.allergy, ...common, substance: 'fragrance', reaction: `Rash. ${IDENTITY}`, noted_at: AT },
  ],
  notes: [{ ...blanks.note, ...common, text: `Talked about layers. ${IDENTITY}`, written_at: AT }],
  formulas: [
    {
      ...blanks.formula,
      ...common,
      client_name: 'NAME-SECRET',
      made_at: AT,
      title: `Gloss for ${IDENTITY}`,
      remarks: `Went well. ${IDENTITY}`,
      ask_id: 'ASK-SECRET',
    },
  ],
  patch_tests: [
    {
      ...blanks.patch_test,
      ...common,
      product: 'Koleston 6/0',
      applied_at: AT,
      result: 'clear',
      read_at: AT,
      remarks: 'REMARKS-SECRET',
    },
  ],
  consultations: [
    {
      ...blanks.consultation,
      client_id: 'c1',
      answered_at: AT,
      answers: [{ id: 'illness', answer: 'yes', words: 'thyroid tablets-SECRET', when: null }],
      signature: { path: 'M1 1l2 2', name: 'SIGNED-SECRET', at: AT },
    },
  ],
  products: [
    {
      ...blanks.product,
      id: 'p1',
      name: 'Bond Balm',
      category: 'Treatment',
      price: 24,
      import_id: 'IMPORT-SECRET',
    },
  ],
  recommendations: [],
  salon: { ...blanks.salon, ...SALON },
}
/** Nothing by which she could be found, and no field that no prompt may name. */
const SECRETS = /Featherstonehaugh|7700|900123|amelia\.f|example\.com|-SECRET|2011-11-11|c1"|clientName/i

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
    OPENAI_IMAGE_MODEL: 'stand-in-draws',
    OPENAI_BASE_URL: standIn.baseURL,
  })
  work = {
    database,
    answering: { model: openText(config), timeoutMs: 5_000, image: openImage(config) },
    dailyCap: 1_000,
    now: () => NOON,
    retryMs: 0,
  }
  await salon.sync({
    changes: [
      {
        id: 'card',
        op: 'create',
        kind: 'client',
        recordId: 'c1',
        person: null,
        at: NOON,
        base: {},
        patch: CLIENT,
      },
      {
        id: 'salon-card',
        op: 'create',
        kind: 'salon',
        recordId: 'salon',
        person: null,
        at: NOON,
        base: {},
        patch: SALON,
      },
    ],
  })
})

type Example = { title: string; input: Record<string, unknown> }
async function examplesOf(id: string): Promise<readonly Example[]> {
  const { examples } = (await import(`../../../shared/tools/${id}/examples.ts`)) as {
    examples: readonly Example[]
  }
  return examples
}

/** The longest text of a question, with what identifies the client typed into it. */
function typedInto(input: Record<string, unknown>): Record<string, unknown> {
  const typed = { ...input }
  if ('clientName' in typed) typed.clientName = CLIENT.name
  const [field] = Object.entries(input)
    .filter(([name, value]) => name !== 'clientName' && typeof value === 'string' && value.length > 12)
    .sort(([, a], [, b]) => String(b).length - String(a).length)
    .map(([name]) => name)
  if (field !== undefined) typed[field] = `${String(typed[field])} (${CLIENT.name}, ${CLIENT.phone})`
  return typed
}

async function ask(tool: string, input: Record<string, unknown>): Promise<void> {
  const loaded = await findTool(tool)
  if (!loaded) throw new Error(tool)
  const facts = takeFacts(loaded.needs, PRESENT)
  const id = `ask-${crypto.randomUUID()}`
  const patch = {
    tool,
    tool_version: loaded.version,
    client_id: 'c1',
    client_name: CLIENT.name,
    input,
    facts,
    draft: null,
    sheet: null,
    device: 'tablet',
    asked_at: new Date(NOON).toISOString(),
  }
  const change = { id, op: 'create', kind: 'ask', recordId: id, person: null, at: NOON, base: {}, patch }
  const reply = await salon.sync({ changes: [change] })
  expect(reply.refused).toEqual([])
  while (await answerNext(work, 'worker'));
}

test('the secrets would be found in the records', () => {
  expect(JSON.stringify(PRESENT)).toMatch(SECRETS)
  expect(JSON.stringify(takeFacts([...NEEDS], PRESENT))).toContain('Amelia')
})

/** What a model is asked, to read or to write. */
const messagesOf = (tool: Tool, question: Question<Record<string, unknown>>) =>
  tool.reading?.prompt(question) ?? tool.prompt?.(question, tool.draft(question)) ?? []

describe.each(registrations.map(({ id }) => id))('%s', id => {
  test('sends what its prompt names and nothing by which the client could be found', async () => {
    const tool = await findTool(id)
    const examples = await examplesOf(id)
    for (const { input, title } of examples) {
      standIn.requests.length = 0
      const typed = tool?.input.safeParse(typedInto(input))
      const given = typed?.success ? typed.data : input
      await ask(id, given)
      if (!tool || !asksModel(tool)) {
        expect(standIn.requests, title).toHaveLength(0)
        continue
      }
      const texts = standIn.requests.filter(({ messages }) => messages !== undefined)
      expect(texts, title).toHaveLength(1)
      expect(JSON.stringify(standIn.requests), title).not.toMatch(SECRETS)
      // Word for word what the prompt makes of the question, but for who it is about.
      const facts = takeFacts(tool.needs, PRESENT)
      const asked = {
        input: tool.input.parse(given),
        facts,
        today: new Date(NOON).toISOString(),
        overrides: [],
      }
      // Nobody has permitted anything here: what that means is held in health.test.ts.
      const { question } = forModel(tool, asked, false)
      const named = messagesOf(tool, question)
      const gate = gateOf([CLIENT], [CLIENT.name], PRESENT.salon, wayOf(id, false))
      expect(texts[0]?.messages, title).toEqual(told(named, gate))
    }
  })
})

test('what was answered in a consultation is told to no model, with the permission for health notes either', async () => {
  for (const { id } of registrations) {
    const tool = await findTool(id)
    if (!tool?.needs.includes('client')) continue
    const facts = takeFacts(tool.needs, PRESENT)
    expect(facts.consultation?.answers, id).toHaveLength(1)
    const input = tool.input.parse((await examplesOf(id))[0]?.input)
    const asked = { input, facts, today: new Date(NOON).toISOString(), overrides: [] }
    for (const permitted of [true, false]) {
      const { question, leftOut } = forModel(tool, asked, permitted)
      const sent = JSON.stringify(messagesOf(tool, question))
      expect(sent, id).not.toMatch(/SECRET|onsultation|Medication/)
      expect(leftOut.join(' '), id).toContain('Consultation: not sent, it never is.')
      // The control: drafted with everything it stands there.
      if (id === 'colour-formula') expect(JSON.stringify(tool.draft(asked))).toContain('the consultation of')
    }
  }
})

describe('who it is about', () => {
  const person = { name: "Mary-Jane O'Neill Brown", phone: '+44 7700 900123', email: 'mj@example.com' }
  test.each([
    ["Mary-Jane O'Neill Brown wants brown", 'Mary-Jane wants brown'],
    ["call MARY-JANE  O'NEILL BROWN", 'call Mary-Jane'],
    ["Mrs O'Neill, brown hair, level 4 Brown", 'Mrs …, brown hair, level 4 Brown'],
    ['ring +44 (7700) 900-123 or MJ@Example.com', 'ring … or …'],
    ['ring 0044 7700 900 123, or 07700 900123, or (07700)900123', 'ring …, or …, or …'],
    ["O'Neill Brown, Mary-Jane: gloss", 'Mary-Jane: gloss'],
    ["9:00\nMary-Jane O'Neill Brown\nO'Neill at 10", '9:00\nMary-Jane\n… at 10'],
    ['30 vol, 9/1, 45 minutes', '30 vol, 9/1, 45 minutes'],
  ])('%s', (typed, told) => {
    expect(toldText(typed, gateOf([person]))).toBe(told)
  })

  test.each([
    ['Jürgen Müller', 'Herr Mueller, for Juergen Mueller: gloss', 'Herr …, for Jürgen: gloss'],
    ['Jurgen Mueller', 'Herr Müller, for Jürgen Müller: gloss', 'Herr …, for Jurgen: gloss'],
  ])('a name however it is spelt: %s', (name, typed, told) => {
    expect(toldText(typed, gateOf([{ name, phone: null, email: null }]))).toBe(told)
  })

  test('a salon whose name is full of signs keeps it, and only it', () => {
    for (const name of ['(a+)+$', 'Cuts [Ltd', '*** \\d'])
      expect(
        toldText(`At ${name}, ring 07700 900123`, gateOf([], [], { name, phone: null, booking_link: null })),
      ).toBe(`At ${name}, ring …`)
  })

  test('a name of one word is only a first name', () => {
    expect(toldText('Amelia has red hair', gateOf([{ name: 'Amelia', phone: null, email: null }]))).toBe(
      'Amelia has red hair',
    )
  })
})
