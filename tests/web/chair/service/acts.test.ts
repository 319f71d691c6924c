// A service without a screen: every act is saved at once, found again after a crash, and taken back whole.
import { describe, expect, test, vi } from 'vitest'
import { daysBetween } from '../../../../shared/salon/rebook'
import { findTool } from '../../../../shared/toolbox'
import {
  type Act,
  addBowls,
  begin,
  changeBowl,
  endService,
  goTo,
  removeBowl,
} from '../../../../web/chair/service/acts'
import type { Awake } from '../../../../web/chair/service/awake'
import { goBeyond, type Wanted } from '../../../../web/chair/service/bowls/gate'
import { sameAsLast } from '../../../../web/chair/service/bowls/same'
import { saveUsed } from '../../../../web/chair/service/bowls/save-used'
import { mixBowl } from '../../../../web/chair/service/bowls/start'
import { remind, writeNote } from '../../../../web/chair/service/notes'
import { openServices, presentService } from '../../../../web/chair/service/service'
import { type Chair, workOf } from '../../../../web/chair/service/use-chair'
import { bowlReadBacks } from '../../../../web/chair/service/voice/bowl-read-backs'
import { chairHandlers } from '../../../../web/chair/service/voice/chair-handlers'
import { presentFacts } from '../../../../web/platform/asks/facts'
import { dayOn } from '../../../../web/platform/data/clock/local-time'
import { about, asks, get } from '../../../../web/platform/data/queries/queries'
import { create, remove } from '../../../../web/platform/data/saving/save'
import type { TimerView } from '../../../../web/salon/timers/use-timers'
import type { Handlers, ReadBacks } from '../../../../web/voice/commands/handlers/handlers'
import { openedSalon } from '../../salon/import-export/open'

