// What the text adds about somebody after the times: "Babs is a cut, 45 mins", "all cuts, 45 mins each".
import { lengthOf } from '../../../../reading/values/lengths'
import { isRemark, type Row } from '../row'
import { said } from '../say'
import { isCapital } from '../words'

const EXCEPT = '{(=,) unless/except/apart/but}'
const ALL = 'all/each/every_one/everyone/every_body/everybody/they/theyre (are/is) (all)'
const OF_EACH = `(each/appointments/appts/bookings/slots/visits/cuts/trims) +{;;, =./=;/=,/=), ${EXCEPT}}`
const EACH = said([
  `${ALL} (=,) @length ${OF_EACH}`,
  `${ALL} @small (@small) (=,) @length ${OF_EACH}`,
  `@length {each/apiece, per client/person/head} +{;;, =./=;/=,/=), ${EXCEPT}}`,
])
const BUT = said('(=,) unless/except/apart/but')
const A_LENGTH = said('@length')
type OfAll = { minutes: number; but: ReadonlySet<string> }

/** The text without a length given for all, that length, and who is excepted from it. */
export function lengthOfAll(text: string): { text: string; ofAll: OfAll | null } {
  const found = EACH.in(text)
  const minutes = found && lengthOf(String(found.values.at(-1)))
  if (!found || minutes === null) return { text, ofAll: null }
  const after = text.slice(found.end)
  const but = BUT.opens(after)
  const [except = ''] = but ? (/^[^.;\n]*/.exec(after) ?? []) : []
  const names = except.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []
  const [own] = A_LENGTH.in(except)?.values ?? []
  if (own && names.length !== 1) return { text, ofAll: null }
  // "… except Cara, who is 90 mins"
  const rest = `${text.slice(0, found.index)}${own ? `. ${names[0]} ${own}` : ' '}${after.slice(except.length)}`
  return { text: rest, ofAll: { minutes, but: new Set(names.map(name => name.toLowerCase())) } }
}

const sameName = (a: string, b: string): boolean => a !== '' && a.toLowerCase() === b.toLowerCase()
/** Has its own start, or comes right after the one before: "Helen at nine, then Iris, then Ken, half an hour each". */
const follows = (row: Row): boolean =>
  row.start !== null || (isCapital(row.client) && !row.waiting && !isRemark(row))
const open = (row: Row): boolean => row.minutes === null && row.end === null

/** Moves what was added later to the row with the client's time. */
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
              (open(other) || row.minutes === null) &&
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
