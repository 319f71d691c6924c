// The built app as files: hashed assets stay for good, the page, the worker and the manifest are asked for each time.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Hono } from 'hono'

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
  '.map': 'application/json; charset=utf-8',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

type File = { body: Uint8Array<ArrayBuffer>; encoding: string | null; etag: string }

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))
    )
      return null
    throw error
  }
}

/** `folder`: the build. Files are kept in memory: the whole app is a few megabytes and never changes while served. */
export function webRoutes(folder: string): Hono {
  const app = new Hono()
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
    const key = `${wanted} ${name}`
    const known = kept.get(key)
    if (known) return known
    const path = normalize(join(folder, name))
    const found = path.startsWith(folder + sep) ? load(path, wanted) : Promise.resolve(null)
    // A miss isn't kept: strangers choose the names.
    kept.set(key, found)
    void found.then(file => file === null && kept.delete(key))
    return found
  }

  app.get('*', async c => {
    const { path } = c.req
    const accepts = c.req.header('accept-encoding') ?? ''
    let name = safely(path)
    let file =
      name === null || name === '/' || path.endsWith('.br') || path.endsWith('.gz')
        ? null
        : await fileAt(name, accepts)
    // A page of the app is any other address that a person opens; the app itself says when there is no such page.
    if (!file && extname(path) === '' && (c.req.header('accept') ?? '').includes('text/html')) {
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
