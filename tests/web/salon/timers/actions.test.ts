// Two tablets, one server, one timer: what one does the other sees, and what was set by a wrong clock is put right.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blanks } from '../../../../shared/salon/records/blank'
import { leftMs, started, stateOf } from '../../../../shared/salon/timers'
import type { ClockMove } from '../../../../web/salon/timers/true-time'

const NOON = Date.UTC(2026, 10, 21, 12)
const rows = new Map<string, { fields: typeof blanks.timer }>()
let now = NOON
let move: (move: ClockMove) => void = () => undefined

vi.mock('../../../../web/salon/timers/clock', () => ({
  timerNow: () => now,
  onMove: (told: (move: ClockMove) => void) => {
    move = told
  },
}))
vi.mock('../../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))
vi.mock('../../../../web/voice/speak', () => ({ primeVoice: () => undefined }))
vi.mock('../../../../web/platform/data/db', () => ({ deviceId: () => 'mine', knownDevice: () => 'mine' }))
vi.mock('../../../../web/platform/data/account/people', () => ({
  currentPerson: () => ({ id: 'owner', name: 'Ana' }),
}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  get: async (_kind: string, id: string) => {
    const row = rows.get(id)
    return row ? { id, ...row } : null
  },
  list: async () => [...rows].map(([id, row]) => ({ id, ...row })),
}))
const put = async (id: string, patch: object): Promise<void> => {
  rows.set(id, { fields: { ...(rows.get(id)?.fields ?? blanks.timer), ...patch } })
}
vi.mock('../../../../web/platform/data/saving/save', () => ({
  create: async (_kind: string, patch: object) => {
    const id = `timer-${rows.size}`
    await put(id, patch)
    return id
  },
  creation: (kind: string, patch: object, id: string) => ({ op: 'create', kind, id, patch }),
  edit: (_kind: string, id: string, patch: object) => put(id, patch),
  remove: async (_kind: string, id: string) => void rows.delete(id),
  saveAll: async (edits: { id: string; patch: object }[]) => {
    for (const { id, patch } of edits) await put(id, patch)
  },
}))
const { addTime, pauseTimer, resumeTimer, startTimer, stillRinging, stopTimer } = await import(
  '../../../../web/salon/timers/actions'
)
const { pauseTimers, removeTimers, resumeTimers, startTimers, stopTimers } = await import(
  '../../../../web/salon/timers/several'
)

const left = (id: string): number => leftMs(rows.get(id)?.fields ?? blanks.timer, now) / 1000
const state = (id: string): string => stateOf(rows.get(id)?.fields ?? blanks.timer, now)
const passes = (seconds: number): void => {
  now += seconds * 1000
}

beforeEach(() => {
  rows.clear()
  now = NOON
})

describe('a timer', () => {
  test('is set with all that it needs', async () => {
    const id = await startTimer({ name: '  Roots ', seconds: 600, zone: 'roots', clientId: 'c1' })
    expect(rows.get(id)?.fields).toMatchObject({
      ...started(600, NOON),
      name: 'Roots',
      zone: 'roots',
      client_id: 'c1',
      device: 'mine',
      who: 'Ana',
      paused_left: null,
      stopped_at: null,
    })
  })

  test('that was stopped by mistake has gone on meanwhile when that is taken back', async () => {
    const id = await startTimer({ name: 'Roots', seconds: 600 })
    passes(60)
    const done = await stopTimer(id)
    expect([done?.words, state(id)]).toEqual(['Roots stopped', 'stopped'])
    passes(8)
    await done?.undo()
    expect([state(id), left(id)]).toEqual(['running', 532])
  })

  test('that was paused by mistake loses nothing when that is taken back', async () => {
    const id = await startTimer({ name: 'Roots', seconds: 600 })
    const done = await pauseTimer(id)
    passes(8)
    await done?.undo()
    expect([state(id), left(id)]).toEqual(['running', 600])
  })

  test('that was let go on by mistake is paused again with what is left', async () => {
    const id = await startTimer({ name: 'Roots', seconds: 600 })
    await pauseTimer(id)
    const done = await resumeTimer(id)
    passes(8)
    await done?.undo()
    expect([state(id), left(id)]).toEqual(['paused', 592])
  })

  test('gets time, and gives it back', async () => {
    const id = await startTimer({ name: 'Roots', seconds: 600 })
    passes(100)
    const done = await addTime(id, 300)
    expect([done?.words, left(id)]).toEqual(['Roots: 5 minutes more', 800])
    await done?.undo()
    expect(left(id)).toBe(500)
    expect((await addTime(id, -60))?.words).toBe('Roots: 1 minute less')
  })

  test('that is gone, or so already, is said to be', async () => {
    const id = await startTimer({ name: 'Roots', seconds: 600 })
    expect(await resumeTimer(id)).toBeNull()
    expect(await stopTimer('nobody')).toBeNull()
    await stopTimer(id)
    expect(await stopTimer(id)).toBeNull()
    expect(await addTime(id, 60)).toBeNull()
  })
})

