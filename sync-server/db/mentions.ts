// Finds where somebody's name may appear: rows, their history and asks' facts. SQL rules out most by a single word;
// what a text really says is then read in the text itself.
import { amongIds, type Db, run } from './statements'

const PAGE = 200
/** Null: SQL can't search for it, so each text has to be read. */
export type Word = string | null
type Like = { where: string; values: string[] }

function likeOf(db: Db, words: readonly Word[], columns: readonly string[]): Like {
  if (words.includes(null)) return { where: '1 = 1', values: [] }
  if (words.length === 0) return { where: '1 = 0', values: [] }
  const each = words.flatMap(word => columns.map(column => ({ column, word })))
  return {
    where: [
      ...each.map(({ column }) => `lower(${column}) like ?`),
      ...columns.map(column => hasAccents(db, column)),
    ].join(' or '),
    values: each.map(({ word }) => `%${word}%`),
  }
}

/** Matches texts with non-ASCII letters: "Müller" doesn't match "muller" in the database. */
export const hasAccents = ({ dialect }: Pick<Db, 'dialect'>, column: string): string =>
  dialect === 'sqlite'
    ? `length(cast(${column} as blob)) > length(${column})`
    : `octet_length(${column}) > length(${column})`

/** Rows in pages, by id. `text` must end where more conditions can follow. */
async function* pages<Row extends { id: string }>(
  db: Db,
  text: string,
  id: string,
  account: string,
  like: Like,
): AsyncGenerator<readonly Row[]> {
  for (let last = ''; ; ) {
    const page = await run<Row>(
      db,
      `${text} and ${id} > ? and (${like.where}) order by ${id} limit ${PAGE}`,
      [account, last, ...like.values],
    )
    yield page
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    last = end.id
  }
}

export const recordsSaying = (db: Db, account: string, words: readonly Word[]) =>
  pages<{ id: string; kind: string; fields: string }>(
    db,
    'select id, kind, fields from records where account = ? and erased = 0',
    'id',
    account,
    likeOf(db, words, ['fields']),
  )

type MentioningChange = { id: string; kind: string; patch: string; base: string }
export const changesSaying = (db: Db, account: string, words: readonly Word[]) =>
  pages<MentioningChange>(
    db,
    `select changes.id as id, kind, patch, base from changes join records
       on records.account = changes.account and records.id = changes.record_id where changes.account = ?`,
    'changes.id',
    account,
    likeOf(db, words, ['patch', 'base']),
  )

export const factsSaying = (db: Db, account: string, words: readonly Word[]) =>
  pages<{ id: string; facts: string }>(
    db,
    'select ask as id, facts from ask_facts where account = ?',
    'ask',
    account,
    likeOf(db, words, ['facts']),
  )

export async function putHistory(
  db: Db,
  account: string,
  changes: readonly { id: string; patch: string; base: string }[],
): Promise<void> {
  for (const { id, patch, base } of changes)
    await run(db, 'update changes set patch = ?, base = ? where account = ? and id = ?', [
      patch,
      base,
      account,
      id,
    ])
}

export async function putFacts(db: Db, account: string, ask: string, facts: string): Promise<void> {
  await run(db, 'update ask_facts set facts = ? where account = ? and ask = ?', [facts, account, ask])
}

export const dropFacts = (db: Db, account: string, asks: readonly string[]): Promise<unknown> =>
  amongIds(db, 'delete from ask_facts where account = ? and ask in (ids)', account, asks)

/** Records that once had one of these ids in their history, whatever they are about now. */
export async function oncePartOf(db: Db, account: string, ids: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const id of ids) {
    const word = /^[A-Za-z0-9-]+$/.test(id) ? `%"${id}"%` : '%'
    const rows = await run<{ record_id: string }>(
      db,
      'select distinct record_id from changes where account = ? and (patch like ? or base like ?)',
      [account, word, word],
    )
    for (const { record_id } of rows) found.add(record_id)
  }
  return [...found]
}

/** Everyone on file: clients and people who work here. */
export const everyone = (db: Db, account: string) =>
  run<{ id: string; kind: string; fields: string }>(
    db,
    "select id, kind, fields from records where account = ? and kind in ('client', 'person') and erased = 0",
    [account],
  )
