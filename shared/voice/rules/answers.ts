// What is said to something that waits for an answer: a read-back, two choices, a strength that must be known.

import { whichClient } from '../client-by-sound'
import { isNegated } from '../hear'
import type { Context, Intent, Understood } from '../intents'
import { itemsIn } from '../mix-items'
import { zoneOf } from '../zones'
import { type Heard, meant, type Rule } from './rule'

const YES =
  /^(?:(?:yes|yeah|yep|yup|aye)(?: (?:yes|save|save it|do it|do that|that's (?:right|it|fine|good)|sounds good|do|correct|go ahead|go for it|start|start it|start them|change it|add it|use it|take it out|stop them))?|save|save it|save that|do it|correct|(?:yes )?that's (?:right|correct|it)(?: save(?: it)?| do it| yes| go ahead)?|confirm|go ahead|go for it)$/
const NO =
  /^(?:(?:no|nope|nah|no no)(?: (?:no|wait|stop|leave it|(?:don't|do not)(?: (?:save|do|start|change|add|use)(?: (?:it|that))?)?|that's (?:wrong|not right)|wrong|thanks|thank you))?|(?:don't|do not)(?: (?:save|do|start|change|add|use)(?: (?:it|that))?)?|that's (?:wrong|not right)|wrong|incorrect)$/
const CANCEL =
  /^(?:cancel|cancel (?:it|that|this)|never mind|leave it|forget it|neither|neither of them|none of them)$/
const NUMBERS: readonly RegExp[] = [
  /^(?:the )?(?:first|first one|one|top one|top)$|^(?:number|choice|option) (?:one|1)$|^1$/,
  /^(?:the )?(?:second|second one|two|other one|last one|bottom one|bottom)$|^(?:number|choice|option) (?:two|2)$|^2$/,
]

export const answers: Rule = (heard, context) => {
  const { pending } = context
  if (pending === null) return null
  if (CANCEL.test(heard.text)) return meant({ id: 'cancel', slots: {} })
  if (pending.type === 'confirm') {
    if (YES.test(heard.text) && !isNegated(heard.text)) return meant({ id: 'yes', slots: {} })
    return NO.test(heard.text) ? meant({ id: 'no', slots: {} }) : null
  }
  if (NO.test(heard.text)) return meant({ id: 'cancel', slots: {} })
  return pending.type === 'choices' ? chosen(heard, pending.choices) : null
}

function chosen(heard: Heard, offered: readonly { intent: Intent }[]): Understood | null {
  const number = NUMBERS.findIndex(said => said.test(heard.text))
  if (number >= 0 && number < offered.length) return meant({ id: 'choose', slots: { number: number + 1 } })
  const people = offered.flatMap(({ intent }) => (intent.id === 'open-client' ? [intent.slots.client] : []))
  const [person, other] = whichClient(heard.text.replace(/^(?:open|the) /, ''), people)
  if (person && !other) return meant({ id: 'open-client', slots: { client: person.client } })
  const timer = zoneOf(heard.text.replace(/ (?:one|timer)$/, ''))
  const named = offered.findIndex(
    ({ intent }) => timer !== null && 'timer' in intent.slots && intent.slots.timer?.name === timer,
  )
  if (named >= 0) return meant({ id: 'choose', slots: { number: named + 1 } })
  return null
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
  return { said: String(bare), volume: [10, 20, 30, 40].includes(bare) ? bare : null }
}
