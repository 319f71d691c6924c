// The server's tables, row by row. Both databases hold the same plain values: ids and JSON as text, flags as 0/1, times
// in integer milliseconds. better-auth creates its own tables beside these.

/** Every account: its version counter, which whoever writes records locks first, and this database's epoch. */
type AccountRow = {
  account: string
  version: number
  epoch: string
  /** How many ids are on the erased list; if 0, we needn't query it. */
  erasures: number
  /** Bytes of its changes, roughly: never an underestimate. */
  bytes: number
  created_at: number
  deleted_at: number | null
  /** Someone asked for its deletion: nothing is read or written until it is either kept or gone. */
  closed_at: number | null
}

/** An account being deleted, until the mail about its end has been sent. */
export type LeavingRow = {
  account: string
  email: string
  asked_at: number
  due_at: number
  /** 1: its plans still have to be ended at the payment provider. */
  plans_end: number
  gone_at: number | null
}

type RecordRow = {
  account: string
  id: string
  kind: string
  /** The client this record is about. */
  about: string | null
  version: number
  /** JSON; no SQL looks inside. */
  fields: string
  /** JSON: when and where the edit that stands was made, per field (shared/sync/merge.ts). */
  stamps: string
  /** Its latest change: the end of the chain that makes up its history. */
  last_change: string | null
  deleted_at: number | null
  erased: number
}

/** Idempotency key, audit trail and history at once. A refused change keeps its outcome, not its content. */
export type ChangeRow = {
  account: string
  id: string
  record_id: string
  device: string
  person: string | null
  /** When the edit was made, on the server's clock. */
  at: number
  /** 'accepted', or the problem's code. */
  outcome: string
  patch: string
  base: string
  /** Its place in the order of the account's changes. */
  version: number
  /** The record's previous change. An index by record would cost each sync as much as the record itself. */
  previous: string | null
}

/** Ids of erased clients and of everything about them. Nothing may ever be stored under these ids again. */
type ErasedRow = { account: string; id: string; at: number }

type RunRow = {
  account: string
  ask: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  attempt: number
  lease_until: number | null
  owner: string | null
  created_at: number
  /** What to produce; for a memo, its transcript. A picture has its own run, so it fails and costs separately. */
  part: 'text' | 'image' | 'memo'
  /** How many times a model was called, and when last; null if never. */
  calls: number
  called_at: number | null
}

type AskFactsRow = { account: string; ask: string; facts: string; created_at: number }

/** What was sent to a model for an answer, word for word. Kept as long as an ask's facts. */
export type ModelCallRow = {
  account: string
  id: string
  /** The ask it was for; null for a function (including practice lines), support chat and a test. */
  ask: string | null
  /** The client's record, if it was about one. */
  client: string | null
  /** 'ask', a function's name, or 'test'. */
  made_for: string
  tool: string
  model: string
  at: number
  /** JSON of the messages, or the picture's prompt. */
  sent: string
  /** 'sent' until it ends: 'answered', or the problem's code. */
  outcome: string
  ms: number | null
}

/** A function's answer under its caller's key. `called`: a model was asked; whoever takes over doesn't ask again. */
type OnceRow = {
  account: string
  key: string
  request: string
  state: 'running' | 'done'
  owner: string
  lease_until: number
  called: number
  response: string | null
  created_at: number
}

/** Bytes by their SHA-256 hash, within the account. */
type BlobRow = {
  account: string
  hash: string
  type: string
  width: number | null
  height: number | null
  bytes: Uint8Array
  created_at: number
}

/** Who uses a blob: a record's id, or 'function'. A blob without a user is deleted. */
type BlobUseRow = { account: string; hash: string; used_by: string; created_at: number }

/** A part of a memo's sound, kept until all of it has arrived. */
type SoundPartRow = {
  account: string
  memo: string
  start: number
  length: number
  bytes: Uint8Array
  created_at: number
}

type SubscriptionRow = {
  account: string
  status: string
  /** JSON: list of product ids. */
  products: string
  ends_at: number | null
  trial: number
  /** The customer's id at the payment provider. */
  customer: string | null
  updated_at: number
}

