// The server as `npm start` runs it: its threads and the voice are found beside the build.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { openHouse } from '../../support/house'
import { root } from '../../support/imports'
import { framesOf } from './mpeg'

test('the built server speaks, ends cleanly while it does, and keeps what a visitor heard', async () => {
  // Within the tree, so that packages are found.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const at = mkdtempSync(join(root, 'test-results', 'voice-'))
  try {
    const outDir = join(at, 'dist', 'server')
    await build({ configFile: join(root, 'vite.server.config.ts'), logLevel: 'error', build: { outDir } })
    const house = await openHouse({}, at)
    const say = (text: string) =>
      fetch(`${house.origin}/api/functions/text-to-speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'audio/mpeg' },
        body: JSON.stringify({ text, voice: 'six' }),
      })
    const reply = await say('Hello there. This is the voice of the salon.')
    expect(reply.headers.get('content-type')).toBe('audio/mpeg')
    expect(framesOf(new Uint8Array(await reply.arrayBuffer())).seconds).toBeGreaterThan(2)
    await expect.poll(() => readdirSync(join(house.dataDir, 'voice-cache')).length).toBe(2)
    const cut = await say('And on it goes, for quite a while, one sentence after the other. '.repeat(9))
    await house.close()
    await cut.arrayBuffer().catch(() => undefined)
    expect(house.log()).not.toMatch(/rror/)
  } finally {
    rmSync(at, { recursive: true, force: true })
  }
})
