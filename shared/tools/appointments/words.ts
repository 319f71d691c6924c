// The sentences of the answer. Names first, figures from fields.
import { clockText } from './read/clock'
import { type Entry, nameOf } from './read/entry'

export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const andList = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** " with Emma", " on Tuesday with Emma": where an entry is, if there is more than one place. */
export const whereText = ({ staff, day }: { staff: string; day: string }): string =>
  `${day === '' || day === 'Today' || day === 'Tomorrow' ? '' : ` on ${day}`}${staff === '' ? '' : ` with ${staff}`}`
export const chairText = ({ staff, day }: { staff: string; day: string }): string =>
  [staff, day].filter(Boolean).join(', ') || 'The chair'

export function limitsText(entry: Entry): string | null {
  const said = [
    entry.earliest === null ? null : `not before ${clockText(entry.earliest)}`,
    entry.latestStart === null ? null : `starts by ${clockText(entry.latestStart)}`,
    entry.latestEnd === null ? null : `done by ${clockText(entry.latestEnd)}`,
    entry.starts === null ? null : `starts at ${entry.starts.map(clockText).join(' or ')}`,
  ].filter(Boolean)
  return said.length === 0 ? null : said.join(', ')
}

export const spanText = (from: number, to: number): string => `${clockText(from)}–${clockText(to)}`
export const whoText = (entry: Entry): string => nameOf(entry)

/** "30 minutes"; the specification's timesSaved. */
export function savedText(minutes: number, clash: number): string {
  const clears = clash > 0 ? `clears ${minutesText(clash)} of overlap` : ''
  if (minutes > 0) return [minutesText(minutes), clears].filter(Boolean).join('; ')
  // A move that clears no overlap and lengthens the day makes room for the break of a long shift.
  if (minutes < 0)
    return clears === ''
      ? `0 minutes; ${minutesText(-minutes)} for a break`
      : `${capital(clears)}; ${minutesText(-minutes)} more idle time`
  return clears === '' ? '0 minutes' : capital(clears)
}
