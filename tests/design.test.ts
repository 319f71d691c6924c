// docs/design.md speaks of the tokens as they are.
import { readFileSync } from 'node:fs'
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
