// "Erase for good, but keep a record": the record is on the server before the client goes.
import { beforeEach, expect, test, vi } from 'vitest'
import { salon } from '../../../../web/platform/data/db'
import { eraseKeeping, keeperOf } from '../../../../web/salon/privacy/erasing'
import type { KeepForm } from '../../../../web/salon/privacy/keep'
import { emptyKept } from '../../kept'
import { openedSalon } from '../import-export/open'

const { world } = vi.hoisted(() => ({ world: { called: [] as string[], sync: async () => {} } }))
vi.mock('../../../../web/platform/data/api', () => ({
  askApi: async ({ at }: { at: string }) => {
    world.called.push(at)
    return { ok: true, answer: { erased: 1 } }
  },
}))
vi.mock('../../../../web/platform/sync/start', () => ({
  syncNow: async () => {
    world.called.push('sync')
    await world.sync()
  },
}))

const FORM: KeepForm = {
  keep: 'yes',
  what: 'allergic reaction',
  facts: 'Initials A.B. A swollen eyelid.',
  reason: 'The insurer asks for it.',
  keep_until: '2040-01-01',
}
const isSent = async (): Promise<void> => salon().db.outbox.clear()

beforeEach(async () => {
  emptyKept()
  await openedSalon()
  Object.assign(world, { called: [], sync: isSent })
})

test('the record goes first, and the client after it', async () => {
  expect(await eraseKeeping('ann', FORM, keeperOf('kept-1'))).toBeNull()
  expect(world.called).toEqual(['sync', 'POST /erase'])
})

test('where the record does not reach the server nothing is erased; tried again, it is kept once', async () => {
  const keeper = keeperOf('kept-1')
  world.sync = async () => {}
  expect(await eraseKeeping('ann', FORM, keeper)).toContain('nothing was erased')
  expect(world.called).toEqual(['sync'])
  world.sync = async () => {
    await salon().db.outbox.toCollection().modify({ problem: 'bad-field' })
  }
  expect(await eraseKeeping('ann', FORM, keeper), 'refused').toContain('nothing was erased')
  world.sync = isSent
  expect(await eraseKeeping('ann', FORM, keeper)).toBeNull()
  expect(world.called).toEqual(['sync', 'sync', 'sync', 'POST /erase'])
  expect(
    await salon()
      .db.rows.filter(({ kind }) => kind === 'kept_record')
      .count(),
  ).toBe(1)
})

test('without a record to keep nothing is waited for', async () => {
  expect(await eraseKeeping('ann', { ...FORM, keep: '' }, keeperOf('kept-1'))).toBeNull()
  expect(world.called).toEqual(['POST /erase'])
})
