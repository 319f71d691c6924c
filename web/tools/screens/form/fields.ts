// A tool's form, derived from its schema: labels, limits and controls are in `.meta()`.
import { z } from 'zod'
import { type Figure, readFigure } from '../../../../shared/reading/text/figure'
import type { FieldMeta } from '../../../../shared/tool'
import { picksOf, type Values } from '../drafts/form-draft'

export type Field = FieldMeta & {
  name: string
  /** A text's limit in characters. */
  limit: number | null
  /** A number's range. */
  ends: { min: number; max: number } | null
}
type Validated =
  | { ok: true; input: Record<string, unknown> }
  | { ok: false; first: string; messages: Record<string, string> }

const Meta = z.object({
  label: z.string(),
  control: z.enum(['text', 'lines', 'number', 'money', 'choice', 'switch', 'slider', 'client', 'picks']),
  placeholder: z.string().optional(),
  help: z.string().optional(),
  group: z.string().optional(),
  step: z.number().optional(),
  per: z.enum(['month', 'client']).optional(),
  options: z.record(z.string(), z.string()).optional(),
})

const limitOf = (schema: unknown): number | null => {
  if (schema instanceof z.ZodString) return schema.maxLength
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return limitOf(schema.unwrap())
  return null
}

const endsOf = (schema: unknown): Field['ends'] => {
  if (schema instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max } = schema
    return min === null || max === null || !Number.isFinite(min) || !Number.isFinite(max)
      ? null
      : { min, max }
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return endsOf(schema.unwrap())
  return null
}

/** The fields in schema order; one without a label for people isn't shown. */
export function fieldsOf(input: z.ZodObject): Field[] {
  return Object.entries(input.shape).flatMap(([name, schema]) => {
    if (!(schema instanceof z.ZodType)) return []
    const meta = Meta.safeParse(schema.meta())
    return meta.success ? [{ ...meta.data, name, limit: limitOf(schema), ends: endsOf(schema) }] : []
  })
}

function emptyValue({ control, ends, options }: Field): Values[string] {
  switch (control) {
    case 'switch':
      return true
    case 'picks':
      return {}
    case 'slider':
      return ends?.min ?? 0
    case 'choice':
      return Object.keys(options ?? {})[0] ?? ''
    default:
      return ''
  }
}
export const emptyValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(field => [field.name, emptyValue(field)]))

const NUMBERS = new Set<Field['control']>(['number', 'money', 'slider'])

/** A typed number; money has two decimals. Null if nothing is typed or the field isn't numeric. */
export function figureIn(
  { control, per }: Pick<Field, 'control' | 'per'>,
  value: Values[string] | undefined,
): Figure | null {
  if (!NUMBERS.has(control) || typeof value !== 'string' || value.trim() === '') return null
  return readFigure(value, { ...(control === 'money' && { decimals: 2 }), ...(per && { per }) })
}

/**
 * Checks what was typed against the tool's schema. `beside`: values without a field in the form. `first` is the message
 * for the toast; each field has its own.
 */
export function validate(
  input: z.ZodObject,
  fields: readonly Field[],
  values: Values,
  beside: Record<string, unknown> = {},
): Validated {
  const unread: Record<string, string> = {}
  const typed = Object.fromEntries(
    fields.flatMap(field => {
      const { name, control } = field
      const value = values[name] ?? null
      // Without picks, the question doesn't have the field at all.
      if (control === 'picks') return Object.keys(picksOf(value)).length > 0 ? [[name, value]] : []
      if (!NUMBERS.has(control) || typeof value !== 'string') return [[name, value]]
      const figure = figureIn(field, value)
      if (figure?.ok) return [[name, figure.value]]
      // The schema can only say that it isn't a number; the field says why.
      if (figure) unread[name] = figure.why
      return [[name, figure ? Number.NaN : null]]
    }),
  )
  const result = input.safeParse({ ...typed, ...beside })
  if (result.success) return { ok: true, input: result.data }
  const messages: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '')
    messages[name] ??= unread[name] ?? issue.message
  }
  // The first one in the form, whichever rule found it.
  const placeOf = (issue: z.core.$ZodIssue): number => fields.findIndex(({ name }) => name === issue.path[0])
  const [first] = result.error.issues.toSorted((one, other) => placeOf(one) - placeOf(other))
  return { ok: false, first: first?.message ?? 'Please check the form', messages }
}

/** A field's value for display; the tool words picks itself (`asked.ts`). */
export function valueWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || field.control === 'picks') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number')
    return value.toLocaleString('en-GB', {
      minimumFractionDigits: field.control === 'money' ? 2 : 0,
      maximumFractionDigits: field.control === 'money' ? 2 : 6,
    })
  const text = String(value)
  return field.options?.[text] ?? text
}

/** The length of a text near or over its limit, in words. We never cut what was typed. */
export function lengthWords(value: string, limit: number | null): { words: string; over: boolean } | null {
  const length = value.trim().length
  if (limit === null || length <= limit * 0.8) return null
  if (length <= limit) return { words: `${length} of ${limit} characters`, over: false }
  return {
    words: `${length} of ${limit} characters: ${length - limit} too many. Nothing is cut; please shorten it.`,
    over: true,
  }
}
