// In Safari, some transactions have never called back. So every wait for the database has a limit.
export const DATABASE_LIMIT_MS = 15_000

export class DatabaseStuck extends Error {
  override readonly name = 'DatabaseStuck'
}

export function watched<T>(work: PromiseLike<T>, limit = DATABASE_LIMIT_MS): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DatabaseStuck('The storage of this browser does not answer')),
      limit,
    )
    work.then(
      value => {
        clearTimeout(timer)
        resolve(value)
      },
      error => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
