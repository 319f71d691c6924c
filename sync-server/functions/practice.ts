// practice-conversation: the client's next line, by the model where there is one and it keeps to its part, else by the
// built-in client; and the feedback on a conversation.
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { textsIn } from '../../shared/strings'
import tool from '../../shared/tools/communications'
import { moodAfter } from '../../shared/tools/communications/client/mood'
import {
  Body,
  functionName,
  inputOf,
  personaFor,
  Response,
  responseOf,
  saidOf,
} from '../../shared/tools/communications/legacy'
import type { Persona } from '../../shared/tools/communications/scenarios/persona'
import { PracticeOutput, type Said } from '../../shared/tools/communications/schema'
import { opening, replyTo } from '../../shared/tools/communications/turn'
import { checkTurn } from '../../shared/tools/communications/turn-check'
import { Line, turnPrompt } from '../../shared/tools/communications/turn-prompt'
import { type Call, defineFunction } from './function'
import { answerTool } from './tool'

/** Who talks waits 8 seconds at most; the device has its own client by then. */
const MODEL_TURN_MS = 7_500

const FAILED = {
  start: 'Failed to start conversation. Please try again.',
  feedback: 'Failed to get feedback. Please try again.',
  turn: 'Failed to get response. Please try again.',
}

export default defineFunction({
  name: functionName,
  summary: 'A practice conversation with a client: its first line, its next line, or feedback on it.',
  product: 'COMMUNICATIONS',
  body: Body,
  response: Response,
  failed: FAILED.turn,
  failedFor: body =>
    body.getFeedback ? FAILED.feedback : body.startConversation ? FAILED.start : FAILED.turn,
  async run(call) {
    const { body } = call
    const persona = personaFor(body.scenario)
    if (persona === null) throw new ProblemError('bad-request', 'There is no such scenario.')
    if (body.getFeedback) return feedback(call)
    const said = saidOf(body)
    if (body.startConversation || said.length === 0) {
      const { text, mood, ended } = opening(persona)
      return { reply: text, feedback: null, answeredBy: 'engine', mood, ended }
    }
    return turn(call, persona, said)
  },
})

async function feedback(call: Call<Body>): Promise<z.infer<typeof Response>> {
  const input = inputOf(call.body)
  const { output, by } = await answerTool(call, tool, { input })
  return {
    ...responseOf(PracticeOutput.parse(output), input),
    reply: null,
    answeredBy: by,
    mood: null,
    ended: false,
  }
}

async function turn(
  call: Call<Body>,
  persona: Persona,
  said: readonly Said[],
): Promise<z.infer<typeof Response>> {
  const own = replyTo(persona, said)
  const engine = { reply: own.text, feedback: null, answeredBy: 'engine', mood: own.mood, ended: own.ended }
  const { model, timeoutMs } = await call.answering({ tool: tool.id, said: textsIn(call.body) })
  if (!model) return engine
  try {
    const answer = await model.ask({
      messages: turnPrompt(persona, said),
      schema: z.toJSONSchema(Line, { target: 'draft-7' }),
      name: 'practice_turn',
      timeoutMs: Math.min(timeoutMs, MODEL_TURN_MS),
    })
    const before = said.filter(({ role }) => role === 'client').map(({ text }) => text)
    const line = checkTurn(Line.safeParse(answer).data?.line ?? '', before)
    if (line === null) return engine
    return {
      reply: line,
      feedback: null,
      answeredBy: model.name,
      mood: moodAfter(persona, said).mood,
      ended: own.ended,
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return engine
  }
}
