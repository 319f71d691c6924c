// Pictures of asks: drawn by a model beside the text, and failing, costing and being tried again apart from it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '../../../shared/account/plans'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'
import { callsSince } from '../../../sync-server/asks/store'
import { answerNext, startAsks, type Work } from '../../../sync-server/asks/worker'
import { startTrial } from '../../../sync-server/billing/store'
import { chunksOf } from '../../../sync-server/blobs/png'
import { readConfig } from '../../../sync-server/config'
import { blobOf } from '../../../sync-server/db/blobs'
import type { Database } from '../../../sync-server/db/open'
import { callsSentFor } from '../../../sync-server/models/store'
import { openImage } from '../../../sync-server/providers/image'
import { openText } from '../../../sync-server/providers/text'
import { eraseClient, eraseIds } from '../../../sync-server/sync/erase'
import { onBothDatabases } from '../sync/support/databases'
import { aSalon, NOON, type Salon } from '../sync/support/salon'
import { aPng, openStandIn, READ, type StandIn } from './stand-in'

// A tool of its own that wants a picture beside its answer, wherever the real ones stand.
const drawing = {
  ...colour,
  id: 'drawing',
  picture: ({ input }: { input: { desiredColor?: unknown } }) =>
    input.desiredColor === 'no picture'
      ? null
      : { prompt: `Hair in ${input.desiredColor}`, shape: 'tall' as const },
}
// A thread knows the registered tools alone: this one is read here.
vi.mock('../../../sync-server/reading/read', async () => {
  const { tools } = await import('../../../sync-server/reading/tools')
  const { others } = await import('../../../sync-server/reading/others')
  const all = new Map<string, (...given: unknown[]) => unknown>(
    Object.entries({ ...tools, ...others }) as [string, (...given: unknown[]) => unknown][],
  )
  return { read: async (what: string, ...given: unknown[]) => all.get(what)?.(...given) }
})
vi.mock('../../../shared/tools/index', async original => ({
  ...(await original<object>()),
  drawing: {
    id: 'drawing',
    product: 'MARKETING',
    title: 'Drawing',
    heading: 'Drawing',
    pitch: 'Draws.',
    icon: 'drawing',
    load: async () => ({ default: drawing }),
  },
}))

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

