// A question for people to read: what was typed, and what was picked.
import { z } from 'zod'
import type { Tool } from '../../../../shared/tool'
import { picksOf, Value } from '../drafts/form-draft'
import { type Field, fieldsOf, valueWords } from '../form/fields'

const Known = z.record(z.string(), z.string())
type AskedLine = Field & { words: string }

/** The fields in order, picks worded by their field ("Picked: roots natural level 5"), and what was on record. */
export function askedLines(tool: Tool, input: Record<string, unknown>): AskedLine[] {
  const fields = fieldsOf(tool.input)
  const picks = fields.find(({ control }) => control === 'picks')
  const value = Value.safeParse(picks && input[picks.name])
  const picked = (value.success && tool.picked?.(picksOf(value.data))) || {}
  const known = Known.safeParse(input.known).data ?? {}
  return fields
    .filter(({ control }) => control !== 'picks')
    .map(field => ({
      ...field,
      words: [
        valueWords(field, input[field.name]),
        picked[field.name] ? `Picked: ${picked[field.name]}` : '',
        known[field.name] ? `On record: ${known[field.name]}` : '',
      ]
        .filter(Boolean)
        .join('. '),
    }))
}
