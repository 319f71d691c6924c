// Exports: everything as one JSON file, or a table as CSV. Made on this device, so it also works offline.
import { csvOf } from '../csv'
import { cellsOf, type RecordsByKind, type Table, tablesOf } from './tables'

export type File = { name: string; type: string; text: string }

const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/**
 * `standing`: the same records with answers as they stand now, for the tables. `records` in the file stay as the app
 * stores them.
 */
export function jsonFile(held: RecordsByKind, account: string, now: number, standing = held): File {
  const tables = Object.fromEntries(
    tablesOf(standing, account).map(({ name, columns, rows }) => [
      name,
      rows.map(row => Object.fromEntries(columns.map(column => [column, row[column] ?? null]))),
    ]),
  )
  const records = Object.entries(held).flatMap(([kind, rows]) =>
    rows.map(({ id, fields }) => ({ kind, id, fields })),
  )
  const all = {
    app: 'Chairside',
    format: 1,
    exported_at: new Date(now).toISOString(),
    user_id: account,
    ...tables,
    /** As the app stores them, including all that the tables above leave out. */
    records,
  }
  return {
    name: `chairside-${dateOf(now)}.json`,
    type: 'application/json',
    text: JSON.stringify(all, null, 1),
  }
}

export async function csvFile(table: Table, now: number): Promise<File> {
  return {
    name: `chairside-${table.name.replaceAll('_', '-')}-${dateOf(now)}.csv`,
    type: 'text/csv;charset=utf-8',
    text: await csvOf(table.columns, cellsOf(table)),
  }
}

export function download({ name, type, text }: File): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari only reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
