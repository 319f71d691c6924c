import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetAccount } from '../../../web/data/account'
import { closeSalon, databaseName, salon } from '../../../web/data/db'
import { forgetSalon, keysOf, unsentOf } from '../../../web/data/forget-salon'
import { create } from '../../../web/data/save'
import { openedSalon, Shelf } from '../exchange/open'

afterEach(() => vi.unstubAllGlobals())

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
  expect(keysOf('a1', [...mine, ...others])).toEqual(mine)
})

test('the database goes, too, but not while somebody is signed in to it; what was never sent is counted before', async () => {
  const shelf = new Shelf()
  await openedSalon(shelf)
  vi.stubGlobal('sessionStorage', new Shelf())
  await create('client', { name: 'Keira' })
  await create('client', { name: 'Freya' })
  const { account } = salon()
  await expect(forgetSalon(account)).rejects.toThrow()
  expect(await unsentOf(account)).toBe(2)
  forgetAccount()
  closeSalon()
  localStorage.setItem(`kept:${account}:note:keira`, 'Keira')
  await forgetSalon(account)
  expect(await Dexie.exists(databaseName(account))).toBe(false)
  expect(JSON.stringify(Object.entries(shelf))).not.toContain('Keira')
  expect(await unsentOf(account)).toBe(0)
  expect(await Dexie.exists(databaseName(account)), 'asking makes none').toBe(false)
})
