// What a model is asked to read in the record, and the engine's answer from it.
import type { Facts } from '../../facts'
import { type Fields, readingPrompt } from '../../reading/model/model'
import type { ModelReading, Question } from '../../tool'
import { check } from './check'
import { forbidden } from './choose/forbids'
import { work } from './engine'
import { RetailRead, standingRead } from './read/by-model'
import { readPicture, sourcesOf } from './read/picture'
import type { RetailInput, RetailOutput } from './schema'

const RULES = `This form is about home care.
- "needs": what the client complains of or wishes for their hair.
- "avoid": what they are allergic to, or dislike and don't want. "substance" is the nearest of the list, or "other".
- "owned" and "declined": products of "list", by their ids, that they have at home or said no to.`

const MOST_PRODUCTS = 80

/** The products on the list that nothing known rules out. A model that isn't told the reason gets no others. */
export function offers({ input, facts, today }: Question<RetailInput>): Facts['products'] {
  const picture = readPicture(input, facts, today)
  const offerable = new Set(
    picture.products.filter(product => forbidden(product, picture) === null).map(({ id }) => id),
  )
  return facts.products.filter(({ id }) => offerable.has(id))
}

/** The record, under the names by which the answer quotes it. */
function fieldsOf({ input, facts }: Question<RetailInput>): Fields {
  const fields: Record<string, string> = {}
  const add = (where: string, text: string): void => {
    fields[where] = fields[where] === undefined ? text : `${fields[where]}\n${text}`
  }
  for (const { where, text } of sourcesOf(input, facts)) add(where, text)
  for (const { substance, reaction } of facts.client?.allergies ?? [])
    add('allergies', [substance, reaction].filter(Boolean).join(', '))
  return fields
}

const ids = ({ products }: Facts): Set<string> => new Set(products.map(({ id }) => id))

export const reading: ModelReading<RetailInput, RetailOutput> = {
  schema: RetailRead,
  prompt: question =>
    readingPrompt(RULES, {
      fields: fieldsOf(question),
      list: question.facts.products.slice(0, MOST_PRODUCTS).map(({ id, name }) => ({ id, name })),
    }),
  answer(question, given) {
    const read = standingRead(fieldsOf(question), ids(question.facts), RetailRead.parse(given))
    const { output, notes } = work(question, read)
    return { output: check(question, output), notes }
  },
}
