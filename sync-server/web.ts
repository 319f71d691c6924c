// The built app as files. Hashed assets are cached for good; page, worker and manifest are revalidated each time.
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { type Context, Hono } from 'hono'
import { drawnFor, fileOf, OPEN_SCREENS, SIGNED_IN } from '../shared/addresses'
import { cards } from '../shared/tools/cards'
import { type Bytes, keeping, type Piece, pieceOf, send } from './kept'
import { log } from './log/log'
import { withoutValues } from './log/told'
import { FOR_SEARCH_ENGINES, publicPages, type SiteFacts } from './site'

const HTML = 'text/html; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
/** Errors for names that aren't files of the build. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])

async function read(path: string): Promise<Bytes | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(String(error.code))) return null
    throw error
  }
}

const NAMED = new Set(cards.map(({ path }) => path))
/** Whether the app itself has a screen here. */
const isScreen = (path: string): boolean => SIGNED_IN.test(path) || OPEN_SCREENS.test(path) || NAMED.has(path)

/** A session cookie with any value. If the session isn't valid, the screen says so itself. */
const SESSION = /(?:^|;\s*)(?:__Secure-)?chairside\.session_token=[^;\s]/

/** A public page for visitors and, at the same address, a screen of the app for people who are signed in. */
const isForBoth = (path: string): boolean => fileOf(path) === fileOf('/pricing')
/** A drawing's internal name, which no link leads to. */
const isNoAddress = (path: string): boolean => path.includes('@')
const MISSING = '/404'
const isMissing = (path: string): boolean => fileOf(path) === fileOf(MISSING)

/** Anything that accepts all types, such as a link preview, accepts a page. */
const takesPages = (accept = '*/*'): boolean => /text\/html|\*\/\*/.test(accept)

/** `folder`: the build. Files are kept in memory: the whole app is a few megabytes and never changes while served. */
export function webRoutes(folder: string, facts: SiteFacts): Hono {
  const app = new Hono()
  const pageAt = publicPages(folder, facts)
  const unfinished = join(folder, 'site') + sep
  const fileIn = keeping(async path => {
    const plain = await read(path)
    return plain && pieceOf(plain, await read(`${path}.br`), await read(`${path}.gz`))
  })

  async function fileAt(name: string): Promise<Piece | null> {
    // By file, not by name, as many names lead to the same file.
    const path = normalize(join(folder, name))
    // Public pages have placeholders, so their files are never served as they are.
    return path.startsWith(folder + sep) && !path.startsWith(unfinished) ? fileIn(path) : null
  }

  /** Null: a screen of the app. */
  async function publicPage(c: Context, path: string): Promise<Response | null> {
    const forBoth = isForBoth(path)
    const isIn = SESSION.test(c.req.header('cookie') ?? '')
    if (forBoth && isIn) return null
    // People who are signed in go straight past the sign-in page, so a heading would only flash.
    const drawn = drawnFor(path, new URL(c.req.url).search)
    const page = isNoAddress(path) ? null : ((isIn ? null : await pageAt(drawn)) ?? (await pageAt(path)))
    const varies = forBoth || drawn !== path ? { vary: 'cookie' } : {}
    if (page && !isMissing(path)) return send(c, page, { type: HTML, ...varies })
    if (isScreen(path)) return null
    if (!isMissing(path)) log.info(`404: no page at ${JSON.stringify(withoutValues(path))}`)
    const missing = await pageAt(MISSING)
    // Built without public pages (in a test, say), the app itself says so.
    return missing && send(c, missing, { type: HTML, status: 404 })
  }

  app.get('*', async c => {
    const { path } = c.req
    const name = safely(path)
    if (name === null) return c.text('Not found', 404)
    const squeezed = path.endsWith('.br') || path.endsWith('.gz')
    const file = name === '/' || squeezed ? null : await fileAt(name)
    if (file)
      return send(c, file, {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        ...(name.startsWith('/assets/') ? { cache: 'public, max-age=31536000, immutable' } : {}),
      })
    if (FOR_SEARCH_ENGINES.has(name)) {
      const told = await pageAt(name)
      if (told) return send(c, told, { type: TYPES[extname(name)] ?? HTML })
    }
    if (extname(path) !== '' || !takesPages(c.req.header('accept'))) return c.text('Not found', 404)
    const page = await publicPage(c, name)
    if (page) return page
    const shell = await fileAt('/index.html')
    if (!shell) return c.text('Not found', 404)
    return send(c, shell, { type: HTML, ...(isForBoth(name) ? { vary: 'cookie' } : {}) })
  })
  return app
}

function safely(path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    return name.includes('\0') ? null : name
  } catch {
    return null
  }
}
