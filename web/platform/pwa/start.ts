// Registers the service worker, after the first paint so that it never competes with it.
import { Workbox } from 'workbox-window'
import { applyUpdate, offerUpdate } from './update'
import { isVisitors } from './visitor'

const LOOK_EVERY_MS = 60 * 60_000
/** How long a new worker may take to control the page. */
const STARTED_BY_MS = 4_000

export function startPwa(): void {
  if (!import.meta.env.PROD) return
  if (!('serviceWorker' in navigator)) {
    console.info(
      'No service worker here: the app opens without a connection only over https or on localhost.',
    )
    return
  }
  const worker = new Workbox('/service-worker.js')
  const before = navigator.serviceWorker.controller
  const hadWorker = before !== null && !isVisitors(before)
  let asked = false
  worker.addEventListener('waiting', () => {
    // After a visitor's worker it waits for nobody; on a busy tablet it only takes a moment.
    if (before !== null && isVisitors(before)) return
    offerUpdate(() => {
      asked = true
      worker.messageSkipWaiting()
      setTimeout(reloadWhenFree, STARTED_BY_MS)
    })
  })
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) reloadWhenFree()
    // Another tab asked for the new version. This one carries on until someone says so here.
    else if (hadWorker) offerUpdate(() => location.reload())
  })
  worker.register().then(
    registration => setInterval(() => lookForUpdate(registration), LOOK_EVERY_MS),
    error => console.error('The service worker could not be registered.', error),
  )
}

/** The old worker is busy and won't go: reload anyway, as soon as nothing is being written. */
function reloadWhenFree(): void {
  offerUpdate(() => location.reload())
  applyUpdate()
}

function lookForUpdate(registration: ServiceWorkerRegistration | undefined): void {
  if (!navigator.onLine) return
  registration?.update().catch(error => console.info('No update could be looked for.', error))
}
