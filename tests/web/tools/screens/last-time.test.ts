import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../../shared/facts'
import type { Bowl } from '../../../../shared/salon/records/records'
import tool from '../../../../shared/tools/colour-formula'
import { bowlText, sameAsLastTime } from '../../../../web/tools/screens/mixed/last-time'

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
  title: '6/71 all over',
  made_at: '2026-10-03T10:00:00.000Z',
  start: { level: 5, tone: 'natural' },
  result: { level: 6, tone: 'brown' },
}
const today = '2026-11-21T10:00:00.000Z'

it('a bowl is said in one line', () => {
  expect(bowlText(bowl())).toBe('Roots: 30 g 6/0 + 30 g 6/71, 60 g 20 vol, 1:1, 35 min')
  expect(bowlText(bowl({ developer_volume: 0, ratio: null, minutes: null }))).toBe(
    'Roots: 30 g 6/0 + 30 g 6/71',
  )
})

describe('the next question starts from what was used', () => {
  it('says what the hair is since then, and wishes the same again', () => {
    expect(sameAsLastTime(formula, today)).toEqual({
      currentColor: 'Natural level 5 regrowth, lengths coloured level 6 brown on 3 Oct 2026 (7 weeks ago).',
      desiredColor: 'Same as last time: 6/71 all over',
    })
  })

  it('claims no natural regrowth where the last visit began on coloured hair', () => {
    const coloured = { ...formula, start: { level: 7, tone: 'copper' } }
    expect(sameAsLastTime(coloured, today).currentColor).toBe(
      'Coloured level 6 brown on 3 Oct 2026 (7 weeks ago).',
    )
  })

  it('the wish does not grow with each visit', () => {
    const again = { ...formula, title: 'Same as last time: Same as last time: 6/71 all over.' }
    expect(sameAsLastTime(again, today).desiredColor).toBe('Same as last time: 6/71 all over')
    expect(sameAsLastTime({ ...formula, title: '' }, today).desiredColor).toBe(
      'Same as last time: level 6 brown',
    )
  })

  it('is read by the engine as that shade on that regrowth', () => {
    const { steps, target } = tool.draft({
      input: { clientName: 'Ana', hairCondition: 'Healthy', ...sameAsLastTime(formula, today) },
      facts: NO_FACTS,
      today,
    })
    expect(target).toMatchObject({ level: 6, tone: 'brown' })
    expect(JSON.stringify(steps.map(step => step.mix))).toContain('6/71')
  })
})
