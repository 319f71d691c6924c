import { type DependencyList, useState } from 'react'
import { useAnswer } from '../../platform/outside'

/**
 * The result of `load`; undefined until it arrives. Loads again when `deps` change, keeps the older result until then,
 * and drops late ones. `load` returns null if there is nothing to load. `failed`: logged if it throws; the older result
 * stays.
 */
export function useLoaded<T>(
  load: () => Promise<T> | null,
  deps: DependencyList,
  failed: string,
): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's, and checked there
  useAnswer(load, deps, {
    came: value => setLoaded(was => (was && Object.is(was.value, value) ? was : { value })),
    failed: error => console.info(failed, error),
  })
  return loaded?.value
}
