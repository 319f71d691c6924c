import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import type { PageStyles } from './page-styles'

/** Hashes of style elements. No attribute is let be: the build makes rules of them (web/site/pages/drawing/style-rules.ts). */
const stylesWith = (styles: readonly string[]): string =>
  ["style-src 'self'", ...styles.map(hash => `'${hash}'`)].join(' ')
const NO_STYLES = stylesWith([])

// Scripts and styles are ours alone, and no text becomes a script or HTML (web/trusted-types.ts; decision 037).
/** `inline`: hashes of scripts that stand in a page. `connect`: what else than this server a page may speak to. */
const policy = (inline: readonly string[], connect = ''): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...inline.map(hash => `'${hash}'`)].join(' '),
    NO_STYLES,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
/** The voice diagnostic's page: loaded by itself, so that no other page gets its rights. */
const VOICE_TEST = '/voice-test'

const hashes = z.array(z.string().regex(/^sha256-[\w+/=]{44}$/))

/** What the build put into its pages, `folder`: that build; none where there is no such list, or a damaged one. */
export function inlineScripts(folder: string): readonly string[] {
  const file = join(folder, 'site', 'inline.json')
  // A server that runs from its sources has no built pages.
  if (!existsSync(file)) return []
  try {
    return hashes.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    log.warn(`${file} can't be read: the pages go without their look's script. Build them again.`, error)
    return []
  }
}

/** On every answer, from the first route on. `voiceOrigin`: the provider that the voice diagnostic may ask directly. */
export function securityHeaders(
  https: boolean,
  voiceOrigin: string,
  inline: readonly string[],
): MiddlewareHandler<PageStyles> {
  const ofAll = policy(inline)
  const ofVoiceTest = policy([], ` ${voiceOrigin}`)
  const same = Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), screen-wake-lock=(self)',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
  return async (c, next) => {
    await next()
    // Straight into the answer: by `c.header` each of them makes a copy of it, whose body then goes out as a stream.
    const { headers } = c.res
    const plain = c.req.path === VOICE_TEST ? ofVoiceTest : ofAll
    const styles = c.get('styles') ?? []
    headers.set(
      'content-security-policy',
      styles.length === 0 ? plain : plain.replace(NO_STYLES, stylesWith(styles)),
    )
    for (const [name, value] of same) headers.set(name, value)
  }
}

/**
 * What the API answers is somebody’s, or about somebody: no proxy keeps it, and no browser but
 * where a route says so.
 */
export const keptNowhere: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('cache-control')?.startsWith('private')) headers.set('cache-control', 'no-store')
}

/**
 * A page of another site changes nothing here, whatever cookie its visitor has. `own`: the app's own origins. `but`:
 * an address that changes nothing, and that another site's form may be sent to.
 */
export function ownPagesOnly(own: readonly string[], but: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin')
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (changes && c.req.path !== but && origin !== undefined && !own.includes(origin))
      throw new ProblemError('not-allowed')
    await next()
  }
}
