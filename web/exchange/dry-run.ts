// What an import would do, before it does it: rows and what is known in, a plan out.
import type { ReadAllergy } from './allergies-in'
import type { Mapping } from './columns'
import type { Csv } from './csv'
import {
  allergiesIn,
  type ClientRow,
  clientRow,
  first,
  keptAside,
  type ProductRow,
  productRow,
  readDate,
} from './rows'
import { foldName, type Known, type Match, People } from './same'
import type { Pause } from './slices'

export type Doubles = {
  /** The same person or product: leave the card as it is, or bring it up to date. */
  same: 'skip' | 'update'
  /** Shares a phone, an email or a name with somebody else. */
  alike: 'skip' | 'add'
}
export type Outcome<Row> = {
  line: number
  row: Row
  allergies: ReadAllergy[]
  created_at: string | null
} & ({ does: 'add' } | { does: 'update'; id: string; name: string })
export type Skipped = { line: number; name: string; reason: string; kind: 'same' | 'alike' }
export type Plan<Row> = {
  outcomes: Outcome<Row>[]
  skipped: Skipped[]
  /** What the two choices decide about. */
  same: number
  alike: number
  bad: { line: number; reason: string }[]
  /** Lines whose date can't be read: it is kept in the notes. */
  dates: number[]
}

const none = async (): Promise<void> => {}
/** Why an update is left out although it was chosen; null = it is made. */
export type Objection<Row> = (row: Row, id: string, allergies: readonly ReadAllergy[]) => string | null
const noObjection = (): null => null

const empty = <Row>(csv: Csv): Plan<Row> => ({
  outcomes: [],
  skipped: [],
  same: 0,
  alike: 0,
  bad: [...csv.broken],
  dates: [],
})
const isLine = (id: string): boolean => id.startsWith('line ')

/** `pause` is waited for after each line, so that ten thousand of them don't hold the screen. */
export async function planClients(
  csv: Csv,
  mapping: Mapping,
  present: readonly Known[],
  doubles: Doubles,
  pause: Pause = none,
  objection: Objection<ClientRow> = noObjection,
): Promise<Plan<ClientRow>> {
  const people = new People()
  for (const known of present) {
    await pause()
    people.add(known)
  }
  const plan = empty<ClientRow>(csv)
  const updated = new Map<string, number>()
  for (const { line, cells } of csv.lines) {
    await pause()
    const row = clientRow(mapping, csv.header, cells)
    if (typeof row === 'string') {
      plan.bad.push({ line, reason: row })
      continue
    }
    const made = {
      line,
      row,
      allergies: allergiesIn(mapping, cells),
      created_at: readDate(first(mapping, cells, 'created_at')),
    }
    const match = people.find(row)
    const fate = match ? fateOf(match, doubles) : 'add'
    if (match?.sure) plan.same += 1
    else if (match) plan.alike += 1
    const before = plan.outcomes.length
    if (match && fate === 'skip')
      plan.skipped.push({
        line,
        name: row.name,
        reason: reasonOf(match),
        kind: match.sure ? 'same' : 'alike',
      })
    else if (match && fate === 'update') {
      const { id, name } = match.known
      // A card is brought up to date from one line: a second would be written over the first.
      const twice = updated.get(id)
      const reason =
        twice === undefined ? objection(row, id, made.allergies) : `${name} is already on line ${twice}.`
      if (reason !== null) plan.skipped.push({ line, name: row.name, reason, kind: 'same' })
      else {
        updated.set(id, line)
        plan.outcomes.push({ ...made, does: 'update', id, name })
      }
    } else {
      plan.outcomes.push({ ...made, does: 'add' })
      people.add({ ...row, id: `line ${line}` })
    }
    if (plan.outcomes.length > before && keptAside(mapping, csv.header, cells).date !== null)
      plan.dates.push(line)
  }
  plan.bad.sort((a, b) => a.line - b.line)
  return plan
}

/** A person who stands twice in the file itself is made once, whatever was chosen. */
function fateOf(match: Match, doubles: Doubles): 'skip' | 'update' | 'add' {
  if (!match.sure) return doubles.alike
  return isLine(match.known.id) ? 'skip' : doubles.same
}

function reasonOf({ known, why }: Match): string {
  const where = isLine(known.id) ? `already on ${known.id}` : 'already a client'
  if (why === 'name') return `${known.name} is ${where}.`
  return `The same ${why === 'phone' ? 'phone number' : 'email'} as ${known.name}, ${where}.`
}

export async function planProducts(
  csv: Csv,
  mapping: Mapping,
  present: readonly { id: string; name: string }[],
  doubles: Doubles,
  pause: Pause = none,
  objection: Objection<ProductRow> = noObjection,
): Promise<Plan<ProductRow>> {
  const known = new Map(present.map(product => [foldName(product.name), product.id]))
  const plan = empty<ProductRow>(csv)
  for (const { line, cells } of csv.lines) {
    await pause()
    const row = productRow(mapping, csv.header, cells)
    if (typeof row === 'string') {
      plan.bad.push({ line, reason: row })
      continue
    }
    const made = { line, row, allergies: [], created_at: null }
    const id = known.get(foldName(row.name))
    if (id !== undefined) plan.same += 1
    if (id === undefined) {
      known.set(foldName(row.name), `line ${line}`)
      plan.outcomes.push({ ...made, does: 'add' })
    } else if (isLine(id) || doubles.same === 'skip')
      plan.skipped.push({
        line,
        name: row.name,
        reason: `${row.name} is already ${isLine(id) ? `on ${id}` : 'in your products'}.`,
        kind: 'same',
      })
    else {
      const reason = objection(row, id, [])
      if (reason !== null) plan.skipped.push({ line, name: row.name, reason, kind: 'same' })
      else {
        known.set(foldName(row.name), `line ${line}`)
        plan.outcomes.push({ ...made, does: 'update', id, name: row.name })
      }
    }
  }
  plan.bad.sort((a, b) => a.line - b.line)
  return plan
}
