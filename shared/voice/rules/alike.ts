// Thirteen and thirty sound alike and are worlds apart on a scalp. Where a bowl of today has the other one, we ask
// which it is.
import type { Context, Understood, Volume } from '../intents'
import { choices } from '../lexicon/rule'
import { meantAs } from '../say'

const ALIKE: Partial<Record<Volume, Volume>> = { 13: 30, 30: 13 }

export function whichOfAlike(understood: Understood, { bowls }: Context): Understood {
  if (understood.kind !== 'meant') return understood
  const { intent } = understood
  if (intent.id !== 'change-developer' && intent.id !== 'change-developer-grams') return understood
  const volume = intent.slots.volume === null ? undefined : ALIKE[intent.slots.volume]
  if (volume === undefined || bowls.every(({ developer_volume }) => developer_volume !== volume))
    return understood
  const other =
    intent.id === 'change-developer'
      ? meantAs({ id: intent.id, slots: { ...intent.slots, volume } })
      : meantAs({ id: intent.id, slots: { ...intent.slots, volume } })
  return choices([understood, other], 'Which one?')
}
