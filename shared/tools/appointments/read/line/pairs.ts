// A heading with several names, "Mia & Tom": each has a column, and the entries below belong to one of them.
import { withoutEdges } from '../../../../reading/letters'
import { serviceOf } from '../../../../trade/services'
import { nearest } from '../day/spans'
import type { Resolved } from '../entry'
import { namesIn } from '../headings/headings'
import { lex } from '../marks/tokens'
import type { Row } from '../row'
import type { KnownPeople } from '../who'
import { isCapital, isNameLike, isServiceWord, kindOf } from '../words'
import { readRow } from './read-row'

const MOST = 4

/** The names in such a heading; null if it isn't one. */
export function pairIn(text: string): string[] | null {
  const names = namesIn(withoutEdges(text.trim(), '', ':'))
  const isName = (name: string): boolean =>
    isNameLike(name) && isCapital(name) && kindOf(name) === 'client' && !isServiceWord(name)
  return names.length > 1 && names.length <= MOST && names.every(isName) && new Set(names).size > 1
    ? names
    : null
}

/** "Mia & Tom: 9–10 Jane cut, …" */
export function pairBefore(text: string): { pair: string[]; rest: string } | null {
  const at = text.indexOf(':')
  const pair = at > 0 && at < 60 ? pairIn(text.slice(0, at)) : null
  return pair && { pair, rest: text.slice(at + 1).trim() }
}

/** They are known stylists, or what follows names its own client. */
export function areStylists(names: readonly string[], below: string, known: KnownPeople): boolean {
  const lexed = lex(below)
  const row = readRow(lexed.text, lexed, 0, below, known)
  const named = row.start !== null && row.client !== '' && !names.includes(row.client)
  return named || names.every(name => known.staff.has(name))
}

/** "9–10 Jane cut / 9–10 Bob trim" below "Mia / Tom": as many entries as columns, in the same order. */
export function placed(made: readonly Row[], among: readonly string[]): void {
  const inOrder = made.length === among.length && made.every(row => row.staff === null && row.start !== null)
  for (const [at, row] of made.entries())
    if (inOrder) row.staff = among[at] ?? null
    else if (row.staff === null) row.among = among
}

/** Whoever of them is free then; if nobody is, the first. */
export function shared(row: Row, among: readonly string[], day: Resolved): void {
  const own = day.entries.filter(entry => among.includes(entry.staff) && entry.day === (row.day ?? ''))
  const last = own.at(-1)
  const start = row.start ? nearest(row.start, last?.start ?? null) : (last?.end ?? 0)
  const end = start + (row.minutes ?? serviceOf(row.service)?.minutes ?? 60)
  const isFree = (name: string): boolean =>
    !own.some(entry => entry.staff === name && entry.start < end && entry.end > start)
  const staff = among.find(isFree) ?? among[0] ?? ''
  row.staff = staff
  row.doubt = {
    of: 'staff',
    text: `“${among.join(' & ')}” is written above, but not which of them: ${staff} assumed.`,
  }
}
