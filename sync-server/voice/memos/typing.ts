// One memo: decides whether it may be transcribed now, makes the call, and writes the outcome into the memo's fields.

import { DAY_MS } from '../../../shared/account/plans'
import { type ProblemCode, ProblemError } from '../../../shared/problems'
import { blanks } from '../../../shared/salon/records/blank'
import type { FieldsOf } from '../../../shared/salon/records/records'
import { SALON_ID } from '../../../shared/sync/kinds'
import { type Claim, endRun, MAX_ATTEMPTS, putBack, type Spending, takeCallFor } from '../../asks/store'
import { subscriptionOf } from '../../billing/store'
import { untilItIsThere } from '../../db/again'
import { blobOf } from '../../db/blobs'
import type { Database } from '../../db/open'
import { recordsByIds } from '../../db/records'
import { troubleOf } from '../../db/trouble'
import { cardsOf } from '../../functions/known'
import { log } from '../../log/log'
import { recordCall } from '../../models/record'
import { soundType, type Transcription } from '../../providers/transcription'
import { ran } from '../../signals'
import { writeByServer } from '../../sync/store'

export type Work = {
  database: Database
  transcription: Transcription
  dailyCap: number
  spending?: Spending | undefined
  now: () => number
  timeoutMs?: number
  retryMs?: number
  /** Aborts when the server stops. */
  stopping?: AbortSignal
}
/** `called`: a model may already have been asked. */
export type Turn = { work: Work; owner: string; claim: Claim & { exhausted: boolean }; called: boolean }
type Memo = FieldsOf<'memo'>

export const TYPING_MS = 60_000
const RETRY_MS = 5_000
const HOUR_MS = 3_600_000
/** So that a new provider isn't sent all the old memos at once. */
const OLDEST_MS = 30 * DAY_MS
const PASSING: readonly ProblemCode[] = ['typing-failed', 'typing-late', 'typing-limit']

export async function typeMemo(turn: Turn): Promise<void> {
  const { work, owner, claim } = turn
  const { database, transcription, now } = work
  const { account, ask: id } = claim
  const memo = await memoOf(database, account, id)
  const blob = memo && (await blobOf(database, account, memo.hash))
  if (!memo || !blob || !wanted(memo, now()) || (await mayBeOfKept(database, account, memo.client_id)))
    return void (await endRun(database, claim, owner, 'done'))
  if (claim.exhausted) return fail(turn, 'typing-failed')
  if (!(await subscriptionOf(database, account, now())).subscribed) return fail(turn, 'plan-needed')
  const budget = { now: now(), since: now() - DAY_MS, cap: work.dailyCap, spending: work.spending }
  const call = await takeCallFor(database, claim, owner, budget)
  turn.called = call === 'taken'
  if (call === 'gone') return
  // Tomorrow there are more calls, or the email is proved by then; the sound stays here.
  if (call !== 'taken')
    return putBack(database, claim, { owner, until: now() + HOUR_MS, uncounted: true, as: null })
  const about = { account, madeFor: 'memo', tool: 'transcription', ask: id, client: memo.client_id, now }
  const { hash, duration } = memo
  const sent = { sound: { hash, type: blob.type, bytes: blob.bytes.length, seconds: duration } }
  try {
    const transcript = await recordCall(database, about, { model: transcription.name, sent }, () =>
      transcription.typed({
        bytes: blob.bytes,
        type: soundType(blob.type) ?? 'audio/webm',
        language: null,
        timeoutMs: work.timeoutMs ?? TYPING_MS,
      }),
    )
    await end(turn, 'done', { transcript, transcribed_by: transcription.name, transcript_failure: null })
  } catch (error) {
    // That says nothing about the memo, which stays to be transcribed (worker.ts).
    if (troubleOf(error) !== null) throw error
    // As with asks, the next process transcribes it.
    if (work.stopping?.aborted)
      return putBack(database, claim, { owner, until: now(), uncounted: true, as: null })
    if (!(error instanceof ProblemError)) log.error(`Memo ${id} could not be typed:`, error)
    const code = error instanceof ProblemError ? error.code : 'server-error'
    if (claim.attempt >= MAX_ATTEMPTS || !PASSING.includes(code)) return fail(turn, code)
    const until = now() + (work.retryMs ?? RETRY_MS)
    await putBack(database, claim, { owner, until, uncounted: false, as: null })
  }
}

async function memoOf(database: Database, account: string, id: string): Promise<Memo | null> {
  const [row] = await recordsByIds(database, account, [id])
  return row && row.kind === 'memo' && !row.erased ? { ...blanks.memo, ...JSON.parse(row.fields) } : null
}

/** Not deleted, not already typed by a person, not too old. */
const wanted = (memo: Memo, now: number): boolean =>
  memo.deletedAt === null &&
  (memo.text ?? '').trim() === '' &&
  memo.transcript === null &&
  Date.parse(memo.recorded_at) > now - OLDEST_MS

/** True if the salon's settings or the client's card say 'no AI', or if the card can't be read. */
export async function keptFromModels(
  database: Database,
  account: string,
  client: string | null,
): Promise<boolean> {
  const rows = await recordsByIds(database, account, client === null ? [SALON_ID] : [SALON_ID, client])
  const saysNo = (id: string): boolean | null => {
    const row = rows.find(each => each.id === id)
    if (!row || row.erased) return null
    const { no_ai }: { no_ai?: unknown } = JSON.parse(row.fields)
    return no_ai === true
  }
  return saysNo(SALON_ID) === true || (client !== null && saysNo(client) !== false)
}

/** We can't know whom a recording without a client mentions, so any client with 'no AI' rules it out. */
export const mayBeOfKept = async (
  database: Database,
  account: string,
  client: string | null,
): Promise<boolean> =>
  (await keptFromModels(database, account, client)) ||
  (client === null && (await cardsOf(database, account)).some(({ no_ai }) => no_ai))

const fail = (turn: Turn, code: ProblemCode): Promise<void> =>
  end(turn, 'failed', { transcript_failure: { code, at: new Date(turn.work.now()).toISOString() } })

/** Only writes if this attempt still counts. */
async function end(
  { work, owner, claim }: Turn,
  state: 'done' | 'failed',
  patch: Partial<Memo>,
): Promise<void> {
  const edits = [{ id: claim.ask, kind: 'memo', patch }]
  const write = () =>
    writeByServer(work.database, claim.account, work.now(), edits, db => endRun(db, claim, owner, state))
  await untilItIsThere(write, work.stopping)
  ran.tell({ part: 'memo', state })
}
