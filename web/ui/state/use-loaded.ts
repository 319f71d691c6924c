import { type DependencyList, useState } from 'react'
import { useAnswer } from '../../platform/outside'

/**
 * What `load` brings; undefined until it has come. Asked again when `deps` change: until the newer is there the older
 * stays, and what comes too late is dropped. `load` gives null where there is nothing to ask. `failed`: what the console
 * says where it throws; the older stays then.
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
