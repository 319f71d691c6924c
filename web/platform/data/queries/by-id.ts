import { useSalonQuery } from './live'

/** Whether any visible record's id starts like this; undefined while it loads. */
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
