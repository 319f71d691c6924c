// What is half written in a tool, in a browser with no room left.
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useKept } from '../../../web/tools/use-kept'
import { hosted } from '../hooks-by-hand'

vi.mock('react', async original => (await import('../hooks-by-hand')).byHand(await original<object>()))
vi.mock('../../../web/data/people', () => ({ draftsOf: (account: string) => account }))

const Text = z.string()
const listens = { addEventListener: () => undefined, removeEventListener: () => undefined }
let shelf: Map<string, string>
let room: number
beforeEach(() => {
  vi.useFakeTimers()
  shelf = new Map()
  room = Number.POSITIVE_INFINITY
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('full')
      shelf.set(key, text)
    },
    removeItem: (key: string) => shelf.delete(key),
  })
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

test.each([[undefined], [joined]])(
  'the half draft from before there was no room goes with the rest (join: %o)',
  join => {
    const tab = aTab(join)
    type(tab, 'Half a')
    room = 10
    type(tab, 'Half a reason')
    expect(tab.draw()).toMatchObject({ value: 'Half a reason', safe: false })
    expect(shelf.get('a')).toBe('"Half a"')
    tab.draw().clear('')
    expect(shelf.size).toBe(0)
  },
)

test('another tab’s text stays where this one forgets its own', () => {
  const [one, two] = [aTab(), aTab()]
  type(one, 'mine')
  type(two, 'theirs')
  one.draw().clear('')
  expect(shelf.get('a')).toBe('"theirs"')
  two.draw().clear('')
  expect(shelf.size).toBe(0)
})

test('what this tab found is this tab’s to forget, also where this version can’t read it', () => {
  for (const text of ['"half a wo"', '{"text":']) {
    shelf.set('a', text)
    aTab().draw().clear('')
    expect(shelf.size).toBe(0)
  }
})

test('words that there was no room for are not taken for the other tab’s old ones', () => {
  let hear: (heard: object) => void = () => undefined
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    removeEventListener: () => undefined,
    addEventListener: (kind: string, listener: typeof hear) => {
      if (kind === 'storage') hear = listener
    },
  })
  const tab = aTab(joined)
  type(tab, 'Half a')
  room = 10
  type(tab, 'Half a reason')
  hear({ key: 'a', oldValue: '"Half a"', newValue: '"Half b"' })
  expect(tab.draw().value).toBe('Half a reason')
})
