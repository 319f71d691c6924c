// Sealed values in the database (a second step's secret and backup codes), and which server secret opens them.
import { createHmac } from 'node:crypto'
import { APIError } from 'better-auth/api'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { ProblemError } from '../../shared/problems'
import type { Db } from '../db/statements'
import { log } from '../log/log'
import type { Secrets } from './secret'
import { changeSealed, sealedFactors } from './store'

/** Each sealed value carries the number of the secret that sealed it, wherever that secret is in the list. */
const versionOf = (secret: string): number =>
  createHmac('sha256', secret).update('which secret this is').digest().readUIntBE(0, 6)

/** For the library. */
export const versioned = (secrets: Secrets) => secrets.map(value => ({ version: versionOf(value), value }))

type Key = Parameters<typeof symmetricDecrypt>[0]['key']
const keyOf = (secret: string): Key => ({
  keys: new Map([[versionOf(secret), secret]]),
  currentVersion: versionOf(secret),
  // Was sealed before secrets had numbers.
  legacySecret: secret,
})

const UNREADABLE = 'SECOND_STEP_UNREADABLE'

/** If none of the server's secrets fits, throws an error in our words that the library passes on. */
export async function unseal(key: Key, data: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key, data })
  } catch (error) {
    log.error('A second step can’t be read: was AUTH_SECRET changed without AUTH_SECRET_OLD?', error)
    throw new APIError('SERVICE_UNAVAILABLE', { code: UNREADABLE, message: UNREADABLE })
  }
}

/** The same error for callers that don't go through the library. */
export function saidIfUnreadable(error: unknown): void {
  if (error instanceof APIError && error.body?.code === UNREADABLE)
    throw new ProblemError('second-step-unreadable')
}

/** Null when this secret doesn't open it. */
const readBy = async (secret: string, data: string): Promise<string | null> =>
  symmetricDecrypt({ key: keyOf(secret), data }).catch(() => null)

async function sealedAnew([current, ...old]: Secrets, data: string): Promise<string | null> {
  if ((await readBy(current, data)) !== null) return data
  for (const secret of old) {
    const open = await readBy(secret, data)
    if (open !== null) return symmetricEncrypt({ key: keyOf(current), data: open })
  }
  return null
}

/** Runs at start-up so that a former secret can be dropped one day. Returns how many values nothing can open. */
export async function sealAnew(db: Db, secrets: Secrets): Promise<number> {
  let unreadable = 0
  for (const factor of await sealedFactors(db)) {
    const secret = await sealedAnew(secrets, factor.secret)
    const backupCodes = await sealedAnew(secrets, factor.backupCodes)
    if (secret === null || backupCodes === null) unreadable++
    else if (secret !== factor.secret || backupCodes !== factor.backupCodes)
      await changeSealed(db, factor, { secret, backupCodes })
  }
  return unreadable
}
