// Every look that can be chosen, held against WCAG 2.2: text 4.5 to 1, with high contrast 7 to 1, edges of controls 3.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { choices } from '../../../../shared/account/comfort'
import { root } from '../../../support/imports'
import { contrastOf, rulesIn, tokensFor } from './tokens'

const css = ['web/ui/kit/theme/tokens.css', 'web/ui/comfort/looks.css']
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')
const rules = rulesIn(css)

const TEXT = [
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['ink', 'sunken'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'raised'],
  ['ink-soft', 'sunken'],
  ['act-ink', 'act'],
  ['act-ink', 'act-hover'],
  ['act-text', 'paper'],
  ['act-text', 'raised'],
  ['act-text', 'act-wash'],
  ['ink', 'act-wash'],
  ['caution', 'caution-wash'],
  ['caution', 'raised'],
  ['stop', 'stop-wash'],
  ['stop', 'raised'],
  ['ok', 'ok-wash'],
  ['ink', 'caution-wash'],
  ['ink', 'stop-wash'],
] as const
const EDGES = [
  ['line-strong', 'paper'],
  ['line-strong', 'raised'],
] as const

const looks = (['light', 'dark'] as const).flatMap(scheme =>
  choices.contrast.flatMap(contrast =>
    choices.calm.flatMap(calm => choices.tint.map(tint => ({ scheme, contrast, calm: String(calm), tint }))),
  ),
)

describe.each(looks)('$scheme, contrast $contrast, calm $calm, tint $tint', look => {
  const tokens = tokensFor(rules, look)
  const least = look.contrast === 'high' ? 7 : 4.5
  test('all text can be read on what it stands on', () => {
    for (const [ink, ground] of TEXT)
      expect(contrastOf(tokens, ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least)
  })
  test('a control can be told from the page', () => {
    for (const [edge, ground] of EDGES)
      expect(contrastOf(tokens, edge, ground), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})

test('the looks differ: a tint is seen, calm colours are less saturated, high contrast is higher', () => {
  const plain = tokensFor(rules, { scheme: 'light', contrast: 'normal', calm: 'false', tint: 'none' })
  const at = (over: object) =>
    tokensFor(rules, { scheme: 'light', contrast: 'normal', calm: 'false', tint: 'none', ...over })
  for (const tint of choices.tint.filter(each => each !== 'none'))
    expect(at({ tint }).paper, tint).not.toBe(plain.paper)
  expect(at({ calm: 'true' }).act).not.toBe(plain.act)
  expect(contrastOf(at({ contrast: 'high' }), 'ink', 'paper')).toBeGreaterThan(
    contrastOf(plain, 'ink', 'paper'),
  )
})
