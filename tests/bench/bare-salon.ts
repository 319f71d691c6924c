import Dexie, { type Table } from 'dexie'
import type { BenchClient } from './clients'

export type BareRow = { id: string; name: string; version: number; fields: BenchClient }
export type BareSalon = Dexie & {
  rows: Table<BareRow, string>
  outbox: Table<{ key?: number; row: BareRow }, number>
}

/** One table with its one index, and an outbox: what a device can't do without. */
export function bareSalon(name = 'bare'): BareSalon {
  const db = new Dexie(name)
  db.version(1).stores({ rows: 'id, name', outbox: '++key' })
  return db as BareSalon
}
