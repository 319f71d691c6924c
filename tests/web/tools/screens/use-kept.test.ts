// What is half written in a tool, in a browser with no room left.
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useKept } from '../../../../web/tools/screens/drafts/use-kept'
import { useKeptRecord } from '../../../../web/tools/screens/drafts/use-kept-record'
import { savedAt } from '../../../../web/ui/forms/kept-place'
import { hosted } from '../../hooks-by-hand'
import { emptyKept, kept } from '../../kept'

vi.mock('react', async original => (await import('../../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../../web/platform/data/account/people', () => ({ draftsOf: (account: string) => account }))

const Text = z.string()
const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
beforeEach(() => {
  vi.useFakeTimers()
  emptyKept()
  kept.keeping.set(true)
  vi.stubGlobal('document', listens)
  vi.stubGlobal('window', { ...listens, setTimeout, clearTimeout })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const joined = (theirs: string, mine: string, was: string) => (mine === was ? theirs : mine)
const aTab = (join?: typeof joined) => {
  const page = hosted(() => useKept('a', Text, () => '', join))
  page.draw()
  return page
}
function type(page: ReturnType<typeof aTab>, text: string): void {
  page.draw().change(text)
  vi.advanceTimersByTime(300)
}

test.each([[undefined], [joined]])('no room is said, and forgetting it forgets it all (join: %o)', join => {
  const tab = aTab(join)
  type(tab, 'Half a')
  kept.keeping.set(false)
  type(tab, 'Half a reason')
  expect(tab.draw()).toMatchObject({ value: 'Half a reason', safe: false })
  tab.draw().clear('')
  expect(kept.keys()).toEqual([])
})

test('another tab’s text stays where this one forgets its own', () => {
  const [one, two] = [aTab(), aTab()]
  type(one, 'mine')
  type(two, 'theirs')
  one.draw().clear('')
  expect(kept.get('a')).toBe('"theirs"')
  two.draw().clear('')
  expect(kept.keys()).toEqual([])
})

test('what this tab found is this tab’s to forget, also where this version can’t read it', () => {
  for (const text of ['"half a wo"', '{"text":']) {
    kept.put('a', text)
    aTab().draw().clear('')
    expect(kept.keys()).toEqual([])
  }
})

test('words that were saved from another tab, or before a kill, are written no more; others stay', () => {
  const [same, other] = [aTab(), aTab()]
  type(same, 'Toned')
  savedAt('a', null)
  expect([same.draw().value, kept.keys()]).toEqual(['', []])
  type(other, 'Toned with 9V')
  kept.tell({ key: 'a', oldValue: '"Toned"', newValue: 'saved' })
  kept.tell({ key: 'a', oldValue: 'saved', newValue: null })
  expect(other.draw().value).toBe('Toned with 9V')
})

test('a new record’s draft keeps its id, through a kill; typed on in another tab, it is another record', () => {
  const page = () => hosted(() => useKeptRecord('kept:r', Text, () => ''))
  const one = page()
  const id = one.draw().id
  one.draw().change('Toned')
  vi.advanceTimersByTime(300)
  const two = page()
  expect(two.draw()).toMatchObject({ id, value: 'Toned' })
  two.draw().change('Toned with 9V')
  expect(two.draw().id).not.toBe(id)
  expect(one.draw().id).toBe(id)
  one.draw().clear('')
  expect(one.draw().id).not.toBe(id)
})

test('what is typed on while it is saved is kept for the same record, through a kill; what goes on after it is the next one', () => {
  const page = () => hosted(() => useKeptRecord('kept:r', Text, () => ''))
  const one = page()
  one.draw().change('Toned')
  const { id, saving } = one.draw()
  saving('Toned')
  expect(JSON.parse(kept.get('kept:r') ?? '')).toEqual({ id, typed: 'Toned', saving: 'Toned' })
  one.draw().change('Toned with 9V')
  vi.advanceTimersByTime(300)
  const two = page()
  two.draw().change('Toned with 9V, 20 minutes')
  expect(two.draw()).toMatchObject({ id, value: 'Toned with 9V, 20 minutes' })
  vi.advanceTimersByTime(300)
  expect(JSON.parse(kept.get('kept:r') ?? '').saving).toBe('Toned')
  two.draw().goOn('Tea, no milk')
  vi.advanceTimersByTime(300)
  expect(JSON.parse(kept.get('kept:r') ?? '')).toEqual({ id: two.draw().id, typed: 'Tea, no milk' })
  expect(two.draw().id).not.toBe(id)
})
