// Where a client's patch tests stand: one reading for the hold on mixing and for the client's page.
// Derived from the dates each time, never stored. domain 1.16 [NHBF-AAT]
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
  /** A test counts for its own brand or line alone; this one is mixed. Null: nobody has said which. */
  byBrand?: { mixed: string | null }
}
export type PatchStanding = {
  state: PatchState /** ms: when the state changes by itself. */
  until: number | null
}

/** At least 48 hours before colouring, retested about every 6 months. */
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

/** The same day of a later month; where there is none (31 Aug + 6 months), that month's last day. */
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
 * waiting: the hours aren't over · due: they are, and nobody has read it · clear · too-early: read as clear before the
 * hours were over, which proves nothing · undated: called clear, and nobody can say when it was put on or read ·
 * expired, read or not · reaction, which never lapses. (other-brand is said of a client, never of one test.)
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
  // Whatever a wrong clock wrote down: it was read by now.
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
/** Of two that stand alike, the one that is waited for longest. */
const graver = (a: PatchStanding, b: PatchStanding): boolean =>
  gravity(a) === gravity(b) ? (a.until ?? 0) > (b.until ?? 0) : gravity(a) < gravity(b)
const gravest = (all: readonly PatchStanding[]): PatchStanding | null =>
  all.reduce<PatchStanding | null>((a, b) => (a === null || graver(b, a) ? b : a), null)

/**
 * Where a client stands by time alone. Null: none recorded.
 * A reaction outweighs everything, for ever. Else the newest test decides, also against an older clear one that is still
 * valid: somebody had a reason to test again (another line, a long gap, a doubt), and what the skin will say isn't known
 * before it is read. A test still open that was put on shortly before the newest (two lines on one arm) holds as well.
 */
function byTime(tests: readonly PatchTest[], now: number, rules: PatchRules): PatchStanding | null {
  // A date that can't be read may be the newest: it counts as such.
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

/** A test that names no brand may be of this one: open or failed it holds, and clear it says nothing. */
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
 * Where a client stands. Null: none recorded. Where a test counts for its own brand alone, each brand that is mixed wants
 * a clear one besides: that only ever adds a hold to what time alone says.
 */
export function standingAmong(
  all: readonly PatchTest[],
  now: number,
  rules: PatchRules = PATCH_RULES,
): PatchStanding | null {
  const standing = byTime(all, now, rules)
  if (!rules.byBrand || standing === null || standing.state === 'reaction') return standing
  const { mixed } = rules.byBrand
  // Where nobody has said what is mixed, no test is known to be of it.
  if (mixed === null) return OTHER
  const each = brandsMixed(mixed).map(brand => ofBrand(all, brand, now, rules))
  const held = gravest(each.filter(({ state }) => state !== 'clear'))
  if (held) return held
  if (standing.state !== 'clear') return standing
  return each.reduce((a, b) => ((b.until ?? 0) < (a.until ?? 0) ? b : a), standing)
}
