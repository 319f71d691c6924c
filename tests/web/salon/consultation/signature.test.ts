import { expect, test } from 'vitest'
import { BOX, LONGEST, pointIn, strokeOf, withStroke } from '../../../../web/salon/consultation/signature'

const place = { left: 100, top: 50, width: 300, height: 100 }

test('a signature is whole numbers in its box, however large it was drawn', () => {
  expect(pointIn({ clientX: 250, clientY: 100 }, place)).toEqual({ x: 300, y: 100 })
  expect(pointIn({ clientX: 0, clientY: 999 }, place)).toEqual({ x: 0, y: BOX.height })
})

test('a stroke keeps the steps that are seen, and a touch is a dot', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 11, y: 11 },
    { x: 20, y: 10 },
    { x: 20, y: 30 },
  ]
  expect(strokeOf(points)).toBe('M10 10l10 0 0 20')
  expect(strokeOf([{ x: 5, y: 6 }])).toBe('M5 6l0 1')
  expect(strokeOf([])).toBe('')
})

test('a scrawl never grows longer than its record holds', () => {
  expect(withStroke('M1 1l1 1', 'M2 2l2 2')).toBe('M1 1l1 1M2 2l2 2')
  const full = 'x'.repeat(LONGEST - 3)
  expect(withStroke(full, 'M2 2l2 2')).toBe(full)
})
