// A choice is never lost: not where no database is open, and not between two people at one tablet.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAccount, readAccount, rememberAccount } from '../../../../web/platform/data/account/account'
import { closeSalon, openSalon } from '../../../../web/platform/data/db'
import { get } from '../../../../web/platform/data/queries/queries'
import { followComfort } from '../../../../web/ui/comfort/follow'
import { keepUnsaved, keptUnsaved } from '../../../../web/ui/comfort/kept'
import { comfortNow, setComfort } from '../../../../web/ui/comfort/use-comfort'

const kept = new Map<string, string>()
const signIn = (id: string): void => {
  const account = readAccount({ account: { id, email: `${id}@example.com`, name: id } }, 1)
  if (account) rememberAccount(account)
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  forgetAccount()
  closeSalon()
  vi.unstubAllGlobals()
})

test('what a signed-in person chooses goes into their record, each setting as a field of its own', async () => {
  signIn('salon-a')
  await openSalon('salon-a')
  await setComfort({ text: 'larger', sound: false })
  expect(comfortNow()).toMatchObject({ text: 'larger', sound: false, tint: 'none' })
  expect((await get('person', 'owner'))?.fields).toMatchObject({
    comfort_text: 'larger',
    comfort_sound: false,
    comfort_tint: null,
  })
})

test('two accounts on one tablet share nothing; who is signed out has the device’s own', async () => {
  await setComfort({ spacing: 'wide' })
  signIn('salon-b')
  expect(comfortNow()).toMatchObject({ spacing: 'wide', text: 'normal' })
  await setComfort({ text: 'largest' })
  signIn('salon-c')
  expect(comfortNow()).toMatchObject({ spacing: 'wide', text: 'normal' })
  forgetAccount()
  expect(comfortNow()).toMatchObject({ spacing: 'wide', text: 'normal' })
  signIn('salon-b')
  expect(comfortNow().text).toBe('largest')
})

test('a choice made where no database is open goes into the record at the next start, over what stands there', async () => {
  signIn('salon-d')
  await openSalon('salon-d')
  await setComfort({ tint: 'rose', motion: 'off' })
  closeSalon()
  await setComfort({ tint: 'green' })
  expect(comfortNow()).toMatchObject({ tint: 'green', motion: 'off' })
  followComfort()
  await openSalon('salon-d')
  await expect
    .poll(async () => (await get('person', 'owner'))?.fields)
    .toMatchObject({ comfort_tint: 'green', comfort_motion: 'off' })
  expect(comfortNow()).toMatchObject({ tint: 'green', motion: 'off' })
})

test('a choice is noted before anything that takes time: who leaves the page at once finds it again', async () => {
  signIn('salon-e')
  await openSalon('salon-e')
  await setComfort({ text: 'large', tint: 'rose' })
  // The page is gone before the database was asked.
  const unfinished = setComfort({ text: 'larger' })
  const left = keptUnsaved()
  await unfinished
  expect(left).toEqual({ text: 'larger' })
  expect(keptUnsaved()).toEqual({})
})

test('one that is written leaves another, still on its way, to be written', () => {
  signIn('salon-f')
  const first = keepUnsaved({ text: 'larger', tint: 'rose' })
  const second = keepUnsaved({ text: 'normal' })
  first()
  expect(keptUnsaved()).toEqual({ text: 'normal' })
  second()
  expect(keptUnsaved()).toEqual({})
})
