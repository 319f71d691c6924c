// A tool's chunk, fetched once.
import type { Registration, Tool } from '../../../shared/tool'

const loading = new Map<string, Promise<Tool>>()

/** Rejects if the chunk can't be fetched; the next call tries again. */
export function loadTool(registration: Registration): Promise<Tool> {
  const known = loading.get(registration.id)
  if (known) return known
  const promise = registration.load().then(module => module.default)
  promise.catch(() => loading.delete(registration.id))
  loading.set(registration.id, promise)
  return promise
}
