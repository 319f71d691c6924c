// An age beside the name, and short hand for what stops a colour.
import { describe, expect, it } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import tool from '../../../shared/tools/colour-formula'

const today = '2026-01-01T09:00:00.000Z'
const rulesOf = (clientName: string, hairCondition: string): string[] => {
  const input = { clientName, currentColor: 'Natural 6', desiredColor: '7/3', hairCondition }
  const question = { input, facts: NO_FACTS, today }
  return tool.check({ ...question, overrides: [] }, tool.draft(question)).reasons.map(({ rule }) => rule)
}

describe('a child’s age beside the name', () => {
  it.each(['Poppy, 14', 'Poppy (14)', 'Poppy 14', 'Poppy age 14', 'Poppy aged 14', 'Poppy 14yrs'])(
    '%s',
    name => {
      expect(rulesOf(name, 'healthy')).toContain('under-16')
    },
  )
  it.each(['Poppy', 'Poppy, 41', 'Poppy 2', 'Marie 48', 'Anna 0871234567'])('is none in %s', name => {
    expect(rulesOf(name, 'healthy')).not.toContain('under-16')
  })
})

describe('short hand', () => {
  it.each(['PPD+', 'PPD +', '+ve patch test ppd', 'patch test +ve', 'failed her patch test'])('%s', said => {
    expect(rulesOf('Ana', said)).toContain('reaction')
  })
  it.each(['partings burnt', 'parting burnt on holiday'])('%s', said => {
    expect(rulesOf('Ana', said).some(rule => rule.includes('scalp'))).toBe(true)
  })
  it.each(['preggo', 'preggers, 12 wks'])('%s', said => {
    expect(rulesOf('Ana', said)).toContain('pregnancy')
  })
  it('which is denied stops nothing', () => {
    expect(rulesOf('Ana', 'healthy, no failed patch test, not preggo')).toEqual(rulesOf('Ana', 'healthy'))
  })
})
