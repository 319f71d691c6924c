// One run of an ask's text: without a model the engine's answer is final, otherwise the model's stands beside it.
import type { ProblemCode } from '../../shared/problems'
import { asksModel } from '../../shared/tool'
import { cardsOf, idsOf, mayTellHealthOf, personsOf } from '../functions/known'
import { recordedText } from '../models/record'
import { salonWithoutAi } from '../privacy/no-ai'
import { writeByServer } from '../sync/store'
import { modelAnswer } from './answer'
import { gatedText, gateFor, namedIn, wayOf } from './gate'
import { wishOf } from './picture'
import {
  afterFailure,
  askOf,
  end,
  knownOf,
  mayCallOf,
  questionOf,
  refusal,
  type Turn,
  takeCallOf,
} from './run'
import { addImageRun, endRun, putBack } from './store'

const PARKED_MS = 3_600_000
const NO_AI_NOTE =
  'A client’s card says ‘no AI’: nothing was sent to a model, and the built-in engine’s answer is final.'
/** This was chosen for the whole salon. */
const SALON_NO_AI_NOTE =
  'AI is switched off for this salon: nothing was sent to a model, and the built-in engine’s answer is final.'

const UNPROVED_NOTE =
  'Your email isn’t confirmed yet, so no model was asked. The built-in engine’s answer is final. To confirm it, open Settings, Security. We’ll email you a link.'

export async function answerText(turn: Turn): Promise<void> {
  const { work, owner, claim, id } = turn
  const { database, answering, now } = work
  const found = await askOf(turn)
  if (found === null) return void (await endRun(database, claim, owner, 'done'))
  const { default: tool } = await found.registration.load()
  const asks = (answering.model !== null && asksModel(tool)) || (!!answering.image && !!tool.picture)

  const refused = await refusal(turn, found, asks)
  if (refused === 'still-wanted') {
    if (found.ask.failure?.code !== refused) await sayParked(turn)
    return putBack(database, claim, { owner, until: now() + PARKED_MS, uncounted: true, as: 'parked' })
  }
  if (refused) return failText(turn, refused)
  if (!asks) return finish(turn, { answer: null, answered_by: 'engine' })
  const known = await knownOf(turn, found)
  if (known.noAi) {
    const note = (await salonWithoutAi(database, claim.account)) ? SALON_NO_AI_NOTE : NO_AI_NOTE
    return finish(turn, { answer: null, answered_by: 'engine', answer_notes: [note] })
  }

  if (!(await mayCallOf(turn)))
    return finish(turn, { answer: null, answered_by: 'engine', answer_notes: [UNPROVED_NOTE] })

  const question = await questionOf(turn, found)
  // Never answer as if nothing were known about the client.
  if (question === null) return failText(turn, 'bad-field')
  if (answering.image && (await wishOf(tool, question)) !== null) {
    await addImageRun(database, claim.account, id, claim.created_at)
    work.again?.(0)
  }
  if (!answering.model || !asksModel(tool)) return finish(turn, { answer: null, answered_by: 'engine' })

  const call = await takeCallOf(turn)
  if (call === 'gone') return
  if (call !== 'taken') return failText(turn, call)
  const { account } = claim
  const about = [...personsOf(known), ...namedIn(question.input, found.ask.client_name)]
  // Checks permission now: one withdrawn since the question was asked no longer counts.
  const permitted = await mayTellHealthOf(database, account, known)
  const cards = await cardsOf(database, account)
  const gate = await gateFor(database, account, about, cards, wayOf(tool.id, permitted))
  const recorded = recordedText(database, answering.model, {
    account,
    madeFor: 'ask',
    tool: tool.id,
    ask: id,
    client: found.ask.client_id ?? idsOf(known),
    now,
  })
  try {
    const { output, by, notes, same } = await modelAnswer(
      gatedText(recorded, gate),
      answering.timeoutMs,
      tool,
      question,
      permitted,
      found.ask.read_here?.answer?.read,
    )
    // If the model read the same, there is nothing to put beside the draft.
    await finish(turn, { answer: same ? null : output, answered_by: by, answer_notes: notes })
  } catch (error) {
    await afterFailure(turn, error, code => failText(turn, code))
  }
}

type Written = { answer: Record<string, unknown> | null; answered_by: string; answer_notes?: string[] }

async function finish(turn: Turn, written: Written): Promise<void> {
  const at = new Date(turn.work.now()).toISOString()
  await end(turn, 'done', { answer_notes: [], ...written, answered_at: at, failure: null })
}

const failure = (turn: Turn, code: ProblemCode) => ({
  failure: { code, at: new Date(turn.work.now()).toISOString() },
})

export async function failText(turn: Turn, code: ProblemCode): Promise<void> {
  await end(turn, 'failed', failure(turn, code))
}

/** Keeps the run waiting. */
async function sayParked(turn: Turn): Promise<void> {
  const { work, claim, id } = turn
  const edits = [{ id, kind: 'ask', patch: failure(turn, 'still-wanted') }]
  await writeByServer(work.database, claim.account, work.now(), edits)
}
