// A record's content as lines for print: a label, a text, and an indent level.
import { MONTHS } from '../../day-text'
import { Bowl } from '../records/records'

export type Line = {
  label: string
  text: string
  /** 0: the entry itself. */
  depth: number
}
export type Entry = { title: string; lines: Line[] }
export type Section = { title: string; entries: Entry[]; empty: string }
type Fields = Record<string, unknown>

/** "desiredColor", "client_name" → "Desired color", "Client name" */
export const label = (field: string): string => {
  const words = field
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "21 Nov 2026, 14:30", in UTC. */
export function instantWords(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return plain(value)
  const [day = '', time = ''] = date.toISOString().split('T')
  const [year, month, of] = day.split('-')
  return `${Number(of)} ${MONTHS[Number(month) - 1]} ${year}, ${time.slice(0, 5)}`
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
/** A name that only programs use: "proceed_with_caution". */
const OF_PROGRAMS = /^[a-z]+(?:_[a-z]+)+$/

/** A single value in words; "" for none. */
export function plain(value: unknown): string {
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return instantWords(value)
    return OF_PROGRAMS.test(value) ? value.replaceAll('_', ' ') : value
  }
  if (typeof value === 'number') return String(value)
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A bowl as on a card: "Roots: 7/3 40 g, 7/0 20 g; 20 vol, 60 g, 1:1; 35 minutes" */
function bowlWords(value: Fields): string | null {
  const read = Bowl.strict().safeParse(value)
  if (!read.success) return null
  const bowl = read.data
  const mix = bowl.mix.map(({ shade, grams }) => `${shade} ${grams} g`)
  const developer = [
    bowl.developer_volume === null ? '' : `${bowl.developer_volume} vol`,
    bowl.developer_grams === null ? '' : `${bowl.developer_grams} g`,
    bowl.ratio ?? '',
  ].filter(Boolean)
  const minutes = bowl.minutes === null ? '' : `${bowl.minutes} minutes`
  return [mix.join(', '), developer.join(', '), minutes].filter(Boolean).join('; ')
}

const SHORT = 70
/** "Level: 7, Tone: gold"; null if it doesn't fit on a line. */
function inOneLine(value: Fields): string | null {
  const parts = Object.entries(value).filter(isShown)
  if (parts.some(([, each]) => typeof each === 'object' && each !== null)) return null
  const said = parts.flatMap(([field, each]) =>
    plain(each) === '' ? [] : [`${label(field)}: ${plain(each)}`],
  )
  const text = said.join(', ')
  return text.length <= SHORT && !text.includes('\n') ? text : null
}

/** Ids mean nothing on paper; the JSON has them. */
const isShown = ([field]: [string, unknown]): boolean => field !== 'id'

/** A value under its name, whatever its type. Empty values give no lines. */
export function linesOf(name: string, value: unknown, depth = 0): Line[] {
  if (Array.isArray(value)) return listOf(name, value, depth)
  if (isFields(value)) {
    const text = bowlWords(value) ?? inOneLine(value)
    if (text !== null) return text === '' ? [] : [{ label: name, text, depth }]
    const inner = Object.entries(value)
      .filter(isShown)
      // Its name is already in the heading.
      .filter(([field, said]) => !NAMING.includes(field) || label(plain(said)) !== name)
      .flatMap(([field, each]) => linesOf(label(field), each, depth + 1))
    return under(name, inner, depth)
  }
  const text = plain(value)
  return text === '' ? [] : [{ label: name, text, depth }]
}

function listOf(name: string, values: readonly unknown[], depth: number): Line[] {
  const alone = values.filter(value => typeof value !== 'object' || value === null).map(plain)
  if (alone.length === values.length) {
    const text = alone.filter(Boolean).join(alone.some(each => each.length > 30) ? '\n' : '; ')
    return text === '' ? [] : [{ label: name, text, depth }]
  }
  return under(
    name,
    values.flatMap((value, at) => {
      const [only, ...more] = isFields(value) ? Object.entries(value) : []
      if (only && more.length === 0) return linesOf(label(only[0]), only[1], depth + 1)
      const own = nameIn(value)
      const lines = linesOf(own ?? String(at + 1), value, depth + 1)
      // There may be nothing more than its name.
      return own !== null && lines.length === 0 ? [{ label: own, text: '', depth: depth + 1 }] : lines
    }),
    depth,
  )
}

const NAMING: readonly string[] = ['zone', 'title', 'name', 'role']
/** A list entry's own name. */
function nameIn(value: unknown): string | null {
  if (!isFields(value)) return null
  const own = NAMING.map(field => value[field]).find(said => said !== undefined && said !== null)
  return typeof own === 'string' && own !== '' && own.length <= 40 ? label(own) : null
}

const under = (name: string, lines: Line[], depth: number): Line[] =>
  lines.length === 0 ? [] : [{ label: name, text: '', depth }, ...lines]
