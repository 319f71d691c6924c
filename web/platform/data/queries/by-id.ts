import { useSalonQuery } from './live'

/** Whether any record that is shown has an id that begins like this. */
export function useAnyWithId(beginning: string): boolean | undefined {
  return useSalonQuery(
    async ({ db }) => {
      const shown = db.rows
        .where('id')
        .startsWith(beginning)
        .filter(row => row.place !== undefined)
      return (await shown.limit(1).count()) > 0
    },
    [beginning],
  )
}
