import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../folder'

/** The secret that signs cookies: made on the first run, readable by the server's user alone. */
export function secretIn(folder: string): string {
  makeFolder(folder)
  const file = join(folder, 'auth-secret')
  try {
    // 'wx' fails where the file is there: two servers that start at once share the first one's secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The key that anyone may have. Worked out, not kept: server processes that share the secret share it too. */
export const publicKeyOf = (secret: string): string =>
  `public-${createHmac('sha256', secret).update('public key of support chat').digest('base64url').slice(0, 32)}`
