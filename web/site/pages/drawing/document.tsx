// One public page as a whole document. Drawn at build; `origin` is put in when it is served, for only the server knows
// its own address.
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage } from '../site-page'
import { Frame } from './Frame'
import { neededCss } from './needed-css'
import { withStyleRules } from './style-rules'

/** Stands for the address that people open, until the server puts that in. */
export const ORIGIN = '__ORIGIN__'

/** Addresses of built files, each from the root. */
export type Assets = {
  script: string
  /** The text of the plain script that settles light or dark, and brings the page's own scripts after the first look; null at work. */
  look: string | null
  /** All rules of all pages; each page gets those that it can use. Empty at work, where scripts bring them. */
  css: string
  /** By the island's name. */
  islands: Readonly<Record<string, string>>
}

export function documentOf(page: SitePage, assets: Assets): string {
  const { path, title, description, islands = [], structured = [], hidden = false } = page
  const address = `${ORIGIN}${path}`
  const full = path === '/' ? title : `${title} · Chairside`
  const scripts = [assets.script, ...islands.map(name => assets.islands[name] ?? '')]
  const head = renderToStaticMarkup(
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Chairside" />
          <meta property="og:title" content={full} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${ORIGIN}/social/share.jpg`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content="#f6f3ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1f2e" media="(prefers-color-scheme: dark)" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-192.png" />
      {assets.look === null && scripts.map(src => <script key={src} type="module" src={src} />)}
    </>,
  )
  // In the page itself, and first: a file would hold back the first look. The policy names it by its hash.
  const look = assets.look === null ? '' : `<script data-then="${scripts.join(' ')}">${assets.look}</script>`
  // In a script element nothing but its end needs care; JSON may write "<" as an escape.
  const facts = structured
    .map(each => JSON.stringify({ '@context': 'https://schema.org', ...each }).replaceAll('<', '\\u003c'))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('')
  const drawn = renderToStaticMarkup(<Frame page={page} />)
  const body = withStyleRules(drawn)
  const css = `${neededCss(assets.css, drawn)}${body.css}`.replaceAll('</', '<\\/')
  return `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8"/>${look}${head}<style>${css}</style>${facts}</head>\n<body>${body.html}</body>\n</html>\n`
}
