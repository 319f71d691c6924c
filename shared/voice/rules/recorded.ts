// Records in the speaker's own words: an allergy, a patch test, the reason for going beyond a rule. What follows the
// lead is kept as it was said, and all of it is read back first.
import type { Context, Intent, Understood } from '../intents'
import { meant, missing, type Rule, type SpokenText } from '../lexicon/rule'

const VERBS = ['record', 'add', 'save', 'log', 'write down', 'put down', 'enter']
const withVerbs = (what: readonly string[]): string[] =>
  VERBS.flatMap(verb => what.map(each => `${verb} ${each}`))

const ALLERGY = withVerbs([
  'an allergy to',
  'allergy to',
  'an allergy for',
  'a new allergy to',
  'that she is allergic to',
  "that she's allergic to",
  'that he is allergic to',
  "that he's allergic to",
  "she's allergic to",
  "he's allergic to",
])
const TEST = withVerbs(['a patch test for', 'a patch test of', 'a patch test with', 'patch test for'])
const TEST_READ = withVerbs(['the patch test as', 'patch test as', 'her patch test as', 'his patch test as'])
const REASON = ['the reason is that', 'the reason is', 'my reason is', 'reason is', 'reason']
const RESULTS: Readonly<Record<string, 'clear' | 'reaction'>> = {
  clear: 'clear',
  negative: 'clear',
  fine: 'clear',
  'no reaction': 'clear',
  positive: 'reaction',
  'a reaction': 'reaction',
  reaction: 'reaction',
}

/** What follows the lead, in its original spelling where we can find it: "PPD" stays "PPD". */
function behind({ raw, text }: SpokenText, leads: readonly string[]): string | null {
  const lead = leads.find(each => text === each || text.startsWith(`${each} `))
  if (lead === undefined) return null
  const rest = text.slice(lead.length).trim()
  const at = raw.toLowerCase().lastIndexOf(rest)
  return at < 0 || rest === '' ? rest : raw.slice(at, at + rest.length)
}

type Saying = { leads: readonly string[]; empty: string; of: (said: string) => Intent | null }
const SAYINGS: readonly Saying[] = [
  {
    leads: ALLERGY,
    empty: 'To what? For example: “record an allergy to latex”.',
    of: substance => ({ id: 'record-allergy', slots: { substance } }),
  },
  {
    leads: [...TEST, ...withVerbs(['a patch test'])],
    empty: 'Of which product? For example: “record a patch test for Koleston”.',
    of: product => ({ id: 'record-patch-test', slots: { product } }),
  },
  {
    leads: TEST_READ,
    empty: 'Say “record the patch test as clear”, or “as a reaction”.',
    of: said => {
      const result = RESULTS[said.toLowerCase()]
      return result ? { id: 'read-patch-test', slots: { result } } : null
    },
  },
]

export const recorded: Rule = (heard, context) => {
  for (const { leads, empty, of } of SAYINGS) {
    const said = behind(heard, leads)
    if (said === null) continue
    const intent = said === '' ? null : of(said)
    return intent ? forClient(intent, context) : missing(empty)
  }
  if (context.scope !== 'chair') return null
  const text = behind(heard, REASON)
  return text ? meant({ id: 'reason', slots: { text } }) : null
}

const forClient = (intent: Intent, { openClient }: Context): Understood =>
  openClient === null ? missing('Who? Open a client first.') : meant(intent)
