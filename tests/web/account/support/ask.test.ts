import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_MESSAGES } from '../../../../shared/help/limits'
import { askServer, CUT_OFF, type Message, sendable } from '../../../../web/account/support/ask'

const open = vi.hoisted(() => ({ account: null as string | null }))
vi.mock('../../../../web/platform/data/db', () => ({
  currentSalon: () => (open.account === null ? null : { account: open.account }),
}))

const event = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`
const question: Message[] = [{ role: 'user', content: 'How do I install it?' }]

/** A body that comes in these pieces, whatever a line is. */
function bodyOf(pieces: readonly (string | Uint8Array)[], breaks = false): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull: controller => {
      const piece = pieces[at++]
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}
const replies = (...made: (() => Response | Promise<Response>)[]) => {
  const calls: [string, RequestInit][] = []
  let at = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push([path, init])
    const make = made[Math.min(at++, made.length - 1)]
    if (!make) throw new Error('No reply')
    return make()
  })
  return calls
}
async function asked(messages = question) {
  let text = ''
  const ended = await askServer(messages, words => {
    text += words
  })
  return { text, ended }
}
const streamed = (pieces: readonly (string | Uint8Array)[], breaks = false) =>
  new Response(bodyOf(pieces, breaks))

afterEach(() => {
  vi.unstubAllGlobals()
  open.account = null
})

describe('the stream', () => {
  const read = (pieces: readonly (string | Uint8Array)[]) => {
    replies(() => streamed(pieces))
    return asked()
  }

  test('is the same in any pieces, also in the middle of a letter', async () => {
    const whole = `: hello\n\n${event('Tap ‘Share’ ')}: still here\n\n${event('– now. 💇')}data: [DONE]\n\n`
    const bytes = new TextEncoder().encode(whole)
    for (const size of [1, 2, 3, 7, 50, 1_000]) {
      const pieces = []
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size))
      expect(await read(pieces), `${size} bytes`).toEqual({
        text: 'Tap ‘Share’ – now. 💇',
        ended: { ok: true },
      })
    }
  })

  test('comments, blank lines, other lines and other events mean nothing', async () => {
    const odd = `: c\n\nevent: x\nid: 3\ndata: {"choices":[]}\n\ndata: {}\n\ndata: nonsense\n\n${event('Yes.')}data: [DONE]\r\n\r\n`
    expect(await read([odd])).toEqual({ text: 'Yes.', ended: { ok: true } })
  })

  test('without its last line it was cut off', async () => {
    expect(await read([event('Tap')])).toEqual({ text: 'Tap', ended: { ok: false, words: CUT_OFF } })
  })

  test('what comes after the end is not shown', async () => {
    expect(await read([`${event('a')}data: [DONE]\n\n${event('b')}`])).toEqual({
      text: 'a',
      ended: { ok: true },
    })
  })
})

describe('asking', () => {
  test('says whose app it comes from, where it is known: the cookie may be another’s', async () => {
    const calls = replies(() => streamed([event('Tap.'), 'data: [DONE]\n\n']))
    await asked()
    expect(calls[0]?.[1].headers).not.toHaveProperty('x-chairside-account')
    open.account = 'salon-1'
    await asked()
    expect(calls[1]?.[1].headers).toMatchObject({ 'x-chairside-account': 'salon-1' })
  })

  test('the whole conversation goes, the words come', async () => {
    const calls = replies(() => streamed([event('Tap '), event('Share.'), 'data: [DONE]\n\n']))
    const talk: Message[] = [
      ...question,
      { role: 'assistant', content: 'Where?' },
      { role: 'user', content: 'iPad' },
    ]
    expect(await asked(talk)).toEqual({ text: 'Tap Share.', ended: { ok: true } })
    expect(calls[0]?.[0]).toBe('/api/functions/support-chat')
    expect(JSON.parse(String(calls[0]?.[1].body))).toEqual({ messages: talk })
  })

  test.each([
    [
      'the server’s own words',
      () => Response.json({ error: 'Too many tries.' }, { status: 429 }),
      'Too many tries.',
    ],
    ['no words in the error', () => Response.json({}, { status: 500 }), 'Failed to get response'],
    ['an error that is no JSON', () => new Response('<html>', { status: 502 }), 'Failed to get response'],
    ['no body', () => new Response(null, { status: 200 }), 'No response body'],
    ['an empty answer', () => streamed(['data: [DONE]\n\n']), 'Failed to get response'],
    ['a stream that ends at once', () => streamed([]), 'Failed to get response'],
    ['no server', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to send message'],
    ['a line that breaks at once', () => streamed([], true), 'Failed to send message'],
  ])('%s', async (_, reply, words) => {
    replies(reply)
    expect(await asked()).toEqual({ text: '', ended: { ok: false, words } })
  })

  test.each([
    ['ends without its last line', false],
    ['breaks', true],
  ])('a stream that %s in the middle keeps what came', async (_, breaks) => {
    replies(() => streamed([event('Tap ')], breaks))
    expect(await asked()).toEqual({ text: 'Tap ', ended: { ok: false, words: CUT_OFF } })
  })

  test('where the sign-in has ended, the key that anyone may have opens it', async () => {
    const calls = replies(
      () => Response.json({ error: 'Sign in' }, { status: 401 }),
      () => Response.json({ publicKey: 'public-abc' }),
      () => streamed([event('Yes.'), 'data: [DONE]\n\n']),
    )
    expect(await asked()).toEqual({ text: 'Yes.', ended: { ok: true } })
    expect(calls.map(([path]) => path)).toEqual([
      '/api/functions/support-chat',
      '/api/public-key',
      '/api/functions/support-chat',
    ])
    expect(calls[2]?.[1].headers).toMatchObject({ authorization: 'Bearer public-abc' })
  })

  test('and where there is no such key, the server’s words are said', async () => {
    replies(
      () => Response.json({ error: 'Sign in to ask.' }, { status: 401 }),
      () => Response.json({}, { status: 404 }),
    )
    expect((await asked()).ended).toEqual({ ok: false, words: 'Sign in to ask.' })
  })
})

describe('what is sent of a long conversation', () => {
  const long = (count: number, size: number): Message[] =>
    Array.from({ length: count }, (_, at) => ({
      role: at % 2 === 0 ? 'user' : 'assistant',
      content: `${at} ${'x'.repeat(size)}`,
    }))

  test('its end, within the server’s limits, the question last', () => {
    for (const talk of [long(501, 5), long(41, 3_000), long(3, 30_000)]) {
      const sent = sendable(talk)
      expect(sent.length).toBeGreaterThan(0)
      expect(sent.length).toBeLessThanOrEqual(MAX_MESSAGES)
      expect(new TextEncoder().encode(JSON.stringify({ messages: sent })).length).toBeLessThan(64 * 1024)
      expect(sent.at(-1)?.content[0]).toBe(talk.at(-1)?.content[0])
    }
  })

  test('all of a short one, without what is blank', () => {
    expect(sendable([...question, { role: 'assistant', content: ' ' }])).toEqual(question)
  })
})
