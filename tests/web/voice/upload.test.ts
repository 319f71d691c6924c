import { describe, expect, test, vi } from 'vitest'
import { PART_BYTES, upload } from '../../../web/voice/memos/sounds/upload'

const sound = (length: number) => ({
  hash: 'a'.repeat(64),
  type: 'audio/webm',
  bytes: new ArrayBuffer(length),
  account: 'salon-1',
})
type Put = { range: string; length: number }

/** A server that has `received` already, and answers a piece as the real one does. */
function aServer(total: number, received = 0) {
  const puts: Put[] = []
  const send = async (_: string, init: RequestInit): Promise<Response> => {
    const range = new Headers(init.headers).get('content-range') ?? ''
    const length = init.body instanceof ArrayBuffer ? init.body.byteLength : 0
    puts.push({ range, length })
    const start = Number(/^bytes (\d+)-/.exec(range)?.[1])
    if (start <= received) received = Math.max(received, start + length)
    const complete = received >= total
    return Response.json({ received, complete }, { status: complete ? 200 : 202 })
  }
  return { puts, send }
}

describe('a sound is sent', () => {
  test('in one piece where it is small', async () => {
    const { puts, send } = aServer(1000)
    expect(await upload(sound(1000), send)).toEqual({ ok: true })
    expect(puts).toEqual([{ range: 'bytes 0-999/1000', length: 1000 }])
  })

  test('in pieces where it is long, each once', async () => {
    const total = 2 * PART_BYTES + 10
    const { puts, send } = aServer(total)
    expect(await upload(sound(total), send)).toEqual({ ok: true })
    expect(puts.map(({ length }) => length)).toEqual([PART_BYTES, PART_BYTES, 10])
  })

  test('from where it broke off', async () => {
    const total = 3 * PART_BYTES
    const { puts, send } = aServer(total, 2 * PART_BYTES + 5)
    expect(await upload(sound(total), send)).toEqual({ ok: true })
    expect(puts.map(({ range }) => range.split('-')[0])).toEqual(['bytes 0', `bytes ${2 * PART_BYTES + 5}`])
  })
})

describe('a sound that is not taken', () => {
  test.each([
    [404, true],
    [401, true],
    [429, true],
    [500, true],
    [422, true],
    [413, false],
    [415, false],
  ])('with %i: worth another try is %s', async (status, again) => {
    const ended = await upload(sound(10), async () => Response.json({ code: 'said-so' }, { status }))
    expect(ended).toEqual({ ok: false, code: 'said-so', again })
  })

  test('for want of a server is tried again', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    const ended = await upload(sound(10), async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(ended).toEqual({ ok: false, code: 'unreachable', again: true })
  })
})
