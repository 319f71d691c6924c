// The second step of signing in: turning it on and off.
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import { type Auth, ISSUER } from './auth'
import { BackupCodes, newBackupCodes } from './backup-codes'
import type { Guesses } from './guesses'
import type { Factor } from './one-code-once'
import { confirmLately } from './owner'
import { saidIfUnreadable, unseal } from './sealed'

async function factorOf(auth: Auth, userId: string): Promise<Factor | null> {
  const { adapter } = await auth.$context
  return adapter.findOne<Factor>({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] })
}

/** The factor that is on, as screens see it. */
export async function factorShown(auth: Auth, userId: string) {
  const factor = await factorOf(auth, userId)
  if (factor?.verified !== true) return null
  const { secretConfig } = await auth.$context
  try {
    const codes: unknown = JSON.parse(await unseal(secretConfig, factor.backupCodes))
    return { id: factor.id, backupCodes: BackupCodes.parse(codes).length }
  } catch (error) {
    saidIfUnreadable(error)
    throw error
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map(five => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

function otpAddress(secret: string, email: string): string {
  // A 254-character address would make a QR code that phones can't read, and a text too long for screens.
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(email.slice(0, 60))}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${ISSUER}&digits=6&period=30`
}

/** Creates a new factor, which has no effect until its first code is typed. Replaces an unfinished one. */
export async function enrol(
  auth: Auth,
  guesses: Guesses,
  given: { headers: Headers; password: string | undefined; now: number },
) {
  const { headers, password, now } = given
  const { user } = await confirmLately({ auth, guesses, headers, password, now })
  const { adapter, secretConfig } = await auth.$context
  const before = await factorOf(auth, user.id)
  if (before?.verified === true) throw new ProblemError('mfa-on-already')
  const secret = generateRandomString(32, 'a-z', 'A-Z', '0-9')
  const backupCodes = newBackupCodes()
  const fields = {
    secret: await symmetricEncrypt({ key: secretConfig, data: secret }),
    backupCodes: await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(backupCodes) }),
    verified: false,
    lastUsedStep: 0,
  }
  if (before) await adapter.delete({ model: 'twoFactor', where: [{ field: 'id', value: before.id }] })
  const made = await adapter.create<Factor>({ model: 'twoFactor', data: { ...fields, userId: user.id } })
  return { id: made.id, type: 'totp' as const, qr: otpAddress(secret, user.email), backupCodes }
}

/** Accepts a code from the app or a backup code; the caller then lets the library remove the factor. */
export async function checkCode(
  auth: Auth,
  guesses: Guesses,
  { headers, account, code }: { headers: Headers; account: string; code: string },
): Promise<void> {
  const key = `code ${account}`
  await guesses.take(key)
  try {
    if (/^\d{6}$/.test(code)) await auth.api.verifyTOTP({ headers, body: { code } })
    else await auth.api.verifyBackupCode({ headers, body: { code, disableSession: true } })
  } catch (error) {
    saidIfUnreadable(error)
    log.info('A code was not accepted.', error)
    throw new ProblemError('wrong-code')
  }
  await guesses.right(key)
}
