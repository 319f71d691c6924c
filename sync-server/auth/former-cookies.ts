// Accepts cookies signed with a former secret. The library only knows the current one, so we re-sign the cookies for
// it. The browser gets its new cookie when the library renews it, within an hour of work.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const OURS = /^(?:__Secure-)?chairside\./

const signatureOf = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64')

function isSignedBy(secret: string, value: string, signature: string): boolean {
  const [right, said] = [Buffer.from(signatureOf(value, secret)), Buffer.from(signature)]
  return right.length === said.length && timingSafeEqual(right, said)
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Not a cookie of ours.
    return null
  }
}

function signedAnew(pair: string, current: string, old: readonly string[]): string {
  const [name = '', ...rest] = pair.split('=')
  const whole = OURS.test(name.trim()) ? decoded(rest.join('=')) : null
  const dot = whole?.lastIndexOf('.') ?? -1
  if (whole === null || dot < 1) return pair
  const [value, signature] = [whole.slice(0, dot), whole.slice(dot + 1)]
  if (isSignedBy(current, value, signature) || !old.some(secret => isSignedBy(secret, value, signature)))
    return pair
  return `${name}=${encodeURIComponent(`${value}.${signatureOf(value, current)}`)}`
}

/** Must come before any other middleware that reads cookies. */
export function formerCookies(current: string, old: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const cookies = old.length > 0 ? c.req.header('cookie') : undefined
    if (cookies !== undefined) {
      const anew = cookies
        .split(';')
        .map(pair => signedAnew(pair, current, old))
        .join(';')
      if (anew !== cookies) c.req.raw.headers.set('cookie', anew)
    }
    await next()
  }
}
