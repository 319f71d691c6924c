// Files out: all of it as one JSON file, or a table as CSV. Made on this device, with or without a signal.
import { csvOf } from '../csv'
import { cellsOf, type RecordsByKind, type Table, tablesOf } from './tables'

export type File = { name: string; type: string; text: string }

const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** `standing`: the same with the answers as they stand, for the tables; the records are told as the app keeps them. */
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
    /** As the app keeps them, with everything the tables above leave out. */
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
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
