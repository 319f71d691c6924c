// The public pages: drawn as HTML at build, completed here with what only the server knows: its address, how to reach
// the salon's host, and whether examples of claims are shown.
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileOf } from '../shared/addresses'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type SiteFacts = {
  /** "https://chairside.example", without a slash at its end. */
  origin: string
  email: string | null
  phone: string | null
  examples: boolean
}
export type Made = Readonly<Record<'plain' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page with its blanks filled in; lines about what isn't set are left out. */
export function completed(html: string, { origin, email, phone, examples }: SiteFacts): string {
  let page = html
  for (const [name, value] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    const blank = `__CONTACT_${name.toUpperCase()}__`
    page =
      value === null
        ? page.replaceAll(new RegExp(`<li data-contact="${name}">.*?</li>`, 'gs'), '')
        : page.replaceAll(blank, escaped(value))
  }
  if (!examples) page = page.replaceAll(/<x-example\b.*?<\/x-example>/gs, '')
  return page.replaceAll('__ORIGIN__', escaped(origin))
}

/** Beside the pages, under their own names. */
export const FOR_SEARCH_ENGINES = new Set(['/sitemap.xml', '/robots.txt'])

/** `folder`: the build. Pages are kept as they are sent: they never change while served. */
export function publicPages(folder: string, facts: SiteFacts) {
  const site = join(folder, 'site')
  const kept = new Map<string, Promise<Made | null>>()

  async function make(file: string): Promise<Made | null> {
    const html = await readFile(file, 'utf8').catch(() => null)
    if (html === null) return null
    const plain = new Uint8Array(Buffer.from(completed(html, facts)))
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    return {
      plain,
      br: new Uint8Array(await brotli(plain, quality)),
      gzip: new Uint8Array(await gzipped(plain)),
    }
  }

  /** The page of an address, "/terms", or what search engines ask for; null where there is none. */
  return async (path: string): Promise<Made | null> => {
    const file = normalize(join(folder, FOR_SEARCH_ENGINES.has(path) ? `site${path}` : fileOf(path)))
    if (!file.startsWith(site + sep)) return null
    const known = kept.get(file)
    if (known) return known
    const made = make(file)
    kept.set(file, made)
    // A miss isn't kept: strangers choose the names.
    made.then(
      page => page === null && kept.delete(file),
      () => kept.delete(file),
    )
    return made
  }
}
