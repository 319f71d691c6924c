// The browser is asked to keep the storage once there is something to keep: not before, and not again.
import { afterEach, expect, test, vi } from 'vitest'
import { persisted } from '../../../../web/platform/data/saving/persist'
import { create } from '../../../../web/platform/data/saving/save'
import { openedSalon } from '../../salon/import-export/open'

afterEach(() => vi.unstubAllGlobals())

const client = { name: 'Ann', phone: null, email: null, hair_type: null, concerns: [], notes: null }

test('it is asked after the first save, once, and what it said is known', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { onLine: true, storage: { persist } })
  await openedSalon()
  expect(persist).not.toHaveBeenCalled()
  expect(persisted.get()).toBeNull()
  await create('client', { ...client, created_at: '2026-11-21T09:00:00.000Z' })
  await create('client', { ...client, created_at: '2026-11-21T09:01:00.000Z' })
  expect(persist).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(persisted.get()).toBe(true))
})
