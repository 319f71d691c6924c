// Answers asks in the background. Claiming is a short transaction, the call happens outside any, and the answer is only
// written if the attempt is still this worker's. So an ask runs once however often it is sent, and a crash costs at
// most one extra call.
import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../shared/problems'
import { askOfRun } from '../db/asks'
import { logFailure, troubleOf } from '../db/trouble'
import { onCommit } from '../sync/store'
import { drawPicture, failPicture, IMAGE_TIMEOUT_MS } from './picture'
import { giveBack, type Turn, type Work } from './run'
import { claimRun, type Part as EveryPart, wakeParked } from './store'
import { answerText, failText } from './text'

export type { Work } from './run'

/** Memos have a worker of their own: voice/memos. */
type Part = Exclude<EveryPart, 'memo'>

const LOOK_AGAIN_MS = 15_000
/** Whoever has just saved gets their reply first, and other tablets are told. */
const AFTER_COMMIT_MS = 50
/** Timers count from the start of their turn of the event loop, so they may fire slightly early. */
const LATER_MS = 50
/** A slow model call must not hold up every salon, and slow pictures must not hold up texts. */
const LANES: Record<Part, number> = { text: 4, image: 2 }
/** The lease is longer than the call, so that the answer is written before anyone else may try. */
const LEASE_MARGIN_MS = 30_000
const GIVEN_BACK_MS = 1_000

type Lanes = { wake: () => void; ended: () => Promise<void> }

/** Works until stopped; `stop` waits for calls in progress. */
export function startAsks(work: Work): { stop: () => Promise<void>; idle: () => Promise<void> } {
  const owner = randomUUID()
  let stopped = false
  const isStopped = (): boolean => stopped

  const retries = new Set<NodeJS.Timeout>()
  const retrying: Work = {
    ...work,
    again: afterMs => {
      if (stopped) return
      if (afterMs === 0) return wake()
      const timer = setTimeout(() => {
        retries.delete(timer)
        wake()
      }, afterMs + LATER_MS)
      retries.add(timer)
    },
  }
  const texts = startLanes(retrying, owner, 'text', isStopped)
  const images = startLanes(retrying, owner, 'image', isStopped)
  function wake(): void {
    texts.wake()
    images.wake()
  }
  /** A text may have asked for a picture. */
  async function ended(): Promise<void> {
    await texts.ended()
    await images.ended()
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
        logFailure('Could not wake asks:', error),
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
      await ended()
    },
    idle: async () => {
      wake()
      await ended()
    },
  }
}

function startLanes(work: Work, owner: string, part: Part, isStopped: () => boolean): Lanes {
  let again = false
  let running: Promise<void> = Promise.resolve()
  let busy = false

  /** If one lane fails, the others finish their calls. */
  async function lane(): Promise<void> {
    try {
      while (!isStopped() && (await answerOne(work, owner, part)));
    } catch (error) {
      logFailure('The asks worker failed and goes on:', error)
    }
  }
  async function drain(): Promise<void> {
    while (again && !isStopped()) {
      again = false
      await Promise.all(Array.from({ length: LANES[part] }, lane))
    }
    // No await since the last check of `again`, so whoever wakes us next sees that nobody is busy.
    busy = false
  }
  return {
    wake: () => {
      again = true
      if (busy || isStopped()) return
      busy = true
      running = drain()
    },
    ended: () => running,
  }
}

/** Answers one ask or draws one picture; false if neither is waiting. */
export async function answerNext(work: Work, owner: string): Promise<boolean> {
  return (await answerOne(work, owner, 'text')) || (await answerOne(work, owner, 'image'))
}

async function answerOne(work: Work, owner: string, part: Part): Promise<boolean> {
  const { database, answering, now } = work
  const callMs = part === 'text' ? answering.timeoutMs : (answering.imageTimeoutMs ?? IMAGE_TIMEOUT_MS)
  const claim = await claimRun(database, { owner, now: now(), leaseMs: callMs + LEASE_MARGIN_MS, part })
  if (!claim) return false
  const id = part === 'text' ? claim.ask : askOfRun(claim.ask)
  const turn: Turn = { work, owner, claim, id, called: false }
  const fail = part === 'text' ? failText : failPicture
  try {
    if (claim.exhausted) await fail(turn, 'model-failed')
    else await (part === 'text' ? answerText : drawPicture)(turn)
  } catch (error) {
    // It couldn't be read in time, and a retry would take just as long, so the draft stands.
    if (error instanceof ProblemError && error.code === 'not-readable') {
      await fail(turn, error.code)
      return true
    }
    // Too many are waiting to be read, so this lane pauses and the ask is tried again after that.
    if (error instanceof ProblemError && error.code === 'server-busy') {
      await giveBack(turn, claim.exhausted)
      work.again?.(GIVEN_BACK_MS)
      return false
    }
    if (troubleOf(error) !== null) {
      await giveBack(turn, claim.exhausted)
      work.again?.(GIVEN_BACK_MS)
    }
    throw error
  }
  return true
}
