// Strangers choose what they ask for: no name of a file ends the server, or fills its memory.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { webRoutes } from '../../../sync-server/web'

const facts = {
  origin: 'https://salon.example',
  email: null,
  phone: null,
  keeper: 'post@salon.example',
  examples: true,
  practice: true,
}

function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'chairside-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'index.html'), '<h1>The app</h1>')
  writeFileSync(join(folder, 'a.js'), 'let a')
  mkdirSync(join(folder, 'parts'))
  writeFileSync(join(folder, 'parts', 'b.js'), 'let b')
  const app = webRoutes(folder, facts)
  return (path: string) =>
    app.request(path, { headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } })
}

test('a name that no file system takes is an address that is not there', async () => {
  const ask = aBuild()
  const broken: unknown[] = []
  const note = (reason: unknown): void => void broken.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  for (const path of [
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(300)}.js`,
    `/${'a/'.repeat(3000)}`,
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
  ])
    expect((await ask(path)).status, path.slice(0, 20)).toBeLessThan(500)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(broken).toEqual([])
  expect(await (await ask('/a.js')).text()).toBe('let a')
})

test('a folder is not listed, and nothing beside the build is given', async () => {
  const ask = aBuild()
  for (const path of [
    '/',
    '/parts',
    '/parts/',
    '/.git/config',
    '/package.json',
    '/../a.secret',
    '/parts/..%2f..%2fa.secret',
  ])
    expect(await (await ask(path)).text(), path).not.toMatch(
      /b\.js|secret|repositoryformatversion|dependencies/,
    )
  expect(await (await ask('/parts/b.js')).text(), 'the control').toBe('let b')
})

test('one file under many names is one file', async () => {
  const ask = aBuild()
  const tags = await Promise.all(
    ['/a.js', '/x%2f..%2fa.js', '/y%2f..%2fa.js'].map(async path => (await ask(path)).headers.get('etag')),
  )
  expect(new Set(tags).size).toBe(1)
})
