// Hair is drawn as hair: full at the root, drawn in to tips, under one sheen; alike on screens and on posters.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lock } from '../../../../shared/tools/marketing/pictures/poster-hair'
import { FIELD, LIE, OUTLINE, SHEEN } from '../../../../shared/trade/lock-shape'
import { Strand } from '../../../../web/ui/kit/drawings/Strand'

const numbers = (path: string): number[] => (path.match(/\d*\.?\d+/g) ?? []).map(Number)
/** Where a path runs between two heights of the field: only its absolute points are read. */
const across = (path: string, from: number, to: number): number[] => {
  const points = numbers(path.replace(/H(\d+)/g, 'L$1 0').replace(/V\d+/g, ''))
  return points.filter(
    (_, at) => at % 2 === 0 && (points[at + 1] ?? -1) >= from && (points[at + 1] ?? -1) <= to,
  )
}
const widthOf = (path: string, from: number, to: number): number => {
  const found = across(path, from, to)
  return Math.max(...found) - Math.min(...found)
}

test('a lock is narrower at its ends than at its root, and parts into tips', () => {
  expect(widthOf(OUTLINE, 93, 100)).toBeLessThan(widthOf(OUTLINE, 0, 60) * 0.7)
  expect(across(OUTLINE, 96, 100).length).toBeGreaterThanOrEqual(3)
  for (const [path] of LIE) expect(Math.max(...numbers(path)), path).toBeLessThan(FIELD.height)
})

test('it has one sheen, in the upper half, soft at its edges', () => {
  const reach = SHEEN.map(
    path => across(path, 0, 100).length > 0 && numbers(path).filter((_, at) => at % 2 === 1),
  )
  expect(SHEEN.length).toBeGreaterThan(1)
  for (const each of reach) if (each) expect(Math.max(...each)).toBeLessThanOrEqual(60)
})

test('screens and posters draw the same lock', () => {
  const drawn = renderToStaticMarkup(<Strand level={7} tone="copper" />)
  const poster = lock('l', 10, 20, 120, 400, { level: 7, tone: 'copper' }, true)
  for (const path of [OUTLINE, ...SHEEN]) {
    expect(drawn).toContain(path)
    expect(poster).toContain(path)
  }
  // Hair from edge to edge has no ends.
  expect(lock('l', 10, 20, 120, 400, { level: 7, tone: 'copper' })).not.toContain(OUTLINE)
})
