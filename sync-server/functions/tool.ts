// A function that is a tool under the specification's name: shares one implementation with asks, so the answers match.
import type { Facts } from '../../shared/facts'
import { textsIn } from '../../shared/reading/text/strings'
import { asksModel, type Tool } from '../../shared/tool'
import { type Answer, answerWith } from '../asks/answer'
import { namedIn } from '../asks/gate'
import type { Person } from '../asks/identity'
import type { Call } from './function'
import { type NamedCards, NOBODY } from './known'

type ToolRequest = {
  /** Parsed. */
  input: Record<string, unknown>
  /** Which of the account's clients it is about. */
  who?: NamedCards
  /** For when there is more to go on than the account's records about `who`. */
  facts?: Facts
  /** People named in the body, who are kept from the model. */
  named?: readonly Person[]
}

/** The answer with a model if one may be asked, otherwise the engine's alone; checked either way. */
export async function answerTool(
  call: Call<unknown>,
  tool: Tool,
  { input, who = NOBODY, facts, named = [] }: ToolRequest,
): Promise<Answer> {
  const question = {
    input,
    facts: facts ?? (await call.facts(tool.needs, who)),
    today: call.today,
    overrides: [],
  }
  const answering = asksModel(tool)
    ? await call.answering({
        tool: tool.id,
        who,
        named: [...named, ...namedIn(input)],
        said: textsIn(input),
      })
    : { model: null, timeoutMs: 0 }
  return answerWith(answering, tool, question, await call.mayTellHealth(who))
}
