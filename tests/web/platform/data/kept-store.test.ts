// What outlives a killed browser: read and written at once, in the database a moment later, told to the other tabs.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Changes,
  KEPT_DATABASE,
  type KeptFile,
  keptFile,
  type Sureness,
} from '../../../../web/platform/data/kept/kept-file'
import { withMoved } from '../../../../web/platform/data/kept/kept-moved'
import { type KeptStore, makeKept, type StorageNews } from '../../../../web/platform/data/kept/kept-texts'
import { accountOfPages, isSomebodyHere } from '../../../../web/platform/sync/worker/known-to-worker'
import { Shelf } from '../../salon/import-export/open'

/** On a busy machine this takes longer than vi.waitFor waits by itself. */
const soon = (isSo: () => void): Promise<void> => vi.waitFor(isSo, 20_000)

/** Tabs hear each other as a browser's do: later, and never themselves. */
class Line {
  static all = new Set<Line>()
  onmessage: ((event: MessageEvent) => void) | null = null
  constructor() {
    Line.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const line of Line.all)
      if (line !== this) queueMicrotask(() => line.onmessage?.(new MessageEvent('message', { data })))
  }
}

type Written = { changes: Record<string, string | null>; sureness: Sureness }
/** A file that says what it was given, and refuses where it is told to. */
function aFile(texts: Record<string, string> = {}) {
  const held = new Map(Object.entries(texts))
  const written: Written[] = []
  const state = { refuses: false }
  const file: KeptFile = {
    read: async () => {
      if (state.refuses) throw new Error('Switched off')
      return new Map(held)
    },
    write: async (changes: Changes, sureness) => {
      if (state.refuses) throw new DOMException('full', 'QuotaExceededError')
      written.push({ changes: Object.fromEntries(changes), sureness })
      for (const [key, text] of changes) {
        if (text === null) held.delete(key)
        else held.set(key, text)
      }
    },
  }
  return { ...file, held, written, state }
}
async function aTab(file: KeptFile): Promise<KeptStore> {
  const tab = makeKept()
  await tab.open(file, new Line())
  return tab
}
const hearing = (tab: KeptStore): StorageNews[] => {
  const heard: StorageNews[] = []
  tab.hear(each => heard.push(each))
  return heard
}

