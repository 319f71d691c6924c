// The public pages: built as HTML, then completed here with what only the server knows. That is its address, how to
// reach whoever runs it, whether to show examples of claims, and whether payments are practice.
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileOf } from '../shared/addresses'
import { isLocalName } from './http/outward'
import { keeping, type Piece, pieceOf } from './kept'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type SiteFacts = {
  /** "https://chairside.example", without a trailing slash. */
  origin: string
  email: string | null
  phone: string | null
  /** The sender of the server's mails, named in the legal texts while no `email` is set. Null: there is none. */
  keeper: string | null
  examples: boolean
  /** Payments here aren't real. */
  practice: boolean
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * The domain that takes mail for this address; whoever takes mail for a domain must read its postmaster's (RFC 5321,
 * section 4.5.1). Null for this computer, a bare IP address, or a name only known on a local network.
 */
export function domainOf(origin: string): string | null {
  const hostname = new URL(origin).hostname.replace(/\.$/, '')
  // Also names that routers and test networks use for themselves.
  const own = isIP(hostname) !== 0 || isLocalName(hostname) || /\.(?:box|test|home|corp)$/.test(hostname)
  return own ? null : hostname
}

/** Fills in a page's placeholders, and drops lines about what isn't set, and a claims section with none left. */
export function completed(
  html: string,
  { origin, email, phone, keeper, examples, practice }: SiteFacts,
): string {
  let page = html
  const unsaid = (email ?? keeper) === null
  const domain = domainOf(origin)
  for (const [name, value] of [
    ['email', email],
    ['phone', phone],
    ['keeper', email === null ? keeper : null],
    ['domain', unsaid ? domain : null],
    ['host', unsaid && domain === null ? new URL(origin).host : null],
  ] as const) {
    const blank = `__CONTACT_${name.toUpperCase()}__`
    page =
      value === null
        ? page.replaceAll(new RegExp(`<li data-contact="${name}">.*?</li>`, 'gs'), '')
        : page.replaceAll(blank, escaped(value))
  }
  if (!examples)
    page = page
      .replaceAll(/<x-example\b.*?<\/x-example>/gs, '')
      .replaceAll(/<section data-claims\b.*?<\/section>/gs, section =>
        /<(?:dl|figure)\b/.test(section) ? section : '',
      )
  page = page.replaceAll(practice ? /<x-real\b.*?<\/x-real>/gs : /<x-practice\b.*?<\/x-practice>/gs, '')
  return page.replaceAll('__ORIGIN__', escaped(origin))
}

/** Served beside the pages, under their own names. */
export const FOR_SEARCH_ENGINES = new Set(['/sitemap.xml', '/robots.txt'])

/** The page at an address ("/terms") or a file for search engines; null if there is none. `folder`: the build. */
export function publicPages(folder: string, facts: SiteFacts): (path: string) => Promise<Piece | null> {
  const site = join(folder, 'site')
  const pageIn = keeping(async file => {
    const html = await readFile(file, 'utf8').catch(() => null)
    if (html === null) return null
    const plain = new Uint8Array(Buffer.from(completed(html, facts)))
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
    return pieceOf(plain, new Uint8Array(await brotli(plain, quality)), new Uint8Array(await gzipped(plain)))
  })
  return async path => {
    const file = normalize(join(folder, FOR_SEARCH_ENGINES.has(path) ? `site${path}` : fileOf(path)))
    return file.startsWith(site + sep) ? pageIn(file) : null
  }
}
