// The styles that stand in a page of the build, by their hashes: the policy of that page lets these be, and no others.
import { createHash } from 'node:crypto'

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
const decoded = (text: string): string =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, entity => ENTITIES[entity] ?? entity)
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const known = new WeakMap<Uint8Array, readonly string[]>()

export function stylesIn(page: Uint8Array): readonly string[] {
  const found = known.get(page)
  if (found) return found
  const html = Buffer.from(page).toString('utf8')
  const elements = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css)
  const attributes = [...html.matchAll(/<[a-z][^<>]* style="([^"]*)"/g)].map(([, css = '']) => decoded(css))
  const hashes = [...new Set([...elements, ...attributes].map(hashOf))]
  known.set(page, hashes)
  return hashes
}

/** What a page leaves for the policy that it goes out with. */
export type PageStyles = { Variables: { styles: readonly string[] | undefined } }
