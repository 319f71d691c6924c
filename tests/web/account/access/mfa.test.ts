// What setting up the second step says when it can't be set up: the service's own message, or the specification's words.
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('../../../../web/platform/data/account/account', async original => ({
  ...(await original<typeof import('../../../../web/platform/data/account/account')>()),
  knownAccount: () => ({ id: 'a' }),
}))
const { enrol } = await import('../../../../web/account/access/second-step/mfa')

const answering = (status: number, body: string): void =>
  void vi.stubGlobal('fetch', async () => new Response(body, { status }))
afterEach(() => void vi.unstubAllGlobals())

test('a failure without a message is told in the words of the specification', async () => {
  answering(502, '<html>Bad gateway</html>')
  expect(await enrol()).toEqual({
    ok: false,
    words: 'Failed to set up MFA. You can skip this step.',
    needs: 'nothing',
  })
})

test('a message of the service is told as it is', async () => {
  answering(409, JSON.stringify({ error: 'Two-step sign-in is already on.', code: 'mfa-on-already' }))
  expect(await enrol()).toMatchObject({ words: 'Two-step sign-in is already on.', needs: 'nothing' })
})

test('what can’t be drawn is told as what it is', async () => {
  answering(200, JSON.stringify({ id: 'f', qr: 'https://not-an-authenticator.example' }))
  expect(await enrol()).toMatchObject({ words: 'Invalid QR code data received' })
  answering(200, JSON.stringify({ id: 'f', qr: null }))
  expect(await enrol()).toMatchObject({ words: 'MFA enrollment data is incomplete' })
})
