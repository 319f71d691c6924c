// What a model is asked to read in a conversation: the lines, and who the client was. The engine scores.

import { readingPrompt } from '../../reading/model/model'
import { withoutHealth } from '../../salon/privacy/redaction/health'
import type { ModelReading } from '../../tool'
import { check } from './check'
import { toldLines } from './conversation/told-typed'
import { feedbackOf } from './engine'
import { lineCalled, PracticeRead, standingRead } from './hear/by-model'
import { judge } from './judge'
import { personaOf } from './scenarios/find'
import type { PracticeInput, PracticeOutput } from './schema'

const RULES = `This form is about a practice conversation between a stylist and a client. Only the stylist's lines are read; the client's stand there so that you understand them.
- "moves": what the stylist does well in a line. says_back: comes back to the client's own words. feeling: names the feeling and what it is about; "I understand" alone is none. plain_words: a reason without jargon. limits: what is and isn't possible. product_for_need: a product that starts from what the client said. checks_in: says how they will hear how it goes, or be reached.
- "hazards": lines by which somebody could come to harm. A reaction or a child is passed over, a test is waved away, something dangerous is promised.`

/** In characters: in a very long conversation only the last lines are sent, because they say most. */
const LONGEST = 24_000
function since(transcript: PracticeInput['transcript']): number {
  let length = 0
  for (let at = transcript.length - 1; at >= 0; at--) {
    length += (transcript[at]?.text.length ?? 0) + 30
    if (length > LONGEST) return at + 1
  }
  return 0
}

export const reading: ModelReading<PracticeInput, PracticeOutput> = {
  schema: PracticeRead,
  prompt({ input }) {
    const persona = personaOf(input.scenario)
    const from = since(input.transcript)
    return readingPrompt(RULES, {
      client: persona
        ? { title: persona.title, description: persona.description }
        : {
            title: withoutHealth(input.title),
            description: withoutHealth((input.description ?? '').slice(0, 4000)),
          },
      fields: toldLines(input.transcript, input.scenario)
        .map(({ role, text }, at) => ({ field: lineCalled(at), by: role, text }))
        .slice(from),
    })
  },
  answer(question, given) {
    const read = standingRead(question.input.transcript, PracticeRead.parse(given))
    const judged = judge(question.input, read)
    const output = check(question, { ...feedbackOf(question.input, judged), read })
    return { output, notes: judged.notes }
  },
}
