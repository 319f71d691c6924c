// The steps at the chair, kept as sounds while there is a signal.
import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const asked: [string, string | null][] = []
let account: string | null = 'salon-1'
vi.mock('../../../../web/platform/data/account/account', () => ({
  knownAccount: () => (account ? { id: account } : null),
}))
vi.mock('../../../../web/platform/data/queries/queries', () => ({ get: async () => null }))
vi.mock('../../../../web/voice/speak/spoken-of', () => ({ spokenOf: async () => null }))
vi.mock('../../../../web/voice/speak/kept-sounds/queue', () => ({
  noLongerWanted: () => undefined,
  wantedNow: () => [],
}))
vi.mock('../../../../web/voice/speak/kept-sounds/clips', () => ({
  canKeep: async () => true,
  hasClip: async (text: string) => kept.has(text),
  keepClip: async (text: string, _: Blob, about: string) => void kept.set(text, about),
  pruneClips: async () => undefined,
}))
vi.mock('../../../../web/voice/speak/server-voice', () => ({
  soundOf: async (text: string, { client }: { client: string | null }) => {
    asked.push([text, client])
    if (text === 'leaves') account = 'salon-2'
    return new Blob(['sound'])
  },
}))
const { keepSteps } = await import('../../../../web/voice/speak/kept-sounds/keep')
const whose = { about: 'ask-1', client: 'ann' }

beforeEach(() => {
  kept.clear()
  asked.length = 0
  account = 'salon-1'
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
})

test('each step is asked for once, with whom it is about, and goes with the answer', async () => {
  await keepSteps(['Step 1', 'Step 2'], whose, new AbortController().signal)
  expect([...kept]).toEqual([
    ['Step 1', 'ask-1'],
    ['Step 2', 'ask-1'],
  ])
  await keepSteps(['Step 1', 'Step 2 of today', ' '], whose, new AbortController().signal)
  expect(asked).toEqual([
    ['Step 1', 'ann'],
    ['Step 2', 'ann'],
    ['Step 2 of today', 'ann'],
  ])
})

test('what comes when another has signed in is kept for nobody, and nothing more is asked', async () => {
  await keepSteps(['leaves', 'Step 2'], whose, new AbortController().signal)
  expect(kept.size).toBe(0)
  expect(asked).toHaveLength(1)
})

test('a chair that is left asks no more', async () => {
  const leaving = new AbortController()
  leaving.abort()
  await keepSteps(['Step 1'], whose, leaving.signal)
  expect(asked).toEqual([])
})
