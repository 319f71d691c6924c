// Searches formulas and notes in the open database. The index only says which may match. What is shown is read from the
// database each time, so nothing erased or deleted ever turns up.
import {
  askedOf,
  heldBy,
  isAskedFor,
  keyOf,
  type LineQuery,
  rankOfLines,
} from '../../../../../shared/salon/find/asked'
import { isOfHealth, isSearched, type Searched, textsOf } from '../../../../../shared/salon/find/lines'
import { standingOf } from '../../../../../shared/salon/privacy/consent'
import type { FieldsOf, Shade } from '../../../../../shared/salon/records/records'
import { makerOf } from '../../../../../shared/trade/colour/codes'
import type { Salon, SalonDb } from '../../db'
import { isDeleted } from '../../row'
import { clientMarks } from '../client-list'
import { viewOf } from '../read'
import { linesSoFar, text, WHEN } from './lines-index'

export { linesStand, prepareLines } from './lines-index'

export type FoundLine = {
  id: string
  kind: Searched
  /** The tool's id when this is an answer, else null. */
  tool: string | null
  at: string
  /** `id` is null when it isn't about a client on the list. */
  client: { id: string | null; name: string }
  line: string
  shade: Shade | null
}
export type FoundLines = {
  asked: LineQuery
  lines: readonly FoundLine[]
  /** True when there are more than were asked for. */
  more: boolean
  /** How many matches are held back because they mention health and no consent is on record. */
  withheld: number
  /** False while the index is still being built. */
  whole: boolean
}

type Options = {
  most: number
  /**
   * Gives an answer as it is after all checks, as the stored one is never shown. Without this, answers are left out.
   */
  asStands?: (ask: FieldsOf<'ask'>) => FieldsOf<'ask'>
}

export async function searchLines(salon: Salon, typed: string, options: Options): Promise<FoundLines> {
  const { db } = salon
  const brand = await db.rows.get('salon')
  const asked = askedOf(typed, makerOf(text(brand?.fields.colour_brand)))
  if (!isAskedFor(asked)) return { asked, lines: [], more: false, withheld: 0, whole: true }
  const { entries, whole } = await linesSoFar(salon)
  const ranked: { id: string; at: string; rank: number }[] = []
  for (const { id, at, keys } of entries.values()) {
    const rank = rankOfLines(keys, asked)
    if (rank !== null) ranked.push({ id, at, rank })
  }
  ranked.sort((a, b) => a.rank - b.rank || (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const lines: FoundLine[] = []
  let withheld = 0
  let next = 0
  while (next < ranked.length && lines.length <= options.most) {
    const some = ranked.slice(next, next + options.most + 1 - lines.length)
    next += some.length
    const looked = await shownOf(
      db,
      some.map(({ id }) => id),
      asked,
      options,
    )
    lines.push(...looked.lines)
    withheld += looked.withheld
  }
  const more = lines.length > options.most
  const shown = await withShades(salon, lines.slice(0, options.most))
  return { asked, lines: shown, more, withheld, whole }
}

/** Reads the rows as they are in the database now. */
async function shownOf(
  db: SalonDb,
  ids: readonly string[],
  asked: LineQuery,
  { asStands }: Options,
): Promise<{ lines: FoundLine[]; withheld: number }> {
  const rows = (await db.rows.bulkGet([...ids])).filter(row => row !== undefined && !isDeleted(row.fields))
  const clientIds = rows.map(row => (row?.kind === 'client' ? row.id : text(row?.fields.client_id) || null))
  const clients = new Map(
    (await db.rows.bulkGet([...new Set(clientIds.filter(id => id !== null))])).flatMap(row =>
      row ? [[row.id, row] as const] : [],
    ),
  )
  const lines: FoundLine[] = []
  let withheld = 0
  for (const [at, row] of rows.entries()) {
    if (!row || !isSearched(row.kind)) continue
    const clientId = clientIds[at] ?? null
    const client = clientId === null ? undefined : clients.get(clientId)
    if (client && isDeleted(client.fields)) continue
    const stands = row.kind === 'ask' ? asStands?.(viewOf('ask', row).fields) : row.fields
    if (stands === undefined) continue
    const line = await lineOf(db, { kind: row.kind, clientId, texts: textsOf(row.kind, stands) }, asked)
    if (line === WITHHELD) withheld += 1
    else if (line !== null)
      lines.push({
        id: row.id,
        kind: row.kind,
        tool: row.kind === 'ask' ? text(row.fields.tool) : null,
        at: text(row.fields[WHEN[row.kind]]),
        client: { id: clientId, name: client ? text(client.fields.name) : text(row.fields.client_name) },
        line,
        shade: row.kind === 'formula' ? viewOf('formula', row).fields.result : null,
      })
  }
  return { lines, withheld }
}

const WITHHELD = '\u0000'
type Looked = { kind: Searched; clientId: string | null; texts: readonly string[] }

/**
 * The line to show; null when nothing matches. WITHHELD when every match mentions health and nobody consented to that.
 */
async function lineOf(
  db: SalonDb,
  { kind, clientId, texts }: Looked,
  asked: LineQuery,
): Promise<string | null> {
  const best = bestOf(texts, asked)
  if (best === null) return null
  const others = texts.filter(each => !isOfHealth(kind, each))
  if (others.length === texts.length || (clientId !== null && (await maySee(db, clientId)))) return best
  return bestOf(others, asked) ?? WITHHELD
}

/** The line with most of what was asked for; null unless these lines together hold all of it. */
function bestOf(texts: readonly string[], asked: LineQuery): string | null {
  if (rankOfLines(texts.map(keyOf), asked) === null) return null
  const held = texts.map(each => heldBy(each, asked))
  return texts[held.indexOf(Math.max(...held))] ?? null
}

async function maySee(db: SalonDb, clientId: string): Promise<boolean> {
  const rows = await db.rows.where('about').startsWith(`${clientId} consent `).toArray()
  return (
    standingOf(
      rows.map(row => viewOf('consent', row)),
      'health-notes',
    ).state === 'yes'
  )
}

/** A note is shown with the shade that its client has now. */
async function withShades(salon: Salon, lines: readonly FoundLine[]): Promise<FoundLine[]> {
  const ids = [
    ...new Set(lines.flatMap(({ client, shade }) => (shade || client.id === null ? [] : client.id))),
  ]
  const marks = await clientMarks(salon, ids)
  return lines.map(each => ({ ...each, shade: each.shade ?? marks.get(each.client.id ?? '')?.shade ?? null }))
}
