import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { log } from '../log/log'
import type { PageStyles } from './page-styles'

/** Only these style elements: the build turns attributes into rules (web/site/pages/drawing/style-rules.ts). */
const stylesWith = (styles: readonly string[]): string =>
  ["style-src 'self'", ...styles.map(hash => `'${hash}'`)].join(' ')
const NO_STYLES = stylesWith([])

// Scripts and styles are ours alone, and no text becomes a script or HTML (web/trusted-types.ts; decision 037).
/** `inline`: hashes of scripts inside a page. `connect`: other servers that a page may contact. */
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
/** The voice diagnostic's page, a page load of its own so that no other page gets its rights. */
const VOICE_TEST = '/voice-test'

const hashes = z.array(z.string().regex(/^sha256-[\w+/=]{44}$/))

/** The inline scripts of the build in `folder`; none if the list is missing or damaged. */
export function inlineScripts(folder: string): readonly string[] {
  const file = join(folder, 'site', 'inline.json')
  // A server run from source has no built pages.
  if (!existsSync(file)) return []
  try {
    return hashes.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    log.warn(`${file} can't be read: the pages go without their look's script. Build them again.`, error)
    return []
  }
}

/** On every response, so before all routes. `voiceOrigin`: the provider that the voice diagnostic may contact. */
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
    // Set directly: with `c.header` each one copies the response, whose body then goes out as a stream.
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
 * The API's responses belong to someone or are about someone, so no proxy may cache them, and no browser unless a
 * route says so.
 */
export const keptNowhere: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.get('cache-control')?.startsWith('private')) headers.set('cache-control', 'no-store')
}

/**
 * A page on another site can't change anything here, whatever cookies its visitor has. `own`: the app's origins.
 * `but`: an address that changes nothing, to which other sites' forms may post.
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
