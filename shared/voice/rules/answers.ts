// What is said to something that waits for an answer: a read-back, two choices, a strength that must be known.

import { volumeOfFigures } from '../bowl-words'
import { whichClient } from '../client-by-sound'
import { bareAnswer, isNegated, plainWords } from '../hear'
import { type Context, type Intent, isVolume, type Understood } from '../intents'
import { itemsIn } from '../mix-items'
import { zoneOf } from '../zones'
import { type Heard, meant, type Rule } from './rule'

/** What agrees on its own. A "that's grand" or "do that" alone is for the client. */
const AGREED =
  "(?:save(?: (?:it|that))?|do it|correct|that's (?:right|correct|it)|confirm|go ahead|go for it|go on and (?:save|do) it)"
const AFFIRM = '(?:yes|yeah|yep|yup|aye|ya|uh huh)'
const WITH_A_YES =
  "(?:that's (?:fine|good|grand|great|perfect|lovely|the one)|(?:that )?sounds? good|spot on|perfect|grand|please do|do(?: that)?|go on|(?:start|stop|pause|resume|change|add|use|take|remove)(?: (?:it|them))?(?: out)?)"
const YES = new RegExp(
  `^(?:${AGREED}(?: ${AGREED}| ${AFFIRM})*|${AFFIRM}(?: (?:then |and )?(?:${AFFIRM}|${WITH_A_YES}|${AGREED}))*)$`,
)
const VERBS = /\b(?:start|stop|pause|resume|change|add|use|take|remove)\b/g
/** What a question asks for may be said after a yes; any other deed is no answer to it. */
const ASKS_FOR: readonly (readonly [of: RegExp, verbs: readonly string[]])[] = [
  [/-start$|^start-/, ['start']],
  [/-stop$/, ['stop']],
  [/-pause$/, ['pause']],
  [/-resume$/, ['resume', 'start']],
  [/^add-|-add$/, ['add']],
  [/^remove-/, ['remove', 'take']],
  [/^change-/, ['change', 'use']],
  [/^same-as-last-time$/, ['use']],
]
const isOf = (said: string, id: Intent['id']): boolean => {
  const verbs = ASKS_FOR.find(([of]) => of.test(id))?.[1] ?? []
  return (said.match(VERBS) ?? []).every(verb => verbs.includes(verb))
}
const agrees = (raw: string, id: Intent['id']): boolean => {
  const said = bareAnswer(plainWords(raw))
  return YES.test(said) && !isNegated(said) && isOf(said, id)
}
const NO =
  /^(?:(?:no|nope|nah|naw|na|no no)(?: (?:no|wait|stop|hang on|hold on|leave (?:it|that)|forget it|(?:don't|do not)(?: (?:save|do|start|stop|pause|change|add|use)(?: (?:it|that|them))?)?|that's (?:wrong|not right|not it)|wrong|thanks|thank you))*|(?:don't|do not)(?: (?:save|do|start|stop|pause|change|add|use)(?: (?:it|that|them))?)?|that's (?:wrong|not right|not it)|wrong|incorrect)$/
const CANCEL =
  /^(?:cancel|cancel (?:it|that|this)|(?:scratch|scrap) that|never mind|leave it|forget it|neither|neither of them|none of them)$/
const NUMBERS: readonly RegExp[] = [
  /^(?:the )?(?:first|first (?:one|wan|won)|one|top one|one at the top|top)$|^(?:number|choice|option) (?:one|1)$|^1$/,
  /^(?:the )?(?:second|second (?:one|wan|won)|two|other one|last one|bottom one|one at the bottom|bottom)$|^(?:number|choice|option) (?:two|2)$|^2$/,
]

export const answers: Rule = (heard, context) => {
  const { pending } = context
  if (pending === null) return null
  if (CANCEL.test(heard.text)) return meant({ id: 'cancel', slots: {} })
  if (pending.type === 'confirm') {
    if (agrees(heard.raw, pending.meant.intent.id)) return meant({ id: 'yes', slots: {} })
    return NO.test(heard.text) ? meant({ id: 'no', slots: {} }) : null
  }
  if (NO.test(heard.text)) return meant({ id: 'cancel', slots: {} })
  return pending.type === 'choices' ? chosen(heard, pending.choices, context) : null
}

function chosen(heard: Heard, offered: readonly { intent: Intent }[], context: Context): Understood | null {
  const text = heard.text.replace(/^(?:i mean|go (?:with|for)|i'll (?:take|have)) /, '')
  const number = NUMBERS.findIndex(said => said.test(text))
  if (number >= 0 && number < offered.length) return meant({ id: 'choose', slots: { number: number + 1 } })
  const people = offered.flatMap(({ intent }) => (intent.id === 'open-client' ? [intent.slots.client] : []))
  const [person, other] = whichClient(heard.text.replace(/^(?:open|the) /, ''), people)
  if (person && !other) return meant({ id: 'open-client', slots: { client: person.client } })
  const timer = zoneOf(heard.text.replace(/ (?:one|timer)$/, ''))
  const named = offered.findIndex(
    ({ intent }) => timer !== null && 'timer' in intent.slots && intent.slots.timer?.name === timer,
  )
  if (named >= 0) return meant({ id: 'choose', slots: { number: named + 1 } })
  const volume = volumeOfFigures(heard.raw.trim().toLowerCase()) ?? strengthSaid(heard, context)?.volume
  const strength = offered.findIndex(
    ({ intent }) => 'volume' in intent.slots && intent.slots.volume === volume,
  )
  return strength < 0 ? null : meant({ id: 'choose', slots: { number: strength + 1 } })
}

/** The words of a strength and nothing else: "thirty", "thirty vol", "make it nine percent". Null: something else was said. */
export function strengthSaid(
  { words }: Heard,
  context: Context,
): { said: string; volume: number | null } | null {
  const from = words[0] === 'make' ? 2 : 0
  const [item, ...others] = itemsIn(words.slice(from), context.separator)
  if (item === undefined || others.length > 0) return null
  if (item.type === 'volume') return { said: item.said, volume: item.value }
  const bare = item.type === 'number' ? item.value : item.type === 'shade' ? Number(item.value) : Number.NaN
  if (!Number.isFinite(bare)) return null
  return { said: String(bare), volume: isVolume(bare) ? bare : null }
}
