// What is typed in the last moment before a page goes, where the browser drops the page's last write without a word.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Changes, KeptFile } from '../../../../web/platform/data/kept/kept-file'
import { withNotes } from '../../../../web/platform/data/kept/kept-leaving'
import { makeKept } from '../../../../web/platform/data/kept/kept-texts'
import { Shelf } from '../../salon/import-export/open'

const DRAFT = 'kept:a1:note'
const OTHER = 'kept:a1:other'
let shelf: Shelf
/** What the database of this device holds. */
let held: Map<string, string>

beforeEach(() => {
  shelf = new Shelf()
  held = new Map()
  vi.stubGlobal('localStorage', shelf)
})
const noted = (): string[] => Object.keys(shelf).filter(key => key.startsWith('left:'))

/** `dies`: its writes never end, as those of a page that is torn down. */
function aDatabase(state: { dies: boolean } = { dies: false }): KeptFile {
  return {
    read: async () => new Map(held),
    write: async (changes: Changes) => {
      if (state.dies) return new Promise(() => undefined)
      for (const [key, text] of changes) {
        if (text === null) held.delete(key)
        else held.set(key, text)
      }
    },
  }
}
async function aPage(state?: { dies: boolean }) {
  const file = withNotes(aDatabase(state))
  const texts = makeKept()
  await texts.open(file, null)
  const leave = (): void => {
    texts.leaving(true)
    file.leaving(true)
    void texts.flush()
  }
  return { file, texts, leave }
}
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

test('it is there at the next start, and then it is in the database alone', async () => {
  const state = { dies: false }
  const page = await aPage(state)
  state.dies = true
  page.texts.put(DRAFT, 'Grabbed fast')
  page.leave()
  // A form hears that the page goes after the texts did.
  page.texts.put(OTHER, 'half')
  await settled()
  expect([...held.keys()], 'the browser dropped it all').toEqual([])
  const next = await aPage()
  expect([next.texts.get(DRAFT), next.texts.get(OTHER)]).toEqual(['Grabbed fast', 'half'])
  await settled()
  expect([held.get(DRAFT), held.get(OTHER), noted()]).toEqual(['Grabbed fast', 'half', []])
})

test('a write that was on its way already is noted too, and so is that a draft was thrown away', async () => {
  held.set(OTHER, 'gone')
  const state = { dies: true }
  const page = await aPage(state)
  page.texts.put(DRAFT, 'Toned')
  page.texts.remove(OTHER)
  await settled()
  page.leave()
  const next = await aPage()
  expect([next.texts.get(DRAFT), next.texts.get(OTHER)]).toEqual(['Toned', null])
})

test('where the write came through nothing stays noted', async () => {
  const page = await aPage()
  page.leave()
  page.texts.put(DRAFT, 'Toned')
  await settled()
  expect([held.get(DRAFT), noted()]).toEqual(['Toned', []])
})

test('a note that comes back after a kill is not believed: what it said is written', async () => {
  const state = { dies: false }
  const page = await aPage(state)
  page.leave()
  state.dies = true
  page.texts.put(DRAFT, 'Toned')
  await settled()
  const ghost = Object.fromEntries(noted().map(key => [key, Reflect.get(shelf, key)]))
  expect(Object.keys(ghost)).toHaveLength(1)
  const next = await aPage()
  await settled()
  next.texts.remove(DRAFT)
  await settled()
  Object.assign(shelf, ghost)
  expect((await aPage()).texts.get(DRAFT)).toBeNull()
  expect(noted()).toEqual([])
})

test('another tab that typed on in the same place since is not overruled', async () => {
  const state = { dies: false }
  const gone = await aPage(state)
  const open = await aPage()
  state.dies = true
  gone.leave()
  gone.texts.put(DRAFT, 'Toned')
  await settled()
  open.texts.put(DRAFT, 'Toned, and rinsed')
  await open.texts.flush()
  open.leave()
  await settled()
  expect(held.get(DRAFT)).toBe('Toned, and rinsed')
  expect((await aPage()).texts.get(DRAFT)).toBe('Toned, and rinsed')
})

test('who is signed in and what is locked is never noted', async () => {
  const state = { dies: true }
  const page = await aPage(state)
  page.leave()
  page.texts.put('chairside.account', '{}', 'strict')
  await settled()
  expect(noted()).toEqual([])
})

test('without localStorage it goes on as before', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.spyOn(console, 'info').mockReturnValue()
  const page = await aPage()
  page.leave()
  page.texts.put(DRAFT, 'Toned')
  await settled()
  expect(held.get(DRAFT)).toBe('Toned')
})
