import { expect, it } from 'vitest'
import { z } from 'zod'
import { keptKey, readAs } from '../../../../web/tools/screens/drafts/kept'

const Text = z.object({ text: z.string() })

it('two accounts on one tablet share nothing', () => {
  expect(keptKey('one', 'form', 'colour-formula')).toBe('kept:one:form:colour-formula')
  expect(keptKey('two', 'form', 'colour-formula')).toBe('kept:two:form:colour-formula')
})

it('what is kept is read as its schema has it, and what this version cannot read is as if it were not there', () => {
  expect(readAs('{"text":"half a wo"}', Text)).toEqual({ text: 'half a wo' })
  for (const text of [null, '{"text":', '{"words":"other"}', 'saved', 'erased'])
    expect(readAs(text, Text)).toBeNull()
})
