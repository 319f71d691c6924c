// What an import would do, without doing it: takes rows and known records, returns a plan.

import type { Csv } from '../csv'
import type { ReadAllergy } from '../read/allergies-in'
import { readDate } from '../read/days'
import type { Hanging } from '../read/hanging'
import { countable } from '../read/tube'
import type { Pause } from '../slices'
import { besideOf, birthdayOf } from './beside'
import type { Mapping } from './columns'
import { nobodyWords } from './nobody'
import {
  allergiesIn,
  type ClientRow,
  clientRow,
  first,
  headingOf,
  keptAside,
  type ProductRow,
  productRow,
  troublesIn,
} from './rows'
import { type KnownClient, type Match, People, writtenOf } from './same'
import { calledOf, type KnownProduct, Shelf } from './same-product'
import { putTogether } from './together'

export type Choices = {
  /** Same person or product: skip the line or update the card. */
  same: 'skip' | 'update'
  /** Shares a phone, an email or a name with somebody else. */
  alike: 'skip' | 'add'
  /** "Total clients" and other lines that aren't people. */
  sums: 'skip' | 'add'
  /** A broken phone number or email: import the client without it, or skip the line. */
  numbers: 'aside' | 'skip'
}
/** By default no client is left out before somebody was asked. */
export const AT_FIRST: Choices = { same: 'skip', alike: 'add', sums: 'skip', numbers: 'aside' }
export type Outcome<Row> = {
  line: number
  row: Row
  allergies: ReadAllergy[]
  /** Patch tests, formulas, visits and permissions. */
  hanging: Hanging[]
  created_at: string | null
} & ({ does: 'add' } | { does: 'update'; id: string; name: string })
type Skipped = { line: number; name: string; reason: string; kind: 'same' | 'alike' }
type LineFault = { line: number; reason: string }
export type DryRun<Row> = {
  outcomes: Outcome<Row>[]
  skipped: Skipped[]
  /** Lines that don't look like people, broken numbers, and imported lines that need a check. */
  sums: LineFault[]
  numbers: LineFault[]
  look: LineFault[]
  /** Formulas kept as notes. */
  unread: number
  /** How many lines each of the two choices affects. */
  same: number
  alike: number
  bad: LineFault[]
  /** Lines with an unreadable date, which goes into the notes. */
  dates: number[]
}

const none = async (): Promise<void> => {}
/** Why we skip an update although it was chosen; null if we make it. */
export type Objection<Row> = (
  row: Row,
  id: string,
  outcome: Pick<Outcome<Row>, 'allergies' | 'hanging'>,
) => string | null
const noObjection = (): null => null

const empty = <Row>(csv: Csv): DryRun<Row> => ({
  outcomes: [],
  skipped: [],
  sums: [],
  numbers: [],
  look: [],
  unread: 0,
  same: 0,
  alike: 0,
  bad: [...csv.broken],
  dates: [],
})
const isLine = (id: string): boolean => id.startsWith('line ')

/** Awaits `pause` after each line, so that ten thousand of them don't block the screen. */
export async function planClients(
  csv: Csv,
  mapping: Mapping,
  present: readonly KnownClient[],
  choices: Choices,
  pause: Pause = none,
  objection: Objection<ClientRow> = noObjection,
): Promise<DryRun<ClientRow>> {
  const { people, cards } = await everybody(csv, mapping, present, pause)
  const plan = empty<ClientRow>(csv)
  const updated = new Map<string, number>()
  const added = new Map<string, Outcome<ClientRow>>()
  for (const { line, cells, row, beside } of cards) {
    await pause()
    if (typeof row === 'string') {
      plan.bad.push({ line, reason: row })
      continue
    }
    const { name } = row
    const nobody = nobodyWords(name, csv.header)
    if (nobody !== null) plan.sums.push({ line, reason: nobody })
    if (nobody !== null && choices.sums === 'skip') continue
    const troubles = troublesIn(mapping, cells).map(trouble => ({ line, reason: `${name}: ${trouble}` }))
    plan.numbers.push(...troubles)
    if (troubles.length > 0 && choices.numbers === 'skip') continue
    const made = {
      line,
      row,
      allergies: allergiesIn(mapping, cells),
      hanging: beside.hanging,
      created_at: readDate(first(mapping, cells, 'created_at')),
    }
    const known = { ...row, birthday: birthdayOf(row.notes), written: writtenOf(row) }
    const match = people.find(known)
    const where = match?.known.id ?? ''
    const skip = (reason: string): number =>
      plan.skipped.push({ line, name, reason, kind: match?.sure ? 'same' : 'alike' })
    const count = plan.outcomes.length
    const twin = match?.sure ? added.get(where) : undefined
    if (match?.sure && !isLine(where)) plan.same += 1
    if (match && !match.sure) plan.alike += 1
    if (twin) {
      skip(`${twin.row.name} is already on ${where}.${putTogether(twin, made, csv.header, mapping)}`)
      people.add({ ...known, ...twin.row, id: where, written: null })
    } else if (match && !match.sure && choices.alike === 'skip') skip(reasonOf(match))
    else if (match?.sure && choices.same === 'skip') skip(reasonOf(match))
    else if (match?.sure) {
      // Only one line may update a card: a second would overwrite the first.
      const twice = updated.get(where)
      const reason =
        twice === undefined ? objection(row, where, made) : `${match.known.name} is already on line ${twice}.`
      if (reason !== null) skip(reason)
      else {
        updated.set(where, line)
        plan.outcomes.push({ ...made, does: 'update', id: where, name: match.known.name })
      }
    } else {
      if (match) plan.look.push({ line, reason: `${name}: ${reasonOf(match)}` })
      const outcome = { ...made, does: 'add' as const }
      plan.outcomes.push(outcome)
      added.set(`line ${line}`, outcome)
      people.add({ ...known, id: `line ${line}`, written: null })
    }
    if (plan.outcomes.length > count && keptAside(mapping, csv.header, cells).date !== null)
      plan.dates.push(line)
    if (plan.outcomes.length > count || twin) {
      plan.look.push(...beside.odd.map(odd => ({ line, reason: `${name}: ${odd}` })))
      plan.unread += beside.unread.length
    }
  }
  plan.bad.sort((a, b) => a.line - b.line)
  return plan
}

