// What the server's clock said, and when: for timers, which must mean the same moment on every tablet.
import { memory } from '../data/memory'

/** `server`: its clock. `asked` and `came`: this page's own monotonic clock around the request. All ms. */
type ServerTime = { server: number; asked: number; came: number }
export const serverTime = memory<ServerTime | null>(null)
