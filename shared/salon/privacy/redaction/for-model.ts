// What a model may see of a question about a client, and in words what it may not. Permission for health notes covers a
// client's notes, allergies and tests; without it a model only gets the question and the hair. Consultation answers
// never go to a model, whatever the client permits, because they were given to the salon. The engine redoes its draft
// from what the model sees; the answer is checked against everything.
import type { Facts } from '../../../facts'
import { withStrings } from '../../../reading/text/strings'
import type { Checking, Tool } from '../../../tool'
import { withoutHealth } from './health'

type ModelQuestion = Checking<Record<string, unknown>>
type ForModel = { question: ModelQuestion; leftOut: string[] }

const WHY = 'not sent, no permission recorded for health notes'

export function forModel(tool: Tool, question: ModelQuestion, mayTellHealth: boolean): ForModel {
  const consulted = question.facts.consultation ? ['Consultation: not sent, it never is.'] : []
  if (mayTellHealth || !tool.needs.includes('client'))
    return consulted.length === 0
      ? { question, leftOut: [] }
      : {
          question: {
            ...question,
            facts: {
              ...question.facts,
              consultation: null,
              products: tool.offers?.(question) ?? question.facts.products,
            },
          },
          leftOut: consulted,
        }
  const { facts } = question
  const held: [string, boolean][] = [
    ['Notes', facts.client?.notes != null],
    ['Allergies', (facts.client?.allergies.length ?? 0) > 0],
    ['Chair notes', facts.notes.length > 0],
    ['Patch tests', facts.patch_tests.length > 0],
    ['Remarks on formulas', facts.formulas.some(({ remarks }) => remarks !== null)],
  ]
  return {
    question: {
      ...question,
      input: spoken(question.input),
      facts: { ...withoutHealthNotes(facts), products: tool.offers?.(question) ?? facts.products },
    },
    leftOut: [...held.filter(([, is]) => is).map(([what]) => `${what}: ${WHY}.`), ...consulted],
  }
}

const spoken = (input: ModelQuestion['input']): ModelQuestion['input'] =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withStrings(value, withoutHealth)]))

function withoutHealthNotes(facts: Facts): Facts {
  const { client } = facts
  return {
    ...facts,
    client: client && {
      ...client,
      hair_type: client.hair_type === null ? null : withoutHealth(client.hair_type),
      concerns: client.concerns.map(withoutHealth),
      notes: null,
      allergies: [],
    },
    notes: [],
    patch_tests: [],
    consultation: null,
    formulas: facts.formulas.map(formula => ({ ...formula, remarks: null })),
  }
}
