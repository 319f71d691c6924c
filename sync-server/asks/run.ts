// What the runs of an ask's text and of its picture have in common: whether they may run now, and how they end.

import { DAY_MS, opens } from '../../shared/account/plans'
import { Facts, NO_FACTS } from '../../shared/facts'
import { type ProblemCode, ProblemError } from '../../shared/problems'
import { textsIn } from '../../shared/reading/text/strings'
import { Ask } from '../../shared/salon/records/records'
import type { Checking, Registration } from '../../shared/tool'
import { findRegistration } from '../../shared/toolbox'
import { isProved } from '../auth/proofs/store'
import { productOpenedUntil, subscriptionOf } from '../billing/store'
import type { Room } from '../blobs/room'
import { untilItIsThere } from '../db/again'
import { factsText } from '../db/asks'
import type { Database } from '../db/open'
import { recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import { troubleOf } from '../db/trouble'
import { cardsOf, knownFor, type NamedCards, namesKept } from '../functions/known'
import { log } from '../log/log'
import { salonWithoutAi } from '../privacy/no-ai'
import { ran } from '../signals'
import { writeByServer } from '../sync/store'
import type { Answering } from './answer'
import { type Claim, endRun, MAX_ATTEMPTS, type NoCall, putBack, type Spending, takeCallFor } from './store'

const RETRY_MS = 5_000
/** How long after a plan ends we still accept an ask made before that, from a tablet that was offline. */
const LATE_ARRIVAL_MS = 7 * DAY_MS
/** Worth a retry; any other problem would fail the same way again. */
const PASSING: readonly ProblemCode[] = [
  'model-failed',
  'model-late',
  'model-limit',
  'model-unreadable',
  'server-busy',
]

export type Work = {
  database: Database
  answering: Answering
  dailyCap: number
  spending?: Spending | undefined
  room?: Room | undefined
  now: () => number
  retryMs?: number
  /** Called when a run was put back or added and may be tried again, in ms from now. */
  again?: (afterMs: number) => void
  /** Aborts when the server stops. */
  stopping?: AbortSignal
}

/** One claimed run: whose it is, and of which ask. `called`: a model may already have been asked. */
export type Turn = { work: Work; owner: string; claim: Claim; id: string; called: boolean }

type AskToAnswer = { ask: Ask; registration: Registration }

/** Null when there is nothing to answer: the ask was erased or deleted, is sample data, or is for an unknown tool. */
export async function askOf({ work, claim, id }: Turn): Promise<AskToAnswer | null> {
  const [row] = await recordsByIds(work.database, claim.account, [id])
  const ask = row && !row.erased ? Ask.safeParse(JSON.parse(row.fields)) : null
  const registration = ask?.success ? findRegistration(ask.data.tool) : undefined
  if (!ask?.success || ask.data.deletedAt !== null || ask.data.sample || !registration) return null
  return { ask: ask.data, registration }
}

/** The question as it was when asked. Null when it can't be read, since what we can't read might include an allergy. */
export async function questionOf(
  { work, claim, id }: Turn,
  { ask, registration }: AskToAnswer,
): Promise<Checking<Record<string, unknown>> | null> {
  const { default: tool } = await registration.load()
  const facts = await factsText(work.database, claim.account, id)
  const photographed = Facts.safeParse(facts === null ? NO_FACTS : JSON.parse(facts))
  const input = tool.input.safeParse(ask.input)
  if (!input.success || !photographed.success) return null
  const today = new Date(work.now()).toISOString()
  return { input: input.data, facts: photographed.data, today, overrides: ask.overrides }
}

/** Why this ask isn't answered now, as things stand when it is claimed, not when it was written. */
export async function refusal(
  { work, claim }: Turn,
  { ask, registration }: AskToAnswer,
  asksModel: boolean,
): Promise<ProblemCode | null> {
  const { database, now } = work
  const status = await subscriptionOf(database, claim.account, now())
  const asked = Date.parse(ask.asked_at)
  // An ask made before this tool's plan ended is still answered, even if another plan goes on.
  const ended = opens(status, registration.product)
    ? null
    : await productOpenedUntil(database, claim.account, registration.product)
  const before =
    ended !== null &&
    asked <= ended &&
    // The asking time is the tablet's word. For the engine's answer we trust it for a week offline; a model costs
    // money, so it only answers asks that had arrived by then.
    claim.created_at <= ended + (asksModel ? 0 : LATE_ARRIVAL_MS)
  if (!opens(status, registration.product) && !before) return 'plan-needed'
  if (!asksModel) return null
  const wanted = ask.still_wanted_at === null ? asked : Math.max(asked, Date.parse(ask.still_wanted_at))
  return now() - wanted > DAY_MS ? 'still-wanted' : null
}

/**
 * Whom it is about. A New Client may share a name with someone whose card says no AI, and a day's schedule may
 * mention one.
 */
export async function knownOf({ work, claim }: Turn, { ask }: AskToAnswer): Promise<NamedCards> {
  const { database } = work
  const known = await knownFor(database, claim.account, { id: ask.client_id, name: ask.client_name })
  if (await salonWithoutAi(database, claim.account)) return { ...known, noAi: true }
  const said = textsIn([ask.client_name, ask.input])
  return (await namesKept(await cardsOf(database, claim.account), said)) ? { ...known, noAi: true } : known
}

/** Whether this account may call a model at all while its email is unproved. */
export const mayCallOf = async ({ work, claim }: Turn): Promise<boolean> =>
  !work.spending?.wantsProof || (await isProved(work.database, claim.account))

/** Takes one of the day's calls, right before the call is made. */
export async function takeCallOf(turn: Turn): Promise<'taken' | 'gone' | NoCall> {
  const { work, owner, claim } = turn
  const { dailyCap: cap, spending } = work
  const budget = { now: work.now(), since: work.now() - DAY_MS, cap, spending }
  const call = await takeCallFor(work.database, claim, owner, budget)
  turn.called = call === 'taken'
  return call
}

/** Writes the server's fields if this attempt still counts. `beside` is written in the same transaction. */
export async function end(
  { work, owner, claim, id }: Turn,
  state: 'done' | 'failed',
  patch: Record<string, unknown>,
  beside: (db: Db) => Promise<void> = async () => undefined,
): Promise<void> {
  const edits = [{ id, kind: 'ask', patch }]
  const write = () =>
    writeByServer(work.database, claim.account, work.now(), edits, async db => {
      if (!(await endRun(db, claim, owner, state))) return false
      await beside(db)
      return true
    })
  await untilItIsThere(write, work.stopping)
  ran.tell({ part: id === claim.ask ? 'text' : 'image', state })
}

type ClaimedTurn = Pick<Turn, 'owner' | 'claim' | 'called'> & {
  work: Pick<Work, 'database' | 'now' | 'stopping'>
}
/** For when the database was away, or no reader was free. If no model was asked yet, the attempt doesn't count. */
export async function giveBack(
  { work, owner, claim, called }: ClaimedTurn,
  exhausted: boolean,
): Promise<void> {
  const back = { owner, until: work.now(), uncounted: !called && !exhausted, as: null }
  await untilItIsThere(() => putBack(work.database, claim, back), work.stopping)
}

/** After a failed call: retries once if that may help, otherwise calls `fail`. */
export async function afterFailure(
  { work, owner, claim, id }: Turn,
  error: unknown,
  fail: (code: ProblemCode) => Promise<void>,
): Promise<void> {
  // That says nothing about the ask, which stays to be answered (worker.ts).
  if (troubleOf(error) !== null) throw error
  // The call was cut off because the server is stopping; the next process starts it again.
  if (work.stopping?.aborted)
    return putBack(work.database, claim, { owner, until: work.now(), uncounted: true, as: null })
  if (!(error instanceof ProblemError)) {
    log.error(`Ask ${id} failed:`, error)
    return fail('server-error')
  }
  if (claim.attempt >= MAX_ATTEMPTS || !PASSING.includes(error.code)) return fail(error.code)
  const afterMs = work.retryMs ?? RETRY_MS
  await putBack(work.database, claim, { owner, until: work.now() + afterMs, uncounted: false, as: null })
  work.again?.(afterMs)
}
