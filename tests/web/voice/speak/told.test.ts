// The voice's toasts, word for word.
import { beforeEach, expect, test, vi } from 'vitest'
import { VoiceError, whyNothing } from '../../../../web/voice/speak/voice-error'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../../../../web/ui/kit/notices/notify', () => ({ notify }))
const fresh = async () => {
  vi.resetModules()
  return import('../../../../web/voice/speak/told')
}
beforeEach(() => void notify.mockClear())
const told = (): string[] => notify.mock.calls.map(([{ title, text }]) => `${title} / ${text}`)

test('nothing to read', async () => {
  const { tellNoText } = await fresh()
  tellNoText()
  expect(told()).toEqual(['No text / No text provided for voice playback'])
})

test('a missing configuration, once', async () => {
  const { tellMissing } = await fresh()
  tellMissing()
  tellMissing()
  expect(told()).toEqual([
    'Voice Configuration Missing / The voice feature requires an API key. Please contact support.',
  ])
})

test('playback that failed: the error’s words, or where to look', async () => {
  const { tellFailed } = await fresh()
  tellFailed(new VoiceError('cannot', 'No response body'))
  tellFailed(null)
  expect(told()).toEqual([
    'Voice playback failed / No response body',
    'Voice playback failed / Please check console for details. Make sure volume is up and try again.',
  ])
})

test('where nothing was heard, the reason of the server and that of the browser are both told', () => {
  const server = new VoiceError('refused', 'Rate limit exceeded, please try again')
  const fallback = new VoiceError('refused', 'No audioContent from fallback function')
  const browser = new VoiceError('cannot', 'Speech synthesis is not supported in this browser.')
  expect(whyNothing([])).toBeNull()
  expect(whyNothing([browser])).toBe(browser)
  expect(whyNothing([server, fallback, browser])?.message).toBe(
    'Rate limit exceeded, please try again. Speech synthesis is not supported in this browser.',
  )
  const own = new VoiceError('refused', 'Quota exceeded', true)
  expect(whyNothing([own, fallback, browser])).toBe(own)
})

test('the built-in voice in the provider’s place is told with the reason, once a reason', async () => {
  const { tellStoodIn } = await fresh()
  await tellStoodIn('voice-limit')
  await tellStoodIn('voice-limit')
  expect(told()).toEqual([
    'Voice Error / Rate limit exceeded, please try again. The built-in voice speaks instead.',
  ])
})
