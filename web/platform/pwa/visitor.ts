// The worker of those who only look around, and how it is told from the app's.
const ADDRESS = '/visitor-worker.js'
const AFTER_MS = 1_000

export const isVisitors = (worker: Pick<ServiceWorker, 'scriptURL'> | null): boolean =>
  worker !== null && new URL(worker.scriptURL).pathname === ADDRESS

/** On a demo, once it stands. Whoever has the app has its worker, which keeps the demos too. */
export function keepForVisitor(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void register().catch(error => console.info('Nothing is kept here.', error)), AFTER_MS)
}

async function register(): Promise<void> {
  const present = await navigator.serviceWorker.getRegistration()
  if (present === undefined) await navigator.serviceWorker.register(ADDRESS)
}