onBothDatabases('pictures of asks', (database: () => Database) => {
  let salon: Salon
  let clock: { now: number }
  let work: Work
  let asked = 0

  beforeEach(async () => {
    salon = await aSalon(database())
    clock = { now: NOON }
    await startTrial(database(), salon.account, NOON)
    standIn.requests.length = 0
    standIn.will({ kind: 'answers', with: READ })
    standIn.willDraw({ kind: 'draws' })
    const config = readConfig({
      OPENAI_API_KEY: 'key',
      OPENAI_MODEL: 'stand-in',
      OPENAI_IMAGE_MODEL: 'stand-in-draws',
      OPENAI_BASE_URL: standIn.baseURL,
    })
    work = {
      database: database(),
      answering: {
        model: openText(config),
        timeoutMs: 10_000,
        image: openImage(config),
        imageTimeoutMs: 10_000,
      },
      dailyCap: 100,
      now: () => clock.now,
      retryMs: 0,
    }
  })
  // Nothing of one test is left for the next one's worker.
  afterEach(async () => {
    standIn.will({ kind: 'refuses' })
    standIn.willDraw({ kind: 'status', status: 401 })
    clock.now += 40 * DAY_MS
    while (await answerNext(work, 'cleaner'));
  })

  async function ask(patch: Record<string, unknown> = {}, id = `drawing-${++asked}`): Promise<string> {
    const change = {
      id: `change-of-${id}`,
      op: 'create',
      kind: 'ask',
      recordId: id,
      person: null,
      at: clock.now,
      base: {},
      patch: {
        tool: 'drawing',
        tool_version: 1,
        client_id: null,
        client_name: null,
        input: INPUT,
        facts: { ...NO_FACTS },
        draft,
        sheet: null,
        device: 'tablet-1',
        asked_at: new Date(clock.now).toISOString(),
        overrides: [],
        ...patch,
      },
    }
    expect((await salon.sync({ now: clock.now, changes: [change] })).refused).toEqual([])
    return id
  }
  async function work1(): Promise<void> {
    for (let turns = 0; turns < 10 && (await answerNext(work, 'worker')); turns++);
  }
  const fields = async (id: string): Promise<Record<string, unknown>> => ({ ...(await salon.fieldsOf(id)) })
  const texts = (): number => standIn.requests.length - standIn.drawings().length

  test('text and picture arrive in fields of their own, the picture labelled and kept under its hash', async () => {
    const id = await ask()
    await work1()
    const { image, ...rest } = await fields(id)
    expect(rest).toMatchObject({ answered_by: 'stand-in', failure: null, image_failure: null })
    expect(image).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      type: 'image/png',
      width: 1024,
      height: 1536,
      by: 'stand-in-draws',
      at: new Date(NOON).toISOString(),
    })
    expect(standIn.drawings()).toMatchObject([
      {
        model: 'stand-in-draws',
        prompt: 'Hair in 7/3 medium golden blonde',
        size: '1024x1536',
        n: 1,
        key: 'Bearer key',
      },
    ])
    const { hash } = image as { hash: string }
    const blob = await blobOf(database(), salon.account, hash)
    const label = chunksOf(new Uint8Array(blob?.bytes ?? [])).filter(({ type }) => type === 'iTXt')
    expect(label).toHaveLength(2)
    expect(await callsSentFor(database(), salon.account, id)).toHaveLength(2)
  })

  test('where none is wanted, and without a model that draws, nothing is drawn', async () => {
    const unwanted = await ask({ input: { ...INPUT, desiredColor: 'no picture' } })
    const other = await ask({ tool: 'colour-formula' })
    await work1()
    work = { ...work, answering: { ...work.answering, image: null } }
    const without = await ask()
    await work1()
    expect(standIn.drawings()).toHaveLength(0)
    for (const id of [unwanted, other, without])
      expect(await fields(id)).toMatchObject({ answered_by: 'stand-in' })
  })

  describe('they fail apart', () => {
    test.each([
      [{ kind: 'status', status: 401 }, 'model-key', 1],
      [{ kind: 'status', status: 400, code: 'moderation_blocked' }, 'model-refused', 1],
      [{ kind: 'status', status: 500 }, 'model-failed', 2],
      [{ kind: 'status', status: 429 }, 'model-limit', 2],
      [{ kind: 'sends', b64: 'bm8gcGljdHVyZQ==' }, 'model-unreadable', 2],
      [{ kind: 'hangs' }, 'model-late', 2],
    ] as const)(
      'a picture that %o ends as %s after %i call(s), and the text stands',
      async (how, code, n) => {
        standIn.willDraw(how)
        if (how.kind === 'hangs') work = { ...work, answering: { ...work.answering, imageTimeoutMs: 100 } }
        const id = await ask()
        await work1()
        expect(await fields(id)).toMatchObject({
          answered_by: 'stand-in',
          failure: null,
          image_failure: { code },
        })
        expect((await fields(id)).image ?? null).toBeNull()
        expect(standIn.drawings()).toHaveLength(n)
        expect(texts()).toBe(1)
      },
    )

    test('a text that fails leaves the picture', async () => {
      standIn.will({ kind: 'status', status: 500 })
      const id = await ask()
      await work1()
      expect(await fields(id)).toMatchObject({
        failure: { code: 'model-failed' },
        image: { by: 'stand-in-draws' },
        image_failure: null,
      })
    })
  })

  describe('what it costs', () => {
    test('however often an ask is sent, and by however many workers, one picture', async () => {
      const id = await ask()
      for (let n = 0; n < 4; n++) await ask({}, id)
      const loop = async (owner: string): Promise<void> => {
        while (await answerNext(work, owner));
      }
      await Promise.all(['one', 'two', 'three'].map(loop))
      await ask({}, id)
      await work1()
      expect(standIn.drawings()).toHaveLength(1)
      expect(texts()).toBe(1)
    })

    test('a picture counts as one of the day’s calls; what is left over the cap is called so', async () => {
      work = { ...work, dailyCap: 3 }
      const [first, second] = [await ask(), await ask()]
      await work1()
      expect(await callsSince(database(), salon.account, 0)).toBe(3)
      expect(standIn.requests).toHaveLength(3)
      const ended = [await fields(first), await fields(second)]
      const capped = ended.flatMap(each => [each.failure, each.image_failure]).filter(Boolean)
      expect(capped).toMatchObject([{ code: 'model-daily-cap' }])
    })

    test('a crash in the middle of drawing costs at most one more, and two end it', async () => {
      const id = await ask()
      let calls = 0
      const image = {
        name: 'dies',
        draw: (): Promise<never> => {
          calls++
          return new Promise(() => undefined)
        },
      }
      const dying: Work = { ...work, answering: { ...work.answering, image } }
      await answerNext(dying, 'writes')
      void answerNext(dying, 'dies')
      await expect.poll(() => calls).toBe(1)
      await work1()
      expect(standIn.drawings(), 'while its lease holds nobody else draws').toHaveLength(0)
      clock.now += 300_000
      await work1()
      expect(await fields(id)).toMatchObject({ image: { by: 'stand-in-draws' } })
      expect(standIn.drawings()).toHaveLength(1)

      const other = await ask()
      await answerNext(dying, 'writes')
      for (const n of [2, 3]) {
        void answerNext(dying, `dies-${n}`)
        await expect.poll(() => calls).toBe(n)
        clock.now += 300_000
      }
      await work1()
      expect(await fields(other)).toMatchObject({ image_failure: { code: 'model-failed' } })
      expect(standIn.drawings()).toHaveLength(1)
    })
  })

  test('the worker’s own loop draws what its texts asked for, at once', async () => {
    const id = await ask()
    const asks = startAsks(work)
    await asks.idle()
    await asks.stop()
    expect(await fields(id)).toMatchObject({ answered_by: 'stand-in', image: { by: 'stand-in-draws' } })
  })

  test('nothing of a client without AI is drawn', async () => {
    const change = {
      id: 'kept-card',
      op: 'create',
      kind: 'client',
      recordId: 'kept',
      person: null,
      at: NOON,
      base: {},
      patch: { name: 'Amelia Clarke', created_at: new Date(NOON).toISOString(), no_ai: true },
    }
    await salon.sync({ changes: [change] })
    await ask({ client_id: 'kept' })
    await work1()
    expect(standIn.requests).toHaveLength(0)
  })

  test('an erased ask’s picture goes, and one that is being drawn is not kept', async () => {
    const id = await ask({ client_id: 'c-erased' })
    await work1()
    const { image } = await fields(id)
    const { hash } = image as { hash: string }
    expect(await blobOf(database(), salon.account, hash)).not.toBeNull()
    await eraseClient(database(), { account: salon.account, clientId: 'c-erased', now: NOON })
    expect(await blobOf(database(), salon.account, hash)).toBeNull()

    const late = await ask()
    const drawn = { bytes: aPng(2, 2), type: 'image/png' as const, width: 2, height: 2 }
    const image2 = {
      name: 'slow',
      draw: async () => {
        await eraseIds(database(), { account: salon.account, ids: [late], now: NOON })
        return drawn
      },
    }
    const slow: Work = { ...work, answering: { ...work.answering, image: image2 } }
    for (let n = 0; n < 3; n++) await answerNext(slow, 'slow')
    const left = await database()
      .kysely.selectFrom('blobs')
      .select('hash')
      .where('account', '=', salon.account)
      .execute()
    expect(left).toEqual([])
    expect(await callsSentFor(database(), salon.account, late)).toEqual([])
  })
})
