import { describe, expect, test } from 'vitest'
import { initialsOf, isOver, keptDraft, keptProblem, yearsAfter } from '../../../../shared/salon/privacy/kept'

const test0 = {
  product: 'Koleston 6/0',
  applied_at: '2026-11-03T09:00:00.000Z',
  result: 'reaction' as const,
  read_at: '2026-11-05T09:00:00.000Z',
  remarks: 'Red, itching',
}

describe('what a salon keeps of a client who is erased', () => {
  test('nothing where nothing happened', () => {
    expect(keptDraft({ name: 'Ann', allergies: [], tests: [{ ...test0, result: 'clear' }] })).toBeNull()
    const known = { substance: 'nuts', reaction: null, noted_at: '2026-01-01T00:00:00.000Z' }
    expect(keptDraft({ name: 'Ann', allergies: [known], tests: [] })).toBeNull()
  })

  test('a reaction: what, when and to which product, with initials and never the name', () => {
    const draft = keptDraft({ name: 'Łucja O’Neill', allergies: [], tests: [test0] })
    expect(draft).toEqual({
      what: 'patch test reaction',
      facts: 'Initials Ł.O.\nPatch test of 2026-11-03, Koleston 6/0: reaction, read 2026-11-05. Red, itching',
    })
    expect(draft?.facts).not.toMatch(/łucja|neill/i)
  })

  test('an allergy with what it did', () => {
    const told = { substance: 'PPD', reaction: 'Swollen eyes', noted_at: '2025-02-01T00:00:00.000Z' }
    expect(keptDraft({ name: 'Bo', allergies: [told], tests: [] })).toMatchObject({
      what: 'allergic reaction',
      facts: 'Initials B.\nAllergy noted 2025-02-01, PPD: Swollen eyes',
    })
  })

  test('has facts, a reason and a day in the future', () => {
    const whole = { facts: 'A', reason: 'B', keep_until: '2029-11-21' }
    expect(keptProblem(whole, '2026-11-21')).toBeNull()
    for (const wrong of [
      { facts: ' ' },
      { reason: '' },
      { keep_until: '2026-11-21' },
      { keep_until: 'soon' },
    ])
      expect(keptProblem({ ...whole, ...wrong }, '2026-11-21'), JSON.stringify(wrong)).not.toBeNull()
    expect(keptProblem({ ...whole, keep_until: '2999-01-01' }, '2026-11-21')).toContain('25 years')
  })

  test('is over the day after its last day', () => {
    expect([isOver('2026-11-20', '2026-11-21'), isOver('2026-11-21', '2026-11-21')]).toEqual([true, false])
    expect(yearsAfter('2024-02-29', 3)).toBe('2027-03-01')
    expect(initialsOf('  Mary  Ann Evans Lewes ')).toBe('M.A.E.')
  })
})
