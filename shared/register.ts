// Apart from tool.ts, which brings what reads: the first screen needs the list alone.
import type { Registration } from './tool'

/** A tool's face, for its line in shared/tools/index.ts. */
export function register(registration: Omit<Registration, 'writes'> & { writes?: true }): Registration {
  return { writes: false, ...registration }
}
