// "Switch to Maria": somebody else takes over. If a client has that name as well, we offer both.
import { TONES } from '../../trade/tones'
import { clientsCalled, whichClient } from '../client-by-sound'
import type { Context, NamedRecord, Understood } from '../intents'
import { meantAs } from '../say'
import { choices, meant, type Rule } from './rule'

const TAKES_OVER =
  /^(?:(?:hand|pass)(?: (?:it|this|her|him))? over to|(?:switch(?: over)?|(?:switch|change|swap) (?:person|user|the person)) to|it's) (.+?)(?: (?:taking|who takes) over)?$|^(?:log|sign) (.+) in$|^(.+?)(?: takes over|(?: is|'s) taking over)$/
const ALSO_A_CLIENT = /^switch to /
/**
 * This isn't read back, and somebody without a PIN gets in at once. So the name must be said just as it is written.
 */
const SURE = 0.95
/** "Switch to ash" means a shade, even if somebody has that name. */
const MAY_BE_A_SHADE: ReadonlySet<string> = new Set<string>([
  ...TONES,
  ...'matte golden rose ruby amber hazel ginger auburn scarlet scarlett sandy honey coco'.split(' '),
])

/** The name in "switch to Maria". "It's Maria" alone is only a greeting. */
export function takesOver(text: string): string | null {
  if (text.startsWith("it's ") && !text.endsWith(' over')) return null
  const found = TAKES_OVER.exec(text)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

/** A member of staff by name; a client may have the same name. `isWeak`: the words may mean something else. */
export function personSaid(name: string, { people, clients }: Context, isWeak: boolean): Understood | null {
  const [first, second] = whichClient(name, people)
  if (!first) return null
  const to = (person: NamedRecord | null) => meantAs({ id: 'switch-person', slots: { person } })
  if (second) return choices([to(first.client), to(second.client)], 'Which one?')
  const client = isWeak ? clientsCalled(name, clients)[0] : undefined
  if (client && client.score > first.score) return null
  if (client && client.score === first.score)
    return choices(
      [to(first.client), meantAs({ id: 'open-client', slots: { client: client.client } })],
      'Which one?',
    )
  const isSure = first.score >= SURE && !(isWeak && MAY_BE_A_SHADE.has(name))
  return meant({ id: 'switch-person', slots: { person: isSure ? first.client : null } }, first.score)
}

export const switchPerson: Rule = ({ text }, context) => {
  const name = takesOver(text)
  return name === null ? null : personSaid(name, context, ALSO_A_CLIENT.test(text))
}
