/** Runs `make` on the first call and caches the result; if it failed, the next call tries again. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch(error => {
      made = null
      throw error
    })
    return made
  }
}
