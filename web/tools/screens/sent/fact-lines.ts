// Facts as readable lines.
import type { Facts } from '../../../../shared/facts'
import { dayOf, whenOf } from '../../../ui/kit/when'
import { bowlText, shadeText } from '../mixed/last-time'

const OUTCOME = { bought: 'bought', declined: 'declined', owns: 'has it' } as const
const RESULT = { waiting: 'waiting to be read', clear: 'clear', reaction: 'reaction' } as const

export function linesOfFacts(facts: Facts): { label: string; text: string }[] {
  const { client, salon } = facts
  const lines: [string, string | null | undefined][] = [
    ['First name', client?.first_name],
    ['Hair type', client?.hair_type],
    ['Concerns', client?.concerns.join(', ')],
    ['Notes on the card', client?.notes],
    [
      'Allergies',
      client?.allergies
        .map(({ substance, reaction }) => (reaction ? `${substance} (${reaction})` : substance))
        .join(', '),
    ],
    [
      'Patch tests',
      facts.patch_tests
        .map(test => `${whenOf(test.applied_at)}, ${test.product}: ${RESULT[test.result]}`)
        .join('\n'),
    ],
    [
      'Formulas',
      facts.formulas
        .map(formula =>
          [dayOf(formula.made_at), formula.title, shadeText(formula.result), ...formula.bowls.map(bowlText)]
            .filter(Boolean)
            .join('; '),
        )
        .join('\n'),
    ],
    ['Chair notes', facts.notes.map(note => `${dayOf(note.written_at)}: ${note.text}`).join('\n')],
    [
      'Recommended before',
      facts.recommendations
        .flatMap(({ made_at, products }) =>
          products.map(
            ({ name, outcome }) => `${dayOf(made_at)}: ${name}${outcome ? `, ${OUTCOME[outcome]}` : ''}`,
          ),
        )
        .join('\n'),
    ],
    ['Products', facts.products.map(product => product.name).join(', ')],
    [
      'Salon',
      salon
        ? [
            salon.name,
            salon.booking_link,
            salon.phone,
            salon.colour_brand,
            `patch test read after ${salon.patch_test_hours} hours, valid ${salon.patch_test_valid_months} months`,
          ]
            .filter(Boolean)
            .join('; ')
        : null,
    ],
  ]
  const known = lines.flatMap(([label, text]) => (text ? [{ label, text }] : []))
  return known.length === 0
    ? [{ label: 'Nothing', text: 'A new client: no records were sent with it.' }]
    : known
}
