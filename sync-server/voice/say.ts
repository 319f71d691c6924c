// Decides which voice reads a text to whom. A voice behind a key costs money, so only salons with a plan get it. If it
// fails before its first sound, the built-in voice takes over and the response says so.
import { DAY_MS } from '../../shared/account/plans'
import { type ProblemCode, ProblemError } from '../../shared/problems'
import { gateFor } from '../asks/gate'
import type { Spending } from '../asks/store'
import { countToday } from '../auth/guesses'
import { isProved } from '../auth/proofs/store'
import { subscriptionOf } from '../billing/store'
import type { Database } from '../db/open'
import { cardsOf, knownFor, mayTellHealthOf, namesKept } from '../functions/known'
import { recordedSpeech } from '../models/record'
import { callsMadeFor } from '../models/store'
import type { Speech, Words } from '../providers/speech'
import { read } from '../reading/read'
import { keptFromModels } from './memos/typing'
import type { Voice } from './voice'

const MADE_FOR = 'text-to-speech'

export type House = {
  database: Database
  voice: Voice
  dailyCap: number
  spending?: Spending | undefined
  now: () => number
}
export type Started = {
  by: Speech
  /** Why the voice behind the key didn't speak, if there is one. */
  problem: ProblemCode | null
  /** Its first piece has already arrived. */
  sound: AsyncIterable<Uint8Array>
}

/** `account`: null is a visitor. `client`: whom the text is about; null: nobody in particular. */
type Whose = { account: string | null; client: string | null }

/** Throws ProblemError 'voice-…' if nobody can speak. */
export async function startSaying(house: House, { account, client }: Whose, words: Words): Promise<Started> {
  const builtIn = house.voice.builtIn(account === null)
  let problem: ProblemError | null = null
  try {
    const paid = account === null ? null : await paidFor(house, { account, client }, words)
    if (paid) return { by: paid.speech, problem: null, sound: await begun(paid.speech, paid.words) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    problem = error
  }
  if (builtIn) return { by: builtIn, problem: problem?.code ?? null, sound: await begun(builtIn, words) }
  throw problem ?? new ProblemError('voice-missing')
}

/** Null: this text must not go to a voice behind a key. */
async function paidFor(
  { database, voice, dailyCap, spending, now }: House,
  { account, client }: { account: string; client: string | null },
  words: Words,
): Promise<{ speech: Speech; words: Words } | null> {
  if (!voice.paid) return null
  // Whether or not the text says so, it is about someone whose card says 'no AI'.
  if (await keptFromModels(database, account, client)) return null
  const cards = await cardsOf(database, account)
  // It mentions a client whose card says 'no AI'.
  if (await namesKept(cards, words.text)) return null
  if (!(await subscriptionOf(database, account, now())).subscribed) {
    // For salons without a plan, the built-in voice is the normal one and not a replacement.
    if (voice.builtIn(false)) return null
    throw new ProblemError('plan-needed')
  }
  if ((await callsMadeFor(database, account, MADE_FOR, now() - DAY_MS)) >= dailyCap)
    throw new ProblemError('voice-daily-cap')
  if (spending?.wantsProof && !(await isProved(database, account))) {
    if (voice.builtIn(false)) return null
    throw new ProblemError('email-unproved')
  }
  const permitted = await mayTellHealthOf(
    database,
    account,
    await knownFor(database, account, { id: client }),
  )
  const gate = await gateFor(database, account, [], cards, { health: permitted })
  const { text, taken } = await read('toldText', words.text, gate)
  // Better read in full by the built-in voice than with gaps by another company's.
  if (
    voice.builtIn(false) &&
    taken.some(what => what === 'health' || what === 'addresses' || what === 'births')
  )
    return null
  // Checked last, so that refused texts don't count against the server's limit.
  if (spending && (await countToday(database, 'spoken texts of the house', now())) > spending.houseCap)
    throw new ProblemError('voice-house-cap')
  const about = { account, madeFor: MADE_FOR, tool: 'voice', client, now }
  return { speech: recordedSpeech(database, voice.paid, about), words: { ...words, text } }
}

/** Waits for the first piece, so that an immediate failure is known before we respond. */
async function begun(speech: Speech, words: Words): Promise<AsyncIterable<Uint8Array>> {
  const pieces = speech.speak(words)[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) throw new ProblemError('bad-request', 'There is nothing to say.')
  return (async function* () {
    try {
      yield first.value
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    } finally {
      await pieces.return?.()
    }
  })()
}
