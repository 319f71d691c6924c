// What the records already say about the client, so that those fields needn't be typed.
import type { Tool } from '../../../shared/tool'
import { presentFacts } from '../../platform/asks/facts'
import { readUnderstood } from '../../platform/reading/read'
import type { Values } from './drafts/form-draft'

const isEmpty = (value: Values[string] | undefined): boolean =>
  typeof value !== 'string' || value.trim() === ''

/** Only for blank fields. Empty if nothing is known or it can't be read in time; then people have to type. */
export async function knownOf(
  tool: Tool,
  input: Values,
  clientId: string | null,
): Promise<Record<string, string>> {
  if (!tool.known || clientId === null) return {}
  const facts = await presentFacts(tool.needs, clientId)
  const today = new Date().toISOString()
  const asked = { input, facts, today }
  const reading = await readUnderstood(tool, asked).catch((error: unknown) => {
    console.info('What is on record was not read.', error)
    return null
  })
  return reading ? withoutTyped(tool.known(reading, facts, today), input) : {}
}

export const withoutTyped = (
  known: Readonly<Record<string, string>>,
  input: Values,
): Record<string, string> =>
  Object.fromEntries(Object.entries(known).filter(([field]) => isEmpty(input[field])))
