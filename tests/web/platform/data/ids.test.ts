import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../../../../web/platform/data/ids'

afterEach(() => {
  vi.restoreAllMocks()
})

test('ids are UUIDs that rise in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})

test('a clock that is put back does not make them fall', () => {
  const before = newId()
  vi.spyOn(Date, 'now').mockReturnValue(1_000)
  const after = newId()
  expect(after > before).toBe(true)
})