/** Reads all the phone numbers and emails first, as we need to know who shares one before matching anybody. */
async function everybody(csv: Csv, mapping: Mapping, present: readonly KnownClient[], pause: Pause) {
  const people = new People()
  for (const known of present) {
    await pause()
    people.add(known)
  }
  const cards = []
  for (const { line, cells } of csv.lines) {
    await pause()
    const beside = besideOf(mapping, csv.header, cells)
    const row = clientRow(mapping, csv.header, cells, beside)
    if (typeof row !== 'string') people.heard(row)
    cards.push({ line, cells, row, beside })
  }
  return { people, cards }
}

function reasonOf({ known, why, sure }: Match): string {
  const where = isLine(known.id) ? `already on ${known.id}` : 'already a client'
  if (why === 'name')
    return sure ? `${known.name} is ${where}.` : `The same name as ${known.name}, ${where}, and nothing else.`
  return `The same ${why === 'phone' ? 'phone number' : 'email'} as ${known.name}, ${where}.`
}

export async function planProducts(
  csv: Csv,
  mapping: Mapping,
  present: readonly KnownProduct[],
  choices: Choices,
  pause: Pause = none,
  objection: Objection<ProductRow> = noObjection,
): Promise<DryRun<ProductRow>> {
  const shelf = new Shelf(present)
  const stock = headingOf(mapping, csv.header, 'stock')
  const plan = empty<ProductRow>(csv)
  const rows: { line: number; read: ProductRow }[] = []
  for (const { line, cells } of csv.lines) {
    await pause()
    const read = productRow(mapping, csv.header, cells)
    if (typeof read === 'string') plan.bad.push({ line, reason: read })
    else {
      shelf.heard(read)
      rows.push({ line, read })
    }
  }
  for (const { line, read } of rows) {
    await pause()
    const name = calledOf(read)
    const skip = (reason: string, kind: Skipped['kind'] = 'same'): number =>
      plan.skipped.push({ line, name, reason, kind })
    const twice = shelf.lineOf(read)
    const match = twice === null ? shelf.find(read) : null
    if (match && 'unclear' in match) {
      skip(unclearWords(name, match.unclear), 'alike')
      continue
    }
    const row = countable(read, match?.known.pack ?? null, stock)
    const made = { line, row, allergies: [], hanging: [], created_at: null }
    if (match || twice !== null) plan.same += 1
    if (twice !== null) skip(`${name} is already on line ${twice}.`)
    else if (!match) {
      shelf.took(read, line)
      plan.outcomes.push({ ...made, does: 'add' })
    } else if (choices.same === 'skip') skip(`${name} is already in your products.`)
    else {
      const { id } = match.known
      const reason = objection(row, id, made)
      if (reason !== null) skip(reason)
      else {
        shelf.took(read, line)
        plan.outcomes.push({ ...made, does: 'update', id, name: row.name })
      }
    }
  }
  plan.look = plan.outcomes.flatMap(({ line, row }) =>
    (row.aside ?? []).map(({ words }) => ({ line, reason: words })),
  )
  plan.bad.sort((a, b) => a.line - b.line)
  return plan
}

const unclearWords = (name: string, fitting: number): string =>
  `${fitting === 1 ? 'Several lines' : `${fitting} of your products`} are called ${name}, and this line doesn't say which one it is.`
