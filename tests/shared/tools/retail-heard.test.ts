// Short hand about the person and an age beside the name are heard where something is sold, too.
import { describe, expect, test } from 'vitest'
import { type Facts, NO_FACTS } from '../../../shared/facts'
import retail from '../../../shared/tools/retail-edge'
import { RetailOutput } from '../../../shared/tools/retail-edge/schema'

const products: Facts['products'] = [
  {
    id: 'mask',
    name: 'Copper Colour Mask',
    category: 'Treatment',
    description: 'Colour-depositing copper mask.',
    price: 20,
  },
  {
    id: 'drops',
    name: 'Rosemary Scalp Drops',
    category: 'Treatment',
    description: 'Rosemary essential oil for a dry scalp.',
    price: 18,
  },
  {
    id: 'kids',
    name: 'Little Ones Detangler',
    category: 'Conditioner',
    description: 'For children: detangles, no tears.',
    price: 9,
  },
  {
    id: 'keep',
    name: 'Colour Keep Conditioner',
    category: 'Conditioner',
    description: 'Light daily conditioner for coloured hair.',
    price: 15,
  },
]

function answer(serviceHistory: string, clientName = 'Ana') {
  const input = { clientName, hairType: 'Copper, tangles', currentTreatment: 'Gloss', serviceHistory }
  const question = { input, facts: { ...NO_FACTS, products }, today: '2026-01-01T09:00:00.000Z' }
  const output = RetailOutput.parse(retail.check({ ...question, overrides: [] }, retail.draft(question)))
  return {
    offered: output.products.map(({ id }) => id),
    rules: output.cautions.map(({ rule, tone }) => `${rule}:${tone}`),
  }
}

describe('short hand', () => {
  test.each(['PPD+, faded copper', 'faded copper, failed her patch test', '+ve patch test, faded copper'])(
    '%s: nothing that deposits dye',
    said => {
      const { offered, rules } = answer(said)
      expect(rules).toContain('allergy:caution')
      expect(offered).not.toContain('mask')
      expect(answer('faded copper').offered).toContain('mask')
    },
  )
  test.each(['preggo, dry scalp', 'dry scalp, preggers'])('%s: as pregnancy', said => {
    const { offered, rules } = answer(said)
    expect(rules).toContain('pregnancy:caution')
    expect(offered).not.toContain('drops')
    expect(answer('dry scalp').offered).toContain('drops')
  })
  test('partings burnt: the scalp first', () => {
    expect(answer('partings burnt, dry scalp').rules).toContain('scalp-first:stop')
  })
  test('which is denied changes nothing', () => {
    expect(answer('no failed patch test, not preggo, faded copper')).toEqual(answer('faded copper'))
  })
})

test('a child’s age beside the name', () => {
  expect(answer('tangles', 'Poppy, 9').offered).toContain('kids')
  expect(answer('tangles', 'Poppy, 39').offered).not.toContain('kids')
  expect(answer('tangles', 'Poppy').offered).not.toContain('kids')
})
