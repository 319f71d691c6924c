// Whom a text is about goes with it to the server, and for whom it was asked.
import { expect, test, vi } from 'vitest'

vi.mock('../../../../web/platform/data/account/account', () => ({ knownAccount: () => ({ id: 'one' }) }))
vi.mock('../../../../web/platform/data/queries/queries', () => ({
  get: async (_: string, id: string) => (id === 'a1' ? { fields: { client_id: 'c1' } } : null),
}))
const { clientOf } = await import('../../../../web/voice/speak/whose')
const { failureOf, speechOf } = await import('../../../../web/voice/speak/server-voice')

test.each([
  ['ask:a1:draft', 'c1'],
  ['chair:a1:roots', 'c1'],
  // At the chair without an answer it is the client's own id; an answer that is gone is known to no server.
  ['chair:c7:roots', 'c7'],
  ['help:timers', null],
  [null, null],
])('%s is about %s', async (id, client) => {
  expect(await clientOf(id)).toBe(client)
})

test('the request says whom it is about and whose it is', async () => {
  const sent = vi.fn(async (_: string, __: RequestInit) => {
    return new Response('mp3', { headers: { 'content-type': 'audio/mpeg' } })
  })
  vi.stubGlobal('fetch', sent)
  await speechOf('Reacted to PPD.', { client: 'c1' })
  const [, init] = sent.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body))).toMatchObject({ text: 'Reacted to PPD.', client: 'c1' })
  expect(new Headers(init?.headers).get('x-chairside-account')).toBe('one')
})

test('a session that has ended is not told as a fault of the voice', () => {
  expect(failureOf(401, '{"error":"Sign in.","code":"sign-in-needed"}')).toMatchObject({ said: false })
  expect(failureOf(401, '{"error":"Bad key.","code":"voice-key"}')).toMatchObject({ said: true })
})
