// The same models, behind the gate: whatever is asked through them is cleaned first, and recorded as it was sent.
import { blanks } from '../../shared/blank'
import { SALON_ID } from '../../shared/kinds'
import type { FieldsOf } from '../../shared/records'
import { recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import type { ChatModel } from '../providers/chat'
import type { TextModel } from '../providers/text'
import { type Gate, gateOf, type Person, told } from './identity'

/** With what the account itself knows: the names of all its clients, and what is the salon's own. */
export async function gateFor(
  db: Db,
  account: string,
  about: readonly Person[],
  cards: readonly { name: string }[],
): Promise<Gate> {
  const [row] = await recordsByIds(db, account, [SALON_ID])
  const salon: FieldsOf<'salon'> | null =
    row && !row.erased ? { ...blanks.salon, ...JSON.parse(row.fields) } : null
  const names = cards.map(({ name }) => name)
  return gateOf(about, names, salon)
}

/** Names that a question itself gives, where no card may bear them. */
export function namedIn(input: Record<string, unknown>, ...names: readonly (string | null)[]): Person[] {
  const { clientName, client_name, title } = input
  return [...names, clientName, client_name, titledName(title)]
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map(name => ({ name, phone: null, email: null }))
}

/** A scenario's title is words, unless it is somebody: "Mrs Patel". */
const titledName = (title: unknown): string | null =>
  typeof title === 'string' &&
  /^(?:Mrs|Mr|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(title)
    ? title
    : null

export const gatedText = (model: TextModel, gate: Gate): TextModel => ({
  name: model.name,
  ask: question => model.ask({ ...question, messages: told(question.messages, gate) }),
})

export const gatedChat = (model: ChatModel, gate: Gate): ChatModel => ({
  name: model.name,
  stream: question => model.stream({ ...question, messages: told(question.messages, gate) }),
})
