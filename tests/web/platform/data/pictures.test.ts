// Pictures on this device: fetched once, shown again without a signal, and gone with their answer or their salon.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAccount } from '../../../../web/platform/data/account/account'
import { forgetSalon } from '../../../../web/platform/data/account/forget-salon'
import { closeSalon, salon } from '../../../../web/platform/data/db'
import { dropGonePictures, keepsPictures, pictureOf } from '../../../../web/platform/data/media/pictures'
import { create } from '../../../../web/platform/data/saving/save'
import { openedSalon, Shelf } from '../../salon/import-export/open'

const stores = new Map<string, Map<string, Response>>()
const keyOf = (request: string | { url: string }): string =>
  typeof request === 'string' ? request : request.url
const openStore = async (name: string) => {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  return {
    match: async (request: string | { url: string }) => kept.get(keyOf(request))?.clone(),
    put: async (address: string, response: Response) => void kept.set(address, response),
    keys: async () => [...kept.keys()].map(url => ({ url })),
    delete: async (request: string | { url: string }) => kept.delete(keyOf(request)),
  }
}

const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('the picture'))
beforeEach(async () => {
  stores.clear()
  fetched.mockClear()
  vi.stubGlobal('caches', {
    open: openStore,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  })
  vi.stubGlobal('fetch', fetched)
  await openedSalon(new Shelf())
  vi.stubGlobal('sessionStorage', new Shelf())
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetAccount()
  closeSalon()
})

test('a picture is fetched once, past the browser’s own cache, and is there without a signal then', async () => {
  const shown = { hash: 'a'.repeat(64), about: 'ask-1' }
  expect(await (await pictureOf(salon(), shown))?.text()).toBe('the picture')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    cache: 'no-store',
    headers: { 'x-chairside-account': salon().account },
  })
  expect(await (await pictureOf(salon(), shown))?.text()).toBe('the picture')
  expect(fetched, 'without a signal').toHaveBeenCalledTimes(1)
  fetched.mockRejectedValueOnce(new Error('no signal'))
  expect(await pictureOf(salon(), { hash: 'b'.repeat(64), about: 'ask-1' })).toBeNull()
})

test('one that the server does not give is not kept', async () => {
  fetched.mockResolvedValueOnce(new Response('no', { status: 404 }))
  expect(await pictureOf(salon(), { hash: 'c'.repeat(64), about: 'ask-1' })).toBeNull()
  expect(await keepsPictures(salon().account)).toBe(false)
})

test('with an answer that is erased its picture goes, and no other', async () => {
  const here = await create('client', { name: 'Keira' })
  await pictureOf(salon(), { hash: 'a'.repeat(64), about: here })
  await pictureOf(salon(), { hash: 'b'.repeat(64), about: 'erased' })
  await dropGonePictures(salon())
  const [kept] = stores.values()
  expect([...(kept?.keys() ?? [])]).toEqual([`/api/blobs/${'a'.repeat(64)}`])
})

test('all of them go when the salon is removed from this tablet', async () => {
  const { account } = salon()
  await pictureOf(salon(), { hash: 'a'.repeat(64), about: 'ask-1' })
  expect([...stores.keys()]).toEqual([`chairside-pictures-${account}`])
  forgetAccount()
  closeSalon()
  await forgetSalon(account)
  expect([...stores.keys()]).toEqual([])
})
