// Answers to whatever is waiting: a read-back, a choice of two, a strength we need to know.

import { volumeOfFigures } from '../../bowl/bowl-words'
import { itemsIn } from '../../bowl/mix-items'
import { whichClient } from '../../client-by-sound'
import { bareAnswer, isNegated, plainWords } from '../../hear/hear'
import { type Context, type Intent, isVolume, type Understood } from '../../intents'
import { placeSaid, saysCancel, saysNo, saysYes } from '../../lexicon/answer-words'
import { meant, type Rule, type SpokenText } from '../../lexicon/rule'
import { zoneOf } from '../../zones'

const VERBS = new Set(['start', 'stop', 'pause', 'resume', 'change', 'add', 'use', 'take', 'remove'])
/** After a yes, people may repeat what they were asked. Any other action isn't an answer. */
const ASKS_FOR: Readonly<Record<string, readonly string[]>> = {
  start: ['start'],
  stop: ['stop'],
  pause: ['pause'],
  resume: ['resume', 'start'],
  add: ['add'],
  remove: ['remove', 'take'],
  change: ['change', 'use'],
  same: ['use'],
}
/** Whether the words ask for this intent's action: "timer-start" and "start-bowl" are both a start. */
const isOf = (said: string, id: Intent['id']): boolean => {
  const parts = id.split('-')
  const verbs = [parts[0], parts.at(-1)].flatMap(part => ASKS_FOR[part ?? ''] ?? [])
  return said.split(' ').every(word => !VERBS.has(word) || verbs.includes(word))
}
const agrees = (raw: string, id: Intent['id']): boolean => {
  const said = bareAnswer(plainWords(raw))
  return saysYes(said) && !isNegated(said) && isOf(said, id)
}

export const answers: Rule = (heard, context) => {
  const { pending } = context
  if (pending === null) return null
  if (saysCancel(heard.text)) return meant({ id: 'cancel', slots: {} })
  if (pending.type === 'confirm') {
    if (agrees(heard.raw, pending.meant.intent.id)) return meant({ id: 'yes', slots: {} })
    return saysNo(heard.text) ? meant({ id: 'no', slots: {} }) : null
  }
  if (saysNo(heard.text)) return meant({ id: 'cancel', slots: {} })
  return pending.type === 'choices' ? chosen(heard, pending.choices, context) : null
}

const CHOOSING = ['i mean ', 'go with ', 'go for ', "i'll take ", "i'll have "]
const without = (text: string, leads: readonly string[]): string =>
  text.slice(leads.find(each => text.startsWith(each))?.length ?? 0)
const withoutLast = (text: string, last: readonly string[]): string => {
  const words = text.split(' ')
  return words.length > 1 && last.includes(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : text
}

function chosen(
  heard: SpokenText,
  offered: readonly { intent: Intent }[],
  context: Context,
): Understood | null {
  const text = without(heard.text, CHOOSING)
  const number = placeSaid(text)
  if (number >= 0 && number < offered.length) return meant({ id: 'choose', slots: { number: number + 1 } })
  const people = offered.flatMap(({ intent }) => (intent.id === 'open-client' ? [intent.slots.client] : []))
  const [person, other] = whichClient(without(heard.text, ['open ', 'the ']), people)
  if (person && !other) return meant({ id: 'open-client', slots: { client: person.client } })
  const timer = zoneOf(withoutLast(heard.text, ['one', 'timer']))
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

/** A strength and nothing else: "thirty", "thirty vol", "make it nine percent". Null: something else was said. */
export function strengthSaid(
  { words }: SpokenText,
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
