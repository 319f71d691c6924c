import { describe, expect, test } from 'vitest'
import { formIn } from '../../../web/records/kept-form'

const now = { name: '', notes: '', no_ai: '' }

describe('a form that was kept', () => {
  test('before it had a field it has now is read, nothing typed lost', () => {
    expect(formIn({ name: 'Amara', notes: 'Half a senten' }, now)).toEqual({
      name: 'Amara',
      notes: 'Half a senten',
      no_ai: '',
    })
  })

  test.each([[null], ['text'], [{ name: 3 }]])('as %o is not taken for one', kept => {
    expect(formIn(kept, now)).toBeNull()
  })
})
