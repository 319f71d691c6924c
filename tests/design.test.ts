// docs/design.md speaks of the tokens as they are.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './support/imports'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const named = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()

const css = read('web/ui/kit/theme/tokens.css')
const page = read('docs/design.md')

test('every token is described, and nothing is described that is no token', () => {
  expect(named(page, /`(--[\w-]+)`/g)).toEqual(named(css, /^\s*(--[\w-]+):/gm))
})

test('the page says how large the steps are as the tokens have it', () => {
  const rows = [...page.matchAll(/^\| `(--[\w-]+)` \| (\d+) px \|/gm)]
  expect(rows.length).toBeGreaterThan(8)
  for (const [, name = '', size] of rows)
    expect(new RegExp(`${name}: (\\d+)px;`).exec(css)?.[1], name).toBe(size)
})

test('every file that it names is there', () => {
  for (const name of named(page, /`((?:web|shared|tests)\/[\w/.-]+\.\w+)`/g))
    expect(() => read(name), name).not.toThrow()
})

const parts = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.module.css'))
  .map(path => ({ path, text: read(join('web', path)) }))

test('no part says again what the base says for all', () => {
  expect(parts.length).toBeGreaterThan(100)
  const again = parts.flatMap(({ path, text }) =>
    text
      .split('}')
      .filter(rule => /tabular-nums/.test(rule) || (/list-style: none/.test(rule) && !/summary/.test(rule)))
      .map(rule => `${path}: ${rule.trim().split('\n')[0]}`),
  )
  expect(again).toEqual([])
})

test('the styles of the parts don’t grow', () => {
  const lines = parts.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(15_850)
})

test('each class that a part asks for is in its style sheet', () => {
  let looked = 0
  const missing = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx'))
    .flatMap(path => {
      const text = read(join('web', path))
      return [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)'/gm)].flatMap(
        ([, styles = '', sheet = '']) => {
          const rules = read(join('web', path, '..', sheet))
          const asked = named(text, new RegExp(`(?<![\\w/])${styles}\\.(\\w+)`, 'g'))
          looked += asked.length
          return asked
            .filter(name => !new RegExp(`\\.${name}\\b`).test(rules))
            .map(name => `${path}: ${styles}.${name}`)
        },
      )
    })
  expect(looked).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})
