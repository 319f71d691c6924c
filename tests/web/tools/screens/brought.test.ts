// A demo's text becomes the form's, once, and never over what somebody has half written.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signUpAndIn } from '../../../../web/account/access/auth'
import { forgetAccount, rememberAccount } from '../../../../web/platform/data/account/account'
import { broughtFor, keepBrought } from '../../../../web/platform/data/kept/brought'
import { kept } from '../../../../web/platform/data/kept/kept-store'
import { bringIn } from '../../../../web/tools/screens/drafts/brought'
import { FormDraft, isFromDemo, picked, valuesOf } from '../../../../web/tools/screens/drafts/form-draft'

const KEY = 'kept:a:form:colour-formula'
const blank = {
  values: { clientName: '', desiredColor: '', picks: {} },
  nameField: 'clientName',
}
const stored = () => {
  const text = kept.get(KEY)
  return text === null ? null : FormDraft.parse(JSON.parse(text))
}
const tab = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  }),
)
afterEach(() => {
  tab.clear()
  kept.remove(KEY)
  vi.unstubAllGlobals()
})

const values = { clientName: 'Sarah (sample)', desiredColor: '5/3', picks: { 'root.level': 5 } }

test('it stands in the form of its tool, under no client, and is gone from the tab', () => {
  keepBrought({ tool: 'colour-formula', values: { ...values, other: 'no field of it' } })
  expect(broughtFor('marketing')).toBeNull()
  bringIn(KEY, 'colour-formula', blank)
  expect(stored()).toEqual({ clientId: null, drafts: { new: { ...values, fromDemo: true } } })
  expect(broughtFor('colour-formula')).toBeNull()
})

test('another tool’s form takes nothing of it', () => {
  keepBrought({ tool: 'colour-formula', values })
  bringIn(KEY, 'marketing', blank)
  expect(stored()).toBeNull()
  expect(broughtFor('colour-formula')).toEqual(values)
})

test('what is half written stays, a chosen client too, and what was brought goes', () => {
  const mine = { clientId: null, drafts: { new: { desiredColor: 'mine' } } }
  kept.put(KEY, JSON.stringify(mine))
  keepBrought({ tool: 'colour-formula', values })
  bringIn(KEY, 'colour-formula', blank)
  expect(stored()).toEqual(mine)
  expect(broughtFor('colour-formula')).toBeNull()

  const hers = { clientId: 'c1', drafts: { c1: { desiredColor: 'hers' } } }
  kept.put(KEY, JSON.stringify(hers))
  keepBrought({ tool: 'colour-formula', values })
  bringIn(KEY, 'colour-formula', blank)
  expect(stored()).toEqual(hers)
  expect(broughtFor('colour-formula')).toBeNull()
})

test('it waits for an hour', () => {
  vi.useFakeTimers({ now: 0 })
  keepBrought({ tool: 'colour-formula', values })
  vi.setSystemTime(60 * 60 * 1000)
  expect(broughtFor('colour-formula')).toEqual(values)
  vi.setSystemTime(60 * 60 * 1000 + 1)
  expect(broughtFor('colour-formula')).toBeNull()
  expect(tab.size).toBe(0)
  vi.useRealTimers()
})

test('it goes when somebody signs out, or in to an account that was there before', async () => {
  const someone = { id: 'a1', email: 'a@b.example', name: 'Ann', model: null, checkedAt: 1 }
  const subscription = { subscribed: true, products: [], subscription_end: null, trial: true }
  rememberAccount({ ...someone, subscription })
  keepBrought({ tool: 'colour-formula', values })
  forgetAccount()
  expect(broughtFor('colour-formula')).toBeNull()

  const owed = { twoFactorRedirect: true, twoFactorMethods: ['totp'] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(owed)))
  keepBrought({ tool: 'colour-formula', values })
  await signUpAndIn('a@b.example', 'scissors')
  expect(broughtFor('colour-formula')).toEqual(values)
  await signIn('a@b.example', 'scissors')
  expect(broughtFor('colour-formula')).toBeNull()
})

test('it is said to be from the demo, also once a client is picked, until it is emptied', () => {
  keepBrought({ tool: 'colour-formula', values })
  bringIn(KEY, 'colour-formula', blank)
  const draft = stored()
  if (!draft) throw new Error('nothing was brought')
  const hers = valuesOf(picked(draft, { id: 'c1', name: 'Ann' }, blank), blank)
  expect(hers).toMatchObject({ clientName: 'Ann', desiredColor: '5/3' })
  expect(isFromDemo(hers, blank)).toBe(true)
  expect(isFromDemo({ ...hers, ...blank.values, clientName: 'Ann' }, blank)).toBe(false)
  expect(isFromDemo({ ...hers, fromDemo: false }, blank)).toBe(false)
})

test.each([
  ['no text', null],
  ['no JSON', 'x'],
  ['another shape', '{"tool":"colour-formula"}'],
  ['no values', '{"tool":"colour-formula","values":3}'],
])('%s is nothing', (_, text) => {
  if (text !== null) tab.set('chairside.brought', text)
  expect(broughtFor('colour-formula')).toBeNull()
  bringIn(KEY, 'colour-formula', blank)
  expect(stored()).toBeNull()
})

test('a value that no form holds is left out', () => {
  keepBrought({ tool: 'colour-formula', values: { desiredColor: ['a'], clientName: 'Sarah' } })
  bringIn(KEY, 'colour-formula', blank)
  expect(stored()).toEqual({
    clientId: null,
    drafts: { new: { clientName: 'Sarah', desiredColor: '', picks: {}, fromDemo: true } },
  })
})
