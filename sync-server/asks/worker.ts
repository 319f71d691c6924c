// Answers asks in the background. A claim is a short transaction; the call is outside of any; the answer is written only
// where the attempt is still this worker's. So however often an ask is sent it runs once, and a crash costs at most one
// more call.
import { randomUUID } from 'node:crypto'
import { Facts, NO_FACTS } from '../../shared/facts'
import { DAY_MS } from '../../shared/plans'
import { type ProblemCode, ProblemError } from '../../shared/problems'
import { Ask } from '../../shared/records'
import { findRegistration } from '../../shared/toolbox'
import { subscriptionOf } from '../billing/store'
import { factsText } from '../db/asks'
import type { Database } from '../db/open'
import { recordsByIds } from '../db/records'
import { onCommit, writeByServer } from '../sync/store'
import { type Answering, modelAnswer } from './answer'
import { type Claim, claimRun, endRun, MAX_ATTEMPTS, putBack, takeCallFor, wakeParked } from './store'

const LOOK_AGAIN_MS = 15_000
/** Whoever just saved is answered first, and other tablets are told. */
const AFTER_COMMIT_MS = 50
const RETRY_MS = 5_000
/** A timer counts from the beginning of its turn of the event loop, so it may ring a little before the time is over. */
const LATER_MS = 50
const PARKED_MS = 3_600_000
/** So long after the end of a plan an ask from before it may still arrive from a tablet that was offline. */
const LATE_ARRIVAL_MS = 7 * DAY_MS
/** One slow model call must not hold up every salon. */
const LANES = 4
/** A lease outlives its call: the answer is written before anyone else may try. */
const LEASE_MARGIN_MS = 30_000
/** Worth a second call; the others would fail the same way again. */
const PASSING: readonly ProblemCode[] = ['model-failed', 'model-late', 'model-limit', 'model-unreadable']

export type Work = {
  database: Database
  answering: Answering
  dailyCap: number
  now: () => number
  retryMs?: number
  /** Told when a run that was put back may be tried again, in ms from now. */
  again?: (afterMs: number) => void
}

/** Works until stopped; `stop` waits for the call that is under way. */
export function startAsks(work: Work): { stop: () => Promise<void>; idle: () => Promise<void> } {
  const owner = randomUUID()
  let stopped = false
  let again = false
  let running: Promise<void> = Promise.resolve()
  let busy = false

  const retries = new Set<NodeJS.Timeout>()
  const retrying: Work = {
    ...work,
    again: afterMs => {
      if (stopped) return
      const timer = setTimeout(() => {
        retries.delete(timer)
        wake()
      }, afterMs + LATER_MS)
      retries.add(timer)
    },
  }

  /** One that fails leaves the others to their calls. */
  async function lane(): Promise<void> {
    try {
      while (!stopped && (await answerNext(retrying, owner)));
    } catch (error) {
      console.error('The asks worker failed and goes on:', error)
    }
  }
  async function drain(): Promise<void> {
    while (again && !stopped) {
      again = false
      await Promise.all(Array.from({ length: LANES }, lane))
    }
    // In one step with the last look at `again`: whoever wakes after it finds nobody busy.
    busy = false
  }
  function wake(): void {
    again = true
    if (busy || stopped) return
    busy = true
    running = drain()
  }
  const timer = setInterval(wake, LOOK_AGAIN_MS)
  const changed = new Set<string>()
  let soon: NodeJS.Timeout | null = null
  const leave = onCommit(work.database, ({ account }) => {
    changed.add(account)
    soon ??= setTimeout(() => {
      soon = null
      const accounts = [...changed]
      changed.clear()
      Promise.all(accounts.map(each => wakeParked(work.database, each))).then(wake, error =>
        console.error('Could not wake asks:', error),
      )
    }, AFTER_COMMIT_MS)
  })
  wake()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      if (soon) clearTimeout(soon)
      for (const timer of retries) clearTimeout(timer)
      leave()
      await running
    },
    idle: async () => {
      wake()
      await running
    },
  }
}

/** Answers one ask; false where none waits. */
export async function answerNext(work: Work, owner: string): Promise<boolean> {
  const { database, answering, now } = work
  const claim = await claimRun(database, {
    owner,
    now: now(),
    leaseMs: answering.timeoutMs + LEASE_MARGIN_MS,
  })
  if (!claim) return false
  if (claim.exhausted) await fail(work, owner, claim, 'model-failed')
  else await answerClaimed(work, owner, claim)
  return true
}

