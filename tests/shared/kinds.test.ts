import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemas } from '../../shared/salon/records/records'
import { type Kind, kinds, ruleOf, rulesOf } from '../../shared/sync/kinds'

const names = Object.keys(kinds) as Kind[]
const fieldsOf = (kind: Kind): Record<string, z.ZodType> => schemas[kind].shape

/** A field's schema without its default and its null. */
function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return core(schema.unwrap() as z.ZodType)
  return schema
}

test('kinds.ts and records.ts name the same kinds', () => {
  expect(names.sort()).toEqual(Object.keys(schemas).sort())
})

describe.each(names)('the kind %s', kind => {
  const rules = rulesOf(kind)
  const fields = fieldsOf(kind)

  test('has a schema for each field that its rules name', () => {
    const named = [
      ...Object.keys(rules.merge),
      ...(rules.serverOwned ?? []),
      ...(rules.writtenOnce ?? []),
      ...(rules.pushedOnly ?? []),
      ...(rules.asides ?? []),
    ]
    for (const field of named) expect(Object.keys(fields)).toContain(field)
  })

  test('merges each field by a rule that fits what is in it', () => {
    for (const [field, schema] of Object.entries(fields)) {
      const inner = core(schema)
      const rule = ruleOf(kind, field)
      if (rule === 'text') expect(inner, field).toBeInstanceOf(z.ZodString)
      if (rule === 'list')
        expect(core((inner as z.ZodArray<z.ZodType>).element), field).toBeInstanceOf(z.ZodString)
      if (rule === 'keyed') {
        const item = (inner as z.ZodArray<z.ZodObject>).element
        expect(Object.keys(item.shape), field).toContain('id')
      }
    }
  })

  test('lets no long text be overwritten: each merges three ways', () => {
    for (const [field, schema] of Object.entries(fields)) {
      const inner = core(schema)
      const isLong = inner instanceof z.ZodString && (inner.maxLength ?? 0) > 500
      if (isLong) expect(ruleOf(kind, field), field).toBe('text')
    }
  })

  test('names its client where it concerns one', () => {
    expect('client_id' in fields).toBe(rules.aboutClient === true)
  })

  test('can be deleted, and can hold second versions', () => {
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['deletedAt', 'seconds']))
  })

  test('has no rule across its fields, so that every mix of valid fields is a valid record', () => {
    expect(schemas[kind]._zod.def.checks ?? []).toEqual([])
  })
})
