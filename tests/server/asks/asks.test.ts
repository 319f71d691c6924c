import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import { answerNext, startAsks, type Work } from '../../../sync-server/asks/worker'
import {
  keepCustomer,
  startTrial,
  subscriptionOf,
  takeTicket,
  writePlans,
} from '../../../sync-server/billing/store'
import { readConfig } from '../../../sync-server/config'
import type { Database } from '../../../sync-server/db/open'
import { callsSentFor } from '../../../sync-server/models/store'
import { openText } from '../../../sync-server/providers/text'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon, NOON, type Salon } from '../sync/support/salon'
import { openStandIn, READ, READ_NOTE, type StandIn } from './stand-in'

const INPUT = {
  clientName: 'Amelia',
  currentColor: 'Natural level 6, virgin, healthy',
  desiredColor: '7/3 medium golden blonde',
  hairCondition: 'Healthy, medium texture',
}
const draft = colour.draft({ input: INPUT, facts: NO_FACTS, today: new Date(NOON).toISOString() })
let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
})
afterAll(() => standIn.close())

onBothDatabases('answering asks', database => suite(database))

function suite(database: () => Database): void {
  let salon: Salon
  let clock: { now: number }
  let work: Work
  let asked = 0

  beforeEach(async () => {
    salon = await aSalon(database())
    clock = { now: NOON }
    await startTrial(database(), salon.account, NOON)
    standIn.requests.length = 0
    const config = readConfig({
      OPENAI_API_KEY: 'key',
      OPENAI_MODEL: 'stand-in',
      OPENAI_BASE_URL: standIn.baseURL,
    })
    work = {
      database: database(),
      answering: { model: openText(config), timeoutMs: 10_000 },
      dailyCap: 100,
      now: () => clock.now,
      retryMs: 0,
    }
  })
  // Nothing of one test is left for the next one's worker.
  afterEach(async () => {
    standIn.will({ kind: 'refuses' })
    clock.now += 40 * DAY_MS
    while (await answerNext(work, 'cleaner'));
  })

  async function ask(patch: Record<string, unknown> = {}, id = `ask-${++asked}`): Promise<string> {
    const reply = await salon.sync({
      now: clock.now,
      changes: [
        {
          id: `change-of-${id}`,
          op: 'create',
          kind: 'ask',
          recordId: id,
          person: null,
          at: clock.now,
          base: {},
          patch: {
            tool: 'colour-formula',
            tool_version: 1,
            client_id: null,
            client_name: 'Amelia',
            input: INPUT,
            facts: { ...NO_FACTS },
            draft,
            sheet: null,
            device: 'tablet-1',
            asked_at: new Date(clock.now).toISOString(),
            overrides: [],
            ...patch,
          },
        },
      ],
    })
    expect(reply.refused).toEqual([])
    return id
  }
  /** The worker's own loop, until nothing waits. */
  async function work1(): Promise<void> {
    for (let turns = 0; turns < 10 && (await answerNext(work, 'worker')); turns++);
  }
  const answered = async (id: string): Promise<Record<string, unknown>> => ({ ...(await salon.fieldsOf(id)) })

  test('what a model read otherwise is answered by the engine, beside the draft and under its name', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask()
    await work1()
    const fields = await answered(id)
    expect(fields.answered_by).toBe('stand-in')
    const written = colour.output.parse(fields.answer)
    expect(written.read?.raised).toEqual([{ ...READ.raised[0], quote: 'Healthy' }])
    expect(written.steps.map(each => each.developer_volume)).toEqual(
      written.steps.length === 0 ? [] : draft.steps.map(each => each.developer_volume),
    )
    expect(fields.answer_notes).toEqual([READ_NOTE])
    expect(fields.draft).toEqual(draft)
    expect(fields.failure).toBeNull()
    expect(standIn.requests).toHaveLength(1)
    expect(standIn.requests[0]).toMatchObject({
      key: 'Bearer key',
      path: '/v1/chat/completions',
      model: 'stand-in',
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    })
  })

  test('without a key the engine’s answer is final and says so', async () => {
    work = { ...work, answering: { ...work.answering, model: null } }
    const id = await ask()
    await work1()
    expect(await answered(id)).toMatchObject({ answered_by: 'engine', answer: null, failure: null })
    expect(standIn.requests).toHaveLength(0)
  })

  test('where the model read the same there is nothing beside the draft, and it is named', async () => {
    standIn.will({ kind: 'answers', with: { facts: [], raised: [] } })
    const id = await ask()
    await work1()
    expect(await answered(id)).toMatchObject({
      answered_by: 'stand-in',
      answer: null,
      answer_notes: [],
      failure: null,
    })
  })

  test('a formula that a model writes is no reading: nothing of it is kept, and the draft stands', async () => {
    const steps = draft.steps.map(step => ({ ...step, developer_volume: 40, minutes: { from: 90, to: 120 } }))
    standIn.will({ kind: 'answers', with: { ...draft, steps, summary: 'Pop out for lunch.' } })
    const id = await ask()
    await work1()
    const fields = await answered(id)
    expect(fields).toMatchObject({ draft, failure: { code: 'model-unreadable' } })
    expect(fields.answer ?? null).toBeNull()
    expect(JSON.stringify(fields)).not.toMatch(/lunch|"developer_volume":40/)
  })

  test.each([
    [{ kind: 'status', status: 401 }, 'model-key', 1],
    [{ kind: 'refuses' }, 'model-refused', 1],
    [{ kind: 'status', status: 429 }, 'model-limit', 2],
    [{ kind: 'status', status: 500 }, 'model-failed', 2],
    [{ kind: 'says', text: '{"decision":"yes please"}' }, 'model-unreadable', 2],
    [{ kind: 'says', text: 'Of course! Mix 40 g…' }, 'model-unreadable', 2],
    [{ kind: 'cut-off' }, 'model-unreadable', 2],
    [{ kind: 'breaks-off' }, 'model-failed', 2],
    [{ kind: 'hangs' }, 'model-late', 2],
  ] as const)(
    'a model that %o ends as %s after %i call(s), and the draft stands',
    async (behaviour, code, calls) => {
      standIn.will(behaviour)
      if (behaviour.kind === 'hangs') work = { ...work, answering: { ...work.answering, timeoutMs: 100 } }
      const id = await ask()
      await work1()
      const fields = await answered(id)
      expect(fields.failure).toMatchObject({ code })
      expect(fields.answer ?? null).toBeNull()
      expect(fields.draft).toEqual(draft)
      expect(standIn.requests).toHaveLength(calls)
    },
  )

  test('however often an ask is sent, it runs once', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask()
    for (let n = 0; n < 5; n++) await ask({}, id)
    await Promise.all([work1(), work1()])
    await ask({}, id)
    await work1()
    expect(standIn.requests).toHaveLength(1)
  })

  test('two workers at once call the model once an ask', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const ids = [await ask(), await ask(), await ask()]
    const loop = async (owner: string): Promise<void> => {
      while (await answerNext(work, owner));
    }
    await Promise.all([loop('one'), loop('two'), loop('three')])
    expect(standIn.requests).toHaveLength(ids.length)
    for (const id of ids) expect((await answered(id)).answered_by).toBe('stand-in')
  })

  /** A worker whose process dies in the middle of its call: it is never heard of again. */
  function dyingWorker(): { calls: () => number; begin: (owner: string) => void } {
    let calls = 0
    const model = {
      name: 'stand-in',
      ask: (): Promise<unknown> => {
        calls++
        return new Promise(() => undefined)
      },
    }
    const dying = { ...work, answering: { model, timeoutMs: 60_000 } }
    return { calls: () => calls, begin: owner => void answerNext(dying, owner) }
  }

  test('a crash in the middle of a call costs at most one more', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask()
    const dying = dyingWorker()
    dying.begin('dead')
    await expect.poll(dying.calls).toBe(1)
    await work1()
    expect(standIn.requests, 'while its lease holds nobody else calls').toHaveLength(0)
    clock.now += 120_000
    await work1()
    expect((await answered(id)).answered_by).toBe('stand-in')
    expect(standIn.requests).toHaveLength(1)
  })

  test('after two crashes the ask is called failed, without a third call', async () => {
    const id = await ask()
    const dying = dyingWorker()
    for (const calls of [1, 2]) {
      dying.begin(`dead-${calls}`)
      await expect.poll(dying.calls).toBe(calls)
      clock.now += 120_000
    }
    await work1()
    expect((await answered(id)).failure).toMatchObject({ code: 'model-failed' })
    expect(standIn.requests).toHaveLength(0)
  })

  test('an ask made before the plan ended is answered; one made after it is not', async () => {
    standIn.will({ kind: 'answers', with: READ })
    clock.now = NOON + 14 * DAY_MS - 1_000
    const before = await ask()
    clock.now += 2_000
    const after = await ask()
    await work1()
    expect((await answered(before)).answered_by).toBe('stand-in')
    expect((await answered(after)).failure).toMatchObject({ code: 'plan-needed' })
  })

  test('nor does the plan of another tool answer it; what was asked before is answered beside that one', async () => {
    standIn.will({ kind: 'answers', with: READ })
    clock.now = NOON + 14 * DAY_MS - 1_000
    const before = await ask()
    await keepCustomer(database(), salon.account, `customer of ${salon.account}`)
    const marketing = {
      id: 'sub_1',
      product: 'MARKETING',
      status: 'active',
      endsAt: NOON + 40 * DAY_MS,
      cancelAtEnd: false,
      currency: 'GBP',
      amount: 4_900,
      startedAt: NOON,
    } as const
    const taken = await takeTicket(database(), salon.account, clock.now)
    await writePlans(database(), { account: salon.account, ticket: taken?.ticket ?? 0 }, [marketing])
    clock.now += 2_000
    const after = await ask()
    await work1()
    expect((await answered(before)).answered_by).toBe('stand-in')
    expect((await answered(after)).failure).toMatchObject({ code: 'plan-needed' })
    // An answer of the provider that comes late takes the place of no newer one.
    await writePlans(database(), { account: salon.account, ticket: 0 }, [])
    expect(await subscriptionOf(database(), salon.account, clock.now)).toMatchObject({
      subscribed: true,
      products: ['MARKETING'],
    })
  })

  test.each([1_000, 3_600_000, 6 * DAY_MS])(
    'an ask that comes %i ms after the trial, and says it was made in it, reaches no model',
    async late => {
      standIn.will({ kind: 'answers', with: READ })
      clock.now = NOON + 14 * DAY_MS + late
      const asked_at = new Date(NOON + 14 * DAY_MS - 1_000).toISOString()
      const still_wanted_at = new Date(clock.now).toISOString()
      const [plain, wanted] = [await ask({ asked_at }), await ask({ asked_at, still_wanted_at })]
      await work1()
      for (const id of [plain, wanted])
        expect((await answered(id)).failure).toMatchObject({ code: 'plan-needed' })
      expect(standIn.requests).toHaveLength(0)
    },
  )

  test('without a model the engine still answers what was asked offline in the trial', async () => {
    work = { ...work, answering: { ...work.answering, model: null } }
    clock.now = NOON + 15 * DAY_MS
    const id = await ask({ asked_at: new Date(NOON + 13 * DAY_MS).toISOString() })
    await work1()
    expect(await answered(id)).toMatchObject({ failure: null, answered_by: 'engine' })
  })

  test('an ask that says it was made before the plan ended, and comes long after, is not believed', async () => {
    standIn.will({ kind: 'answers', with: READ })
    clock.now = NOON + 30 * DAY_MS
    const still_wanted_at = new Date(clock.now).toISOString()
    const id = await ask({ asked_at: new Date(NOON + DAY_MS).toISOString(), still_wanted_at })
    await work1()
    expect((await answered(id)).failure).toMatchObject({ code: 'plan-needed' })
    expect(standIn.requests).toHaveLength(0)
  })

  test('what was refused without a call leaves the day’s cap as it was', async () => {
    standIn.will({ kind: 'answers', with: READ })
    work = { ...work, dailyCap: 1 }
    const old = await ask({ input: { clientName: '' } })
    const good = await ask()
    await work1()
    expect((await answered(old)).failure).toMatchObject({ code: 'bad-field' })
    expect((await answered(good)).answered_by).toBe('stand-in')
  })

  test('an ask older than a day waits for ‘still wanted?’, and runs when it is', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask({ asked_at: new Date(NOON - DAY_MS - 1_000).toISOString() })
    await work1()
    expect((await answered(id)).failure).toMatchObject({ code: 'still-wanted' })
    expect(standIn.requests).toHaveLength(0)
    await salon.sync({
      changes: [
        {
          id: `wanted-${id}`,
          op: 'edit',
          kind: 'ask',
          recordId: id,
          person: null,
          at: NOON,
          base: {},
          patch: { still_wanted_at: new Date(NOON).toISOString() },
        },
      ],
    })
    const asks = startAsks(work)
    clock.now += DAY_MS / 12
    await expect
      .poll(async () => {
        await asks.idle()
        return (await answered(id)).answered_by
      })
      .toBe('stand-in')
    await asks.stop()
    expect((await answered(id)).failure).toBeNull()
  })

  test('a call that failed in passing is tried again when it is due, without waiting for anything else', async () => {
    standIn.will({ kind: 'status', status: 500 })
    const id = await ask()
    const asks = startAsks({ ...work, now: () => clock.now + Math.floor(performance.now()), retryMs: 150 })
    await expect.poll(() => standIn.requests.length).toBeGreaterThan(0)
    standIn.will({ kind: 'answers', with: READ })
    await expect.poll(async () => (await answered(id)).answered_by, { timeout: 10_000 }).toBe('stand-in')
    await asks.stop()
  })

  test('an ask that was deleted before its turn is not sent to the model', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask({ deletedAt: NOON })
    await work1()
    expect(standIn.requests).toHaveLength(0)
    expect((await answered(id)).failure ?? null).toBeNull()
  })

  test('facts that cannot be read fail the ask: it is never answered as if no allergy were known', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask({ facts: { client: 'unreadable' } })
    await work1()
    expect(standIn.requests).toHaveLength(0)
    expect((await answered(id)).failure).toMatchObject({ code: 'bad-field' })
  })

  test('the daily cap stops calls, not drafts', async () => {
    standIn.will({ kind: 'answers', with: READ })
    work = { ...work, dailyCap: 1 }
    const [first, second] = [await ask(), await ask()]
    await work1()
    expect((await answered(first)).answered_by).toBe('stand-in')
    expect((await answered(second)).failure).toMatchObject({ code: 'model-daily-cap' })
    expect(standIn.requests).toHaveLength(1)
  })

  test('the cap counts calls by the day they are made on, however old their ask is', async () => {
    standIn.will({ kind: 'answers', with: READ })
    work = { ...work, dailyCap: 1 }
    const old = [await ask(), await ask()]
    clock.now += 2 * DAY_MS
    for (const id of old)
      await salon.sync({
        now: clock.now,
        changes: [
          {
            id: `wanted-${id}`,
            op: 'edit',
            kind: 'ask',
            recordId: id,
            person: null,
            at: clock.now,
            base: { still_wanted_at: null },
            patch: { still_wanted_at: new Date(clock.now).toISOString() },
          },
        ],
      })
    await work1()
    expect(standIn.requests).toHaveLength(1)
    clock.now += DAY_MS + 1
    const next = await ask()
    await work1()
    expect((await answered(next)).answered_by).toBe('stand-in')
  })

  test('several lanes near the cap use what is left of it, and parked asks none of it', async () => {
    standIn.will({ kind: 'answers', with: READ })
    clock.now += 1
    const old = [await ask(), await ask(), await ask()]
    clock.now += 2 * DAY_MS
    const fresh = [await ask(), await ask(), await ask(), await ask()]
    const asks = startAsks({ ...work, dailyCap: 3 })
    await asks.idle()
    await asks.stop()
    expect(standIn.requests).toHaveLength(3)
    const ended = await Promise.all(fresh.map(answered))
    expect(ended.filter(each => each.answered_by === 'stand-in')).toHaveLength(3)
    expect(ended.filter(each => each.failure)).toMatchObject([{ failure: { code: 'model-daily-cap' } }])
    for (const id of old) expect((await answered(id)).failure).toMatchObject({ code: 'still-wanted' })
  })

  test('a lane that fails leaves the others to end their calls', async () => {
    standIn.will({ kind: 'answers', with: READ })
    const id = await ask()
    const { model } = work.answering
    let claims = 0
    const asks = startAsks({
      ...work,
      // Every claim asks for the time first: the second lane's fails.
      now: () => {
        if (++claims === 2) throw new Error('the database is busy')
        return clock.now
      },
      answering: {
        timeoutMs: 10_000,
        model: model && {
          name: model.name,
          ask: async (...asked) => {
            await new Promise(resolve => setTimeout(resolve, 100))
            return model.ask(...asked)
          },
        },
      },
    })
    await asks.stop()
    expect((await answered(id)).answered_by).toBe('stand-in')
  })

  test('sample asks and tools that this server doesn’t know are left alone', async () => {
    const sample = await ask({ sample: true })
    const unknown = await ask({ tool: 'of-tomorrow' })
    await work1()
    for (const id of [sample, unknown]) expect((await answered(id)).answered_by ?? null).toBeNull()
    expect(standIn.requests).toHaveLength(0)
  })

  describe('a client whose card says ‘no AI’', () => {
    const aClient = (id: string, patch: Record<string, unknown>) => ({
      id: `card-${id}`,
      op: 'create',
      kind: 'client',
      recordId: id,
      person: null,
      at: clock.now,
      base: {},
      patch: { name: 'Amelia Clarke', created_at: new Date(NOON).toISOString(), ...patch },
    })

    test('is answered by the engine alone, and the answer says so', async () => {
      standIn.will({ kind: 'answers', with: READ })
      await salon.sync({ changes: [aClient('kept', { no_ai: true }), aClient('open', { name: 'Amelia' })] })
      const kept = await ask({ client_id: 'kept', client_name: 'Amelia Clarke' })
      await work1()
      expect(await answered(kept)).toMatchObject({
        answered_by: 'engine',
        answer: null,
        failure: null,
        answer_notes: [expect.stringContaining('no AI')],
      })
      expect(standIn.requests).toHaveLength(0)
      const open = await ask({ client_id: 'open' })
      await work1()
      expect((await answered(open)).answered_by, 'the control').toBe('stand-in')
    })

    test('also where only the name is given, and where the card was deleted', async () => {
      standIn.will({ kind: 'answers', with: READ })
      await salon.sync({ changes: [aClient('kept', { no_ai: true })] })
      const named = await ask({ client_name: 'amelia clarke' })
      await salon.sync({ changes: [{ ...aClient('gone', { no_ai: true, deletedAt: clock.now }) }] })
      const deleted = await ask({ client_id: 'gone', client_name: 'Somebody' })
      await work1()
      expect((await answered(named)).answered_by).toBe('engine')
      expect((await answered(deleted)).answered_by).toBe('engine')
      expect(standIn.requests).toHaveLength(0)
    })
  })

  test('what was sent can be read for the ask, also of a call that failed', async () => {
    standIn.will({ kind: 'status', status: 500 })
    const id = await ask()
    await work1()
    const calls = await callsSentFor(database(), salon.account, id)
    expect(calls).toMatchObject([
      { made_for: 'ask', tool: 'colour-formula', model: 'stand-in', outcome: 'model-failed' },
      { outcome: 'model-failed' },
    ])
    expect(calls.map(({ sent }) => JSON.parse(sent))).toEqual(
      standIn.requests.map(({ messages }) => messages),
    )
  })

  describe('what the model is told', () => {
    test('has neither phone, nor email, nor surname', async () => {
      standIn.will({ kind: 'answers', with: READ })
      await ask({
        facts: {
          ...NO_FACTS,
          client: { first_name: 'Amelia', hair_type: 'fine', concerns: [], notes: null, allergies: [] },
        },
      })
      await work1()
      const told = JSON.stringify(standIn.requests[0]?.messages)
      expect(told).toContain('fine')
      expect(told).not.toMatch(/@|07\d{3}/)
    })
  })
}
