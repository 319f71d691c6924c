// The library accepts a code any number of times within its half minute. We remember the step of each accepted code and
// refuse it and older ones, so that looking over a shoulder gains nothing.
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import { unseal } from './sealed'
import { stepOf } from './totp'

export type Factor = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: boolean | null
  lastUsedStep: number | null
}

const Typed = z.object({ code: z.string() })
const VERIFY = '/two-factor/verify-totp'
/** The library's own cookie for someone who has given a password and owes a code. */
const OWES_CODE = 'two_factor'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Someone who is signed in, or who has given a password and still owes a code. */
async function whoVerifies(ctx: Context): Promise<string | null> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie(OWES_CODE)
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  if (!challenge) return null
  const known = await ctx.context.internalAdapter.findVerificationValue(challenge)
  return known?.value ?? null
}

/** The factor that a code was typed for. */
export async function factorMeant(ctx: Context): Promise<Factor | null> {
  const userId = await whoVerifies(ctx)
  if (userId === null) return null
  const where = [{ field: 'userId', value: userId }]
  return ctx.context.adapter.findOne<Factor>({ model: 'twoFactor', where })
}

const claimStep = createAuthMiddleware(async ctx => {
  const body = Typed.safeParse(ctx.body)
  const factor = await factorMeant(ctx)
  if (!body.success || !factor) return
  const { adapter, secretConfig } = ctx.context
  const secret = await unseal(secretConfig, factor.secret)
  const step = stepOf(secret, body.data.code, Date.now())
  // A wrong code: the library says so, and counts it.
  if (step === null) return
  // A single statement, so that of two requests with the same code only one succeeds.
  const claimed = await adapter.incrementOne<Factor>({
    model: 'twoFactor',
    where: [
      { field: 'id', value: factor.id },
      { field: 'lastUsedStep', operator: 'lt', value: step },
    ],
    increment: {},
    set: { lastUsedStep: step },
  })
  if (!claimed) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' })
})

export const oneCodeOnce = () =>
  ({
    id: 'one-code-once',
    schema: {
      twoFactor: {
        fields: {
          lastUsedStep: {
            type: 'number',
            required: false,
            defaultValue: 0,
            input: false,
            returned: false,
          },
        },
      },
    },
    hooks: { before: [{ matcher: context => context.path === VERIFY, handler: claimStep }] },
  }) satisfies BetterAuthPlugin
