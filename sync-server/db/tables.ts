// The server's tables, row by row. Both databases hold the same plain values: ids and JSON as text, flags as
// 0/1, times as integer milliseconds. better-auth makes its own tables beside these.

/** Every account: its version counter (locked first by whoever writes records) and the epoch of this database. */
type AccountRow = {
  account: string
  version: number
  epoch: string
  /** How many ids stand on the erased list: where 0, it needn't be asked. */
  erasures: number
  /** Of its changes, about: never fewer than there are. */
  bytes: number
  created_at: number
  deleted_at: number | null
  /** Somebody asked for it to be deleted: nothing is read or written until it is kept or gone. */
  closed_at: number | null
}

/** An account that is to be deleted, until the mail about its end is sent. */
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
  /** The client that the record concerns. */
  about: string | null
  version: number
  /** JSON; no SQL looks inside. */
  fields: string
  /** JSON: when and where the edit that stands was made, per field (shared/sync/merge.ts). */
  stamps: string
  /** The latest change to it: the end of the chain that is its history. */
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
  /** The order of changes within the account. */
  version: number
  /** The change before it to the same record. An index by record would cost every sync as much as the record itself. */
  previous: string | null
}

/** Ids of erased clients and of everything that was about them. Nothing may be added under these again. */
type ErasedRow = { account: string; id: string; at: number }

type RunRow = {
  account: string
  ask: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  attempt: number
  lease_until: number | null
  owner: string | null
  created_at: number
  /** What is to be made: a memo's is its transcript. An ask's picture is a run of its own, so that it fails, and costs, apart from its text. */
  part: 'text' | 'image' | 'memo'
  /** Calls of a model, and when the last one was made; null where none was. */
  calls: number
  called_at: number | null
}

type AskFactsRow = { account: string; ask: string; facts: string; created_at: number }

/** What was sent to a model for an answer, word for word. Kept as long as an ask's facts. */
export type ModelCallRow = {
  account: string
  id: string
  /** The ask that it was for; null for a function (also a practice's lines), support chat and a try. */
  ask: string | null
  /** The client's record, where it was about one. */
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

/** A function's answer under its caller's key. `called`: a model was asked; whoever takes it over doesn't ask again. */
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

/** Bytes by the SHA-256 of their content, within the account. */
type BlobRow = {
  account: string
  hash: string
  type: string
  width: number | null
  height: number | null
  bytes: Uint8Array
  created_at: number
}

/** Who needs a blob: the record's id, or 'function'. Without one left the blob goes. */
type BlobUseRow = { account: string; hash: string; used_by: string; created_at: number }

/** A piece of a memo's sound that has arrived, until all of it has. */
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

/** The payment provider's customer of an account. */
type CustomerRow = {
  account: string
  customer: string
  /** How often the provider was asked what is paid, and which of those answers stands: a late one never replaces a newer. */
  asked: number
  written: number
  asked_at: number
  /** When a checkout was last begun. */
  checkout_at: number | null
}

/** What is paid for, as the provider last said. */
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

/** An event of the provider that was heard and carried out. */
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

/** Where the push of one device goes; nothing else may be sent there. */
type PushSubscriptionRow = {
  account: string
  device: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: number
  /** Whose end ends it; null: subscribed before this was written down. */
  session: string | null
}

/** One push that is to be sent when it is due: a timer's end, or an answer. Its words are made from the record then. */
type PushSendRow = {
  account: string
  record: string
  kind: 'timer' | 'ask'
  device: string
  due_at: number
  /** 'off': the timer was paused, stopped or deleted. */
  state: 'waiting' | 'running' | 'done' | 'dropped' | 'off'
  attempt: number
  /** While it waits: not before then. While it runs: the end of its worker's lease. */
  not_before: number
  owner: string | null
  created_at: number
}

/** A calendar that an account follows. Its address lets whoever has it read it. */
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
  /** When all of it was last read: what was fetched may be the same for months. */
  read_at: number | null
  failing_since: number | null
  trouble: string | null
  not_before: number
  /** What didn't come along when it was last read, as JSON. */
  left_out: string | null
}

type DeviceRow = { account: string; device: string; schema: number; last_seen: number }

/** Tries at one thing of one account within a quarter of an hour. */
type GuessRow = { what: string; quarter: number; tries: number }

/** A browser that was signed in to an account before, by the hash of its cookie. */
type KnownDeviceRow = {
  hash: string
  account: string
  session: string
  seen_at: number
  agent: string | null
}

/** A session whose tablet is locked. */
type SessionLockRow = { session: string; account: string; at: number }

/** A session that was ended from elsewhere, until it would have run out by itself. */
export type EndedSessionRow = {
  /** The hash of its token. */
  token: string
  account: string
  session: string
  /** What its browser said of itself. */
  agent: string
  ended_at: number
  until: number
  /** 1: its tablet is to forget the salon when it is next heard. */
  forget: number
  /** When it said that it has. */
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
