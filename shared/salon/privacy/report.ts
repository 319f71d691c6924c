// Everything held about one client, as one document under the specification's field names. The tablet and the server
// build the same one from their records; the server adds what tablets don't have.

import { isKind, kinds } from '../../sync/kinds'
import { blanks } from '../records/blank'

/** Raised when a part is renamed or changes meaning; otherwise parts are only added. */
export const REPORT_SCHEMA = 'chairside-access-report-1'

type Fields = Record<string, unknown>
export type HeldRecord = { kind: string; id: string; fields: Fields }

/** One earlier change of a record. `who`: the person's name, if known. */
export type EarlierVersion = {
  kind: string
  id: string
  at: string
  who: string | null
  changed: Fields
  before: Fields
}
/** What was sent to a model about this client, word for word. */
export type SentToModel = {
  ask: string | null
  made_for: string
  tool: string
  model: string
  at: string
  sent: unknown
  outcome: string
}

/** The parts, each by record kind. */
export const PARTS = {
  allergies: 'allergy',
  patch_tests: 'patch_test',
  notes: 'note',
  formulas: 'formula',
  asks: 'ask',
  memos: 'memo',
  consents: 'consent',
  reminders: 'reminder',
  services: 'service',
  timers: 'timer',
  consultations: 'consultation',
  appointments: 'appointment',
  contacted: 'contacted',
  photos: 'photo',
} as const
export type Part = keyof typeof PARTS

export type Report = {
  app: 'Chairside'
  schema: typeof REPORT_SCHEMA
  made_at: string
  made_by: 'server' | 'tablet'
  salon: string
  user_id: string
  client: Fields
} & { [P in Part]: Fields[] } & {
  /** Records of kinds this version doesn't know, as stored. */
  others: Fields[]
  earlier_versions: EarlierVersion[] | null
  sent_to_models: SentToModel[] | null
  /** What the other way of making the report would add, in words. */
  not_included: string[]
}

/** Left out. `preview`: a blurred photo as numbers. */
const WITHOUT = ['seconds', 'sample', 'import_id', 'preview']

/** The record as it is: if deleted, it says when, and a second version counts as text held too. */
function shown({ kind, id, fields }: HeldRecord, user_id: string | null): Fields {
  const whole: Fields = isKind(kind) ? { ...blanks[kind], ...fields } : { kind, ...fields }
  const { deletedAt, seconds } = whole
  const rest = Object.fromEntries(Object.entries(whole).filter(([field]) => !WITHOUT.includes(field)))
  delete rest.deletedAt
  return {
    id,
    ...(user_id === null ? {} : { user_id }),
    ...rest,
    ...(typeof deletedAt === 'number' ? { deleted_at: new Date(deletedAt).toISOString() } : {}),
    ...(Array.isArray(seconds) && seconds.length > 0 ? { second_versions: seconds } : {}),
  }
}

const SEEN_IN_APP =
  'The sound of voice memos, and the photos themselves: they are played, looked at and kept in the app.'

/** When a record was made, by the field that its kind is sorted by. */
const madeAt = (fields: Fields): string => {
  for (const field of [
    'starts_at',
    'done_at',
    'answered_at',
    'noted_at',
    'applied_at',
    'written_at',
    'made_at',
    'asked_at',
    'recorded_at',
    'given_at',
    'started_at',
    'taken_at',
  ]) {
    const at = fields[field]
    if (typeof at === 'string') return at
  }
  return ''
}

export function reportOf(given: {
  client: HeldRecord
  records: readonly HeldRecord[]
  account: string
  salon: string
  madeAt: string
  madeBy: 'server' | 'tablet'
  earlier?: EarlierVersion[]
  sent?: SentToModel[]
}): Report {
  const { client, records, account, earlier, sent } = given
  const part = (kind: string): Fields[] =>
    records
      .filter(record => record.kind === kind)
      .map(record => shown(record, null))
      .sort((a, b) => madeAt(a).localeCompare(madeAt(b)))
  const known: readonly string[] = Object.values(PARTS)
  return {
    app: 'Chairside',
    schema: REPORT_SCHEMA,
    made_at: given.madeAt,
    made_by: given.madeBy,
    salon: given.salon,
    user_id: account,
    client: shown(client, account),
    allergies: part('allergy'),
    patch_tests: part('patch_test'),
    notes: part('note'),
    formulas: part('formula'),
    asks: part('ask'),
    memos: part('memo'),
    consents: part('consent'),
    reminders: part('reminder'),
    services: part('service'),
    timers: part('timer'),
    consultations: part('consultation'),
    appointments: part('appointment'),
    contacted: part('contacted'),
    photos: part('photo'),
    others: records.filter(({ kind }) => !known.includes(kind)).map(record => shown(record, null)),
    earlier_versions: earlier ?? null,
    sent_to_models: sent ?? null,
    not_included:
      given.madeBy === 'server'
        ? [SEEN_IN_APP]
        : [
            'Earlier versions of texts, what was sent to a model, and deleted records. They are on the server: with a signal the report has them.',
            'What has not been sent to, or has not come from, the server yet.',
            SEEN_IN_APP,
          ],
  }
}

/** Kinds that can have records about a client. */
export const aboutKinds = Object.entries(kinds).flatMap(([kind, rules]) =>
  'aboutClient' in rules && isKind(kind) ? [kind] : [],
)
