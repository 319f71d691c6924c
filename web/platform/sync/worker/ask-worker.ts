// Asks the browser for a background sync once there is a connection, whether or not a page is open then.
type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

export const WORKER_SYNC = 'chairside-sync'

/** Where the browser can, waiting changes are sent and wanted clips fetched even after the page was closed. */
export function askWorker(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  // `ready`, not `getRegistration`: a worker that is still installing takes no registrations.
  navigator.serviceWorker.ready
    .then((registration: WithSync) => registration.sync?.register(WORKER_SYNC))
    .catch(error => console.info('This browser does not send in the background.', error))
}
