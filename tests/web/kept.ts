// What this device keeps, empty as at first: for tests of one page, in memory.
import { kept } from '../../web/platform/data/kept/kept-store'

export { kept }

export function emptyKept(): void {
  for (const key of kept.keys()) kept.remove(key)
}
