// Backup codes are copied by hand and typed weeks later. So they contain no letters that look alike, and upper or lower
// case and the dash don't matter.
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'
import { z } from 'zod'
import { factorMeant } from './one-code-once'
import { unseal } from './sealed'

const HOW_MANY = 10
const LOOKS_LIKE_ANOTHER = /[ilo01]/

function oneCode(): string {
  let text = ''
  while (text.length < 10) {
    const letter = generateRandomString(1, 'a-z', '0-9')
    if (!LOOKS_LIKE_ANOTHER.test(letter)) text += letter
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

export const newBackupCodes = (): string[] => Array.from({ length: HOW_MANY }, oneCode)

const bare = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const BackupCodes = z.array(z.string())
const Typed = z.looseObject({ code: z.string() })
const VERIFY = '/two-factor/verify-backup-code'

/** The library compares codes exactly, so we hand it the code as it was given out. */
const asGivenOut = createAuthMiddleware(async ctx => {
  const body = Typed.safeParse(ctx.body)
  const factor = await factorMeant(ctx)
  if (!body.success || !factor) return
  const key = ctx.context.secretConfig
  const known: unknown = JSON.parse(await unseal(key, factor.backupCodes))
  const meant = BackupCodes.parse(known).find(code => bare(code) === bare(body.data.code))
  return meant === undefined ? undefined : { context: { body: { ...body.data, code: meant } } }
})

export const backupCodesAsTyped = () =>
  ({
    id: 'backup-codes-as-typed',
    hooks: { before: [{ matcher: context => context.path === VERIFY, handler: asGivenOut }] },
  }) satisfies BetterAuthPlugin
