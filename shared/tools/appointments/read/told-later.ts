// What is told of somebody once the times are said: "Babs is a cut, 45 mins", "all cuts, 45 mins each".
import { LENGTH, lengthOf } from './lengths'
import type { Row } from './row'

const EACH = new RegExp(
  `(?:\\b(?:all|each|every ?(?:one|body)|they)(?:'s|'re| is| are)?(?: all)?(?: \\p{Ll}+){0,2},? (${LENGTH})(?: each)?|(${LENGTH}) (?:each|apiece|per (?:client|person|head)))(?=\\s*(?:$|[.;,)]))`,
  'giu',
)

/** The text without a length that is said of all, and that length. */
export function lengthOfAll(text: string): { text: string; minutes: number | null } {
  let minutes: number | null = null
  const rest = text.replace(EACH, (whole, first?: string, second?: string) => {
    minutes = lengthOf(first ?? second ?? '')
    return minutes === null ? whole : ' '
  })
  return { text: rest, minutes }
}

const sameName = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase()
const open = (row: Row): boolean => row.minutes === null && row.end === null

/** The rows with what was told later of a client put to where their time stands. */
export function toldLater(rows: readonly Row[], minutes: number | null): Row[] {
  const kept: Row[] = []
  for (const row of rows) {
    const first =
      row.kind === 'client' &&
      row.start === null &&
      row.moved === null &&
      (row.service !== '' || row.minutes !== null)
        ? kept.find(
            other =>
              other.start !== null &&
              !other.cancelled &&
              other.day === row.day &&
              open(other) &&
              (other.service === '' || row.service === '') &&
              sameName(other.client, row.client),
          )
        : undefined
    if (!first) kept.push(row)
    else {
      first.service ||= row.service
      first.minutes ??= row.minutes
      first.phases.push(...row.phases)
      first.flexible ||= row.flexible
      first.fixed ||= row.fixed
      first.limits.push(...row.limits)
    }
  }
  if (minutes !== null)
    for (const row of kept)
      if (row.kind === 'client' && row.start !== null && open(row)) row.minutes = minutes
  return kept
}
