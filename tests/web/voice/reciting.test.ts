// A formula read for whoever weighs it: a line at a time, as it stands then.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hear } from '../../../web/voice/commands/conversation/hear'
import { enter } from '../../../web/voice/commands/places'
import { quiet, talk } from '../../../web/voice/commands/state'

vi.mock('../../../web/voice/speak', () => ({
  primeVoice: () => undefined,
  speak: async () => undefined,
  stopSpeaking: () => undefined,
}))

let lines: readonly string[]
const steps: string[] = []
let leave: () => void
beforeEach(() => {
  lines = ['Roots. 20 grams 6/1.', '30 grams of 20 volume.', '35 minutes.']
  steps.length = 0
  talk.set(quiet)
  leave = enter(() => ({
    scope: 'chair',
    context: { openClient: { id: 'ann', name: 'Ann Lee' }, steps: { at: 0, count: 2 } },
    handlers: { 'read-formula': () => ({ lines }), 'next-step': () => void steps.push('next') },
    readBacks: {},
  }))
})
afterEach(() => leave())
const said = async (words: string): Promise<string | null> => (await hear(words)).say

test('each line waits for “next”; “back” and “stop” are for it, and then the steps have them again', async () => {
  expect(await said('read me the formula')).toBe('Roots. 20 grams 6/1. Say “next” for the next part.')
  expect(await said('next')).toBe('30 grams of 20 volume.')
  expect(await said('back')).toMatch(/^Roots. 20 grams/)
  expect(await said('step three')).toBe('35 minutes. That is all of it.')
  expect(await said('next')).toBe('That was all of it.')
  expect(steps).toEqual([])
  await said('next')
  expect(steps).toEqual(['next'])
  await said('read the formula')
  expect(await said('stop')).toBe('I stopped reading the formula.')
  expect(talk.get().reciting).toBeNull()
})

test('what was changed meanwhile is what is read', async () => {
  await said('read me the formula')
  lines = ['Roots. 20 grams 6/1.', '30 grams of 10 volume.']
  expect(await said('next')).toBe('30 grams of 10 volume. That is all of it.')
})

test('talk beside it is no miss', async () => {
  await said('read me the formula')
  expect(await said('so are you going anywhere nice this year')).toBeNull()
  expect(talk.get().reciting).not.toBeNull()
})
