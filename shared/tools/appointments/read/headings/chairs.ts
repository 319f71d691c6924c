// Which chair a row is on, once the whole text has been read.
import { oneOf, withoutEdges } from '../../../../reading/letters'
import { typed } from '../../../../reading/wording'
import { EVERYBODY, FOR_EVERYBODY, SOMEBODY_ELSE } from '../../../../reading/words/day/talk'
import type { Row } from '../row'
import type { KnownPeople } from '../who'

/** "Both on lunch 12.30–1", "everyone: training 9–10": one entry for every chair known so far. */
export function shared(rows: Row[], known: KnownPeople): Row[] {
  return rows.flatMap(row => {
    if (row.kind === 'client') return [row]
    const ahead = AHEAD.opens(row.service)
    const of = ahead ?? BEHIND.all(row.service).at(-1)
    if (!of) return [row]
    const staff = new Set(
      rows.flatMap(other => (other.day === row.day && other.staff !== null ? [other.staff] : [])),
    )
    const service = withoutEdges(row.service.slice(0, of.index) + row.service.slice(of.end), ' ', ' ,:(–-')
    if (staff.size < 2 || [...known.staff].some(name => row.source.includes(name))) return [row]
    return [...staff].map(name => ({ ...row, staff: name, service }))
  })
}

/**
 * "John 9–9.30 (Ali)", "Paul 9.30–10 (Ali)": a name that repeats is the stylist, a name that appears once is the
 * client.
 */
export function turned(rows: Row[]): Row[] {
  const both = rows.filter(row => row.maybeStaff !== null && row.kind === 'client')
  const count = (names: (string | null)[]): number => new Set(names).size
  const [before, after] = [count(both.map(row => row.maybeStaff)), count(both.map(row => row.client))]
  if (both.length < 2 || after >= before) return rows
  const clients = new Set(both.map(row => row.maybeStaff))
  for (const row of both) [row.staff, row.client, row.maybeStaff] = [row.client, row.maybeStaff ?? '', null]
  for (const row of rows) if (clients.has(row.staff)) row.staff = null
  return rows
}

/**
 * "Penny / 9–9.45 cut / Quintin / 9.45–10.15 cut": if every heading has one unnamed entry, the headings are the
 * clients.
 */
export function headed(rows: Row[]): Row[] {
  const under = rows.filter(row => row.staff !== null && row.kind === 'client' && !row.hours)
  const names = new Set(under.map(row => row.staff))
  if (under.length < 2 || names.size !== under.length || under.some(row => row.client !== '')) return rows
  for (const row of under) [row.client, row.staff] = [row.staff ?? '', null]
  for (const row of rows)
    if (row.kind !== 'client' && row.staff !== null && names.has(row.staff)) row.staff = null
  return rows
}

export const somebodyElse = oneOf(SOMEBODY_ELSE)
const [AHEAD, BEHIND] = [typed(EVERYBODY), typed(FOR_EVERYBODY)]

/** A name on its own at the end of a row is the stylist's if it repeats: "Faye cut – Emma", "Gina tint – Emma". */
export function settledStaff(rows: Row[], known: KnownPeople): Row[] {
  const maybe = rows.filter(row => row.maybeStaff !== null && row.staff === null)
  const times = new Map<string, number>()
  for (const { maybeStaff } of maybe) if (maybeStaff) times.set(maybeStaff, (times.get(maybeStaff) ?? 0) + 1)
  const everyRow = rows.every(row => row.kind !== 'client' || row.hours || row.maybeStaff !== null)
  const repeats = [...times.values()].some(count => count > 1)
  for (const row of maybe)
    if (row.maybeStaff && (known.staff.has(row.maybeStaff) || (maybe.length >= 2 && (repeats || everyRow))))
      row.staff = row.maybeStaff
  // "12pm Lunch (30 mins) – Jan": a break that ends with a stylist's name is on that chair.
  const staff = new Set(rows.flatMap(row => (row.kind === 'client' && row.staff !== null ? [row.staff] : [])))
  for (const row of rows) {
    const words = row.service.split(' ')
    if (row.kind !== 'client' && row.staff === null && words.length > 1 && staff.has(words[0] ?? '')) {
      row.staff = words.shift() ?? null
      row.service = words.join(' ')
      continue
    }
    const last = words.pop() ?? ''
    // "Lunch not Jan", "Training with Sue and Jan": someone else is meant as well.
    if (somebodyElse(words.at(-1) ?? '') || words.some(word => staff.has(word))) continue
    if (row.kind === 'client' || row.staff !== null || words.length === 0 || !staff.has(last)) continue
    row.staff = last
    row.service = words.join(' ')
  }
  return rows
}
