import { expect, it } from 'vitest'
import type { Bowl } from '../../../shared/records'
import { bowlText, sameAsLastTime } from '../../../web/tools/last-time'

const bowl = (over: Partial<Bowl> = {}): Bowl => ({
  zone: 'Roots',
  mix: [
    { shade: '6/0', grams: 30 },
    { shade: '6/71', grams: 30 },
  ],
  developer_volume: 20,
  developer_grams: 60,
  ratio: '1:1',
  minutes: 35,
  ...over,
})
const formula = {
  title: 'Soft brown',
  made_at: '2026-10-03T10:00:00.000Z',
  start: { level: 5, tone: 'natural' },
  result: { level: 6, tone: '/71' },
  bowls: [bowl()],
}
const today = '2026-11-21T10:00:00.000Z'

it('a bowl is said in one line', () => {
  expect(bowlText(bowl())).toBe('Roots: 30 g 6/0 + 30 g 6/71, 60 g 20 vol, 1:1, 35 min')
  expect(bowlText(bowl({ developer_volume: 0, ratio: null, minutes: null }))).toBe(
    'Roots: 30 g 6/0 + 30 g 6/71',
  )
})

it('the next question starts from what was used', () => {
  expect(sameAsLastTime(formula, today)).toEqual({
    currentColor: 'Coloured to level 6 /71 on 3 Oct 2026 (7 weeks ago), from level 5 natural.',
    desiredColor: 'Same as last time: level 6 /71. Roots: 30 g 6/0 + 30 g 6/71, 60 g 20 vol, 1:1, 35 min.',
  })
})

it('a recipe that does not fit is left out whole, never cut inside a number', () => {
  const many = { ...formula, bowls: Array.from({ length: 12 }, () => bowl({ zone: 'Mid-lengths and ends' })) }
  const { desiredColor } = sameAsLastTime(many, today)
  expect(desiredColor.length).toBeLessThanOrEqual(500)
  expect(desiredColor.endsWith('35 min.')).toBe(true)
})
