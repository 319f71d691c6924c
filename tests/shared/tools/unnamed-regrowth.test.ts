// Coloured lengths, a natural level, and no word on how much has grown: said, not passed over.
import { expect, test } from 'vitest'
import { NO_FACTS } from '../../../shared/facts'
import colour from '../../../shared/tools/colour-formula'

const drafted = (currentColor: string) =>
  colour.draft({
    input: {
      clientName: 'Ann',
      currentColor,
      desiredColor: '7/3 golden blonde',
      hairCondition: 'Healthy',
    },
    facts: NO_FACTS,
    today: '2026-11-21T12:00:00.000Z',
  })
const saysSo = (texts: readonly string[]) => texts.some(text => text.includes('No new growth was named'))

test('steps for the coloured hair alone say that they are', () => {
  const { steps, assumed } = drafted('nat 5, prev coloured 6/0 ends, 40% grey')
  expect(steps.map(({ kind }) => kind)).toEqual(['remover', 'lighten_safe', 'tone'])
  expect(saysSo(assumed)).toBe(true)
})

test('where the new growth was named, or all is natural, nothing of the kind is said', () => {
  expect(saysSo(drafted('natural 5 roots 2 cm regrowth, previously coloured 6/0 lengths').assumed)).toBe(
    false,
  )
  expect(saysSo(drafted('natural 5, never coloured').assumed)).toBe(false)
})
