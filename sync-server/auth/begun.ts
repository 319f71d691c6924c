// A sign-in that began here and is now at the provider: what has to come back, once, to the same browser.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { PROVIDERS, type ProviderId } from '../../shared/account/sign-in'
import type { Auth } from './auth'

const MINUTES = 10
export const BEGUN_SECONDS = MINUTES * 60

export const Doing = z.discriminatedUnion('does', [
  z.object({ does: z.literal('sign-in'), again: z.boolean() }),
  z.object({ does: z.literal('connect'), account: z.string() }),
])
export type Doing = z.infer<typeof Doing>

const Begun = z.object({
  provider: z.enum(PROVIDERS),
  nonce: z.string(),
  verifier: z.string(),
  /** The hash of what the browser's cookie holds. */
  browser: z.string(),
  until: z.number(),
  doing: Doing,
})
export type Begun = z.infer<typeof Begun>

const secret = (): string => randomBytes(32).toString('base64url')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
const keyOf = (state: string): string => `sign-in-elsewhere:${state}`

/** `browser` goes into a cookie, `state` and the rest into the address. */
export async function begin(
  auth: Auth,
  { provider, doing, now }: { provider: ProviderId; doing: Doing; now: number },
) {
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const browser = `${doing.does}.${secret()}`
  const until = now + MINUTES * 60_000
  const begun: Begun = { provider, nonce, verifier, browser: hashOf(browser), until, doing }
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: keyOf(state),
    value: JSON.stringify(begun),
    expiresAt: new Date(until),
  })
  return { state, nonce, challenge: hashOf(verifier), browser }
}

/** Null when it never began, began in another browser or with another provider, has expired, or was already used. */
export async function takeBegun(
  auth: Auth,
  given: { state: string; browser: string; provider: ProviderId; now: number },
): Promise<Begun | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.consumeVerificationValue(keyOf(given.state))
  if (!found) return null
  const begun = Begun.parse(JSON.parse(found.value))
  const sameBrowser = timingSafeEqual(Buffer.from(hashOf(given.browser)), Buffer.from(begun.browser))
  return sameBrowser && begun.provider === given.provider && begun.until >= given.now ? begun : null
}

/** Whether this browser was connecting an account, for when nothing else tells us. */
export const wasConnecting = (browser: string): boolean => browser.startsWith('connect.')
