// Getting about: clients, places, tools.
import { spokenName, whichClient } from '../client-by-sound'
import type { Context, Named, Place, Understood } from '../intents'
import { meantAs } from '../say'
import { toolSaid } from '../tools-said'
import { choices, meant, type Rule } from './rule'

const OPEN =
  /^(?:open(?: up)?(?: the (?:card|page|record|profile) (?:for|of))?|(?:show me|pull up|bring up) the (?:card|page|record|profile) (?:for|of)|show(?: me)?|bring(?: me)? up|pull(?: me)? up|load|go to|take me to|switch to|let's see|client)(?: the)?(?: client)?(?: (?:called|named))? (.+?)(?:'s)?(?:'?s? (?:card|page|record|profile|notes|file))?$/
/** Said of things as often as of people: a card, an "up" or a whole name must show that it is a person. */
const OPEN_WEAK =
  /^(?:get(?: me)?|have(?: a look at)?|see|look at|i need|i'll have) (?:the )?(.+?)(?:'?s? (?:card|page|record|profile|file)(?: up)?| up)?$/
const CHAIR =
  /^(?:(?:open|start) )?(?:the )?chair(?: mode)?(?: (?:for|with) (.+))?$|^(?:start|begin|open) (?:(?:a|the|her|his) )?service(?: (?:for|with) (.+))?$|^open chair mode(?: for (.+))?$|^(?:open|start|put) (.+) (?:at|in|on) the chair$/
const FIND =
  /^(?:find(?: me(?= (?:a |the )?client\b))?|search(?: (?:for|clients for|the clients for))?|look up|look for)(?: (?:a|the))?(?: client)?(?: (?:called|named))? ((?:[\p{L}'’-]+ ?){1,3})$/u
/** What people look for in a salon that is no client. */
const NOT_A_NAME =
  /^(?:me|my|the|a|an|some|out|it|that|this|your|her|his|what|where|from|at|up|in|another|any|blue|someone|somebody|something)\b/
const GO =
  /^(?:(?:go |get me |take me )?back to|go to|open(?: up)?|show(?: me)?|take me(?: to)?|let's go to|get me(?: to)?|see)(?: the| my)? (.+?)(?: (?:page|screen))?$/

const PLACES: readonly (readonly [Place, RegExp])[] = [
  ['dashboard', /^(?:dashboard|home|home page|home screen)$/],
  ['clients', /^(?:clients?|clients? list|list of clients|all (?:the |my )?clients)$/],
  ['products', /^(?:products?|products? list)$/],
  ['history', /^history$/],
  ['waiting', /^(?:waiting|what's waiting(?: to (?:send|be sent))?|outbox)$/],
  ['comfort', /^(?:comfort(?: settings)?)$/],
  ['settings', /^settings$/],
  ['help', /^(?:help page|help articles)$/],
]
const placeOf = (text: string): Place | null => PLACES.find(([, said]) => said.test(text))?.[0] ?? null

export const goTo: Rule = ({ text }) => {
  if (text === 'go home') return meant({ id: 'go-to', slots: { place: 'dashboard' } })
  const said = GO.exec(text)?.[1]
  if (said === 'help' && !/^see /.test(text)) return meant({ id: 'go-to', slots: { place: 'help' } })
  const place = said === undefined ? placeOf(text) : placeOf(said)
  return place === null ? null : meant({ id: 'go-to', slots: { place } })
}

/** One: it. Two that are as likely: both, to be chosen from. None: null. */
function forClient(
  name: string,
  context: Context,
  then: (client: Named) => ReturnType<typeof meantAs>,
): Understood | null {
  const [first, second] = whichClient(name, context.clients)
  if (!first) return null
  if (!second) return { kind: 'meant', ...then(first.client), confidence: first.score }
  return choices([then(first.client), then(second.client)], 'Which one?')
}

export const openClient: Rule = ({ text }, context) => {
  const name = OPEN.exec(text)?.[1] ?? weakName(text)
  if (name === undefined) return null
  // "Her card": whoever is open.
  if (/^(?:her|his|their|this client)$/.test(name) && / (?:card|page|record|profile|file)$/.test(text))
    return context.openClient ? meant({ id: 'open-client', slots: { client: context.openClient } }) : null
  if (/^(?:a|an|my|your|his|her|some)\b/.test(name)) return null
  return forClient(name, context, client => meantAs({ id: 'open-client', slots: { client } }))
}

function weakName(text: string): string | undefined {
  const name = OPEN_WEAK.exec(text)?.[1]
  const isShown = / (?:up|card|page|record|profile|file)$/.test(text)
  return name !== undefined && (isShown || spokenName(name).length > 1) ? name : undefined
}

export const openChair: Rule = ({ text }, context) => {
  const found = CHAIR.exec(text)
  if (!found) return null
  const name = found[1] ?? found[2] ?? found[3] ?? found[4]
  if (name !== undefined)
    return forClient(name, context, client => meantAs({ id: 'open-chair', slots: { client } }))
  return context.openClient ? meant({ id: 'open-chair', slots: { client: null } }) : null
}

export const findClient: Rule = ({ text }) => {
  const name = FIND.exec(text)?.[1]?.trim()
  if (name === undefined || NOT_A_NAME.test(name) || spokenName(name).length === 0) return null
  return meant({ id: 'find-client', slots: { text: name } })
}

export const askTool: Rule = ({ text }, context) => {
  const said = toolSaid(text, context.tools)
  if (said === null) return null
  const { tool, forWhom } = said
  if (forWhom === null)
    return meant({ id: 'ask-tool', slots: { tool, client: said.ofClient ? context.openClient : null } })
  return forClient(forWhom, context, client => meantAs({ id: 'ask-tool', slots: { tool, client } }))
}

/** The name in a command that has one, so that a caller need not lay ten thousand clients before every "next step". */
export function nameIn(text: string): string | null {
  const chair = CHAIR.exec(text)
  const name = chair
    ? (chair[1] ?? chair[2] ?? chair[3] ?? chair[4])
    : (OPEN.exec(text)?.[1] ?? weakName(text) ?? / for (.+)$/.exec(text)?.[1])
  return name !== undefined && spokenName(name).length > 0 ? name : null
}
