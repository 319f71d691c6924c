// One form, open in two tabs of a browser.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { StorageNews } from '../../../../web/platform/data/kept/kept-texts'
import { type KeptForm, useKeptForm } from '../../../../web/ui/forms/kept-form'
import { ERASED, eraseAt, SAVED } from '../../../../web/ui/forms/kept-place'
import { hosted } from '../../hooks-by-hand'
import { emptyKept, kept as texts } from '../../kept'

const here = vi.hoisted(() => ({ account: { id: 'a' } as { id: string } | null }))
vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/platform/data/account/account', () => ({ knownAccount: () => here.account }))
vi.mock('../../../../web/platform/data/account/people', () => ({ draftsOf: (account: string) => account }))

const KEY = 'kept:a:note:ann'
type Note = { text: string }

/** What the others are still to be told. */
let told: StorageNews[]
beforeEach(() => {
  emptyKept()
  texts.keeping.set(true)
  told = []
  here.account = { id: 'a' }
  const { put, remove } = texts
  vi.spyOn(texts, 'put').mockImplementation((key, newValue) => {
    told.push({ key, oldValue: texts.get(key), newValue })
    return put(key, newValue)
  })
  vi.spyOn(texts, 'remove').mockImplementation(key => {
    told.push({ key, oldValue: texts.get(key), newValue: null })
    remove(key)
  })
  return () => vi.restoreAllMocks()
})

function aTab(initial: Note = { text: '' }) {
  const listeners = new Set<(heard: StorageNews) => void>()
  const page = hosted(() => useKeptForm('note:ann', initial))
  const within = <T>(act: () => T): T => {
    vi.spyOn(texts, 'hear').mockImplementation(listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    })
    return act()
  }
  const form = (): KeptForm<Note> => within(page.draw)
  form()
  return {
    form,
    text: () => form().values.text,
    hear: (all: readonly StorageNews[]) => {
      for (const heard of all) for (const listener of listeners) listener(heard)
    },
    leave: () => within(page.leave),
  }
}
const kept = (): string | null => {
  const text = texts.get(KEY)
  return text === null ? null : JSON.parse(text).values.text
}

/** Two tabs with the same words: the second found what was typed in the first. */
function both(words: string) {
  const one = aTab()
  one.form().set('text', words)
  const two = aTab()
  told = []
  return { one, two }
}

describe('one form in two tabs', () => {
  test('Cancel in one empties it there, and nowhere else: the other keeps its words, at once', () => {
    const { one, two } = both('Toned with 9V')
    one.form().forget()
    expect(kept()).toBeNull()
    two.hear(told)
    expect([one.text(), two.text()]).toEqual(['', 'Toned with 9V'])
    expect(kept()).toBe('Toned with 9V')
    // Closed, or put away, directly after: still kept.
    two.leave()
    expect(aTab().text()).toBe('Toned with 9V')
  })

  test.each(['saved', 'rest'] as const)(
    'saved in one (%s), the same words are done with in the other',
    how => {
      const { one, two } = both('Toned with 9V')
      one.form()[how]()
      two.hear(told)
      expect(two.text()).toBe('')
      expect(texts.keys()).toEqual([])
    },
  )

  test('other words than those that were saved stay, and are kept', () => {
    const { one, two } = both('Toned with 9V')
    two.form().set('text', 'Scalp was dry')
    one.form().set('text', 'Toned with 9V.')
    told = []
    one.form().saved()
    two.hear(told)
    expect([two.text(), kept()]).toEqual(['Scalp was dry', 'Scalp was dry'])
  })

  test('a removal is only taken for a save where the word for it came directly before', () => {
    const { one, two } = both('Toned with 9V')
    one.form().saved()
    const [marked, removed] = told
    if (!marked || !removed) throw new Error('not told')
    expect([marked.newValue, removed.newValue, told.length]).toEqual([SAVED, null, 2])
    two.hear([marked])
    expect(two.text()).toBe('Toned with 9V')
    two.hear([{ ...removed, oldValue: marked.oldValue }])
    expect(two.text()).toBe('Toned with 9V')
    two.hear([
      { ...marked, key: 'another' },
      { ...removed, key: 'another' },
    ])
    expect(two.text()).toBe('Toned with 9V')
  })

  test('words of a record that were changed are still shown where the other tab saved them', () => {
    const one = aTab({ text: 'Fine hair' })
    one.form().set('text', 'Fine, dry hair')
    const two = aTab({ text: 'Fine hair' })
    told = []
    one.form().rest()
    two.hear(told)
    expect(two.text()).toBe('Fine, dry hair')
  })

  test('no room to keep it again is said', () => {
    const { one, two } = both('Toned with 9V')
    one.form().forget()
    texts.keeping.set(false)
    two.hear(told)
    expect(two.form()).toMatchObject({ kept: false, values: { text: 'Toned with 9V' } })
  })

  test('nothing is kept again of who was erased, nor after signing out', () => {
    const { two } = both('Allergic to PPD')
    eraseAt(KEY)
    expect(told.map(({ newValue }) => newValue)).toEqual([ERASED, null])
    two.hear(told)
    two.leave()
    expect(texts.keys()).toEqual([])

    const { one, two: other } = both('Allergic to PPD')
    here.account = null
    one.form().forget()
    other.hear(told)
    other.leave()
    expect(texts.keys()).toEqual([])
  })
})

describe('the record that a draft becomes', () => {
  test('is the same one through a kill; saved, thrown away or typed on in another tab, it is another', () => {
    const one = aTab()
    one.form().set('text', 'Toned')
    const { id } = one.form()
    one.form().set('text', 'Toned with 9V')
    expect(one.form().id).toBe(id)
    const two = aTab()
    expect([two.form().id, two.form().found]).toEqual([id, true])
    two.form().set('text', 'Scalp was dry')
    expect(two.form().id).not.toBe(id)
    expect(one.form().id).toBe(id)
    one.form().saved()
    expect(one.form().id).not.toBe(id)
  })

  test('is another one once it was saved in another tab, whatever stands in this one', () => {
    const { one, two } = both('Toned with 9V')
    const { id } = one.form()
    one.form().set('text', 'Toned with 9V, 20 min')
    told = []
    one.form().saved()
    two.hear(told)
    expect(two.text()).toBe('Toned with 9V')
    expect(two.form().id).not.toBe(id)
  })

  test('an edit that stands in its record already is no draft: the browser was killed just after it was saved', () => {
    const before = aTab({ text: 'Fine hair' })
    before.form().set('text', 'Fine, dry hair ')
    expect(aTab({ text: 'Fine hair' }).form()).toMatchObject({ found: true, changed: true })
    expect(aTab({ text: 'Fine, dry hair' }).form()).toMatchObject({ found: false, changed: false })
  })
})

test('what was asked for just now stands over what was kept, and the rest is found again', () => {
  const first = hosted(() => useKeptForm('note:ann', { text: '', day: '2026-11-27' }))
  first.draw().set('text', 'Foils')
  const again = hosted(() => useKeptForm('note:ann', { text: '', day: '2027-01-05' }, { day: '2027-01-05' }))
  expect(again.draw()).toMatchObject({ found: true, values: { text: 'Foils', day: '2027-01-05' } })
})
