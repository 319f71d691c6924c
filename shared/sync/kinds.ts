// The merge rules of every kind of record, as plain data: the first screen and the merge need them without zod.
// `records.ts` has the schemas; a test keeps the two in step. Kinds and fields are added, never renamed.

/** later: the later edit wins · text: three-way by line · list: set of texts · keyed: list of objects with an id */
type MergeRule = 'later' | 'text' | 'list' | 'keyed'

type KindRules = {
  /** Rules for the fields that aren't `later`. */
  merge: Readonly<Record<string, MergeRule>>
  /** The record is about one client, named by its `client_id`. */
  aboutClient?: true
  /** A delete made without seeing the current text isn't applied: in doubt the record stays. */
  keepInDoubt?: true
  /** Only the server writes these; a device's patch containing one is rejected. */
  serverOwned?: readonly string[]
  /** Written once, at creation. */
  writtenOnce?: readonly string[]
  /** Metadata about the record's source: editing only these doesn't mean that somebody wants the record. */
  asides?: readonly string[]
  /** Pushed and stored beside the record on the server, but never pulled. */
  pushedOnly?: readonly string[]
}

export const kinds = {
  salon: {
    merge: {
      words_patch_test: 'text',
      words_rebook: 'text',
      words_not_seen: 'text',
      words_birthday: 'text',
    },
  },
  person: { merge: { passkeys: 'keyed' } },
  client: { merge: { notes: 'text', concerns: 'list' } },
  allergy: { merge: { reaction: 'text' }, aboutClient: true, keepInDoubt: true },
  note: { merge: { text: 'text' }, aboutClient: true },
  patch_test: { merge: { remarks: 'text' }, aboutClient: true },
  product: {
    merge: {
      description: 'text',
      serves: 'list',
      serves_not: 'list',
      contains: 'list',
      contains_not: 'list',
    },
  },
  formula: { merge: { remarks: 'text' }, aboutClient: true },
  ask: {
    merge: { overrides: 'keyed', outcomes: 'keyed', picks: 'keyed' },
    aboutClient: true,
    serverOwned: [
      'answer',
      'answered_at',
      'answered_by',
      'answer_notes',
      'failure',
      'image',
      'image_failure',
    ],
    writtenOnce: ['tool', 'tool_version', 'input', 'draft', 'sheet', 'facts', 'device', 'asked_at'],
    pushedOnly: ['facts'],
  },
  conversation: { merge: {} },
  turn: {
    merge: { text: 'text' },
    writtenOnce: ['conversation_id', 'role', 'text', 'said_at', 'by', 'mood', 'retries'],
  },
  scenario: { merge: { description: 'text' } },
  memo: {
    merge: { text: 'text', transcript: 'text' },
    aboutClient: true,
    keepInDoubt: true,
    serverOwned: ['transcript', 'transcribed_by', 'transcript_failure'],
    writtenOnce: ['recorded_at', 'type', 'duration', 'bytes', 'hash', 'device'],
  },
  timer: { merge: {}, aboutClient: true },
  service: { merge: { bowls: 'keyed', overrides: 'keyed' }, aboutClient: true },
  reminder: { merge: {}, aboutClient: true },
  consent: {
    merge: { wording: 'text' },
    aboutClient: true,
    keepInDoubt: true,
    writtenOnce: ['about', 'version', 'wording', 'answer', 'given_at', 'how', 'platforms', 'guardian'],
  },
  contacted: { merge: {}, aboutClient: true },
  kept_record: { merge: { facts: 'text' } },
  consultation: { merge: { answers: 'keyed' }, aboutClient: true, keepInDoubt: true },
  appointment: {
    merge: { note: 'text', also: 'list' },
    aboutClient: true,
    asides: ['seen', 'uid', 'also', 'source', 'source_id'],
  },
  stock_move: { merge: {} },
  photo: {
    merge: {},
    aboutClient: true,
    writtenOnce: ['client_id', 'taken_at', 'type', 'width', 'height', 'bytes', 'hash', 'preview', 'device'],
  },
} as const satisfies Record<string, KindRules>

export type Kind = keyof typeof kinds
/** The fields of an ask that only the server writes. */
export type AnsweredField = (typeof kinds.ask.serverOwned)[number]

export function isKind(kind: string): kind is Kind {
  return Object.hasOwn(kinds, kind)
}

/** A kind's rules; a kind that this version doesn't know merges everything as `later`. */
export function rulesOf(kind: string): KindRules {
  return isKind(kind) ? kinds[kind] : { merge: {} }
}

/** Whether a deleted record stays deleted despite this edit. */
export function isAside(kind: string, patch: Readonly<Record<string, unknown>>): boolean {
  const { asides } = rulesOf(kind)
  return asides !== undefined && Object.keys(patch).every(field => asides.includes(field))
}

/** Every record may hold second versions of its texts (see merge.ts), which merge as a keyed list. */
export function ruleOf(kind: string, field: string): MergeRule {
  if (field === 'seconds') return 'keyed'
  return rulesOf(kind).merge[field] ?? 'later'
}

/** An account's salon record and its first person have fixed ids, so that two devices create the same one. */
export const SALON_ID = 'salon'
export const OWNER_ID = 'owner'
