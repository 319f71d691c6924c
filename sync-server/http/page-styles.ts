// Hashes of the style elements in a built page: that page's policy allows these and no others.
import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const known = new WeakMap<Uint8Array, readonly string[]>()

export function stylesIn(page: Uint8Array): readonly string[] {
  const found = known.get(page)
  if (found) return found
  const html = Buffer.from(page).toString('utf8')
  const elements = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  const hashes = [...new Set(elements.map(hashOf))]
  known.set(page, hashes)
  return hashes
}

/** What a page leaves behind for its policy header. */
export type PageStyles = { Variables: { styles: readonly string[] | undefined } }
