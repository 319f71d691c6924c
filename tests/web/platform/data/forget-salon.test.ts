import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAccount } from '../../../../web/platform/data/account/account'
import { forgetSalon, sweepStorages, unsentOf } from '../../../../web/platform/data/account/forget-salon'
import { closeSalon, databaseName, salon } from '../../../../web/platform/data/db'
import { create } from '../../../../web/platform/data/saving/save'
import { emptyKept, kept } from '../../kept'
import { openedSalon, Shelf } from '../../salon/import-export/open'

afterEach(() => {
  emptyKept()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every name under which this browser keeps something of a salon goes; what belongs to the tablet or to another salon stays', () => {
  const mine = [
    'kept:a1:note:keira',
    'kept:a1~maria:note:keira',
    'chairside.where:a1',
    'chairside.chat-draft:a1~maria',
    'chairside.first-run.a1',
    'chairside.pin-tries:a1:maria',
    'chairside.comfort:a1:owner',
    'chairside.import:a1:i1',
    'chairside.account',
    'chairside.push',
  ]
  const others = ['kept:b2:note:x', 'chairside.comfort', 'mantine-color-scheme-value', 'chairside.auto-lock']
  vi.useFakeTimers()
  const shelf = new Shelf()
  vi.stubGlobal('localStorage', shelf)
  vi.stubGlobal('sessionStorage', new Shelf())
  for (const key of [...mine, ...others]) localStorage.setItem(key, 'kept')
  for (const key of [...mine, ...others]) kept.put(key, 'kept')
  sweepStorages('a1')
  expect(Object.keys(shelf)).toEqual(others)
  expect(kept.keys()).toEqual(others)
})

test('the database goes, too, but not while somebody is signed in to it; what was never sent is counted before', async () => {
  await openedSalon()
  vi.stubGlobal('sessionStorage', new Shelf())
  await create('client', { name: 'Keira' })
  await create('client', { name: 'Freya' })
  const { account } = salon()
  await expect(forgetSalon(account)).rejects.toThrow()
  expect(await unsentOf(account)).toBe(2)
  forgetAccount()
  closeSalon()
  kept.put(`kept:${account}:note:keira`, 'Keira')
  await forgetSalon(account)
  expect(await Dexie.exists(databaseName(account))).toBe(false)
  expect(kept.keys().filter(key => key.includes(account))).toEqual([])
  expect(await unsentOf(account)).toBe(0)
  expect(await Dexie.exists(databaseName(account)), 'asking makes none').toBe(false)
})

test('what a screen on its way out writes a moment later goes, too; not what whoever signs in next writes', () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new Shelf())
  vi.stubGlobal('sessionStorage', new Shelf())
  sweepStorages('a1')
  kept.put('kept:a1:note:keira', 'her last words')
  kept.put('kept:b2:note:freya', 'of the next salon')
  kept.put('chairside.push', 'b2')
  sessionStorage.setItem('chairside.next', '/clients')
  vi.advanceTimersByTime(20_000)
  expect(kept.keys().sort()).toEqual(['chairside.push', 'kept:b2:note:freya'])
  expect(sessionStorage.getItem('chairside.next')).toBe('/clients')
})
