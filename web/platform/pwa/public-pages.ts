// A public page that was opened on this device opens again without a connection: the page and what it needs, no more.
// With a connection it always comes from the server, which fills it in.
import { registerRoute } from 'workbox-routing'
import { OPEN_SCREENS, SIGNED_IN } from '../../../shared/addresses'
import { filesIn, importsIn, toolPagesIn } from './needed-by'

declare const self: ServiceWorkerGlobalScope

const NAME = 'chairside-site'

const LIMIT_MS = 10_000

/** The public pages that the app itself links to, besides each tool's own. */
const LED_TO = ['/', '/terms', '/privacy']

const isPublicPage = (path: string): boolean =>
  !SIGNED_IN.test(path) && !OPEN_SCREENS.test(path) && !path.startsWith('/api/')

async function keep(request: Request | string, reply: Response): Promise<Response> {
  if (reply.ok && reply.type === 'basic' && !reply.redirected) {
    const copy = reply.clone()
    // A full disk keeps nothing, but the page was still delivered.
    await caches
      .open(NAME)
      .then(cache => cache.put(request, copy))
      .catch(() => undefined)
  }
  return reply
}

/** The page's address without its query, which is for the page's own script. */
const pageOf = (url: URL): string => url.origin + url.pathname
const addressOf = (path: string): string => new URL(path, self.location.href).href

/** The plans: a public page for visitors and a screen of the app once signed in. Only the server knows which it is. */
const FOR_BOTH = '/pricing'
type Handler = (given: { request: Request; url: URL; event: ExtendableEvent }) => Promise<Response>

/** Matches a page of ours that somebody opens. */
const opens =
  (isWanted: (path: string) => boolean) =>
  ({ request, url }: { request: Request; url: URL }): boolean =>
    request.mode === 'navigate' && url.origin === self.location.origin && isWanted(url.pathname)

/** In the app's worker. `shell`: the app itself, whose screens include the plans and the sign-in. */
export function keepPublicPages(shell: Handler): void {
  registerRoute(
    opens(path => OPEN_SCREENS.test(path)),
    given => fetch(given.request).catch(() => shell(given)),
  )
  // For any other address, the app says that it doesn't exist, or that the page hasn't been fetched yet.
  routePages(isPublicPage, () => undefined, shell)
  routeFiles()
  self.addEventListener('activate', event => {
    // Pages from an older build may need files that are gone.
    const emptied = caches.delete(NAME)
    event.waitUntil(emptied)
    // Not awaited: nothing of the app is served until the worker is active.
    void emptied.then(fetchAll)
  })
}

/** In the visitor's worker: keeps each page that is opened, with everything it may need later. */
export function keepVisitedPages(): void {
  const isOpenToAll = (path: string): boolean => path === FOR_BOTH || isPublicPage(path)
  routePages(
    isOpenToAll,
    (page, event) => event.waitUntil(page.text().then(html => fetchFilesOf(html, new Set()))),
    given => missingHere(given.url),
  )
  routeFiles()
  self.addEventListener('activate', event => {
    event.waitUntil(
      self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async open => {
        const paths = open.map(({ url }) => new URL(url).pathname).filter(isOpenToAll)
        const seen = new Set<string>()
        for (const path of new Set(paths)) await fetchPage(path, seen).catch(() => undefined)
        await keepMissing().catch(() => undefined)
      }),
    )
  })
}

/** The "not found" page, for the visitor's worker: it has no app to show one. */
const MISSING = '/404'
const HAS_A_PAGE = /^\/(?:(?:pricing|terms|privacy)?\/?$|(?:features|demo)\/)/

async function keepMissing(): Promise<void> {
  const reply = await fetch(MISSING, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const cache = await caches.open(NAME)
  await cache.put(addressOf(MISSING), reply.clone())
  await fetchFilesOf(await reply.text(), new Set())
}

async function missingHere({ pathname }: URL): Promise<Response | undefined> {
  return HAS_A_PAGE.test(pathname) ? undefined : caches.match(addressOf(MISSING), { cacheName: NAME })
}

/** `came`: called with each page that the server sent. `otherwise`: stands in for a page that isn't kept. */
function routePages(
  isOurs: (path: string) => boolean,
  came: (page: Response, event: ExtendableEvent) => void,
  otherwise: (given: Parameters<Handler>[0]) => Promise<Response | undefined>,
): void {
  registerRoute(opens(isOurs), async given => {
    const { request, url, event } = given
    try {
      const reply = await keep(pageOf(url), await fetch(request))
      if (reply.ok) came(reply.clone(), event)
      return reply
    } catch (error) {
      const kept = await caches.match(pageOf(url), { cacheName: NAME })
      const said = kept ?? (await otherwise(given))
      if (said) return said
      throw error
    }
  })
}

function routeFiles(): void {
  // What was built with the app is kept already; this is for the scripts and styles of public pages.
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'),
    async ({ request }) =>
      (await caches.match(request, { cacheName: NAME })) ?? keep(request, await fetch(request)),
  )
}

async function fetchAll(): Promise<void> {
  const seen = new Set<string>()
  const [landing] = await Promise.allSettled(LED_TO.map(path => fetchPage(path, seen)))
  if (landing?.status !== 'fulfilled') return
  // One at a time: nobody waits for them, and there may be work to send meanwhile.
  for (const path of toolPagesIn(landing.value)) await fetchPage(path, seen).catch(() => undefined)
}

/**
 * Fetches and keeps a page with its scripts and styles; returns its text. `seen`: files already asked for, for any
 * page.
 */
async function fetchPage(path: string, seen: Set<string>): Promise<string> {
  const reply = await fetch(path, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  const html = await (await keep(addressOf(path), reply)).clone().text()
  await fetchFilesOf(html, seen)
  return html
}

async function fetchFilesOf(html: string, seen: Set<string>): Promise<void> {
  await Promise.allSettled(filesIn(html).map(file => fetchFile(file, seen)))
}

/** A built file never changes under its name, so what is kept isn't fetched again. */
async function fetchFile(path: string, seen: Set<string>): Promise<void> {
  // Scripts may import each other in a circle.
  if (seen.has(path)) return
  seen.add(path)
  const address = addressOf(path)
  if (await caches.match(address)) return
  const reply = await keep(address, await fetch(address))
  if (!path.endsWith('.js')) return
  const imported = importsIn(await reply.clone().text())
  await Promise.allSettled(imported.map(file => fetchFile(file, seen)))
}
