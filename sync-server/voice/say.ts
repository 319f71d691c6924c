// Who says a text to whom. A voice behind a key costs a salon money, so it speaks for a salon with a plan alone; when it
// fails before its first sound, the built-in voice takes over and the answer says so.
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
  /** Why the voice behind the key did not speak, though there is one. */
  problem: ProblemCode | null
  /** Its first sound has come. */
  sound: AsyncIterable<Uint8Array>
}

/** `account`: null is a visitor. `client`: whom the text is about; null: nobody in particular. */
type Whose = { account: string | null; client: string | null }

/** Throws ProblemError 'voice-…' where nobody can speak. */
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

/** Null: this text is not for a voice behind a key. */
async function paidFor(
  { database, voice, dailyCap, spending, now }: House,
  { account, client }: { account: string; client: string | null },
  words: Words,
): Promise<{ speech: Speech; words: Words } | null> {
  if (!voice.paid) return null
  // Said or not in the text: it is about somebody whose card says that nothing goes to a model.
  if (await keptFromModels(database, account, client)) return null
  const cards = await cardsOf(database, account)
  // A client whose card says that nothing goes to a model is named in it.
  if (await namesKept(cards, words.text)) return null
  if (!(await subscriptionOf(database, account, now())).subscribed) {
    // Without a plan the built-in voice is nothing that stands in.
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
  // Read out whole by the voice of the house, rather than with gaps by another's.
  if (
    voice.builtIn(false) &&
    taken.some(what => what === 'health' || what === 'addresses' || what === 'births')
  )
    return null
  // Last: what is refused before it costs the house nothing.
  if (spending && (await countToday(database, 'spoken texts of the house', now())) > spending.houseCap)
    throw new ProblemError('voice-house-cap')
  const about = { account, madeFor: MADE_FOR, tool: 'voice', client, now }
  return { speech: recordedSpeech(database, voice.paid, about), words: { ...words, text } }
}

/** Waits for the first piece, so that what fails at once fails before anything was answered. */
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
