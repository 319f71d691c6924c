// The queries that screens may run, as promises; queries.ts has the live versions. Only this file and those below it
// know how rows are stored.

import { folded } from '../../../../shared/fold-text'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import type { Kind } from '../../../../shared/sync/kinds'
import { blanks } from '../blank'
import type { SalonDb } from '../db'
import { isDeleted, type StoredRow, sortedAs } from '../row'
import type { ClientMatch } from './search/search'

export type Row<K extends Kind> = {
  id: string
  kind: K
  version: number
  fields: FieldsOf<K>
  /** Holds changes that the server has not confirmed. */
  pending: boolean
  /** The code of a refused change to it (words: shared/problems.ts). */
  problem?: string
}

/** A row as screens see it; fields that nobody wrote are blank. */
export function viewOf<K extends Kind>(kind: K, row: StoredRow): Row<K> {
  const view: Row<K> = {
    id: row.id,
    kind,
    version: row.version,
    fields: { ...blanks[kind], ...row.fields },
    pending: row.server !== undefined,
  }
  return row.problem === undefined ? view : { ...view, problem: row.problem }
}

/** Records of a client who hasn't arrived yet are shown: that client isn't deleted. */
async function withoutDeletedClients(db: SalonDb, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const ids = [
    ...new Set(rows.flatMap(({ fields }) => (typeof fields.client_id === 'string' ? fields.client_id : []))),
  ]
  if (ids.length === 0) return [...rows]
  const clients = await db.rows.bulkGet(ids)
  const deleted = new Set(clients.flatMap(client => (client && isDeleted(client.fields) ? client.id : [])))
  return rows.filter(({ fields }) => typeof fields.client_id !== 'string' || !deleted.has(fields.client_id))
}

/** Null when it isn't there, is deleted, or is about a deleted client. */
export async function getFrom<K extends Kind>(db: SalonDb, kind: K, id: string): Promise<Row<K> | null> {
  const row = await db.rows.get(id)
  if (!row || row.kind !== kind || isDeleted(row.fields)) return null
  const [shown] = await withoutDeletedClients(db, [row])
  return shown ? viewOf(kind, shown) : null
}

/** Clients and people by name, products by category and name, all others newest first. */
const BY_NAME: ReadonlySet<Kind> = new Set<Kind>(['client', 'person', 'product', 'salon', 'scenario'])

export async function listFrom<K extends Kind>(
  db: SalonDb,
  kind: K,
  { limit, matches }: { limit?: number; matches?: (row: StoredRow) => boolean } = {},
): Promise<Row<K>[]> {
  const found = db.rows.where('place').startsWith(`${kind} `)
  const ordered = BY_NAME.has(kind) ? found : found.reverse()
  const wanted = matches ? ordered.filter(matches) : ordered
  if (limit === undefined) {
    return (await withoutDeletedClients(db, await wanted.toArray())).map(row => viewOf(kind, row))
  }
  // Some may belong to deleted clients, so read on until there are enough.
  const shown: StoredRow[] = []
  for (let offset = 0; shown.length < limit; ) {
    const portion = await wanted.clone().offset(offset).limit(limit).toArray()
    shown.push(...(await withoutDeletedClients(db, portion)))
    offset += portion.length
    if (portion.length < limit) break
  }
  return shown.slice(0, limit).map(row => viewOf(kind, row))
}

/** Newest first. */
export async function aboutFrom<K extends Kind>(
  db: SalonDb,
  kind: K,
  client: string,
  matches?: (row: StoredRow) => boolean,
): Promise<Row<K>[]> {
  const rows = await db.rows.where('about').startsWith(`${client} ${kind} `).reverse().toArray()
  const wanted = matches ? rows.filter(matches) : rows
  return (await withoutDeletedClients(db, wanted)).map(row => viewOf(kind, row))
}

export type AllAbout<K extends Kind> = { [Each in K]: Row<Each>[] }

