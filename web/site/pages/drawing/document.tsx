// One public page as a complete document. Rendered at build; the server fills in `origin` on each request, as only it
// knows its own address.
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage } from '../site-page'
import { Frame } from './Frame'
import { neededCss } from './needed-css'
import { withStyleRules } from './style-rules'

/** Placeholder for the address that people open, until the server fills it in. */
export const ORIGIN = '__ORIGIN__'

/** Addresses of built files, all from the root. */
export type Assets = {
  script: string
  /**
   * The plain script that sets light or dark and loads the page's own scripts after the first paint; null in
   * development.
   */
  look: string | null
  /** All rules of all pages; each page gets those it can use. Empty in development, where scripts load the styles. */
  css: string
  /** By island name. */
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
  // Inline and first, as a file would delay the first paint. The policy allows it by its hash.
  const look = assets.look === null ? '' : `<script data-then="${scripts.join(' ')}">${assets.look}</script>`
  // In a script element only its end tag needs escaping, and JSON lets us escape "<".
  const facts = structured
    .map(each => JSON.stringify({ '@context': 'https://schema.org', ...each }).replaceAll('<', '\\u003c'))
    .map(json => `<script type="application/ld+json">${json}</script>`)
    .join('')
  const drawn = renderToStaticMarkup(<Frame page={page} />)
  const body = withStyleRules(drawn)
  const css = `${neededCss(assets.css, drawn)}${body.css}`.replaceAll('</', '<\\/')
  return `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8"/>${look}${head}<style>${css}</style>${facts}</head>\n<body>${body.html}</body>\n</html>\n`
}
