// For content served unchanged: read or built once, cached in memory with its compressed forms, and sent with an ETag.
// Used for the build's files (web.ts) and the public pages (site.ts).
import { createHash } from 'node:crypto'
import type { Context } from 'hono'

import { stylesIn } from './http/page-styles'

export type Bytes = Uint8Array<ArrayBuffer>
type Tagged = { bytes: Bytes; etag: string }
export type Piece = { plain: Tagged; br: Tagged | null; gzip: Tagged | null }

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const

const tagged = (bytes: Bytes): Tagged => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

export const pieceOf = (plain: Bytes, br: Bytes | null, gzip: Bytes | null): Piece => ({
  plain: tagged(plain),
  br: br && tagged(br),
  gzip: gzip && tagged(gzip),
})

/** Builds each one once. Misses aren't cached, since strangers choose the names. */
export function keeping(make: (name: string) => Promise<Piece | null>) {
  const kept = new Map<string, Promise<Piece | null>>()
  return (name: string): Promise<Piece | null> => {
    const known = kept.get(name)
    if (known) return known
    const made = make(name)
    kept.set(name, made)
    made.then(
      piece => piece === null && kept.delete(name),
      () => kept.delete(name),
    )
    return made
  }
}

type Manner = {
  type: string
  /** If absent, browsers revalidate each time. */
  cache?: string
  /** What the response depends on besides the encoding. */
  vary?: string
  status?: 200 | 404
}

export function send(c: Context, piece: Piece, { type, cache, vary, status = 200 }: Manner): Response {
  if (type.startsWith('text/html')) c.set('styles', stylesIn(piece.plain.bytes))
  const accepts = c.req.header('accept-encoding') ?? ''
  const encoding = ENCODINGS.find(each => piece[each] && accepts.includes(each))
  const { bytes, etag } = (encoding && piece[encoding]) ?? piece.plain
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': cache ?? 'no-cache',
    etag,
    vary: vary ? `accept-encoding, ${vary}` : 'accept-encoding',
  }
  if (encoding) headers['content-encoding'] = encoding
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(bytes, status, headers)
}
