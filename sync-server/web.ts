// The built app as files: hashed assets stay for good, the page, the worker and the manifest are asked for each time.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { type Context, Hono } from 'hono'
import { OPEN_SCREENS, SIGNED_IN } from '../shared/addresses'
import { cards } from '../shared/tools/cards'
import { FOR_SEARCH_ENGINES, type Made, publicPages, type SiteFacts } from './site'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
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
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type File = { body: Uint8Array<ArrayBuffer>; encoding: string | null; etag: string }

/** What a name can be that is no file of the build. */
const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
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

/** `folder`: the build. Files are kept in memory: the whole app is a few megabytes and never changes while served. */
export function webRoutes(folder: string, facts: SiteFacts): Hono {
  const app = new Hono()
  const pageAt = publicPages(folder, facts)
  const unfinished = join(folder, 'site') + sep
  const kept = new Map<string, Promise<File | null>>()

  async function load(path: string, accepts: string): Promise<File | null> {
    for (const [encoding, ending] of ENCODINGS) {
      if (!accepts.includes(encoding)) continue
      const body = await read(path + ending)
      if (body) return { body, encoding, etag: tagOf(body) }
    }
    const body = await read(path)
    return body ? { body, encoding: null, etag: tagOf(body) } : null
  }

  function fileAt(name: string, accepts: string): Promise<File | null> {
    const wanted = ENCODINGS.map(([encoding]) => encoding)
      .filter(encoding => accepts.includes(encoding))
      .join()
    // By the file, not by the name: one file has many names that lead to it.
    const path = normalize(join(folder, name))
    const key = `${wanted} ${path}`
    const known = kept.get(key)
    if (known) return known
    // Public pages have blanks until they are completed: nobody gets their files as they are.
    const served = path.startsWith(folder + sep) && !path.startsWith(unfinished)
    const found = served ? load(path, wanted) : Promise.resolve(null)
    // A miss isn't kept: strangers choose the names.
    kept.set(key, found)
    found.then(
      file => file === null && kept.delete(key),
      () => kept.delete(key),
    )
    return found
  }

  /** Null: a screen of the app. */
  async function publicPage(c: Context, path: string): Promise<Response | null> {
    let page = await pageAt(path)
    let status: 200 | 404 = 200
    if (!page) {
      if (isScreen(path)) return null
      console.info(`404: no page at ${JSON.stringify(path.slice(0, 200))}`)
      page = await pageAt('/404')
      status = 404
    }
    // Built without public pages (a test, say): the app says it.
    return page ? sent(c, page, '.html', status) : null
  }

  function sent(c: Context, page: Made, ending: string, status: 200 | 404 = 200): Response {
    const accepts = c.req.header('accept-encoding') ?? ''
    const [encoding] = ENCODINGS.map(([each]) => each).filter(each => accepts.includes(each))
    const body = page[encoding ?? 'plain']
    const headers: Record<string, string> = {
      'content-type': TYPES[ending] ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      etag: tagOf(body),
      vary: 'accept-encoding',
    }
    if (encoding) headers['content-encoding'] = encoding
    if (status === 200 && c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return c.body(body, status, headers)
  }

  app.get('*', async c => {
    const { path } = c.req
    const accepts = c.req.header('accept-encoding') ?? ''
    let name = safely(path)
    let file =
      name === null || name === '/' || path.endsWith('.br') || path.endsWith('.gz')
        ? null
        : await fileAt(name, accepts)
    if (!file && name !== null && FOR_SEARCH_ENGINES.has(name)) {
      const told = await pageAt(name)
      if (told) return sent(c, told, extname(name))
    }
    if (!file && extname(path) === '' && (c.req.header('accept') ?? '').includes('text/html')) {
      const shown = name === null ? null : await publicPage(c, name)
      if (shown) return shown
      name = '/index.html'
      file = await fileAt(name, accepts)
    }
    if (!file || name === null) return c.text('Not found', 404)
    const headers: Record<string, string> = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    }
    if (file.encoding) headers['content-encoding'] = file.encoding
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    return c.body(file.body, 200, headers)
  })
  return app
}

const tagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

function safely(path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    return name.includes('\0') ? null : name
  } catch {
    return null
  }
}
