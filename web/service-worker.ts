// Keeps the app itself on the device, and sends what waits when the browser says that there is a connection again.
// Never touches /api: what a device knows lies in its database.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { SIGNED_IN } from '../shared/addresses'
import { keepPublicPages } from './platform/pwa/public-pages'
import { openPush, showPush } from './platform/pwa/push-worker'
import { isVisitors } from './platform/pwa/visitor'
import { WORKER_SYNC } from './platform/sync/worker/ask-worker'
import { syncInBackground, syncInWorker } from './platform/sync/worker/in-worker'
import { isSomebodyHere } from './platform/sync/worker/known-to-worker'
import { fetchWantedInWorker } from './voice/speak/kept-sounds/fetch-in-worker'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

// No index file for '/': that is the landing page, not the app.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
const shell = createHandlerBoundToURL('/index.html')
registerRoute(new NavigationRoute(shell, { allowlist: [SIGNED_IN] }))

keepPublicPages(shell)

// A visitor who comes to stay: no page of the app has begun with the older worker, so there is nothing to wait for.
self.addEventListener('install', () => {
  if (isVisitors(self.registration.active)) void self.skipWaiting()
})

self.addEventListener('message', event => {
  const asked: unknown = event.data
  const isSkip =
    typeof asked === 'object' && asked !== null && 'type' in asked && asked.type === 'SKIP_WAITING'
  if (isSkip) void self.skipWaiting()
})

self.addEventListener('push', event => {
  event.waitUntil(showPush(event.data?.text() ?? null, syncInWorker, isSomebodyHere))
})
self.addEventListener('notificationclick', event => {
  event.waitUntil(openPush(event.notification))
})

self.addEventListener('sync', event => {
  if (event instanceof ExtendableEvent && 'tag' in event && event.tag === WORKER_SYNC)
    event.waitUntil(sendAndFetch())
})

/** What waits goes out first; then comes what somebody wanted to hear. */
async function sendAndFetch(): Promise<void> {
  await syncInBackground()
  await fetchWantedInWorker()
}
