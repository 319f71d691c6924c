// What is done by those who do it, on a salon's own records: who comes next, and a ring that is stopped.
import { beforeEach, expect, test, vi } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import { isRinging } from '../../../shared/salon/timers'
import tool from '../../../shared/tools/appointments'
import { timerHandlers } from '../../../web/chair/commands/timer-handlers'
import { draftedAsk } from '../../../web/platform/asks/ask'
import { get } from '../../../web/platform/data/queries/queries'
import { create } from '../../../web/platform/data/saving/save'
import { startTimer } from '../../../web/salon/timers/actions'
import { whosNext } from '../../../web/voice/commands/handlers/whos-next'
import { openedSalon } from '../salon/import-export/open'

vi.mock('../../../web/voice/speak', () => ({ primeVoice: () => undefined }))
vi.mock('../../../web/salon/timers/clock', () => ({ timerNow: () => Date.now(), onMove: () => undefined }))
vi.mock('../../../web/salon/timers/ringing/sound', () => ({ primeSound: () => undefined }))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 10, 0) })
  await openedSalon()
  return () => vi.useRealTimers()
})

async function plan(schedule: string, asked_at = new Date()): Promise<void> {
  const asked = draftedAsk({
    tool,
    input: { schedule },
    facts: NO_FACTS,
    today: asked_at.toISOString(),
    clientId: null,
    clientName: null,
    device: 'tablet-1',
    byVoice: false,
  })
  await create('ask', { ...asked, asked_at: asked_at.toISOString() })
}
const NO_PLAN = 'There’s no plan for today. Plan the day in Appointments first.'
const DAY = '9.30-10.15 Jane cut\n10.30-11 Kim fringe\n12-2 Lou half head foils'

test('next is who is booked next in today’s plan', async () => {
  await plan(DAY)
  expect((await whosNext()).say).toMatch(/^Next, at 10:30: Kim\b/)
  vi.setSystemTime(new Date(2026, 10, 21, 11, 30))
  expect((await whosNext()).say).toMatch(/^Next, at 12:00: Lou\b/)
  vi.setSystemTime(new Date(2026, 10, 21, 18, 0))
  expect((await whosNext()).say).toBe('Nobody else is in today’s plan.')
})

test('without a plan, with yesterday’s, or with one for two it is said what to do', async () => {
  expect((await whosNext()).say).toBe(NO_PLAN)
  await plan(DAY, new Date(2026, 10, 20, 10, 0))
  expect((await whosNext()).say).toBe(NO_PLAN)
  await plan('Emma:\n12-1 Faye cut\nJo:\n12.30-2 Ines blow dry')
  expect((await whosNext()).say).toBe(NO_PLAN)
})

test('a ring ends at once, and goes on when that is taken back', async () => {
  const id = await startTimer({ name: 'Roots', seconds: 60, zone: 'Roots', clientId: null })
  vi.setSystemTime(new Date(2026, 10, 21, 10, 2))
  const rings = async () => {
    const timer = await get('timer', id)
    return timer ? isRinging(timer.fields, Date.now()) : null
  }
  expect(await rings()).toBe(true)
  const does = timerHandlers(() => [], null)['stop-ring']
  const done = await does?.({ timers: [{ id, name: 'Roots' }] })
  expect([done?.say, await rings()]).toEqual(['Roots stopped.', false])
  expect((await does?.({ timers: [{ id, name: 'Roots' }] }))?.say).toBe('It has stopped already.')
  await done?.undo?.()
  expect(await rings()).toBe(true)
})
