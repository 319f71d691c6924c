// What is read from a case, separate from what is done about it, in its task's paths.
import type { Facts } from '../../shared/facts'
import { personIn } from '../../shared/reading/person/person'
import { type Loose, words } from './facts'

export type Reader = (given: { input: Loose; facts: unknown }) => Loose
type Value = string | number | boolean | string[]
export type Told = { value: Value; sure: boolean; quote: string; from?: 'card' | 'assumed' }

export const field = (input: Loose, ...names: string[]): string =>
  names.map(name => words(input[name])).find(text => text !== null) ?? ''

/** What must be asked about before going on, whichever text mentions it. */
export function raisedIn(
  texts: Readonly<Record<string, string>>,
  { client }: Pick<Facts, 'client'>,
): string[] {
  const raised = personIn(texts).raised.map(({ concept }) => concept)
  return [...new Set([...raised, ...((client?.allergies ?? []).length > 0 ? ['allergy'] : [])])]
}
