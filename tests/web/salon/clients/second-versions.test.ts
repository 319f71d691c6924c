import { describe, expect, test } from 'vitest'
import type { SecondVersion } from '../../../../shared/salon/records/records'
import { patchBack, patchFor } from '../../../../web/salon/records/versions/second-versions'

const second = (id: string, text: string): SecondVersion => ({
  id,
  field: 'notes',
  text,
  at: 1,
  device: 'd',
  person: null,
})
const mine = second('a', 'From the other tablet')
const other = second('b', 'Another')
const fields = { notes: 'From this tablet' as string | null, seconds: [mine, other] }

describe('a second version', () => {
  test('that is used takes the place of the text, and the rest go on waiting', () => {
    expect(patchFor(fields, mine, 'use')).toEqual({ notes: 'From the other tablet', seconds: [other] })
  })

  test('that is appended stands below the text, alone where there is none', () => {
    expect(patchFor(fields, mine, 'append').notes).toBe('From this tablet\nFrom the other tablet')
    const empty = { ...fields, notes: null }
    expect(patchFor(empty, mine, 'append').notes).toBe('From the other tablet')
  })

  test('that is dismissed leaves the text as it is', () => {
    expect(patchFor(fields, mine, 'dismiss')).toEqual({ seconds: [other] })
  })

  test('comes back with the text as it was when the decision is undone', () => {
    const decided = { ...fields, ...patchFor(fields, mine, 'use') }
    expect({ ...decided, ...patchBack(fields, mine) }).toEqual(fields)
  })
})
