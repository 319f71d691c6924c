// What search engines request besides the pages. As in the pages, the server fills in its own address.

import type { SitePage } from '../site-page'
import { ORIGIN } from './document'

export function sitemapOf(pages: readonly SitePage[]): string {
  const entries = pages
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => `<url><loc>${ORIGIN}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** The app's own screens have nothing to show to somebody signed out. */
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
