// Where signing in leads: back to the own screen that asked for it, never anywhere else.
import { expect, test } from 'vitest'
import { chosenIn } from '../../../../shared/account/prices'
import { wayInFrom, wayInTo } from '../../../../shared/addresses'
import { cards } from '../../../../shared/tools/cards'
import { readNext, whyHere } from '../../../../web/account/access/sign-in/next'

const back = (next: string) => readNext(new URL(wayInTo(next), 'https://salon.example').search)

test('own screens are led back to, with what stood behind their question mark', () => {
  for (const next of ['/pricing', '/salon-profit', '/colour-formula?client=c1&x=%2F', '/clients/c1'])
    expect(back(next), next).toBe(next)
  expect(wayInTo('/pricing', 'sign-up')).toBe('/auth?mode=sign-up&next=%2Fpricing')
  expect(readNext('')).toBeNull()
})

test('whatever screen was asked for is led back to, and the first one comes anyway', () => {
  for (const asked of [
    '/clients/c1',
    '/clients?add=1',
    '/history',
    '/settings/data',
    '/chair/c1',
    '/help/offline',
  ])
    expect(readNext(new URL(wayInFrom(asked), 'https://salon.example').search), asked).toBe(asked)
  expect(wayInFrom('/dashboard')).toBe('/auth')
})

test('nobody else’s address is', () => {
  for (const next of [
    'https://elsewhere.example/',
    '//elsewhere.example/pricing',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?next=/pricing',
    '/pricingly',
    '/api/session',
    'pricing',
    '',
  ])
    expect(back(next), next).toBeNull()
})

test('it is said why somebody is asked who they are', () => {
  expect(whyHere('/pricing')).toContain('plan')
  for (const { path, title } of cards) expect(whyHere(path)).toContain(title)
  expect(whyHere('/clients')).toBeNull()
})

test('the plan that was chosen before signing up comes back with its currency, and no other', () => {
  const sent = (plan: string, currency: string) =>
    readNext(`?${new URLSearchParams({ mode: 'sign-up', currency, next: `/pricing?plan=${plan}` })}`)
  expect(sent('MARKETING', 'USD')).toBe('/pricing?plan=MARKETING&currency=USD')
  expect(chosenIn('?plan=MARKETING&currency=USD')).toEqual({ plan: 'MARKETING', currency: 'USD' })
  expect(sent('MARKETING', 'XXX')).toBe('/pricing?plan=MARKETING')
  expect(chosenIn('?plan=NOTHING&currency=XXX')).toEqual({ plan: null, currency: null })
  expect(whyHere('/pricing?plan=AI_BUNDLE')).toContain('Complete bundle')
  expect(whyHere('/pricing?plan=NOTHING')).not.toContain('chose')
})
