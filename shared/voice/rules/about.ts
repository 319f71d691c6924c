// Getting about: clients, places, tools.
import { spokenName, whichClient } from '../client-by-sound'
import type { Context, NamedRecord, Understood } from '../intents'
import { takesOver } from '../lexicon/people'
import { choices, meant, type Rule } from '../lexicon/rule'
import { meantAs } from '../say'
import { toolSaid } from '../tools-said'
import { formulaName } from './formula-of'

const OPEN =
  /^(?:open(?: up)?(?: the (?:card|page|record|profile) (?:for|of))?|(?:show me|get me(?: up)?|find me|pull(?: me)? up|bring(?: me)? up|see) the (?:card|page|record|profile) (?:for|of)|show(?: me)?|bring(?: me)? up|(?:pull|get)(?: me)? up|load|go to|take me to|switch to|let's see|client)(?: the)?(?: client)?(?: (?:called|named))? (.+?)(?:'s)?(?:'?s? (?:card|page|record|profile|notes|file))?(?: up)?(?: on (?:the|my) screen)?$/
/** Said of things as often as of people. Only a card, an "up" or a full name shows that a person is meant. */
const OPEN_WEAK =
  /^(?:get(?: me)?|find me|find(?=.* (?:card|page|record|profile|file)$)|pull(?: me)?|bring(?: me)?|put|have(?: a look at)?|see|look at|i need|i'll have) (?:the )?(.+?)(?:'?s? (?:card|page|record|profile|file)(?: up)?| up)?(?: on (?:the|my) screen)?$/
const CHAIR =
  /^(?:(?:open|start) )?(?:the )?chair(?: mode)?(?: (?:for|with) (.+))?$|^(?:start|begin|open) (?:(?:a|the|her|his) )?service(?: (?:for|with) (.+))?$|^open chair mode(?: for (.+))?$|^(?:open|start|put|get|bring|sit|have) (.+?)(?: started)? (?:at|in|into|on) the chair$|^(?:(?:take me |get me |go )?to|into) the chair with (.+)$/
const THIS_CLIENT: ReadonlySet<string> = new Set(['her', 'him', 'his', 'them', 'their', 'this client'])
const FIND =
  /^(?:(?:have (?:we|i)(?: got)?|do (?:we|i) have|is there) (?:a client|anyone|anybody|someone|somebody|any client)(?: (?:called|named))|find(?: me(?= (?:a |the )?client\b))?|search(?: (?:for|up|clients for|the clients for))?|look up|(?:i'm )?look(?:ing)? for)(?: (?:a|the))?(?: client)?(?: (?:called|named))? ([\p{L}'’-]+(?: [\p{L}'’-]+){0,2} ?)$/u
/** "Is Aoife Walsh on here": on the tablet, not in the room. */
const IS_HERE =
  /^(?:is|have (?:we|i|you) got) ([\p{L}'’-]+(?: [\p{L}'’-]+){0,3}) (?:in here|on here|on file|on the (?:system|books|tablet))$/u
/** What people look for in a salon that isn't a client. */
const NOT_A_NAME =
  /^(?:me|my|the|a|an|some|out|it|that|this|your|her|his|what|where|from|at|up|in|another|any|blue|someone|somebody|something)\b/
/** One match: that client. Two equally likely: both are offered. None: null. */
function forClient(
  name: string,
  context: Context,
  then: (client: NamedRecord) => ReturnType<typeof meantAs>,
): Understood | null {
  const [first, second] = whichClient(name, context.clients)
  if (!first) return null
  if (!second) return { kind: 'meant', ...then(first.client), confidence: first.score }
  return choices([then(first.client), then(second.client)], 'Which one?')
}

export const openClient: Rule = ({ text }, context) => {
  const name = OPEN.exec(text)?.[1] ?? weakName(text)
  if (name === undefined) return null
  // "Her card": the client who is open.
  if (THIS_CLIENT.has(name) && / (?:card|page|record|profile|file)$/.test(text))
    return context.openClient ? meant({ id: 'open-client', slots: { client: context.openClient } }) : null
  if (/^(?:a|an|my|your|his|her|some)\b/.test(name)) return null
  return forClient(name, context, client => meantAs({ id: 'open-client', slots: { client } }))
}

function weakName(text: string): string | undefined {
  const name = OPEN_WEAK.exec(text)?.[1]
  const isShown = / (?:up|card|page|record|profile|file)$/.test(text)
  return name !== undefined && (isShown || spokenName(name).length > 1) ? name : undefined
}

const chairName = (found: RegExpExecArray): string | undefined =>
  found.slice(1).find(name => name !== undefined)

export const openChair: Rule = ({ text }, context) => {
  const found = CHAIR.exec(text)
  if (!found) return null
  const name = chairName(found)
  if (name !== undefined && !THIS_CLIENT.has(name))
    return forClient(name, context, client => meantAs({ id: 'open-chair', slots: { client } }))
  // At the chair already, this begins the service, which is written to the record.
  if (context.scope === 'chair')
    return /^(?:start|begin)\b.* service\b/.test(text) ? meant({ id: 'start-service', slots: {} }) : null
  return context.openClient ? meant({ id: 'open-chair', slots: { client: null } }) : null
}

export const findClient: Rule = ({ text }) => {
  const name = (FIND.exec(text)?.[1] ?? IS_HERE.exec(text)?.[1])?.trim()
  if (name === undefined || NOT_A_NAME.test(name) || spokenName(name).length === 0) return null
  return meant({ id: 'find-client', slots: { text: name } })
}

export const askTool: Rule = ({ text }, context) => {
  const said = toolSaid(text, context.tools)
  if (said === null) return null
  const { tool, forWhom } = said
  if (forWhom === null || THIS_CLIENT.has(forWhom))
    return meant({ id: 'ask-tool', slots: { tool, client: said.ofClient ? context.openClient : null } })
  return forClient(forWhom, context, client => meantAs({ id: 'ask-tool', slots: { tool, client } }))
}

/** The name in a command that has one, so that the caller needn't load ten thousand clients for every "next step". */
export function nameIn(text: string): string | null {
  const chair = CHAIR.exec(text)
  const name = chair
    ? chairName(chair)
    : (formulaName(text) ??
      takesOver(text) ??
      OPEN.exec(text)?.[1] ??
      weakName(text) ??
      / for (.+)$/.exec(text)?.[1])
  return name !== undefined && spokenName(name).length > 0 ? name : null
}
