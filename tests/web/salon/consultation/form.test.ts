import { describe, expect, test } from 'vitest'
import { questionsFor } from '../../../../shared/salon/consultation/questions'
import { answersIn, fieldsOf, typedOf } from '../../../../web/salon/consultation/form'

const typed = (said: Record<string, [answer: string, words?: string, when?: string]>) => {
  const form = typedOf([])
  for (const [id, [answer, words = '', when = '']] of Object.entries(said)) {
    const field = fieldsOf(id)
    Object.assign(form, { [field.answer]: answer, [field.words]: words, [field.when]: when })
  }
  return form
}

describe('what is tapped and typed becomes answers', () => {
  test('with words and how long ago, in the order of the card, and nothing of what was not asked', () => {
    const form = typed({ perm: ['yes', '', 'two weeks'], allergy: ['yes', ' nickel '], scalp: ['no'] })
    expect(answersIn(form, true)).toEqual([
      { id: 'allergy', answer: 'yes', words: 'nickel', when: null },
      { id: 'scalp', answer: 'no', words: null, when: null },
      { id: 'perm', answer: 'yes', words: null, when: 'two weeks' },
    ])
  })

  test('and back again, letter by letter', () => {
    const answers = answersIn(
      typed({ henna: ['yes', 'Grecian', 'longer'], pregnant: ['unknown', 'maybe'] }),
      true,
    )
    expect(answersIn(typedOf(answers), true)).toEqual(answers)
  })

  test('without the permission nothing of health is kept, not even what was tapped before it was refused', () => {
    const form = typed({ allergy: ['yes', 'PPD'], perm: ['no'], illness: ['yes', 'tablets'] })
    expect(answersIn(form, false)).toEqual([{ id: 'perm', answer: 'no', words: null, when: null }])
  })

  test('a tattoo is asked after once there was one', () => {
    const form = typed({ black_henna: ['no'], tattoo_reaction: ['yes'] })
    expect(answersIn(form, true).map(({ id }) => id)).toEqual(['black_henna'])
    const put = (answer: string) => questionsFor(new Map([['black_henna', { answer }]]), true)
    expect(put('yes').map(({ id }) => id)).toContain('tattoo_reaction')
    expect(put('unknown').map(({ id }) => id)).toContain('tattoo_reaction')
    expect(questionsFor(new Map(), true).map(({ id }) => id)).not.toContain('tattoo_reaction')
  })

  test('changed, it keeps what a newer app asked, and what was permitted when it was said', () => {
    const before = [
      { id: 'allergy', answer: 'yes' as const, words: 'nickel', when: null },
      { id: 'perm', answer: 'no' as const, words: null, when: null },
      { id: 'nails', answer: 'yes' as const, words: null, when: null },
    ]
    const changed = answersIn({ ...typedOf(before), ...typed({ perm: ['yes'] }) }, false, before)
    expect(changed).toEqual([
      { id: 'perm', answer: 'yes', words: null, when: null },
      { id: 'allergy', answer: 'yes', words: 'nickel', when: null },
      { id: 'nails', answer: 'yes', words: null, when: null },
    ])
  })
})
