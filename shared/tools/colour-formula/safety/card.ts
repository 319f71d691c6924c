// The allergies on the card that don't refuse the colour: each is named, as typed. domain 1.16
import type { Facts } from '../../../facts'
import { asTyped, type CardAllergy, cardAllergies } from './card-allergies'
import type { Finding } from './safety'

/** Keeps each reason short enough to read: more allergies make more reasons, and none is left out. */
const TOGETHER = 5

function groups(allergies: readonly CardAllergy[]): string[] {
  const names = [...new Set(allergies.map(asTyped))]
  return Array.from({ length: Math.ceil(names.length / TOGETHER) }, (_, index) =>
    names.slice(index * TOGETHER, (index + 1) * TOGETHER).join('; '),
  )
}

export function ofCard(facts: Facts): Finding[] {
  const { cross, other } = cardAllergies(facts)
  return [
    ...groups(cross).map(
      (names): Finding => ({
        rule: 'card-cross-reaction',
        weight: 'caution',
        title: 'On the card: may cross-react',
        text: `On the card: ${names}. That family can cross-react with PPD and other hair dyes. Please have the client ask a GP or dermatologist first. The patch test is mandatory with the exact line, 48 hours before, and nothing is mixed until it is read and clear.`,
      }),
    ),
    ...groups(other).map(
      (names): Finding => ({
        rule: 'card-allergy',
        weight: 'caution',
        title: 'Allergies on the card',
        text: `On the card: ${names}. Read the ingredients of all that touches hair and skin, ask if it was ever more than that, and take the patch test seriously.`,
      }),
    ),
  ]
}