async function answerClaimed(work: Work, owner: string, claim: Claim): Promise<void> {
  const { database, answering, now } = work
  const [row] = await recordsByIds(database, claim.account, [claim.ask])
  const ask = row && !row.erased ? Ask.safeParse(JSON.parse(row.fields)) : null
  const registration = ask?.success ? findRegistration(ask.data.tool) : undefined
  // Nothing to answer: erased, deleted, sample data, or of a tool that this server doesn't know.
  if (!ask?.success || ask.data.deletedAt !== null || ask.data.sample || !registration)
    return void (await endRun(database, claim, owner, 'done'))

  const refused = await refusal(work, claim, ask.data, registration.product)
  if (refused === 'still-wanted') {
    if (ask.data.failure?.code !== refused) await writeFailure(work, claim, refused)
    return putBack(database, claim, { owner, until: now() + PARKED_MS, uncounted: true, as: 'parked' })
  }
  if (refused) return fail(work, owner, claim, refused)
  const { default: tool } = await registration.load()
  if (!answering.model || !tool.prompt)
    return finish(work, owner, claim, { answer: null, answered_by: 'engine' })

  const facts = await factsText(database, claim.account, claim.ask)
  const photographed = Facts.safeParse(facts === null ? NO_FACTS : JSON.parse(facts))
  const input = tool.input.safeParse(ask.data.input)
  // Never answered as if nothing were known: an allergy may stand in what can't be read.
  if (!input.success || !photographed.success) return fail(work, owner, claim, 'bad-field')
  const call = await takeCallFor(database, claim, owner, {
    now: now(),
    since: now() - DAY_MS,
    cap: work.dailyCap,
  })
  if (call === 'gone') return
  if (call === 'capped') return fail(work, owner, claim, 'model-daily-cap')
  try {
    const question = {
      input: input.data,
      facts: photographed.data,
      today: new Date(now()).toISOString(),
      overrides: ask.data.overrides,
    }
    const { output, by, notes } = await modelAnswer(answering.model, answering.timeoutMs, tool, question)
    await finish(work, owner, claim, { answer: output, answered_by: by, answer_notes: notes })
  } catch (error) {
    if (!(error instanceof ProblemError)) {
      console.error(`Ask ${claim.ask} failed:`, error)
      return fail(work, owner, claim, 'server-error')
    }
    const { code } = error
    if (claim.attempt < MAX_ATTEMPTS && PASSING.includes(code)) {
      const afterMs = work.retryMs ?? RETRY_MS
      await putBack(database, claim, { owner, until: now() + afterMs, uncounted: false, as: null })
      return work.again?.(afterMs)
    }
    await fail(work, owner, claim, code)
  }
}

/** Why this ask is not answered now: decided when it is claimed, not when it was written. */
async function refusal(work: Work, claim: Claim, ask: Ask, product: string): Promise<ProblemCode | null> {
  const { database, answering, now } = work
  const status = await subscriptionOf(database, claim.account, now())
  const asked = Date.parse(ask.asked_at)
  // An ask that was made before the plan ended is still answered, by whatever plan held then.
  const held = status.subscribed
    ? status.products.includes(product) || status.products.includes('AI_BUNDLE')
    : false
  const before =
    !status.subscribed &&
    status.subscription_end !== null &&
    asked <= Date.parse(status.subscription_end) &&
    // The tablet says when it asked. A week offline is believed, a date from long before the ask arrived is not.
    claim.created_at <= Date.parse(status.subscription_end) + LATE_ARRIVAL_MS
  if (!held && !before) return 'plan-needed'
  if (!answering.model) return null
  const wanted = ask.still_wanted_at === null ? asked : Math.max(asked, Date.parse(ask.still_wanted_at))
  if (now() - wanted > DAY_MS) return 'still-wanted'
  return null
}

type Written = { answer: Record<string, unknown> | null; answered_by: string; answer_notes?: string[] }

async function finish(work: Work, owner: string, claim: Claim, written: Written): Promise<void> {
  const at = new Date(work.now()).toISOString()
  const patch = { answer_notes: [], ...written, answered_at: at, failure: null }
  await writeByServer(work.database, claim.account, work.now(), [{ id: claim.ask, kind: 'ask', patch }], db =>
    endRun(db, claim, owner, 'done'),
  )
}

async function fail(work: Work, owner: string, claim: Claim, code: ProblemCode): Promise<void> {
  const patch = { failure: { code, at: new Date(work.now()).toISOString() } }
  await writeByServer(work.database, claim.account, work.now(), [{ id: claim.ask, kind: 'ask', patch }], db =>
    endRun(db, claim, owner, 'failed'),
  )
}

async function writeFailure(work: Work, claim: Claim, code: ProblemCode): Promise<void> {
  const patch = { failure: { code, at: new Date(work.now()).toISOString() } }
  await writeByServer(work.database, claim.account, work.now(), [{ id: claim.ask, kind: 'ask', patch }])
}
