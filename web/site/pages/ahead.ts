// Preloads what somebody may ask for later in a demo, while the page is idle, so an open demo keeps working when the
// network goes. The other pages are only for reading, and stay small.
import { isDemo } from '../../../shared/addresses'

/** The page itself and the first taps come before it. */
const AFTER_MS = 3_000

function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AFTER_MS })
  else work()
}

/** `part` imports it. A failure is ignored here, and reported when somebody asks for it. */
export function ahead(part: () => Promise<unknown>): void {
  if (!isDemo(location.pathname) || isSparing()) return
  const begin = (): void => {
    setTimeout(() => whenIdle(() => void part().catch(() => undefined)), AFTER_MS)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
