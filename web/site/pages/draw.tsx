// Every public page as a document, plus what search engines read, by file name. Runs at build, in Node.
import { fileOf } from '../../../shared/addresses'
import { type Assets, documentOf } from './drawing/document'
import { robots, sitemapOf } from './drawing/search-engines'
import { pages } from './pages'

export function draw(assets: Assets): Map<string, string> {
  return new Map([
    ...pages.map(page => [fileOf(page.path), documentOf(page, assets)] as const),
    ['site/sitemap.xml', sitemapOf(pages)],
    ['site/robots.txt', robots()],
  ])
}