/** Several kinds in one transaction; newest first. */
export async function allAboutFrom<K extends Kind>(
  db: SalonDb,
  kinds: readonly K[],
  client: string,
): Promise<AllAbout<K>> {
  return db.transaction('r', db.rows, async () => {
    const [card, ...found] = await Promise.all([
      db.rows.get(client),
      ...kinds.map(kind => db.rows.where('about').startsWith(`${client} ${kind} `).reverse().toArray()),
    ])
    const gone = card !== undefined && isDeleted(card.fields)
    return Object.fromEntries(
      kinds.map((kind, at) => [kind, gone ? [] : (found[at] ?? []).map(row => viewOf(kind, row))]),
    ) as AllAbout<K>
  })
}

type Stretch = { from: string; to?: string; client?: string }
/** A range of one kind, or of one client's records of that kind, by sort key; earliest first. `to` is exclusive. */
export async function rangeFrom<K extends Kind>(
  db: SalonDb,
  kind: K,
  { from, to, client }: Stretch,
): Promise<Row<K>[]> {
  const [index, head] = client === undefined ? ['place', `${kind} `] : ['about', `${client} ${kind} `]
  const rows = await db.rows
    .where(index)
    .between(`${head}${folded(from)}`, to === undefined ? `${head}\uffff` : `${head}${folded(to)}`)
    .toArray()
  return (await withoutDeletedClients(db, rows)).map(row => viewOf(kind, row))
}

/** The part of a list between two sort keys; `from` is inclusive, `to` exclusive. */
export async function stretchFrom<K extends Kind>(
  db: SalonDb,
  kind: K,
  from: readonly string[],
  to: readonly string[],
): Promise<Row<K>[]> {
  const place = (values: readonly string[]): string => `${kind} ${sortedAs(values)}`
  const rows = await db.rows.where('place').between(place(from), place(to), true, false).toArray()
  return (await withoutDeletedClients(db, rows)).map(row => viewOf(kind, row))
}

export const countFrom = (db: SalonDb, kind: Kind): Promise<number> =>
  db.rows.where('place').startsWith(`${kind} `).count()

/** Part of the client list, by name. */
export async function clientWindow(db: SalonDb, start: number, count: number): Promise<Row<'client'>[]> {
  const clients = db.rows.where('place').startsWith('client ')
  const rows = await (start === 0 ? clients : clients.offset(start)).limit(count).toArray()
  return rows.map(row => viewOf('client', row))
}

/** Clients whose name starts with `text`, sorted by name. `text` must be folded, as names are in the index. */
export async function clientsBeginning(db: SalonDb, text: string, most: number): Promise<ClientMatch[]> {
  const rows = await db.rows.where('place').startsWith(`client ${text}`).limit(most).toArray()
  return rows.map(row => foundIn(row, 'name'))
}

export function foundIn(stored: StoredRow, why: ClientMatch['why']): ClientMatch {
  const row = viewOf('client', stored)
  return { id: row.id, name: row.fields.name, why, row }
}

export type AskFilter = { tool?: string; clientId?: string | null; limit?: number }

export async function asksFrom(db: SalonDb, { tool, clientId, limit }: AskFilter): Promise<Row<'ask'>[]> {
  const matches = tool === undefined ? undefined : (row: StoredRow) => row.fields.tool === tool
  if (typeof clientId === 'string') {
    const asks = await aboutFrom(db, 'ask', clientId, matches)
    return limit === undefined ? asks : asks.slice(0, limit)
  }
  return listFrom(db, 'ask', {
    ...(limit === undefined ? {} : { limit }),
    ...(matches === undefined ? {} : { matches }),
  })
}

export type ProductGroup = { category: string; products: Row<'product'>[] }

export async function productGroups(db: SalonDb): Promise<ProductGroup[]> {
  const groups = new Map<string, Row<'product'>[]>()
  for (const product of await listFrom(db, 'product')) {
    const { category } = product.fields
    const group = groups.get(category)
    if (group) group.push(product)
    else groups.set(category, [product])
  }
  return [...groups].map(([category, products]) => ({ category, products }))
}
