// The door of reading (as-read.ts) on the way to a model and back: the question it is asked, and the form it filled in.
import type { z } from 'zod'
import { Facts } from '../../facts'
import type { ModelReading, Question } from '../../tool'
import { asRead, type Blanks } from '../text/as-read'
import { withStrings } from '../text/strings'

export function readingThroughTheDoor<I, O>(
  { schema, prompt, answer }: ModelReading<I, O>,
  input: z.ZodType<I>,
  blanks: Blanks,
): ModelReading<I, O> {
  const plain = (value: unknown): unknown => withStrings(value, text => asRead(text, blanks))
  const through = <Q extends Question<I>>(question: Q): Q => ({
    ...question,
    input: input.parse(plain(question.input)),
    facts: Facts.parse(plain(question.facts)),
  })
  return {
    schema,
    prompt: question => prompt(through(question)),
    answer: (question, given) => answer(through(question), schema.parse(plain(given))),
  }
}
