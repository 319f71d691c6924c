import { beforeEach, describe, expect, test } from 'vitest'
import { afterCleared, formIn, readKept } from '../../../../web/ui/forms/kept-form'
import { ERASED, keptPlace, SAVED } from '../../../../web/ui/forms/kept-place'
import { emptyKept, kept } from '../../kept'

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

test('a word that was left there by a tab that died is no form', () => {
  for (const word of [SAVED, ERASED]) expect(readKept(word, now)).toBeNull()
})

describe('one form in two tabs', () => {
  const note = (text: string) => ({ initial: { text: '' }, values: { text } })
  const words = (text: string) => JSON.stringify(note(text))
  beforeEach(emptyKept)

  test('what one saved is cleared, what the other typed meanwhile is not', () => {
    const one = keptPlace('note:ann')
    one.put(words('Toned with 9V'))
    const other = keptPlace('note:ann')
    other.put(words('Scalp was dry'))
    one.clear()
    expect(kept.get('note:ann')).toBe(words('Scalp was dry'))
    other.clear()
    expect(kept.keys()).toEqual([])
  })

  test('a tab that hears that other words were saved keeps its own; the same words are done with', () => {
    expect(afterCleared(note('Toned with 9V'), note('Scalp was dry'))).toBe('keep')
    expect(afterCleared(null, note('Scalp was dry'))).toBe('keep')
    expect(afterCleared(note('Toned with 9V'), note('Toned with 9V'))).toBe('blank')
    expect(afterCleared(note('Toned with 9V'), note(''))).toBe('nothing')
    const card = { initial: { text: 'Fine hair' }, values: { text: 'Fine, dry hair' } }
    expect(afterCleared(card, card)).toBe('nothing')
  })
})
