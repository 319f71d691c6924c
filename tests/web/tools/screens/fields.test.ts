import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import tool from '../../../../shared/tools/colour-formula'
import { emptyValues, fieldsOf, lengthWords, validate } from '../../../../web/tools/screens/form/fields'

const fields = fieldsOf(tool.input)
const filled = {
  clientName: 'Siobhan',
  currentColor: 'Natural 6',
  desiredColor: '7/3',
  hairCondition: 'Healthy',
}

describe("the form is read from the tool's own schema", () => {
  it('has the four fields of the specification, in its order, with their limits', () => {
    const typed = fields.filter(({ control }) => control !== 'picks')
    expect(typed.map(({ name, limit }) => [name, limit])).toEqual([
      ['clientName', 100],
      ['currentColor', 500],
      ['desiredColor', 500],
      ['hairCondition', 500],
    ])
  })

  it('says the first message of an empty form, and each field its own', () => {
    const result = validate(tool.input, fields, emptyValues(fields))
    expect(result).toMatchObject({
      ok: false,
      first: 'Client name is required',
      messages: {
        currentColor: 'Current color is required',
        desiredColor: 'Desired color is required',
        hairCondition: 'Hair condition is required',
      },
    })
  })

  it('a text over the limit is named, not cut', () => {
    const long = { ...filled, hairCondition: 'x'.repeat(501) }
    expect(validate(tool.input, fields, long)).toMatchObject({
      ok: false,
      first: 'Description must be less than 500 characters',
    })
    expect(validate(tool.input, fields, { ...filled, hairCondition: 'x'.repeat(500) }).ok).toBe(true)
  })

  it('wants a word or a pick in each of its fields', () => {
    const blank = { ...emptyValues(fields), clientName: 'Niamh' }
    const picks = { 'root.level': 5, 'wish.service': 'roots', condition: 'sound' }
    expect(validate(tool.input, fields, { ...blank, picks })).toMatchObject({ ok: true, input: { picks } })
    const unpicked = validate(tool.input, fields, {
      ...blank,
      currentColor: '6',
      desiredColor: '7',
      hairCondition: 'ok',
    })
    expect(unpicked.ok && Object.keys(unpicked.input)).not.toContain('picks')
    const without = validate(tool.input, fields, { ...blank, picks: { ...picks, 'root.level': 99 } })
    expect(without).toMatchObject({ ok: false, first: 'Current color is required' })
  })

  it('says the first of the form first, whichever rule found it', () => {
    const long = { ...emptyValues(fields), clientName: 'Niamh', desiredColor: 'x'.repeat(501) }
    expect(validate(tool.input, fields, long)).toMatchObject({ first: 'Current color is required' })
  })

  it('trims what it hands on', () => {
    expect(validate(tool.input, fields, { ...filled, clientName: '  Siobhan ' })).toEqual({
      ok: true,
      input: filled,
    })
  })

  it('numbers are read from what was typed, and a choice starts with its first option', () => {
    const input = z.object({
      costs: z.number('Please enter valid numbers').meta({ label: 'Costs', control: 'money' }),
      kind: z
        .enum(['post', 'email'])
        .meta({ label: 'Kind', control: 'choice', options: { post: 'Post', email: 'Email' } }),
    })
    const two = fieldsOf(input)
    expect(emptyValues(two)).toEqual({ costs: '', kind: 'post' })
    expect(validate(input, two, { costs: '12.50', kind: 'post' })).toEqual({
      ok: true,
      input: { costs: 12.5, kind: 'post' },
    })
    expect(validate(input, two, { costs: 'a lot', kind: 'post' })).toMatchObject({
      first: 'Please enter valid numbers',
    })
  })
})

it('says how long a text is only when that matters', () => {
  expect(lengthWords('short', 500)).toBeNull()
  expect(lengthWords('x'.repeat(450), 500)).toEqual({ words: '450 of 500 characters', over: false })
  expect(lengthWords('x'.repeat(512), 500)).toMatchObject({
    over: true,
    words: expect.stringContaining('12 too many'),
  })
})
