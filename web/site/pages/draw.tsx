// Every public page as a document, and what search engines read beside them, by the file each is kept in. Runs at build, in Node.
import { fileOf } from '../../../shared/addresses'
import { type Assets, documentOf } from './document'
import { pages } from './pages'
import { robots, sitemapOf } from './search-engines'

export function draw(assets: Assets): Map<string, string> {
  return new Map([
    ...pages.map(page => [fileOf(page.path), documentOf(page, assets)] as const),
    ['site/sitemap.xml', sitemapOf(pages)],
    ['site/robots.txt', robots()],
  ])
}
