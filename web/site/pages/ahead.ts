// What somebody may ask for later in a demo is fetched while nobody waits for anything, so that an open one goes on
// working when the network goes. The other pages are for reading: they stay as small as they are.
import { isDemo } from '../../../shared/addresses'

/** The page and whatever was pressed first come before it. */
const AFTER_MS = 3_000

function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AFTER_MS })
  else work()
}

/** `part` imports it. Where that fails now, it is said when somebody asks for it. */
export function ahead(part: () => Promise<unknown>): void {
  if (!isDemo(location.pathname) || isSparing()) return
  const begin = (): void => {
    setTimeout(() => whenIdle(() => void part().catch(() => undefined)), AFTER_MS)
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
