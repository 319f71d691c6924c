// The end of a sign-in that a provider vouched for: creates a session unless a code is owed.
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { twoFactor } from 'better-auth/plugins'
import { z } from 'zod'

const PATH = '/sign-in/identity'

/** For the server only: the caller must have checked who this is. */
export const signInByIdentity = () =>
  ({
    id: 'sign-in-by-identity',
    schema: {
      account: {
        // The person's address according to the provider: shown in the list of ways in, and checked after a reset.
        fields: { email: { type: 'string', required: false, input: false } },
      },
    },
    endpoints: {
      signInByIdentity: createAuthEndpoint(
        PATH,
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { scope: 'server' } },
        async ctx => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          const session = user && (await internalAdapter.createSession(user.id))
          if (!user || !session) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ ok: true })
        },
      ),
    },
  }) satisfies BetterAuthPlugin

/** The library asks for the second step after its own sign-ins; this adds ours. */
export function afterIdentityToo<P extends ReturnType<typeof twoFactor>>(plugin: P): P {
  for (const hook of plugin.hooks.after) {
    const itsOwn = hook.matcher
    hook.matcher = context => itsOwn(context) || context.path === PATH
  }
  return plugin
}