describe('several timers', () => {
  test('start with one word and are taken back with one', async () => {
    const ids = await startTimers([
      { name: 'Roots', seconds: 2100, zone: 'Roots', clientId: 'c1' },
      { name: 'Ends', seconds: 600 },
    ])
    expect(ids.map(id => [state(id), left(id)])).toEqual([
      ['running', 2100],
      ['running', 600],
    ])
    await removeTimers(ids)
    expect(ids.map(id => rows.get(id)?.fields.deletedAt)).toEqual([expect.any(Number), expect.any(Number)])
  })

  test('pause together and go on together, each with what was left of it, and either is taken back at once', async () => {
    const ids = await startTimers([
      { name: 'Roots', seconds: 600 },
      { name: 'Ends', seconds: 300 },
    ])
    passes(100)
    const done = await pauseTimers(ids)
    expect(done?.words).toBe('Roots; Ends paused')
    passes(1000)
    expect(ids.map(id => [state(id), left(id)])).toEqual([
      ['paused', 500],
      ['paused', 200],
    ])
    expect(await pauseTimers(ids)).toBeNull()
    const on = await resumeTimers(ids)
    expect(on?.words).toBe('Roots; Ends go on')
    passes(50)
    expect(ids.map(left)).toEqual([450, 150])
    await on?.undo()
    expect(ids.map(id => [state(id), left(id)])).toEqual([
      ['paused', 450],
      ['paused', 150],
    ])
    await done?.undo()
    expect(ids.map(state)).toEqual(['running', 'running'])
  })

  test('stop together, and go on together when that is taken back; one that had stopped before stays so', async () => {
    const ids = await startTimers([
      { name: 'Roots', seconds: 600 },
      { name: 'Ends', seconds: 300 },
      { name: 'Toner', seconds: 200 },
    ])
    await stopTimer(ids[2] ?? '')
    passes(60)
    const done = await stopTimers(ids)
    expect(done?.words).toBe('Roots; Ends stopped')
    expect(await stopTimers(ids)).toBeNull()
    passes(8)
    await done?.undo()
    expect(ids.map(state)).toEqual(['running', 'running', 'stopped'])
    expect(left(ids[0] ?? '')).toBe(532)
  })
})

test('when the right time is learnt, the timers set here keep what is left, and those of other tablets are left alone', async () => {
  const mine = await startTimer({ name: 'Roots', seconds: 600 })
  await put('theirs', { ...started(600, now), name: 'Toner', device: 'other' })
  const ended = await startTimer({ name: 'Ends', seconds: 60 })
  await stopTimer(ended)
  const before = rows.get(ended)
  now += 180_000
  move({ ms: 180_000, from: now, until: now, first: true })
  await vi.waitFor(() => expect(left(mine)).toBe(600))
  expect(left('theirs')).toBe(420)
  expect(rows.get(ended)).toEqual(before)
})

test('a clock that was wrong for a moment moves only what was set in that moment', async () => {
  const roots = await startTimer({ name: 'Roots', seconds: 600 })
  passes(60)
  const toner = await startTimer({ name: 'Toner', seconds: 300 })
  const from = now
  now -= 180_000
  move({ ms: -180_000, from: from - 1_000, until: from + 1_000, first: false })
  await vi.waitFor(() => expect(left(toner)).toBe(300))
  expect(left(roots)).toBe(720)
})

test('what was stopped on one page is not said by the page that takes over the ringing', async () => {
  const roots = await startTimer({ name: 'Roots', seconds: 60 })
  const toner = await startTimer({ name: 'Toner', seconds: 60 })
  passes(61)
  const both = [{ id: roots }, { id: toner }]
  expect(await stillRinging(both)).toEqual(both)
  await stopTimer(roots)
  expect(await stillRinging(both)).toEqual([{ id: toner }])
})
