import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../support/imports'

const sheets = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, css: readFileSync(join(root, 'web', name), 'utf8') }))

test('no text has a size of its own in pixels: all of it grows with the size that a person chose', () => {
  const fixed = sheets.flatMap(({ name, css }) =>
    [...css.matchAll(/(?:font-size|font):[^;]*\d(?:px|pt)[^;]*;/g)]
      // A limit beside a size in rem, and paper.
      .filter(([line]) => !/min\([\d.]+rem/.test(line) && name !== 'ui/sheet/print.css')
      .map(([line]) => `${name}: ${line}`),
  )
  expect(fixed).toEqual([])
  expect(sheets.length).toBeGreaterThan(20)
})
