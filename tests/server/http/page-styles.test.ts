// Which styles a page's policy lets be: those that stand in it, by their hashes, and in no other page.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSalonApp } from '../support/salon-app'

const folder = mkdtempSync(join(tmpdir(), 'chairside-styles-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'site'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Chairside</title>')
writeFileSync(
  join(folder, 'site', 'terms.html'),
  `<!doctype html><style>p { color: red }</style><p style="width:10%">a</p>`,
)
const hash = (css: string): string => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

test('elements as they stand there; no attribute, and nothing inline anywhere else', async () => {
  const salon = await openSalonApp({}, folder)
  const policyOf = async (path: string): Promise<string> =>
    (await salon.call(path)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/terms')).toContain(`; style-src 'self' ${hash('p { color: red }')}; `)
  for (const path of ['/auth', '/api/session', '/nowhere.js', '/voice-test'])
    expect(await policyOf(path), path).toContain("; style-src 'self'; ")
  for (const path of ['/terms', '/auth', '/api/session', '/voice-test']) {
    const policy = await policyOf(path)
    expect(policy).not.toContain('unsafe-')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
  }
  await salon.close()
})
