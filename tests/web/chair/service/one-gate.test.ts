// One gate for every bowl: said at the chair, changed by voice or by touch, it is held by the same rules.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findTool } from '../../../../shared/toolbox'
import { blankContext } from '../../../../shared/voice/intents'
import { understand } from '../../../../shared/voice/understand'
import { begin } from '../../../../web/chair/service/acts'
import { againstChange, goBeyond, type Wanted } from '../../../../web/chair/service/bowls/gate'
import { bowlFrom } from '../../../../web/chair/service/bowls/recipe'
import { presentService } from '../../../../web/chair/service/service'
import { type Chair, workOf } from '../../../../web/chair/service/use-chair'
import { chairHandlers } from '../../../../web/chair/service/voice/chair-handlers'
import { reasonGiven } from '../../../../web/chair/service/voice/reason'
import { presentFacts } from '../../../../web/platform/asks/facts'
import { about, get } from '../../../../web/platform/data/queries/queries'
import { create } from '../../../../web/platform/data/saving/save'
import { openedSalon } from '../../salon/import-export/open'

vi.mock('../../../../web/voice/speak', () => ({ primeVoice: () => undefined }))
vi.mock('../../../../web/salon/timers/clock', () => ({ timerNow: () => Date.now(), onMove: () => undefined }))
vi.mock('../../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))

const id = 'ann'

async function chairNow(): Promise<Chair> {
  const client = await get('client', id)
  const tool = await findTool('colour-formula')
  if (!client || !tool) throw new Error('not there')
  const now = new Date().toISOString()
  const service = presentService(await about('service', id), Date.parse(now))
  return {
    clientId: id,
    client,
    service,
    forgotten: null,
    asks: [],
    tests: await about('patch_test', id),
    allergies: await about('allergy', id),
    last: null,
    work: workOf(tool, await presentFacts(tool.needs, id), null, service, now),
    stop: null,
    locked: false,
    now,
  }
}

const wanted: (Wanted | null)[] = []
/** Said and agreed to, from the words to what was done. */
async function say(words: string): Promise<string | undefined> {
  const chair = await chairNow()
  const changing = {
    open: false,
    wanted: null,
    toggle: () => undefined,
    want: (change: Wanted | null) => void wanted.push(change),
    close: () => undefined,
  }
  const awake = { state: 'off' as const, on: false, set: () => undefined }
  const { handlers } = chairHandlers(chair, [], changing, () => undefined, awake)
  const steps = chair.work?.steps ?? []
  const heard = understand(words, {
    ...blankContext,
    scope: 'chair',
    openClient: { id, name: 'Ann Lee' },
    bowls: steps.map(({ step }) => bowlFrom(step)),
  })
  if (heard.kind !== 'meant') throw new Error(`${words}: ${JSON.stringify(heard)}`)
  const handler = handlers[heard.intent.id] as (slots: unknown) => Promise<{ say?: string }>
  return (await handler(heard.intent.slots)).say
}
const first = (chair: Chair) => {
  const step = chair.work?.steps[0]
  if (!step) throw new Error('no bowl')
  return step
}

beforeEach(async () => {
  wanted.length = 0
  await openedSalon()
  await create('client', { name: 'Ann Lee' }, id)
  await create('patch_test', {
    client_id: id,
    product: 'Line A',
    applied_at: new Date(Date.now() - 200 * 3_600_000).toISOString(),
    result: 'clear',
    read_at: new Date(Date.now() - 150 * 3_600_000).toISOString(),
    who: null,
    remarks: null,
  })
  await begin(await chairNow(), null, 'draft')
})

const noop = (): void => undefined
const TOO_STRONG = 'The rules of the trade allow 30 vol at most here, not 40 vol.'

describe('a bowl that was said', () => {
  test('is held to the rules when its developer is raised', async () => {
    expect(await say('mixed 30 grams of 6/1')).toMatch(/^Added/)
    expect(await say('make it forty vol')).toBe(
      `${TOO_STRONG} It needs a reason: say “the reason is”, or write it on the screen.`,
    )
    expect(wanted.at(-1)?.patch).toEqual({ developer_volume: 40 })
    expect(first(await chairNow()).step.developer_volume).toBeNull()
  })

  test('goes beyond them with a reason, logged with the service and kept with the bowl', async () => {
    await say('mixed 30 grams of 6/1')
    const forty = { patch: { developer_volume: 40 }, say: '40 vol' }
    expect(againstChange(await chairNow(), first(await chairNow()), forty.patch)?.why).toEqual([TOO_STRONG])
    await goBeyond(await chairNow(), first(await chairNow()), forty, 'Resistant grey')
    const chair = await chairNow()
    expect(first(chair).bowl).toMatchObject({ developer_volume: 40, reason: 'Resistant grey' })
    expect(chair.service?.fields.overrides).toMatchObject([{ reason: 'Resistant grey' }])
    expect(chair.work?.against.size).toBe(0)
    // What was explained isn't asked again, and what is new is.
    expect(await say('make it forty grams of 6/1')).toMatch(/^40 g/)
    expect(first(await chairNow()).bowl?.reason).toBe('Resistant grey')
    expect(await say('leave it ninety minutes')).toMatch(/allow 50 minutes at most/)
  })

  test('goes beyond them with a reason that is said, after it was read back', async () => {
    await say('mixed 30 grams of 6/1')
    const forty = { patch: { developer_volume: 40 }, say: '40 vol' }
    const changing = { open: true, wanted: forty, toggle: noop, want: noop, close: noop }
    const spoken = reasonGiven(await chairNow(), changing)
    expect(spoken.readBacks.reason?.({ text: 'resistant grey' })).toBe('40 vol. The reason: resistant grey')
    await spoken.handlers.reason?.({ text: 'resistant grey' })
    expect(first(await chairNow()).bowl).toMatchObject({ developer_volume: 40, reason: 'resistant grey' })
    const idle = reasonGiven(await chairNow(), { ...changing, wanted: null })
    expect(idle.readBacks.reason?.({ text: 'why not' })).toEqual({ say: 'Nothing here needs a reason.' })
  })

  test('too strong from the first is written down as it was said, and is not begun', async () => {
    expect(await say('mixed 30 grams of 6/1 with 40 vol')).toContain(TOO_STRONG)
    const chair = await chairNow()
    expect(first(chair).step.developer_volume).toBe(40)
    expect(chair.work?.against.get(first(chair).key)?.why).toEqual([TOO_STRONG])
    expect(await say('start the bowl')).toContain(TOO_STRONG)
    expect((await chairNow()).service?.fields.bowls[0]?.started_at).toBeNull()
  })

  test('is held when the card forbids it, whatever its figures, and no reason lifts that', async () => {
    await create('allergy', {
      client_id: id,
      substance: 'PPD',
      reaction: null,
      noted_at: new Date().toISOString(),
    })
    expect(await say('mixed 30 grams of 6/1 with 20 vol')).toMatch(/Do not colour.*It is not mixed today\.$/)
    expect(await say('start the bowl')).toMatch(/Do not colour/)
  })

  test('within the rules is changed and begun as before', async () => {
    await say('mixed 30 grams of 6/1 with 20 vol')
    expect(await say('make it thirty vol')).toMatch(/^30 vol instead of 20 vol/)
    expect(await say('start the bowl')).toMatch(/^Colour’s on/)
  })
})
