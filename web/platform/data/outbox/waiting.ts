// The outbox as people see it.
import { isKind, OWNER_ID } from '../../../../shared/sync/kinds'
import { namedOr, ownerName } from '../account/people'
import type { SalonDb, Waiting } from '../db'

export type OutboxItem = Omit<Waiting, 'seq'> & {
  seq: number
  /** The record's name: a client's, a product's, or that of the client a note is about. */
  title: string
  /** The whole change as plain text. What the page shows and copies is worded in web/shell/waiting/say.ts. */
  text: string
  /** The tool that a question is for; null when the record isn't a question. */
  tool: string | null
  /** The author's name; null when the change doesn't say. */
  by: string | null
  state: 'waiting' | 'refused' | 'attention'
}

/** Set aside after repeated failures. Not refused: the server never gave a verdict on it. */
export const SET_ASIDE: ReadonlySet<string> = new Set(['server-error', 'too-large', 'bad-request'])

const stateOf = (problem: string | undefined): OutboxItem['state'] =>
  problem === undefined ? 'waiting' : SET_ASIDE.has(problem) ? 'attention' : 'refused'

export async function outboxItems(db: SalonDb): Promise<OutboxItem[]> {
  const waiting = await db.outbox.orderBy(':id').toArray()
  const records = new Map(
    (await db.rows.bulkGet([...new Set(waiting.map(each => each.recordId))])).flatMap(row =>
      row ? [[row.id, row]] : [],
    ),
  )
  const clientIds = [...records.values()].flatMap(({ fields }) =>
    typeof fields.client_id === 'string' ? fields.client_id : [],
  )
  const clients = new Map(
    (await db.rows.bulkGet([...new Set(clientIds)])).flatMap(row => (row ? [[row.id, row]] : [])),
  )
  const whos = waiting.flatMap(({ patch }) => (typeof patch.who === 'string' ? patch.who : []))
  const people = new Map(
    (await db.rows.bulkGet([...new Set(whos)])).flatMap(row =>
      row?.kind === 'person' ? [[row.id, namedOr(row.id, String(row.fields.name ?? ''))]] : [],
    ),
  )
  const nameOf = (who: string): string => people.get(who) ?? (who === OWNER_ID ? ownerName() : who)
  return waiting.map(each => {
    const fields = { ...each.base, ...records.get(each.recordId)?.fields, ...each.patch }
    const client = typeof fields.client_id === 'string' ? clients.get(fields.client_id)?.fields : undefined
    const called = [fields.name, fields.client_name, client?.name, fields.title]
    const title = called.find(name => typeof name === 'string' && name !== '')
    return {
      ...each,
      seq: each.seq ?? 0,
      title: typeof title === 'string' ? title : '',
      text: textOf(each),
      tool: each.kind === 'ask' && typeof fields.tool === 'string' ? fields.tool : null,
      by: typeof each.patch.who === 'string' && each.patch.who !== '' ? nameOf(each.patch.who) : null,
      state: stateOf(each.problem),
    }
  })
}

/** Everything in a change, one field per line, under the fields' own names. */
export function textOf({ kind, patch }: Pick<Waiting, 'kind' | 'patch'>): string {
  const hidden = new Set([
    'client_id',
    'deletedAt',
    'id',
    'device',
    'sheet',
    'draft',
    'seconds',
    'import_id',
    'sample',
  ])
  // Fields that the app fills in itself, so nobody wrote them.
  const noted = new Set([
    'tool',
    'tool_version',
    'asked_at',
    'written_at',
    'made_at',
    'created_at',
    'answer_notes',
  ])
  if (kind === 'ask' && typeof patch.input === 'object' && patch.input !== null)
    return linesOf(Object.entries(patch.input))
  // Of a voice memo, only the typed text; its sound is listed separately.
  if (kind === 'memo') return linesOf(Object.entries(patch).filter(([field]) => field === 'text'))
  // A question leaves out the facts that the tool looked at; any known kind leaves out what the app filled in.
  if (kind === 'ask') hidden.add('facts')
  if (isKind(kind)) for (const field of noted) hidden.add(field)
  const shown = Object.entries(patch).filter(([field]) => !isKind(kind) || !hidden.has(field))
  return linesOf(shown)
}

/** "currentColor" and "hair_type" as people say them. */
export const called = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)

function linesOf(entries: readonly [string, unknown][]): string {
  const lines = entries.flatMap(([field, value]) => {
    const words = wordsIn(value)
    return words === '' ? [] : [`${called(field)}: ${words}`]
  })
  return lines.join('\n')
}

/** Any value as words, without knowing what it means. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, inner]) => [name, wordsIn(inner)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ')
}
