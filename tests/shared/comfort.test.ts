import { expect, test } from 'vitest'
import { choices, chosenIn, defaults, fields } from '../../shared/account/comfort'
import { asPersonFields, chosenBy, personField } from '../../shared/account/comfort-fields'
import { Person } from '../../shared/salon/records/records'
import { ruleOf } from '../../shared/sync/kinds'

test('each setting stands at one of its choices where nobody chose', () => {
  expect(Object.keys(defaults).sort()).toEqual([...fields].sort())
  for (const field of fields) expect(choices[field], field).toContain(defaults[field])
})

test('the language that is listened for is the specification’s until it is chosen', () => {
  expect(defaults).toMatchObject({ language: 'en-US', language_asked: false })
})

test('each setting is a field of its own on the record of a person, with every choice and with none', () => {
  for (const field of fields) {
    const schema = Person.shape[personField(field)]
    expect(schema.parse(undefined), field).toBe(null)
    for (const choice of choices[field]) expect(schema.parse(choice), field).toBe(choice)
    expect(schema.safeParse('anything else').success, field).toBe(false)
  }
})

test('two tablets that change different settings overwrite nothing: each field merges by itself, the later wins', () => {
  for (const field of fields) expect(ruleOf('person', personField(field)), field).toBe('later')
  expect(Object.keys(asPersonFields({ text: 'large' }))).toEqual(['comfort_text'])
  expect(Object.keys(asPersonFields({ sound: false, tint: 'rose' }))).toEqual([
    'comfort_tint',
    'comfort_sound',
  ])
})

test('what was chosen is read back; what was not, or can no longer be read, is left to the default', () => {
  const person = Person.parse({ name: 'Ann', colour: null, comfort_text: 'larger', comfort_sound: false })
  expect(chosenBy(person)).toEqual({ text: 'larger', sound: false })
  expect(chosenIn({ text: 'gigantic', tint: 'green', speed: '1' })).toEqual({ tint: 'green' })
  expect(chosenIn(null)).toEqual({})
})
