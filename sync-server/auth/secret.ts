// The server's secrets: the first signs and seals, all can read. Generated on the first run if none is set.
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

/** 128 bits as hex. The account library accepts less, and without a secret uses a default anyone can look up. */
export const SHORTEST_SECRET = 32

export type Secrets = readonly [string, ...string[]]
export class SecretError extends Error {}

/** The secret that was set, then the one in the folder. `old`: secrets that were set before. */
export function secretsFor(folder: string, { set, old }: { set?: string; old: readonly string[] }): Secrets {
  const kept = set === undefined ? secretIn(folder) : keptIn(folder)
  const [first, ...more] = [...new Set([set, kept, ...old])].filter(
    each => each !== undefined && each !== null,
  )
  if (first === undefined) throw new Error('No secret')
  return [first, ...more]
}

const fileIn = (folder: string): string => join(folder, 'auth-secret')

/** The folder's secret still counts when another is set, unless it is damaged. */
function keptIn(folder: string): string | null {
  const file = fileIn(folder)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return kept.length < SHORTEST_SECRET ? null : kept
}

/** The file is readable by the server's user alone. */
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
/** File systems without hard links: FAT, and many network shares. */
const NO_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

/** Throws EEXIST if the file is there. */
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

/** Hard-links the draft. Without hard links it writes the file itself, which is then briefly incomplete. */
function nameIt(draft: string, file: string, text: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error
    putNew(file, text)
  }
}

/** The file appears with all its content at once: of two processes that start together, one creates it for both. */
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

/** The key that anyone may have. Derived, not stored, so processes that share the secret share it too. */
export const publicKeyOf = (secret: string): string =>
  `public-${createHmac('sha256', secret).update('public key of support chat').digest('base64url').slice(0, 32)}`
