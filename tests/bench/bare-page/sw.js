// Keeps what it has served, and serves it again without a network.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET' || new URL(event.request.url).pathname === '/events') return
  event.respondWith(
    caches.open('bare').then(async cache => {
      const kept = await cache.match(event.request)
      if (kept) return kept
      const fresh = await fetch(event.request)
      await cache.put(event.request, fresh.clone())
      return fresh
    }),
  )
})
