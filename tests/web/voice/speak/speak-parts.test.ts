// The pure parts of speaking: places in a text, voices, failures in words, what is kept.
import { describe, expect, test, vi } from 'vitest'
import { LONGEST_FOR_VISITORS, LONGEST_SPOKEN } from '../../../../shared/voice/request'
import { sentencesOf } from '../../../../shared/voice/speak/sentences'
import { readOut } from '../../../../web/shell/help/read-out'
import { askedJustNow, askOf, askTextId } from '../../../../web/voice/speak/about'
import { surplus } from '../../../../web/voice/speak/kept-sounds/clips'
import { bestVoice } from '../../../../web/voice/speak/playing/browser-voice'
import { charactersAt, sentenceAt, startOf } from '../../../../web/voice/speak/playing/place'
import { saysOf } from '../../../../web/voice/speak/says'
import { AT_ONCE, failureOf } from '../../../../web/voice/speak/server-voice'
import { asVoiceError, VoiceError } from '../../../../web/voice/speak/voice-error'
import { within } from '../../../../web/voice/speak/watch'

describe('the place in a text', () => {
  const sentences = sentencesOf('Mix 6.1 with 20 vol. Wait. Rinse it out.')

  test('half of the sound is half of the characters', () => {
    expect(charactersAt(5, 10, 100)).toBe(50)
    expect(charactersAt(99, 10, 100)).toBe(100)
  })
  test('while the length is not known it goes at a voice’s usual pace, and never past the end', () => {
    expect(charactersAt(2, null, 1_000)).toBe(29)
    expect(charactersAt(60, null, 40)).toBe(40)
  })
  test('each character lies in its sentence, the end in the last one', () => {
    expect(sentenceAt(sentences, 0)).toBe(0)
    expect(sentenceAt(sentences, startOf(sentences, 1))).toBe(1)
    expect(sentenceAt(sentences, startOf(sentences, 1) - 1)).toBe(0)
    expect(sentenceAt(sentences, 9_999)).toBe(sentences.length - 1)
    expect(sentenceAt([], 3)).toBe(0)
  })
})

describe('the voice of the device', () => {
  const voice = (lang: string, localService = true) => ({ lang, localService })
  test('is British, else American, else any English; one on the device before one that is not', () => {
    expect(bestVoice([voice('en-US'), voice('en-GB', false), voice('en-GB')])).toEqual(voice('en-GB'))
    expect(bestVoice([voice('en-AU'), voice('en_US')])).toEqual(voice('en_US'))
    expect(bestVoice([voice('de-DE'), voice('en-IE')])).toEqual(voice('en-IE'))
  })
  test('is never one that would read English as another language', () => {
    expect(bestVoice([voice('de-DE'), voice('fr-FR')])).toBeNull()
  })
})

describe('an answer without sound, in words', () => {
  test('the error field’s own words are kept, and marked as said', () => {
    const error = failureOf(402, '{"error":"Quota exceeded","code":"voice-quota"}')
    expect(error).toMatchObject({ message: 'Quota exceeded', said: true, why: 'refused' })
  })
  test('a server without a voice is known by its code', () => {
    expect(failureOf(503, '{"error":"x","code":"voice-missing"}').why).toBe('no-key')
  })
  test.each([
    [401, "The voice provider's API key is invalid"],
    [402, "The voice provider's quota is exceeded"],
    [429, 'Rate limit exceeded, please try again'],
    [500, 'Voice generation failed'],
  ])('%i without JSON: %s', (status, words) => {
    for (const body of ['', '<html>Bad gateway</html>', '[]', '{"error":7}'])
      expect(failureOf(status, body)).toMatchObject({ message: words, said: false })
  })
  test('a dead network, a refused play and anything else are told apart', () => {
    expect(asVoiceError(new TypeError('Failed to fetch')).why).toBe('unreachable')
    expect(asVoiceError(new DOMException('no', 'NotAllowedError')).why).toBe('blocked')
    expect(asVoiceError(new Error('odd'))).toMatchObject({ why: 'cannot', message: 'odd' })
  })
  test('a step that hangs is ended', async () => {
    vi.useFakeTimers()
    const ended = within(1_000, new Promise(() => undefined), 'It took too long.').catch(error => error)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    expect(await ended).toBeInstanceOf(VoiceError)
  })
})

test('no more is asked for at once than the server says', () => {
  expect(AT_ONCE).toEqual({ signedIn: LONGEST_SPOKEN, visitor: LONGEST_FOR_VISITORS })
})

describe('sounds that are kept', () => {
  const clip = (address: string, at: number, bytes = 10, about = 'a') => ({ address, at, bytes, about })
  const all = async (): Promise<boolean> => true
  test('beyond the bound the oldest go', async () => {
    const kept = [clip('old', 1), clip('new', 3), clip('between', 2)]
    expect(await surplus(kept, all, 20)).toEqual(['old'])
    expect(await surplus(kept, all, 30)).toEqual([])
  })
  test('with an answer its sound goes', async () => {
    const kept = [clip('one', 1, 10, 'gone'), clip('two', 2, 10, 'here')]
    expect(await surplus(kept, async about => about === 'here')).toEqual(['one'])
  })
})

describe('what a button says', () => {
  const wanted = (ready: boolean) => ({ id: 'a', text: 'b', ready })
  test('the specification’s words while it calls and speaks', () => {
    const says = (state: 'idle' | 'loading' | 'speaking', rung: 'kept' | 'stream' | null = null) =>
      saysOf({ state, rung, wanted: undefined })
    expect(says('loading')).toBe('Calling 6...')
    expect(says('speaking', 'stream')).toBe('6 is speaking...')
    expect(says('speaking', 'kept')).toBe('Playing audio...')
    expect(says('idle')).toBe('')
  })
  test('what waits for a connection, and what has come', () => {
    const idle = { state: 'idle', rung: null } as const
    expect(saysOf({ ...idle, wanted: wanted(false) })).toMatch(/No signal now/)
    expect(saysOf({ ...idle, wanted: wanted(true) })).toBe('The sound is ready.')
  })
})

describe('whose text is read', () => {
  test('the id of an answer’s text leads back to the ask; others are no record’s', () => {
    expect(askOf(askTextId('1234', 'draft'))).toBe('1234')
    expect(askOf('help:patch-tests')).toBeNull()
  })
  test('only what was asked a moment ago may be read unasked', () => {
    const ask = { asked_at: '2026-11-21T10:00:00.000Z', asked_by_voice: true }
    const at = Date.parse(ask.asked_at)
    expect(askedJustNow(ask, at + 1_000)).toBe('voice')
    expect(askedJustNow({ ...ask, asked_by_voice: false }, at + 1_000)).toBe('touch')
    expect(askedJustNow(ask, at + 60_000)).toBeNull()
  })
})

test('an article is read without its markup, its headings and items as sentences', () => {
  const text = '## Before you mix\n\nSee [the card](/clients) and **wait**.\n\n- One thing\n- Another thing!'
  expect(readOut({ title: 'Patch tests', lead: 'When.', text })).toBe(
    'Patch tests.\nWhen.\nBefore you mix.\nSee the card and wait.\nOne thing.\nAnother thing!',
  )
})
