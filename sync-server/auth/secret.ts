// The secrets of this server: the first signs and seals, all of them are read. Made on the first run where none is set.
import { createHmac, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../folder'

/** 128 bits as hex. The account library takes less, and for nothing at all a default that anybody can look up. */
export const SHORTEST_SECRET = 32

export type Secrets = readonly [string, ...string[]]
export class SecretError extends Error {}

/** What was set, then what lies in the folder; `old`: what was set before. */
export function secretsFor(folder: string, { set, old }: { set?: string; old: readonly string[] }): Secrets {
  const kept = set === undefined ? secretIn(folder) : keptIn(folder)
  const [first, ...more] = [...new Set([set, kept, ...old])].filter(
    each => each !== undefined && each !== null,
  )
  if (first === undefined) throw new Error('No secret')
  return [first, ...more]
}

const fileIn = (folder: string): string => join(folder, 'auth-secret')

/** Where another is set now, this one's word still counts; a damaged one has none. */
function keptIn(folder: string): string | null {
  const file = fileIn(folder)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return kept.length < SHORTEST_SECRET ? null : kept
}

/** Readable by the server's user alone. */
export function secretIn(folder: string): string {
  makeFolder(folder)
  const file = fileIn(folder)
  if (!existsSync(file)) putWhole(file, randomBytes(32).toString('hex'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST_SECRET)
    throw new SecretError(
      `The secret in ${file} is cut short: put its back-up there, or remove the file, and everybody signs in again.`,
    )
  return secret
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined
/** Of file systems where a file has one name: FAT, and many shares of a network. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Throws EEXIST where it is there. */
function putNew(file: string, text: string): void {
  const at = openSync(file, 'wx', 0o600)
  try {
    writeSync(at, text)
    fsyncSync(at)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(at)
  }
}

/** Another name for the draft; where there can be none, the file itself, for a moment without what belongs to it. */
function nameIt(draft: string, file: string, text: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error
    putNew(file, text)
  }
}

/** The name appears with all that belongs to it: of two processes that start at once, one makes it for both. */
function putWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  try {
    putNew(draft, text)
    nameIt(draft, file, text)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The key that anyone may have. Worked out, not kept: server processes that share the secret share it too. */
export const publicKeyOf = (secret: string): string =>
  `public-${createHmac('sha256', secret).update('public key of support chat').digest('base64url').slice(0, 32)}`
