// One page may speak to the voice provider, and no other.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSalonApp, type SalonApp } from '../support/salon-app'

const folder = mkdtempSync(join(tmpdir(), 'chairside-voice-test-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Chairside</title>')
let salon: SalonApp
beforeAll(async () => {
  salon = await openSalonApp({ VOICE_TEST_ORIGIN: 'https://voice.example/v1' }, folder)
})
afterAll(async () => {
  await salon.close()
  rmSync(folder, { recursive: true })
})
const connects = async (path: string): Promise<string | undefined> => {
  const { headers } = await salon.app.request(path, { headers: { accept: 'text/html' } })
  return headers
    .get('content-security-policy')
    ?.split('; ')
    .find(each => each.startsWith('connect-src'))
}

test('the voice diagnostic may call the provider’s origin', async () => {
  expect(await connects('/voice-test')).toBe("connect-src 'self' https://voice.example")
})

test.each(['/', '/dashboard', '/voice-tests', '/voice-test/more', '/api/voice-test'])(
  '%s may not',
  async path => expect(await connects(path)).toBe("connect-src 'self'"),
)

test('the page is told whom it may call, signed in or not', async () => {
  const reply = await salon.call('/api/voice-test')
  expect(await reply.json()).toEqual({ provider: 'https://voice.example' })
})
