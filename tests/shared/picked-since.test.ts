// What a person taps in an answer is kept with its question, and two tablets' taps become one.
import { describe, expect, test } from 'vitest'
import { applyChange, type Edit } from '../../shared/sync/merge'
import { askedWith } from '../../shared/toolbox'

const pick = (id: string, value: boolean) => ({ id, value })
const edit = (id: string, picks: readonly object[], base: readonly object[]): Edit => ({
  id,
  op: 'edit',
  kind: 'ask',
  person: null,
  patch: { picks },
  base: { picks: base },
})

describe('picks in an answer', () => {
  test('stand over what was picked before, and leave the rest of the question as it was', () => {
    const input = { title: 'A talk', picks: { a: true, b: true } }
    expect(askedWith({ input, picks: [pick('b', false), pick('c', true)] })).toEqual({
      title: 'A talk',
      picks: { a: true, b: false, c: true },
    })
    expect(askedWith({ input, picks: [] })).toBe(input)
    // Null takes away what was picked with the question.
    expect(askedWith({ input, picks: [{ id: 'b', value: null }] })).toEqual({ ...input, picks: { a: true } })
  })

  test('of two tablets are joined path by path; the later of two on one path stands', () => {
    const made = applyChange(
      null,
      { ...edit('1', [pick('a', true)], []), op: 'create' },
      { at: 1, device: 'A' },
    )
    const first = applyChange(made, edit('2', [pick('a', false), pick('b', true)], [pick('a', true)]), {
      at: 2,
      device: 'A',
    })
    const both = applyChange(first, edit('3', [pick('a', true), pick('c', false)], [pick('a', true)]), {
      at: 3,
      device: 'B',
    })
    expect(both.fields.picks).toEqual([pick('a', false), pick('b', true), pick('c', false)])
  })

  test('that were taken back on one tablet are not brought back by the other', () => {
    const made = applyChange(
      null,
      { ...edit('1', [pick('a', true)], []), op: 'create' },
      { at: 1, device: 'A' },
    )
    const undone = applyChange(made, edit('2', [], [pick('a', true)]), { at: 2, device: 'A' })
    const other = applyChange(undone, edit('3', [pick('a', true), pick('b', true)], [pick('a', true)]), {
      at: 3,
      device: 'B',
    })
    expect(other.fields.picks).toEqual([pick('b', true)])
  })
})
