// Under `npm run dev`, draws the public pages and the files for search engines on each request, filled in as by a
// server with nothing set. Their styles come with their script.
import type { Plugin } from 'vite'
import { fileOf } from '../shared/addresses'
import { completed, FOR_SEARCH_ENGINES } from '../sync-server/site'

const assets = {
  script: '/site/pages/start.ts',
  look: null,
  css: '',
  islands: new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => `/site/pages/islands/${String(name)}.ts` },
  ),
}
const TYPES = { html: 'text/html', xml: 'application/xml', txt: 'text/plain' } as const
/** People who are signed in get the app's own plans screen, as from the server. */
const isSignedIn = (cookie = ''): boolean => cookie.includes('chairside.session_token=')

export function drawnPages(): Plugin {
  return {
    name: 'drawn-pages',
    apply: 'serve',
    configureServer(dev) {
      dev.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const isFile = FOR_SEARCH_ENGINES.has(path)
        if (!isFile && !(request.headers.accept ?? '').includes('text/html')) return next()
        if (path === '/pricing' && isSignedIn(request.headers.cookie)) return next()
        const { draw } = await dev.ssrLoadModule('/site/pages/draw.tsx')
        const drawn: string | undefined = draw(assets).get(isFile ? `site${path}` : fileOf(path))
        if (drawn === undefined) return next()
        const origin = `http://${request.headers.host}`
        const facts = {
          origin,
          email: null,
          phone: null,
          keeper: 'postmaster@localhost',
          examples: true,
          practice: true,
        }
        const text = completed(drawn, facts)
        const type = TYPES[path === '/sitemap.xml' ? 'xml' : path === '/robots.txt' ? 'txt' : 'html']
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(isFile ? text : await dev.transformIndexHtml(path, text))
      })
    },
  }
}
