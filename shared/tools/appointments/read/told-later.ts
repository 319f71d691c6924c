// What is told of somebody once the times are said: "Babs is a cut, 45 mins", "all cuts, 45 mins each".
import { LENGTH, lengthOf } from './lengths'
import { isRemark, type Row } from './row'
import { isCapital } from './words'

const EACH = new RegExp(
  `(?:\\b(?:all|each|every ?(?:one|body)|they)(?:'s|'re| is| are)?(?: all)?(?: \\p{Ll}+){0,2}?,? (${LENGTH})(?: (?:each|appointments|appts|bookings|slots|visits|cuts|trims))?|(${LENGTH}) (?:each|apiece|per (?:client|person|head)))(?:,? (?:unless|except|apart|but)\\b([^.;\\n\\d]*(?:\\d+ ?(?:m|h)[^.;\\n\\d]*)?))?(?=\\s*(?:$|[.;,)]))`,
  'giu',
)
export type OfAll = { minutes: number; but: ReadonlySet<string> }

/** The text without a length that is said of all, that length, and who is named as no part of it. */
export function lengthOfAll(text: string): { text: string; ofAll: OfAll | null } {
  let ofAll: OfAll | null = null
  const rest = text.replace(EACH, (whole, first?: string, second?: string, except: string = '') => {
    const minutes = lengthOf(first ?? second ?? '')
    const names = except.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []
    const own = new RegExp(`(?<!\\p{L})(?:${LENGTH})`, 'iu').exec(except)?.[0]
    if (minutes === null || (own && names.length !== 1)) return whole
    ofAll = { minutes, but: new Set(names.map(name => name.toLowerCase())) }
    // "… except Cara, who is 90 mins"
    return own ? `. ${names[0]} ${own}` : ' '
  })
  return { text: rest, ofAll }
}

const sameName = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase()
/** With a start of its own, or straight after the one before: "Helen at nine, then Iris, then Ken, half an hour each". */
const follows = (row: Row): boolean =>
  row.start !== null || (isCapital(row.client) && !row.waiting && !isRemark(row))
const open = (row: Row): boolean => row.minutes === null && row.end === null

/** The rows with what was told later of a client put to where their time stands. */
export function toldLater(rows: readonly Row[], ofAll: OfAll | null): Row[] {
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
      first.late ??= row.late
      first.limits.push(...row.limits)
    }
  }
  if (ofAll)
    for (const row of kept) {
      const excepted = row.client.split(' ').some(word => ofAll.but.has(word.toLowerCase()))
      if (row.kind === 'client' && follows(row) && open(row) && !excepted) row.minutes = ofAll.minutes
    }
  return kept
}
