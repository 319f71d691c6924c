// A stored answer as it would be today: reads the question afresh, with what a model read in it, and holds it to the
// rules.
import type { Checking, Question } from '../../tool'
import { held } from './check'
import { readPicture } from './read/picture'
import { careful } from './safety/raised'
import type { ColourInput, ColourOutput } from './schema'
import { withRead } from './told/by-model'

const pictureOf = ({ input, facts, today }: Question<ColourInput>) =>
  careful(readPicture(input, facts, today), facts)

export function check(question: Checking<ColourInput>, output: ColourOutput): ColourOutput {
  const { read } = output
  if (!read) return held(pictureOf(question), question, output)
  const { input, questions: toAsk } = withRead(question, read)
  const asked = new Set(toAsk)
  const told = { ...question, input }
  const questions = output.questions.filter(each => !asked.has(each))
  const checked = held(pictureOf(told), told, { ...output, questions })
  const { decision } = checked
  return {
    ...checked,
    decision: decision === 'proceed' && asked.size > 0 ? 'proceed_with_caution' : decision,
    questions: [...checked.questions, ...toAsk],
    read,
  }
}
