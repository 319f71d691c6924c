// "Switch to Maria": somebody else takes over. A client may be called so as well: then both are offered.
import { clientsCalled, whichClient } from '../client-by-sound'
import type { Named } from '../intents'
import { meantAs } from '../say'
import { choices, meant, type Rule } from './rule'

const TAKES_OVER =
  /^(?:(?:hand|pass)(?: (?:it|this|her|him))? over to|(?:switch|change|swap)(?: (?:over|person|user|the person))? to|it's) (.+?)(?: (?:taking|who takes) over)?$|^(?:log|sign) (.+) in$|^(.+) (?:takes over|is taking over)$/
const ALSO_A_CLIENT = /^switch to /

/** "It's Maria" alone is how somebody is greeted. */
export function takesOver(text: string): string | null {
  if (text.startsWith("it's ") && !text.endsWith(' over')) return null
  const found = TAKES_OVER.exec(text)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

export const switchPerson: Rule = ({ text }, { people, clients }) => {
  const name = takesOver(text)
  if (name === null) return null
  const [first, second] = whichClient(name, people)
  if (!first) return null
  const to = (person: Named) => meantAs({ id: 'switch-person', slots: { person } })
  if (second) return choices([to(first.client), to(second.client)], 'Which one?')
  const client = ALSO_A_CLIENT.test(text) ? clientsCalled(name, clients)[0] : undefined
  if (client && client.score > first.score) return null
  if (client && client.score === first.score)
    return choices(
      [to(first.client), meantAs({ id: 'open-client', slots: { client: client.client } })],
      'Which one?',
    )
  return meant({ id: 'switch-person', slots: { person: first.client } }, first.score)
}
