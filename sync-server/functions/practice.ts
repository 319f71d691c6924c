// practice-conversation: the client's next line, from the model if there is one and it stays in its role, otherwise
// from the built-in client. Also the feedback on a conversation.
import { z } from 'zod'
import { ProblemError } from '../../shared/problems'
import { textsIn } from '../../shared/reading/text/strings'
import tool from '../../shared/tools/communications'
import { Line } from '../../shared/tools/communications/client/turn-prompt'
import {
  Body,
  functionName,
  inputOf,
  personaFor,
  Response,
  responseOf,
} from '../../shared/tools/communications/legacy'
import { PracticeOutput } from '../../shared/tools/communications/schema'
import { read } from '../reading/read'
import { type Call, defineFunction } from './function'
import { answerTool } from './tool'

/** The stylist waits 8 seconds at most, after which the device uses its own built-in client. */
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
    return turn(call)
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

async function turn(call: Call<Body>): Promise<z.infer<typeof Response>> {
  const { text, mood, ended, messages } = await read('practised', call.body)
  const engine = { reply: text, feedback: null, answeredBy: 'engine', mood, ended }
  if (messages.length === 0) return engine
  const { model, timeoutMs } = await call.answering({ tool: tool.id, said: textsIn(call.body) })
  if (!model) return engine
  try {
    const answer = await model.ask({
      messages,
      schema: z.toJSONSchema(Line, { target: 'draft-7' }),
      name: 'practice_turn',
      timeoutMs: Math.min(timeoutMs, MODEL_TURN_MS),
    })
    const kept = await read('practisedLine', call.body, Line.safeParse(answer).data?.line ?? '')
    if (kept === null) return engine
    return { reply: kept.line, feedback: null, answeredBy: model.name, mood: kept.mood, ended }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return engine
  }
}
