// What stands on the open screens before the app has come.
import { expect, test } from 'vitest'
import { drawShells } from '../../../web/shells/draw'

test('each open screen has its frame, from the app’s own parts, and nothing in it can be pressed yet', () => {
  const shells = drawShells()
  expect(shells.map(({ path }) => path)).toEqual(['/auth', '/mfa-setup', '/voice-test'])
  for (const { path, html } of shells) {
    expect(html, path).toMatch(/^<div inert="">/)
    expect(html, path).toContain('Chairside')
  }
  expect(shells[0]?.html).toContain('No credit card required • Cancel anytime. Prices exclude VAT.')
  expect(shells[1]?.html).toContain('Two-step sign-in')
  expect(shells[2]?.html).toContain('Is the voice not heard?')
})

test('nothing is said before it is known: whether somebody signs in or up', () => {
  const html = drawShells()[0]?.html ?? ''
  for (const words of ['Welcome Back', 'Get Started', 'Sign In', 'Sign Up']) expect(html).not.toContain(words)
  // The lines are kept free by a space that is seen by nobody.
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toBe('\u00a0')
})