// There is no page here to show the time, to ring or to speak.
vi.mock('../../../../web/voice/speak', () => ({ primeVoice: () => undefined }))
vi.mock('../../../../web/salon/timers/clock', () => ({ timerNow: () => Date.now(), onMove: () => undefined }))
vi.mock('../../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))

const id = 'ann'
const bowl = {
  zone: 'Fringe',
  mix: [{ shade: '8/1', grams: 10 }],
  developer_volume: 20,
  developer_grams: 15,
  ratio: '1:1.5',
  minutes: 20,
}
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()

/** All that the screen would show of the client, from what is in the database. */
async function chairNow(): Promise<Chair> {
  const client = await get('client', id)
  const tool = await findTool('colour-formula')
  if (!client || !tool) throw new Error('not there')
  const now = new Date().toISOString()
  const services = await about('service', id)
  const service = presentService(services, Date.parse(now))
  const asked = await asks({ tool: 'colour-formula', clientId: id })
  const ask = service?.fields.ask_id ? await get('ask', service.fields.ask_id) : null
  return {
    clientId: id,
    client,
    service,
    forgotten: service ? null : (openServices(services)[0] ?? null),
    asks: asked,
    tests: await about('patch_test', id),
    allergies: await about('allergy', id),
    last: (await about('formula', id))[0] ?? null,
    work: workOf(tool, await presentFacts(tool.needs, id), ask, service, now),
    stop: null,
    locked: false,
    now,
  }
}

/** A client who was coloured before, and is in the chair with the same as last time. */
async function inTheChair(): Promise<void> {
  await openedSalon()
  await create('client', { name: 'Ann Lee' }, id)
  await create('patch_test', {
    client_id: id,
    product: 'Line A',
    applied_at: ago(200),
    result: 'clear',
    read_at: ago(150),
    who: null,
    remarks: null,
  })
  await create('formula', {
    client_id: id,
    client_name: 'Ann Lee',
    made_at: ago(1_000),
    title: 'Copper roots',
    start: { level: 6, tone: 'natural' },
    result: { level: 7, tone: 'copper' },
    bowls: [
      { ...bowl, zone: 'Roots', mix: [{ shade: '7/43', grams: 40 }], developer_grams: 60, minutes: 35 },
      { ...bowl, zone: 'Lengths', developer_volume: 10 },
    ],
    remarks: null,
    who: null,
  })
  await sameAsLast(await chairNow(), false)
}

/** What stands of the service, the recipe and what was written; the times of day left out. */
async function standing() {
  const chair = await chairNow()
  const { service, work } = chair
  return {
    open: service !== null,
    step: service?.fields.step,
    bowls: service?.fields.bowls,
    formula: service?.fields.formula_id,
    recipe: work?.steps.map(({ step }) => step),
    notes: (await about('note', id)).length,
    reminders: (await about('reminder', id)).length,
    timers: (await about('timer', id)).length,
    formulas: (await about('formula', id)).length,
    asks: chair.asks.length,
  }
}

const roots = (chair: Chair) => {
  const step = chair.work?.steps[0]
  if (!step) throw new Error('no step')
  return step
}

const forty: Wanted = { patch: { developer_volume: 40 }, say: '40 vol' }

const acts: readonly (readonly [string, (chair: Chair) => Promise<Act | string | null>])[] = [
  ['a step', chair => goTo(chair, 1)],
  ['another developer', chair => changeBowl(chair, roots(chair), { developer_volume: 30 }, '30 vol')],
  ['a stronger one, with its reason', chair => goBeyond(chair, roots(chair), forty, 'Resistant grey')],
  ['a bowl that is started, with its timer', chair => mixBowl(chair, roots(chair))],
  ['bowls that were added', chair => addBowls(chair, [bowl, { ...bowl, zone: 'Nape' }])],
  ['the same as last time, again', chair => sameAsLast(chair, true)],
  ['a note', chair => writeNote(chair, 'Likes it cooler')],
  ['a reminder', chair => remind(chair, 42, 'in 6 weeks')],
  ['what was used', chair => saveUsed(chair)],
  ['the end', chair => endService(chair)],
]

describe('every act at the chair', () => {
  test.each(acts)('%s: is saved at once and taken back whole', async (_name, act) => {
    await inTheChair()
    const before = await standing()
    const done = await act(await chairNow())
    if (done === null || typeof done === 'string') throw new Error('nothing was done')
    expect(await standing()).not.toEqual(before)
    await done.undo()
    expect(await standing()).toEqual(before)
  })

  test('a service that is begun is taken back, and one that was left open is closed by it', async () => {
    await openedSalon()
    await create('client', { name: 'Ann Lee' }, id)
    await create('service', { client_id: id, started_at: ago(30), ended_at: null })
    const act = await begin(await chairNow(), null, 'draft')
    expect((await standing()).open).toBe(true)
    expect(openServices(await about('service', id))).toHaveLength(1)
    await act.undo()
    expect((await standing()).open).toBe(false)
  })

  test('what was used is saved once, however often it is said; taken back, it can be saved again', async () => {
    await inTheChair()
    const first = await saveUsed(await chairNow())
    const { formulas } = await standing()
    expect(await saveUsed(await chairNow())).toContain('saved already')
    expect((await standing()).formulas).toBe(formulas)
    if (typeof first === 'string') throw new Error(first)
    await first.undo()
    expect(await saveUsed(await chairNow())).toMatchObject({ say: 'Saved what was used' })
    expect((await standing()).formulas).toBe(formulas)
  })

  test('what was saved and deleted since can be saved again by voice', async () => {
    await inTheChair()
    await saveUsed(await chairNow())
    const saved = (await chairNow()).service?.fields.formula_id
    if (!saved) throw new Error('not saved')
    await remove('formula', saved)
    expect(await saveUsed(await chairNow())).toMatchObject({ say: 'Saved what was used' })
  })

  test('an undone bowl leaves what was done to another since', async () => {
    await inTheChair()
    const first = await mixBowl(await chairNow(), roots(await chairNow()))
    await addBowls(await chairNow(), [bowl])
    await first?.undo()
    expect((await chairNow()).service?.fields.bowls.map(({ zone }) => zone)).toEqual(['Fringe'])
  })

  test('what was mixed stays with the service when another recipe is taken up', async () => {
    await inTheChair()
    await mixBowl(await chairNow(), roots(await chairNow()))
    await sameAsLast(await chairNow(), false)
    const { service, work } = await chairNow()
    expect(service?.fields.bowls.map(({ zone, step }) => [zone, step])).toEqual([['Roots', null]])
    expect(work?.steps).toHaveLength(3)
  })

  test('an added bowl is removed, and comes back', async () => {
    await inTheChair()
    await addBowls(await chairNow(), [bowl])
    const chair = await chairNow()
    const added = chair.work?.steps.at(-1)
    if (!added) throw new Error('no bowl')
    const act = await removeBowl(chair, added)
    expect((await chairNow()).work?.steps).toHaveLength(2)
    await act.undo()
    expect((await chairNow()).work?.steps).toHaveLength(3)
  })

  test('what was last done is kept in words', async () => {
    await inTheChair()
    await mixBowl(await chairNow(), roots(await chairNow()))
    expect((await chairNow()).service?.fields.last_done).toBe('Colour’s on: Roots')
  })
})

describe('what is said does the same', () => {
  const shown: string[] = []
  const keptOn: boolean[] = []
  const wanted: (Wanted | string | null | undefined)[][] = []
  async function spoken() {
    const changing = {
      open: false,
      wanted: null,
      toggle: () => undefined,
      want: (change: Wanted | null, of?: string) => void wanted.push([change, of]),
      close: () => undefined,
    }
    const awake: Awake = { state: 'off', on: false, set: on => void keptOn.push(on) }
    return chairHandlers(await chairNow(), [], changing, view => void shown.push(view), awake)
  }
  const handlers = async (): Promise<Handlers> => (await spoken()).handlers
  const readBacks = async (): Promise<ReadBacks> => (await spoken()).readBacks

  test('a tube more and a tube less, each read back with what stands there, and each undone', async () => {
    await inTheChair()
    const more = { zone: null, shade: '8/3', grams: 10 }
    expect((await readBacks())['add-shade']?.(more)).toMatch(/: add 10 grams of 8\/3$/)
    const added = await (await handlers())['add-shade']?.(more)
    const inBowl = async () => (await readBacks())['add-shade']?.(more)
    expect(await inBowl()).toMatch(/: 20 grams of 8\/3 instead of 10$/)
    expect((await readBacks())['remove-shade']?.(more)).toMatch(/: take out 8\/3, 10 grams$/)
    const out = await (await handlers())['remove-shade']?.(more)
    expect(out?.say).toMatch(/^Took out 8\/3/)
    expect(await inBowl()).toMatch(/: add 10 grams of 8\/3$/)
    await out?.undo?.()
    expect(await inBowl()).toMatch(/instead of 10$/)
    await added?.undo?.()
    expect(await inBowl()).toMatch(/: add 10 grams/)
  })

  test('a tube that is not there is not taken out, nor the last one of a bowl', async () => {
    await inTheChair()
    const out = async (shade: string) =>
      (await (await handlers())['remove-shade']?.({ zone: null, shade }))?.say
    expect(await out('9/9')).toBe('9/9 is not in this bowl, or is in it more than once.')
    expect(await out('7/43')).toMatch(/^7\/43 is all that is in this bowl/)
  })

  test('the screen is kept on, or let sleep, as it is told, and the tablet answers for itself', async () => {
    vi.stubGlobal('navigator', {})
    await inTheChair()
    expect((await (await handlers())['awake-on']?.({}))?.say).toMatch(
      /^This browser can’t keep the screen on/,
    )
    expect((await (await handlers())['awake-off']?.({}))?.say).toMatch(/^The screen goes off as usual/)
    expect(keptOn).toEqual([true, false])
    vi.unstubAllGlobals()
  })

  test('a bowl is read by its name; one that is not there is said to be so', async () => {
    await inTheChair()
    const say = async (zone: string | null) =>
      (await (await handlers())['whats-in-the-bowl']?.({ zone }))?.say
    expect(await say('Roots')).toMatch(/^Roots: \d+ grams 7\/43/)
    expect(await say(null)).toBe(await say('Roots'))
    expect(await say('Fringe')).toBe('There is no such bowl in this recipe.')
  })

  test('nobody is asked back on Christmas Day, and what was done says so', async () => {
    await inTheChair()
    const today = dayOn(Date.now())
    const days = daysBetween(today, `${today.slice(0, 4)}-12-25`)
    const chair = await chairNow()
    const { say } = await remind(chair, days, 'by Christmas')
    expect(say).toMatch(
      /^Reminder to rebook by Christmas, on \w{3} 2[34] Dec: \w{3} 25 Dec is Christmas Day$/,
    )
    const [set] = await about('reminder', id)
    expect(set?.fields.due_on).toMatch(/-12-2[34]$/)
  })

  test('a whole service, one word after another', async () => {
    await inTheChair()
    await (await handlers())['change-developer']?.({ zone: 'roots', volume: 30 })
    await (await handlers())['change-grams']?.({ zone: null, shade: null, grams: 50 })
    await (await handlers())['start-bowl']?.({})
    await (await handlers()).note?.({ text: 'likes it cooler' })
    await (await handlers()).rebook?.({ days: 42, said: 'in six weeks' })
    await (await handlers())['next-step']?.({})
    await (await handlers())['save-formula']?.({})
    expect(await standing()).toMatchObject({ step: 1, notes: 1, reminders: 1, timers: 1, formulas: 2 })
    const [saved] = (await about('formula', id)).map(({ fields }) => fields)
    expect(saved?.bowls).toEqual([
      expect.objectContaining({
        zone: 'Roots',
        mix: [{ shade: '7/43', grams: 50 }],
        developer_volume: 30,
        developer_grams: 75,
        minutes: 35,
      }),
    ])
  })

  test('a strength that the rules would lower is not set, but shown with what it needs', async () => {
    await inTheChair()
    const before = await standing()
    const done = await (await handlers())['change-developer']?.({ zone: null, volume: 40 })
    expect(done?.say).toMatch(/allow 30 vol at most here, not 40\b.*reason/)
    // It waits at the step that it is for, on the view that shows it.
    expect(wanted.at(-1)).toMatchObject([{ patch: { developer_volume: 40 } }, 'step-0'])
    expect(shown.at(-1)).toBe('now')
    expect(await standing()).toEqual(before)
  })

  test('what is read back before saving is what is saved, also where no bowl was begun', async () => {
    await inTheChair()
    const asked = (await readBacks())['save-formula']?.({})
    expect(asked).toMatch(
      /Roots: 40 grams 7\/43, .*20 volume.*35 minutes\. Lengths: 10 grams 8\/1, .*10 volume/,
    )
    await mixBowl(await chairNow(), roots(await chairNow()))
    expect((await readBacks())['save-formula']?.({})).not.toContain('Lengths')
  })

  test('what is read back names the bowl, the tube and what stood there', async () => {
    await inTheChair()
    const asks = await readBacks()
    expect(asks['change-grams']?.({ zone: 'lengths', shade: null, grams: 40 })).toBe(
      'Lengths: 40 grams of 8/1 instead of 10',
    )
    expect(asks['change-grams']?.({ zone: null, shade: '8/1', grams: 40 })).toBe('Roots: 40 grams of 8/1')
    expect(asks['change-shade']?.({ zone: null, from: null, to: '7/4' })).toBe('Roots: 7/4 instead of 7/43')
    expect(asks['change-ratio']?.({ zone: null, ratio: '1:2' })).toBe(
      'Roots: one to two instead of one to one and a half',
    )
    expect(asks['change-minutes']?.({ zone: null, minutes: 40 })).toBe('Roots: 40 minutes instead of 35')
    expect(asks['change-developer']?.({ zone: null, volume: 30 })).toBe(
      'Roots: 30 volume, three nought instead of 20',
    )
    expect(asks['remove-bowl']?.({ zone: null })).toBe('Roots: remove what was changed')
    expect(asks['change-minutes']?.({ zone: 'fringe', minutes: 40 })).toBe('fringe: 40 minutes')
  })

  test('a bowl is started once, however often it is tapped or said', async () => {
    await inTheChair()
    const seen = await chairNow()
    const [first, second] = await Promise.all([mixBowl(seen, roots(seen)), mixBowl(seen, roots(seen))])
    expect([first === null, second === null]).toEqual([false, true])
    expect(await mixBowl(seen, roots(seen))).toBeNull()
    expect((await (await handlers())['start-bowl']?.({}))?.say).toMatch(/The colour is on already/)
    expect((await standing()).timers).toBe(1)
    await first?.undo()
    expect(await mixBowl(await chairNow(), roots(await chairNow()))).not.toBeNull()
  })

  test('a bowl that is started already is not asked about: it is told, with what is left', async () => {
    await inTheChair()
    expect((await readBacks())['start-bowl']?.({})).toBe('Colour’s on for Roots, with a timer for 35 minutes')
    await mixBowl(await chairNow(), roots(await chairNow()))
    expect((await readBacks())['start-bowl']?.({})).toEqual({
      say: 'The colour is on for Roots already.',
    })
    const timer = { zone: 'Roots', words: '12 minutes left' } as TimerView
    const others = { zone: 'Lengths', words: '2 minutes left' } as TimerView
    const { steps = [] } = (await chairNow()).work ?? {}
    expect(bowlReadBacks(steps, 0, [others, timer])['start-bowl']?.({})).toEqual({
      say: 'The colour is on for Roots already: 12 minutes left.',
    })
  })

  test('the end is only shown: it must be held', async () => {
    await inTheChair()
    const done = await (await handlers())['end-service']?.({})
    expect(done?.say).toMatch(/Hold the button/)
    expect(shown.at(-1)).toBe('end')
    expect((await standing()).open).toBe(true)
  })

  test('mixing on hold stays on hold', async () => {
    await inTheChair()
    await create('patch_test', {
      client_id: id,
      product: 'Line B',
      applied_at: ago(1),
      result: 'waiting',
      read_at: null,
      who: null,
      remarks: null,
    })
    const done = await (await handlers())['start-bowl']?.({})
    expect(done?.say).toMatch(/on hold/)
    expect((await standing()).timers).toBe(0)
  })
})
