// What stands on the open screens before the app has come.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawnFor } from '../../../../shared/addresses'
import { drawShells } from '../../../../web/site/shells/draw'
import { root } from '../../../support/imports'

const shells = drawShells()

test('each open screen has its frame, from the app’s own parts, and nothing in it can be pressed yet', () => {
  expect(shells.map(({ path }) => path)).toEqual([
    '/auth',
    '/auth@sign-in',
    '/auth@sign-up',
    '/mfa-setup',
    '/voice-test',
  ])
  for (const { path, html } of shells) {
    expect(html, path).toMatch(/^<div inert="">/)
    expect(html, path).toContain('Chairside')
  }
  expect(shells[0]?.html).toContain('No credit card required • Cancel anytime. Prices exclude VAT.')
  expect(shells[3]?.html).toContain('Two-step sign-in')
  expect(shells[4]?.html).toContain('Can’t hear the voice?')
})

test('each names its screen where it stands: the build takes its styles from there', () => {
  for (const { path, source } of shells) expect(existsSync(join(root, 'web', source)), path).toBe(true)
})

test('the way in says whether somebody signs in or up where the address does; before anything else it says nothing', () => {
  const headOf = (path: string) => {
    const { html = '', title = '' } = shells.find(shell => shell.path === path) ?? {}
    return { title, head: /<h1>(.*?)<\/h1>/.exec(html)?.[1] }
  }
  expect(headOf(drawnFor('/auth', ''))).toEqual({ title: 'Sign In', head: 'Welcome Back' })
  expect(headOf(drawnFor('/auth', '?mode=sign-up'))).toEqual({ title: 'Sign Up', head: 'Get Started' })
  // Where it leads afterwards changes nothing of it.
  expect(drawnFor('/auth', '?mode=sign-up&next=%2Fpricing')).toBe(drawnFor('/auth', '?mode=sign-up'))
  expect(drawnFor('/auth', '?next=%2Fsalon-profit')).toBe(drawnFor('/auth', ''))
  expect(drawnFor('/auth', '?next=%2Fpricing&error=access_denied')).toBe('/auth')
  // The line is kept free by a space that is seen by nobody.
  for (const search of ['?type=recovery&code=x', '?arrived', '?error=access_denied', '?again'])
    expect(headOf(drawnFor('/auth', search)).head).toBe('\u00a0')
  expect(drawnFor('/pricing', '?mode=sign-up')).toBe('/pricing')
})
