// The same models behind the gate: every question is cleaned first, and recorded as it was sent.
import { blanks } from '../../shared/salon/records/blank'
import type { FieldsOf } from '../../shared/salon/records/records'
import { SALON_ID } from '../../shared/sync/kinds'
import { findRegistration } from '../../shared/toolbox'
import { recordsByIds } from '../db/records'
import type { Db } from '../db/statements'
import type { ChatModel } from '../providers/chat'
import type { TextModel } from '../providers/text'
import { read } from '../reading/read'
import { type Gate, gateOf, type Person, type Sent, TAKEN_OUT, type TakenOut } from './identity'

/** Adds what the account itself knows: the names of all its clients, and the salon's own details. */
export async function gateFor(
  db: Db,
  account: string,
  about: readonly Person[],
  cards: readonly { name: string }[],
  how: { health?: boolean; firstNames?: boolean } = {},
): Promise<Gate> {
  const [row] = await recordsByIds(db, account, [SALON_ID])
  const salon: FieldsOf<'salon'> | null =
    row && !row.erased ? { ...blanks.salon, ...JSON.parse(row.fields) } : null
  const names = cards.map(({ name }) => name)
  return gateOf(about, names, salon, how)
}

/** Names given in the question itself, in case no card has them. */
export function namedIn(input: Record<string, unknown>, ...names: readonly (string | null)[]): Person[] {
  const { clientName, client_name, title } = input
  return [...names, clientName, client_name, titledName(title)]
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '')
    .map(name => ({ name, phone: null, email: null }))
}

/** A scenario's title is usually just words, but may be a person: "Mrs Patel". */
const titledName = (title: unknown): string | null =>
  typeof title === 'string' &&
  /^(?:Mrs|Mr|Ms|Miss|Mx|Dr)\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(title)
    ? title
    : null

/** Whether health notes and first names may be sent, as the tool's own face says. */
export function wayOf(tool: string, permitted: boolean): { health: boolean; firstNames: boolean } {
  const { keepsHealth = false, firstNames = false } = findRegistration(tool) ?? {}
  return { health: permitted || keepsHealth, firstNames }
}

const inWords = (taken: ReadonlySet<TakenOut>): string[] =>
  Object.entries(TAKEN_OUT).flatMap(([what, words]) =>
    [...taken].some(each => each === what) ? [words] : [],
  )

/** Records beside the messages what was left out, in words, for 'what was sent'. */
async function cleaned<Q extends { messages: readonly M[]; leftOut?: readonly string[] }, M extends Sent>(
  question: Q,
  gate: Gate,
): Promise<Q & { messages: M[]; leftOut: string[] }> {
  const { contents, taken } = await read('told', question.messages, gate)
  return {
    ...question,
    messages: question.messages.map((message, at) => ({ ...message, content: contents[at] ?? '' })),
    leftOut: [...(question.leftOut ?? []), ...inWords(new Set(taken))],
  }
}

export const gatedText = (model: TextModel, gate: Gate): TextModel => ({
  name: model.name,
  ask: async question => model.ask(await cleaned(question, gate)),
})

export const gatedChat = (model: ChatModel, gate: Gate): ChatModel => ({
  name: model.name,
  stream: async function* (question) {
    yield* model.stream(await cleaned(question, gate))
  },
})
