// What a model is asked to read in a colour question, and the engine's answer from it.
import { readingPrompt } from '../../../reading/model/model'
import type { ModelReading } from '../../../tool'
import { draft } from '../engine'
import { check } from '../redraw'
import type { ColourInput, ColourOutput } from '../schema'
import { fieldsOf, standingRead, withRead } from '../told/by-model'
import { ColourRead } from '../told/colour-read'

const RULES = `This form is about hair colour. "currentColor" is the hair now, "desiredColor" the wish, "hairCondition" its state and history; the rest is of the client's card.
- "facts": what the first three fields state, each at its path. A zone is root, lengths or ends. Levels are the UK/EU scale 1–10, with halves. "made": natural, tint, lightened, direct, henna. "history.WHAT": true or false; "history.WHAT.weeks": how long ago.
- "raised" is looked for in every field, also where it is said in other words or spelt wrong.`

export const reading: ModelReading<ColourInput, ColourOutput> = {
  schema: ColourRead,
  prompt: question =>
    readingPrompt(RULES, { fields: fieldsOf(question), today: question.today.slice(0, 10) }),
  answer(question, given) {
    const read = standingRead(question, ColourRead.parse(given))
    const { input, questions, notes } = withRead(question, read)
    const drafted = draft({ ...question, input })
    const output = check(question, { ...drafted, questions: [...drafted.questions, ...questions], read })
    return { output, notes }
  },
}
