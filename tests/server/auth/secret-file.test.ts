// The secret that the server makes for itself: whole or not there, one for all processes, never short.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SecretError, secretIn, secretsFor } from '../../../sync-server/auth/secret'
import { readConfig } from '../../../sync-server/config'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (text: string): void => writeFileSync(join(folder, 'auth-secret'), text)

test('it is made once, for its owner alone, and nothing is left beside it', () => {
  const made = secretIn(folder)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(secretIn(folder)).toBe(made)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n '.repeat(30)],
  ['half of it', 'abcdef0123456789'],
])('%s in the file is refused in a sentence that says what to do', (_, text) => {
  put(text)
  expect(() => secretIn(folder)).toThrow(SecretError)
  expect(() => secretIn(folder)).toThrow(
    /auth-secret is cut short: put its back-up there, or remove the file/,
  )
  expect(readFileSync(join(folder, 'auth-secret'), 'utf8'), 'and left as it is').toBe(text)
})

test('processes that start at once have one secret', async () => {
  const source = new URL('../../../sync-server/auth/secret.ts', import.meta.url).href
  const code = `import { secretIn } from '${source}'
    for (let n = 0; n < 100; n++) console.log(secretIn('${folder}/' + n))`
  const made = await Promise.all(
    [1, 2, 3].map(
      () =>
        new Promise<string>((resolve, reject) =>
          execFile(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], (error, told) =>
            error ? reject(error) : resolve(told),
          ),
        ),
    ),
  )
  expect(made[0]?.trim().split('\n')).toHaveLength(100)
  expect(new Set(made).size).toBe(1)
})

const [NEW, OLD, OLDER] = ['n'.repeat(32), 'o'.repeat(32), 'p'.repeat(32)]

test('the one that is set signs; those of before and the one of the folder are read', () => {
  const kept = secretIn(folder)
  expect(secretsFor(folder, { set: NEW, old: [OLD, OLDER] })).toEqual([NEW, kept, OLD, OLDER])
  expect(secretsFor(folder, { set: NEW, old: [NEW] }), 'each once').toEqual([NEW, kept])
  expect(secretsFor(folder, { old: [OLD] })).toEqual([kept, OLD])
  put('')
  expect(secretsFor(folder, { set: NEW, old: [] }), 'a damaged one counts for nothing').toEqual([NEW])
})

test('old ones stand in AUTH_SECRET_OLD with commas, none shorter than the present one', () => {
  expect(readConfig({}).AUTH_SECRET_OLD).toEqual([])
  expect(readConfig({ AUTH_SECRET_OLD: `${OLD}, ${OLDER}` }).AUTH_SECRET_OLD).toEqual([OLD, OLDER])
  for (const wrong of ['short', `${OLD},`, `${OLD},short`])
    expect(() => readConfig({ AUTH_SECRET_OLD: wrong })).toThrow(/AUTH_SECRET_OLD/)
  expect(() => readConfig({ AUTH_SECRET: 'short' })).toThrow(/AUTH_SECRET must have at least 32 characters/)
})