/** An account's customer at the payment provider. */
type CustomerRow = {
  account: string
  customer: string
  /** How often we asked the provider about plans, and whose answer counts: a late one never replaces a newer one. */
  asked: number
  written: number
  asked_at: number
  /** When a checkout last began. */
  checkout_at: number | null
}

/** What is paid for, by the provider's latest word. */
export type PlanRow = {
  account: string
  id: string
  product: string
  status: string
  ends_at: number | null
  cancel_at_end: number
  currency: string
  amount: number
  started_at: number
}

/** An event from the provider that we have handled. */
type PaymentEventRow = { id: string; heard_at: number }

export type PracticeCheckoutRow = {
  account: string
  id: string
  product: string
  currency: string
  amount: number
  state: 'open' | 'paid' | 'left'
  created_at: number
}

/** Where one device's push messages go; nothing else may be sent there. */
type PushSubscriptionRow = {
  account: string
  device: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: number
  /** Ends with this session; null: subscribed before we recorded sessions. */
  session: string | null
}

/** A push to send when it is due: for a timer's end or an answer. Its words are taken from the record at that time. */
type PushSendRow = {
  account: string
  record: string
  kind: 'timer' | 'ask'
  device: string
  due_at: number
  /** 'off': the timer was paused, stopped or deleted. */
  state: 'waiting' | 'running' | 'done' | 'dropped' | 'off'
  attempt: number
  /** While waiting: not before this time. While running: when its worker's lease ends. */
  not_before: number
  owner: string | null
  created_at: number
}

/** A calendar that an account follows. Anyone with its address can read it. */
export type CalendarRow = {
  account: string
  id: string
  address: string
  zone: string
  person: string | null
  name: string
  etag: string | null
  modified: string | null
  entries: number
  created_at: number
  checked_at: number | null
  reached_at: number | null
  /** When it was last read in full; what we fetch may be the same for months. */
  read_at: number | null
  failing_since: number | null
  trouble: string | null
  not_before: number
  /** What was left out when it was last read, as JSON. */
  left_out: string | null
}

type DeviceRow = { account: string; device: string; schema: number; last_seen: number }

/** How often one thing was tried on one account within a quarter of an hour. */
type GuessRow = { what: string; quarter: number; tries: number }

/** A browser that has been signed in to an account before, by its cookie's hash. */
type KnownDeviceRow = {
  hash: string
  account: string
  session: string
  seen_at: number
  agent: string | null
}

/** A session whose tablet is locked. */
type SessionLockRow = { session: string; account: string; at: number }

/** A session ended from elsewhere, kept until it would have expired anyway. */
export type EndedSessionRow = {
  /** The hash of its token. */
  token: string
  account: string
  session: string
  /** What its browser said about itself. */
  agent: string
  ended_at: number
  until: number
  /** 1: its tablet has to forget the salon when it next connects. */
  forget: number
  /** When the tablet confirmed that it has. */
  forgotten_at: number | null
}

type MetaRow = { key: string; value: string }

export type Tables = {
  meta: MetaRow
  accounts: AccountRow
  leaving: LeavingRow
  records: RecordRow
  changes: ChangeRow
  erased: ErasedRow
  runs: RunRow
  ask_facts: AskFactsRow
  model_calls: ModelCallRow
  once: OnceRow
  blobs: BlobRow
  blob_uses: BlobUseRow
  sound_parts: SoundPartRow
  subscriptions: SubscriptionRow
  customers: CustomerRow
  plans: PlanRow
  payment_events: PaymentEventRow
  practice_plans: PlanRow
  practice_checkouts: PracticeCheckoutRow
  push_subscriptions: PushSubscriptionRow
  push_sends: PushSendRow
  calendars: CalendarRow
  devices: DeviceRow
  guesses: GuessRow
  known_devices: KnownDeviceRow
  session_locks: SessionLockRow
  ended_sessions: EndedSessionRow
}
