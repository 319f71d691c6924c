// The service worker for people who only look around, and how to tell it from the app's.
const ADDRESS = '/visitor-worker.js'
const AFTER_MS = 1_000

export const isVisitors = (worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname === ADDRESS

/** Call on a demo, once it is on screen. Whoever has the app has the app's worker, which keeps the demos too. */
export function keepForVisitor(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void register().catch(error => console.info('Nothing is kept here.', error)), AFTER_MS)
}

async function register(): Promise<void> {
  const present = await navigator.serviceWorker.getRegistration()
  if (present === undefined) await navigator.serviceWorker.register(ADDRESS)
}
