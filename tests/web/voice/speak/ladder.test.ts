import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../../../shared/voice/speak/sentences'
import type { Play, Rung } from '../../../../web/voice/speak/playing/job'
import { descend, type Step } from '../../../../web/voice/speak/playing/ladder'
import { VoiceError } from '../../../../web/voice/speak/voice-error'

const sentences = sentencesOf('Weigh the shade. Add 60 grams of developer. Leave it for 35 minutes.')

/** What each rung was asked to say, and what was told of it. */
function watched(plays: Partial<Record<Step['rung'], Play>>, stopping = new AbortController()) {
  const asked: [Rung, string][] = []
  const broken: Rung[] = []
  const places: number[] = []
  const steps = Object.entries(plays).map(([rung, play]): Step => {
    const name = rung as Step['rung']
    return {
      rung: name,
      play: job => {
        asked.push([name, job.text])
        return play(job)
      },
    }
  })
  const ended = descend(steps, {
    sentences,
    speed: 1,
    signal: stopping.signal,
    onPaused: () => undefined,
    onRung: () => undefined,
    onSound: () => undefined,
    onSentence: index => places.push(index),
    onBroken: rung => broken.push(rung),
  })
  return { ended, asked, broken, places, stopping }
}
const fails =
  (why: 'cannot' | 'blocked', after = 0): Play =>
  job => {
    job.onPlace(after)
    return Promise.reject(new VoiceError(why, why))
  }
const speaks: Play = async job => job.onPlace(job.text.length)

describe('the ladder', () => {
  test('the first rung that speaks to the end is the last that is asked', async () => {
    const { ended, asked } = watched({ stream: speaks, chunks: speaks })
    expect(await ended).toBe('stream')
    expect(asked.map(([rung]) => rung)).toEqual(['stream'])
  })

  test('begins at the sentence that it is told, and counts from there', async () => {
    const asked: string[] = []
    const places: number[] = []
    await descend(
      [
        {
          rung: 'stream',
          play: async job => {
            asked.push(job.text)
            job.onPlace(0)
            job.onPlace(job.text.length)
          },
        },
      ],
      {
        sentences,
        from: 1,
        speed: 1,
        signal: new AbortController().signal,
        onPaused: () => undefined,
        onRung: () => undefined,
        onSound: () => undefined,
        onSentence: index => places.push(index),
        onBroken: () => undefined,
      },
    )
    expect(asked).toEqual(['Add 60 grams of developer. Leave it for 35 minutes.'])
    expect(places).toEqual([2])
  })

  test('each rung that breaks hands on to the next one', async () => {
    const { ended, asked, broken } = watched({
      stream: fails('cannot'),
      chunks: fails('cannot'),
      browser: speaks,
    })
    expect(await ended).toBe('browser')
    expect(asked.map(([rung]) => rung)).toEqual(['stream', 'chunks', 'browser'])
    expect(broken).toEqual(['stream', 'chunks'])
  })

  test('what was said already is not said again: the next rung goes on at the sentence that broke', async () => {
    const inTheSecond = (sentences[0]?.length ?? 0) + 3
    const { ended, asked, places } = watched({ stream: fails('cannot', inTheSecond), chunks: speaks })
    expect(await ended).toBe('chunks')
    expect(asked[1]).toEqual(['chunks', sentences.slice(1).join('')])
    expect(places).toEqual([1, 2])
  })

  test('an element that may not play is not tried again: the device’s own voice is', async () => {
    const { ended, asked } = watched({
      kept: fails('blocked'),
      stream: speaks,
      chunks: speaks,
      browser: speaks,
    })
    expect(await ended).toBe('browser')
    expect(asked.map(([rung]) => rung)).toEqual(['kept', 'browser'])
  })

  test('below the last rung there is the text', async () => {
    const { ended, broken } = watched({ stream: fails('cannot'), browser: fails('cannot') })
    expect(await ended).toBe('text')
    expect(broken).toEqual(['stream', 'browser'])
  })

  test('once stopped, no further rung begins', async () => {
    const stopping = new AbortController()
    const { ended, asked } = watched(
      {
        stream: () => {
          stopping.abort()
          return Promise.reject(new VoiceError('cannot', 'stopped'))
        },
        chunks: speaks,
      },
      stopping,
    )
    await ended
    expect(asked.map(([rung]) => rung)).toEqual(['stream'])
  })
})
