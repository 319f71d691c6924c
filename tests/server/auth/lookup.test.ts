import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Auth } from '../../../sync-server/auth/auth'
import { makeLookup } from '../../../sync-server/auth/lookup'

test('a session that is ended while it is looked up is not put back', async () => {
  let answer = (_: unknown): void => undefined
  const getSession = () => new Promise(resolve => (answer = resolve))
  const lookup = makeLookup({ api: { getSession } } as unknown as Auth, () => 0)
  const headers = new Headers({ cookie: 'session=1' })

  const before = lookup.accountOf(headers)
  lookup.forget()
  answer({ user: { id: 'a1' }, session: { id: 's1' } })
  await before

  const after = lookup.accountOf(headers)
  answer(null)
  expect(await after).toBeNull()
})

describe('what was found', () => {
  const headers = new Headers({ cookie: 'session=1' })
  let clock = 0
  let answers: ({ user: { id: string }; session: { id: string } } | null)[] = []
  let asked = 0
  const getSession = async () => {
    asked++
    return answers.shift() ?? null
  }
  const aLookup = () => makeLookup({ api: { getSession } } as unknown as Auth, () => clock)
  const found = { user: { id: 'a1' }, session: { id: 's1' } }
  beforeEach(() => {
    vi.useFakeTimers()
    clock = 0
    asked = 0
  })
  afterEach(() => void vi.useRealTimers())

  test('stands for ten seconds, no longer', async () => {
    answers = [found]
    const lookup = aLookup()
    expect(await lookup.accountOf(headers)).toBe('a1')
    clock = 9_999
    expect(await lookup.accountOf(headers)).toBe('a1')
    expect(asked).toBe(1)
    clock = 10_000
    expect(await lookup.accountOf(headers)).toBeNull()
  })

  test('is looked up again after a request in its second half, once, and nobody waits for that', async () => {
    answers = [found, found]
    const lookup = aLookup()
    await lookup.accountOf(headers)
    clock = 4_000
    await lookup.accountOf(headers)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(1)
    clock = 6_000
    await lookup.accountOf(headers)
    await lookup.accountOf(headers)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(2)
    // It stands ten seconds from then.
    clock = 12_000
    expect(await lookup.accountOf(headers)).toBe('a1')
    expect(asked).toBe(2)
  })

  test('goes as soon as it is found to have ended', async () => {
    answers = [found, null]
    const lookup = aLookup()
    await lookup.accountOf(headers)
    clock = 6_000
    expect(await lookup.accountOf(headers)).toBe('a1')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await lookup.accountOf(headers)).toBeNull()
    expect(asked).toBe(3)
  })

  test('is not looked up again after it was forgotten', async () => {
    answers = [found]
    const lookup = aLookup()
    await lookup.accountOf(headers)
    clock = 6_000
    await lookup.accountOf(headers)
    lookup.forget()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(1)
  })
})

test('a tablet that was opened again, through whichever process, waits for nothing; one that is open is believed', async () => {
  let isLocked = true
  let asked = 0
  const getSession = async () => ({ user: { id: 'a1' }, session: { id: 's1' } })
  const lookup = makeLookup(
    { api: { getSession } } as unknown as Auth,
    () => 0,
    async () => {
      asked++
      return isLocked
    },
  )
  const headers = new Headers({ cookie: 'session=1' })
  const seat = { account: 'a1', session: 's1' }
  expect(await lookup.seatOf(headers)).toEqual({ ...seat, locked: true })
  isLocked = false
  expect(await lookup.seatOf(headers)).toMatchObject({ ...seat, locked: false })
  expect(await lookup.seatOf(headers)).toMatchObject({ ...seat, locked: false })
  expect(asked).toBe(2)
})
