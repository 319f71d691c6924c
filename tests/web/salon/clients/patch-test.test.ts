import { describe, expect, test } from 'vitest'
import { monthsAfter, type PatchTest, standingOf } from '../../../../shared/salon/patch-test'

const HOUR = 3_600_000
const applied = Date.parse('2026-03-10T09:00:00.000Z')
const at = (ms: number) => new Date(ms).toISOString()
const aTest = (fields: Partial<PatchTest> = {}): PatchTest => ({
  applied_at: at(applied),
  result: 'waiting',
  read_at: null,
  ...fields,
})

describe('a patch test nobody has read', () => {
  test('waits until the very moment its 48 hours are over', () => {
    const last = applied + 48 * HOUR
    expect(standingOf(aTest(), last - 1)).toEqual({ state: 'waiting', until: last })
    expect(standingOf(aTest(), last)).toEqual({ state: 'due', until: null })
  })

  test("waits as long as the salon's own settings say", () => {
    const rules = { hours: 72, months: 6 }
    expect(standingOf(aTest(), applied + 71 * HOUR, rules).state).toBe('waiting')
    expect(standingOf(aTest(), applied + 72 * HOUR, rules).state).toBe('due')
  })
})

describe('a patch test that was read', () => {
  const clear = aTest({ result: 'clear', read_at: at(applied + 48 * HOUR) })

  test('is clear for six months from the day it was applied, and not a moment longer', () => {
    const until = Date.parse('2026-09-10T09:00:00.000Z')
    expect(standingOf(clear, until - 1)).toEqual({ state: 'clear', until })
    expect(standingOf(clear, until)).toEqual({ state: 'expired', until: null })
  })

  test('proves nothing where it was read before the hours were over', () => {
    const early = aTest({ result: 'clear', read_at: at(applied + 47.9 * HOUR) })
    expect(standingOf(early, applied + 60 * HOUR).state).toBe('too-early')
  })

  test('stays a reaction for ever, however early it was read', () => {
    const reaction = aTest({ result: 'reaction', read_at: at(applied + HOUR) })
    expect(standingOf(reaction, applied + 2 * HOUR).state).toBe('reaction')
    expect(standingOf(reaction, applied + 90_000 * HOUR).state).toBe('reaction')
  })
})

test('six months after the end of August is the end of February', () => {
  expect(at(monthsAfter(Date.parse('2025-08-31T10:00:00.000Z'), 6))).toBe('2026-02-28T10:00:00.000Z')
  expect(at(monthsAfter(Date.parse('2023-08-31T10:00:00.000Z'), 6))).toBe('2024-02-29T10:00:00.000Z')
  expect(at(monthsAfter(Date.parse('2026-01-15T10:00:00.000Z'), 12))).toBe('2027-01-15T10:00:00.000Z')
})
