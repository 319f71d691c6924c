// The status of a client's patch tests: one reading for the hold on mixing and for the client's page. Derived from the
// dates each time, never stored. domain 1.16 [NHBF-AAT]
import { brandsMixed, ofAnother, sameBrand } from '../trade/patch-brand'
import type { FieldsOf } from './records/records'

export type PatchTest = Pick<FieldsOf<'patch_test'>, 'applied_at' | 'result' | 'read_at'> &
  Partial<Pick<FieldsOf<'patch_test'>, 'product'>>
export type PatchState =
  | 'waiting'
  | 'due'
  | 'clear'
  | 'too-early'
  | 'undated'
  | 'expired'
  | 'other-brand'
  | 'reaction'
export type PatchRules = {
  hours: number
  months: number
  /** A test only counts for its own brand or line, and this is the one to be mixed. Null: nobody has said which. */
  byBrand?: { mixed: string | null }
}
export type PatchStanding = {
  state: PatchState /** ms: when the state changes by itself. */
  until: number | null
}

/** At least 48 hours before colouring, and repeated about every 6 months. */
export const PATCH_RULES: PatchRules = { hours: 48, months: 6 }
const HOUR_MS = 3_600_000

/** A salon may wait longer than 48 hours, never shorter. */
export function rulesOfSalon(
  salon:
    | (Pick<FieldsOf<'salon'>, 'patch_test_hours' | 'patch_test_valid_months'> & {
        patch_test_retest?: FieldsOf<'salon'>['patch_test_retest'] | undefined
        colour_brand?: FieldsOf<'salon'>['colour_brand']
      })
    | null
    | undefined,
): PatchRules {
  if (!salon) return PATCH_RULES
  return {
    hours: Math.max(PATCH_RULES.hours, salon.patch_test_hours),
    months: salon.patch_test_valid_months,
    ...(salon.patch_test_retest === 'brand' ? { byBrand: { mixed: salon.colour_brand ?? null } } : {}),
  }
}

/** The same day of a later month, or that month's last day if there is none (31 Aug + 6 months). */
export function monthsAfter(instant: number, months: number): number {
  const date = new Date(instant)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

/**
 * waiting: the hours aren't over. due: they are over, but nobody has read it. clear. too-early: read as clear before
 * the hours were over, which proves nothing. undated: called clear, but with no date for when it was put on or read.
 * expired: read or not. reaction: never expires. (other-brand applies to a client, never to a single test.)
 */
export function standingOf(test: PatchTest, now: number, rules: PatchRules = PATCH_RULES): PatchStanding {
  if (test.result === 'reaction') return { state: 'reaction', until: null }
  const applied = Date.parse(test.applied_at)
  if (!Number.isFinite(applied) || !Number.isFinite(now)) return { state: 'undated', until: null }
  const readable = applied + Math.max(PATCH_RULES.hours, rules.hours) * HOUR_MS
  const expires = monthsAfter(applied, rules.months)
  if (test.result === 'waiting') {
    if (now < readable) return { state: 'waiting', until: readable }
    return { state: now < expires ? 'due' : 'expired', until: null }
  }
  // Even if the clock that wrote it was wrong, it has been read by now.
  if (now < readable) return { state: 'too-early', until: null }
  if (now >= expires) return { state: 'expired', until: null }
  const read = test.read_at === null ? Number.NaN : Date.parse(test.read_at)
  if (!Number.isFinite(read)) return { state: 'undated', until: null }
  return read < readable ? { state: 'too-early', until: null } : { state: 'clear', until: expires }
}

const GRAVEST_FIRST: readonly PatchState[] = [
  'reaction',
  'undated',
  'too-early',
  'waiting',
  'due',
  'expired',
  'other-brand',
  'clear',
]
const gravity = ({ state }: PatchStanding): number => GRAVEST_FIRST.indexOf(state)
/** Of two with the same status, the one that takes longest. */
const graver = (a: PatchStanding, b: PatchStanding): boolean =>
  gravity(a) === gravity(b) ? (a.until ?? 0) > (b.until ?? 0) : gravity(a) < gravity(b)
const gravest = (all: readonly PatchStanding[]): PatchStanding | null =>
  all.reduce<PatchStanding | null>((a, b) => (a === null || graver(b, a) ? b : a), null)

/**
 * A client's status by time alone. Null: no test recorded. A reaction outweighs everything, for ever. Otherwise the
 * newest test decides, even against an older clear one that is still valid. Somebody had a reason to test again
 * (another line, a long gap, a doubt), and until it is read nobody knows the result. An open test put on shortly before
 * the newest (two lines on one arm) holds too.
 */
function byTime(tests: readonly PatchTest[], now: number, rules: PatchRules): PatchStanding | null {
  // A date that can't be read may be the newest, so it counts as that.
  const when = (test: PatchTest): number => {
    const applied = Date.parse(test.applied_at)
    return Number.isFinite(applied) ? applied : Number.POSITIVE_INFINITY
  }
  const newest = tests.reduce((last, test) => Math.max(last, when(test)), Number.NEGATIVE_INFINITY)
  const sitting = newest - Math.max(PATCH_RULES.hours, rules.hours) * HOUR_MS
  const weighed = tests.filter(
    test =>
      test.result === 'reaction' ||
      when(test) === newest ||
      (test.result === 'waiting' && when(test) >= sitting),
  )
  return gravest(weighed.map(test => standingOf(test, now, rules)))
}

const OTHER: PatchStanding = { state: 'other-brand', until: null }

/** A test without a brand may be of this one: open or failed, it holds; clear, it proves nothing. */
function ofBrand(all: readonly PatchTest[], mixed: string, now: number, rules: PatchRules): PatchStanding {
  const own = all.filter(({ product }) => product !== undefined && sameBrand(product, mixed))
  if (own.length === 0) return OTHER
  const nameless = all.filter(
    test =>
      !own.includes(test) &&
      !ofAnother(test.product ?? '', mixed) &&
      standingOf(test, now, rules).state !== 'clear',
  )
  return byTime([...own, ...nameless], now, rules) ?? OTHER
}

/**
 * A client's status. Null: no test recorded. If tests only count for their own brand, each brand mixed also needs a
 * clear one; that can only add a hold to the status by time.
 */
export function standingAmong(
  all: readonly PatchTest[],
  now: number,
  rules: PatchRules = PATCH_RULES,
): PatchStanding | null {
  const standing = byTime(all, now, rules)
  if (!rules.byBrand || standing === null || standing.state === 'reaction') return standing
  const { mixed } = rules.byBrand
  // If nobody has said what is mixed, no test is known to match.
  if (mixed === null) return OTHER
  const each = brandsMixed(mixed).map(brand => ofBrand(all, brand, now, rules))
  const held = gravest(each.filter(({ state }) => state !== 'clear'))
  if (held) return held
  if (standing.state !== 'clear') return standing
  return each.reduce((a, b) => ((b.until ?? 0) < (a.until ?? 0) ? b : a), standing)
}
