// A data folder where no file can have two names: FAT, and many shares of a network.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { secretIn } from '../../../sync-server/auth/secret'

let code = ''
vi.mock('node:fs', async original => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error(code), { code })
  },
}))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chairside-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP'])('%s: the secret is made all the same', says => {
  code = says
  const made = secretIn(folder)
  expect(made).toMatch(/^[0-9a-f]{64}$/)
  expect(secretIn(folder)).toBe(made)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('a disk that fails is said, and nothing is left', () => {
  code = 'EIO'
  expect(() => secretIn(folder)).toThrow('EIO')
  expect(readdirSync(folder)).toEqual([])
})
