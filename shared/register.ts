// Separate from tool.ts, which imports the readers: the first screen only needs the list.
import type { Registration } from './tool'

/** A tool's face, for its line in shared/tools/index.ts. */
export function register(registration: Omit<Registration, 'writes'> & { writes?: true }): Registration {
  return { writes: false, ...registration }
}
