import { type DependencyList, useEffect, useState } from 'react'

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
  // Follows what is asked outside of React, and lets go of an answer that nobody waits for.
  useEffect(() => {
    let isWanted = true
    load()?.then(
      value => isWanted && setLoaded(was => (was && Object.is(was.value, value) ? was : { value })),
      (error: unknown) => console.info(failed, error),
    )
    return () => {
      isWanted = false
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are the caller's, and checked there
  }, deps)
  return loaded?.value
}
