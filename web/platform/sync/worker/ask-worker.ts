// Asks the browser for a moment with a connection, whether a page is open then or not.
type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export const WORKER_SYNC = 'chairside-sync'

/** Where the browser can, what waits is sent, and what is to be heard fetched, even after the page was closed. */
export function askWorker(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  // `ready` and not `getRegistration`: a worker that is still being installed takes no registrations.
  navigator.serviceWorker.ready
    .then((registration: WithSync) => registration.sync?.register(WORKER_SYNC))
    .catch(error => console.info('This browser does not send in the background.', error))
}
