// Which errors at the start are the surroundings', told in words, and which are shown as they are.
import { describe, expect, test } from 'vitest'
import { cannotStart } from '../../sync-server/cannot-start'

const folder = '/srv/salon/data'
const postgres = 'postgres://salon:six-strands@db.example:5432/chairside'
const failed = (code: string, more: object = {}) => Object.assign(new Error('it failed'), { code, ...more })
const said = (error: unknown, databaseUrl?: string) => cannotStart(error, { folder, databaseUrl })

describe('SQLite', () => {
  test.each(['CANTOPEN', 'CANTOPEN_ISDIR', 'READONLY', 'READONLY_DIRECTORY', 'FULL', 'IOERR_WRITE', 'PERM'])(
    '%s: who may write there',
    code =>
      expect(said(failed(`SQLITE_${code}`))).toMatch(
        /data folder \/srv\/salon\/data can't be used[\s\S]*may write/,
      ),
  )
  test.each(['NOTADB', 'CORRUPT', 'CORRUPT_INDEX'])(
    '%s: a back-up, and no promise of what was changed',
    code => {
      const words = said(failed(`SQLITE_${code}`))
      expect(words).toContain('npm run restore')
      expect(words).not.toContain('changed')
    },
  )
  test.each(['BUSY', 'BUSY_RECOVERY'])('%s: another process', code =>
    expect(said(failed(`SQLITE_${code}`))).toMatch(/Another process holds it[\s\S]*already/),
  )
  test.each(['ERROR', 'CONSTRAINT_UNIQUE', 'MISMATCH', 'RANGE'])('%s is a fault of ours', code =>
    expect(said(failed(`SQLITE_${code}`))).toBeNull(),
  )
})

describe('a file', () => {
  test.each([folder, `${folder}/auth-secret`, '/srv/salon', '/'])(
    'at %s keeps the data folder from being used',
    path =>
      expect(said(failed('EACCES', { path }))).toContain(
        `The data folder ${folder} can't be made or written`,
      ),
  )
  test.each(['/srv/salon/dist/voice.bin', '/srv/salon/data-of-others', '/srv/salon/..data'])(
    'at %s is another matter',
    path => {
      expect(said(failed('ENOENT', { path }))).toBeNull()
      expect(said(failed('ENOENT', { path }), postgres)).toBeNull()
    },
  )
})

describe('PostgreSQL', () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    '08006',
    '28P01',
    '3D000',
    '53300',
    '57P03',
  ])('%s: is it running, and is the address right?', code => {
    const words = said(failed(code), postgres)
    expect(words).toMatch(/^PostgreSQL at db\.example:5432 can't be used[\s\S]*DATABASE_URL/)
    expect(words).not.toContain('six-strands')
  })
  test.each(['42P01', '23505', 'ERR_MODULE_NOT_FOUND', '0800', 'ENOENT'])('%s is a fault of ours', code =>
    expect(said(failed(code), postgres)).toBeNull(),
  )
  test('is not blamed where there is none', () => expect(said(failed('ECONNREFUSED'))).toBeNull())
})

test('what has no code is shown as it is', () => {
  for (const error of [new Error('x'), new TypeError('y'), 'z', null, failed('')])
    expect(said(error, postgres)).toBeNull()
})
