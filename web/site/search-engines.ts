// What search engines ask for beside the pages. As in the pages, the server puts its own address in.
import { ORIGIN } from './document'
import type { SitePage } from './site-page'

/** Pages of the app that are for everybody, drawn by its script. */
const OPEN = ['/pricing']

export function sitemapOf(pages: readonly SitePage[]): string {
  const paths = [...pages.filter(({ hidden }) => !hidden).map(({ path }) => path), ...OPEN]
  const entries = [...new Set(paths)].map(path => `<url><loc>${ORIGIN}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The app's own screens say nothing to somebody who isn't signed in. */
const CLOSED = [
  '/api/',
  '/dashboard',
  '/clients',
  '/products',
  '/history',
  '/settings',
  '/waiting',
  '/chair/',
]

export const robots = (): string =>
  `User-agent: *\nAllow: /\n${CLOSED.map(path => `Disallow: ${path}\n`).join('')}\nSitemap: ${ORIGIN}/sitemap.xml\n`