beforeEach(() => {
  Line.all.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('what is kept', () => {
  test('is read from memory at once; what is typed in a burst is one write within 200 ms, in its last state', async () => {
    const file = aFile({ known: 'yes' })
    const tab = await aTab(file)
    expect([tab.get('known'), tab.get('else'), tab.keys()]).toEqual(['yes', null, ['known']])
    tab.put('note', 'T')
    await vi.advanceTimersByTimeAsync(0)
    for (const text of ['To', 'Ton', 'Tone']) {
      tab.put('note', text)
      expect(tab.get('note')).toBe(text)
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(file.held.get('note'), 'the first letter is there already').toBe('T')
    await vi.advanceTimersByTimeAsync(170)
    expect(file.written.map(({ changes }) => changes)).toEqual([{ note: 'T' }, { note: 'Tone' }])
  })

  test('goes at once when it is removed, with all that was changed before it', async () => {
    const file = aFile({ note: 'Toned', step: '1' })
    const tab = await aTab(file)
    tab.put('place', 'here')
    await vi.advanceTimersByTimeAsync(0)
    tab.put('step', '2')
    tab.put('note', 'saved')
    tab.remove('note')
    // Not a moment passes.
    await Promise.resolve()
    expect(file.written.slice(1)).toEqual([{ changes: { step: '2', note: null }, sureness: 'relaxed' }])
  })

  test('is waited for by the disk where that was asked', async () => {
    const file = aFile()
    const tab = await aTab(file)
    tab.put('lock', '1', 'strict')
    await Promise.resolve()
    tab.put('note', 'x')
    await vi.advanceTimersByTimeAsync(300)
    expect(file.written.map(({ sureness }) => sureness)).toEqual(['strict', 'relaxed'])
  })

  test('is written before the page goes', async () => {
    const file = aFile()
    const tab = await aTab(file)
    tab.put('a', '1')
    await vi.advanceTimersByTimeAsync(0)
    tab.put('a', '2')
    void tab.flush()
    expect(file.held.get('a')).toBe('2')
  })

  test('is said not to be kept where the browser refuses, and is written once it takes it again', async () => {
    const file = aFile()
    const tab = await aTab(file)
    file.state.refuses = true
    expect(tab.put('note', 'Toned')).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect([tab.keeping.get(), tab.get('note'), tab.put('note', 'Toned 9V')]).toEqual([false, 'Toned', false])
    file.state.refuses = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect([tab.keeping.get(), file.held.get('note')]).toEqual([true, 'Toned 9V'])
  })

  test('works from memory where there is no storage, and is read when there is', async () => {
    const file = aFile({ old: 'text' })
    file.state.refuses = true
    const tab = await aTab(file)
    expect(tab.keeping.get()).toBe(false)
    tab.put('note', 'Toned')
    expect(tab.get('note')).toBe('Toned')
    file.state.refuses = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect([tab.get('old'), tab.get('note'), file.held.get('note')]).toEqual(['text', 'Toned', 'Toned'])
  })

  test('is read again by itself where that failed, with what other tabs said meanwhile', async () => {
    const file = aFile({ account: 'a', note: 'old' })
    file.state.refuses = true
    const tab = makeKept()
    const opened = tab.open(file, new Line())
    new Line().postMessage({ key: 'note', oldValue: 'old', newValue: 'Toned' })
    await opened
    await vi.advanceTimersByTimeAsync(0)
    expect([tab.get('account'), tab.get('note'), tab.keeping.get()]).toEqual([null, 'Toned', false])
    file.state.refuses = false
    await vi.advanceTimersByTimeAsync(2_000)
    expect([tab.get('account'), tab.get('note'), tab.keeping.get()]).toEqual(['a', 'Toned', true])
  })

  test('is read twice at a time without harm, and hears other tabs until both have ended', async () => {
    const file = aFile({ note: 'old' })
    const tab = await aTab(file)
    const ends: (() => void)[] = []
    const slow = makeKept()
    const read = () => new Promise<Map<string, string>>(end => ends.push(() => end(new Map(file.held))))
    const opened = slow.open({ ...file, read }, new Line())
    const again = slow.readAgain()
    ends[0]?.()
    await opened
    tab.put('note', 'Toned')
    await Promise.resolve()
    file.held.set('note', 'old')
    ends[1]?.()
    await again
    expect([slow.get('note'), slow.keeping.get()]).toEqual(['Toned', true])
  })

  test('begins without a storage that never answers', async () => {
    const tab = makeKept()
    const opened = tab.open({ ...aFile(), read: () => new Promise(() => undefined) }, null)
    await vi.advanceTimersByTimeAsync(4_000)
    await opened
    tab.put('note', 'Toned')
    expect(tab.get('note')).toBe('Toned')
  })

  test('says when all of it was read', async () => {
    const tab = makeKept()
    const heard = hearing(tab)
    await tab.open(aFile({ known: 'yes' }), null)
    expect(heard).toEqual([{ key: null, oldValue: null, newValue: null }])
  })
})

describe('two tabs', () => {
  test('hear each other’s changes in their order, with what stood there before, and never their own', async () => {
    const file = aFile({ note: 'Toned' })
    const [one, two] = [await aTab(file), await aTab(file)]
    const [mine, theirs] = [hearing(one), hearing(two)]
    one.put('note', 'saved')
    one.remove('note')
    await vi.advanceTimersByTimeAsync(0)
    expect(theirs).toEqual([
      { key: 'note', oldValue: 'Toned', newValue: 'saved' },
      { key: 'note', oldValue: 'saved', newValue: null },
    ])
    expect([mine, two.get('note')]).toEqual([[], null])
  })

  test('one that begins is told what the other has not written yet', async () => {
    const file = aFile()
    const one = await aTab(file)
    one.put('note', 'T')
    await vi.advanceTimersByTimeAsync(0)
    one.put('note', 'Toned')
    const two = await aTab(file)
    await vi.advanceTimersByTimeAsync(0)
    expect(two.get('note')).toBe('Toned')
  })

  test('one that slept through what was said reads it again', async () => {
    const file = aFile({ account: 'a' })
    const one = await aTab(file)
    Line.all.clear()
    const two = await aTab(file)
    two.remove('account')
    await vi.advanceTimersByTimeAsync(0)
    expect(one.get('account'), 'it heard nothing').toBe('a')
    await one.readAgain()
    expect(one.get('account')).toBeNull()
  })
})

describe('in IndexedDB', () => {
  beforeEach(async () => {
    vi.useRealTimers()
    await new Promise(resolve => {
      indexedDB.deleteDatabase(KEPT_DATABASE).onsuccess = resolve
    })
  })

  test('it is there for the next start, and for the worker', async () => {
    expect(await accountOfPages()).toBeNull()
    const tab = await aTab(keptFile())
    tab.put('chairside.account', JSON.stringify({ account: { id: 'a1' } }), 'strict')
    tab.put('note', 'Toned')
    tab.remove('note')
    await tab.flush()
    const next = await aTab(keptFile())
    expect(next.keys()).toEqual(['chairside.account'])
    expect(await accountOfPages()).toBe('a1')
  })

  const moved = async () =>
    (await withMoved(keptFile()).read()) && new Promise(resolve => setTimeout(resolve, 20))

  test('what an older version kept in localStorage is moved over once; how the device looks stays', async () => {
    const shelf = new Shelf()
    Object.assign(shelf, {
      'chairside.lock:a1': '1',
      'chairside.comfort': '{}',
      'chairside.navigation': 'topbar',
    })
    vi.stubGlobal('localStorage', shelf)
    const tab = await aTab(withMoved(keptFile()))
    expect(tab.get('chairside.lock:a1')).toBe('1')
    await soon(() => expect(Object.keys(shelf)).not.toContain('chairside.lock:a1'))
    expect(Object.keys(shelf).sort()).toEqual([
      'chairside.comfort',
      'chairside.moved',
      'chairside.navigation',
    ])
    expect((await keptFile().read()).get('chairside.lock:a1')).toBe('1')
  })

  test('what stands in localStorage again after a kill is not believed', async () => {
    vi.stubGlobal('localStorage', new Shelf())
    await moved()
    const back = new Shelf()
    Object.assign(back, { 'chairside.account': '{"account":{"id":"a1"}}' })
    vi.stubGlobal('localStorage', back)
    const tab = await aTab(withMoved(keptFile()))
    expect(tab.get('chairside.account')).toBeNull()
    await soon(() => expect(Object.keys(back)).toEqual(['chairside.moved']))
  })

  const DRAFT = 'kept:a1:note:ann'
  /** localStorage, and a start of this version, which ends when that is as it leaves it. */
  function aDevice() {
    const shelf = new Shelf()
    let left = 0
    const local = {
      get: (key: string): unknown => Reflect.get(shelf, key) ?? null,
      set: (key: string, text: string): void => {
        Reflect.set(shelf, key, text)
        if (key === 'chairside.moved') left += 1
      },
    }
    Object.defineProperty(shelf, 'setItem', { value: local.set, enumerable: false })
    vi.stubGlobal('localStorage', shelf)
    const start = async (): Promise<KeptStore> => {
      const before = left
      const tab = await aTab(withMoved(keptFile()))
      await soon(() => expect(left).toBeGreaterThan(before))
      return tab
    }
    return { shelf, local, start }
  }

  test('what a tab of an older version typed on after the move is there at the next start, and the one after', async () => {
    const { shelf, local, start } = aDevice()
    local.set(DRAFT, 'Toned')
    await start()
    for (const text of ['Toned with 9V', 'Toned with 9V, 20 minutes']) {
      local.set(DRAFT, text)
      expect((await start()).get(DRAFT)).toBe(text)
      expect(Object.keys(shelf)).toEqual(['chairside.moved'])
    }
  })

  test('where this version typed in the same place since, both are kept: the older tab’s comes when that is free', async () => {
    const { local, start } = aDevice()
    local.set(DRAFT, 'Toned')
    const newer = await start()
    newer.put(DRAFT, 'Toned, typed here')
    local.set(DRAFT, 'Toned, typed there')
    await newer.flush()
    const next = await start()
    expect([next.get(DRAFT), local.get(DRAFT)]).toEqual(['Toned, typed here', 'Toned, typed there'])
    next.remove(DRAFT)
    await next.flush()
    const last = await start()
    expect([last.get(DRAFT), local.get(DRAFT)]).toEqual(['Toned, typed there', null])
    last.remove(DRAFT)
    await last.flush()
    expect((await start()).get(DRAFT)).toBeNull()
  })

  test('a move that failed goes in front of the next write, and is not repeated over newer text', async () => {
    const shelf = new Shelf()
    Object.assign(shelf, { 'chairside.account': 'a1', 'kept:a1:note': 'old', 'kept:a1:other': 'half' })
    vi.stubGlobal('localStorage', shelf)
    vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const real = keptFile()
    let refusals = 1
    const once: KeptFile = {
      ...real,
      write: async (changes, sureness) => {
        refusals -= 1
        if (refusals >= 0) throw new DOMException('full', 'QuotaExceededError')
        await real.write(changes, sureness)
      },
    }
    const tab = await aTab(withMoved(once))
    expect(tab.get('chairside.account')).toBe('a1')
    await soon(() => expect(refusals).toBe(0))
    expect(Object.keys(shelf), 'nothing was written yet').toContain('chairside.account')
    tab.put('kept:a1:note', 'new')
    tab.remove('chairside.account', 'strict')
    await tab.flush()
    await soon(() => expect(Object.keys(shelf)).toEqual(['chairside.moved']))
    const next = await aTab(withMoved(keptFile()))
    expect([next.get('chairside.account'), next.get('kept:a1:note'), next.get('kept:a1:other')]).toEqual([
      null,
      'new',
      'half',
    ])
  })

  test('until a page has moved it, somebody counts as here for the worker; then as it is kept', async () => {
    vi.stubGlobal('localStorage', new Shelf())
    expect(await isSomebodyHere()).toBe(true)
    await moved()
    expect(await isSomebodyHere()).toBe(false)
    const account = JSON.stringify({ account: { id: 'a1' } })
    await keptFile().write(new Map([['chairside.account', account]]), 'strict')
    expect(await isSomebodyHere()).toBe(true)
  })
})
