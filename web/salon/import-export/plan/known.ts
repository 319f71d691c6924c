import type { FieldsOf } from '../../../../shared/salon/records/records'
import { birthdayOf } from './beside'
import { type KnownClient, writtenOf } from './same'

/** An existing card, in the form we compare lines with. */
export const knownOf = (id: string, card: FieldsOf<'client'>): KnownClient => ({
  id,
  name: card.name,
  phone: card.phone,
  email: card.email,
  birthday: birthdayOf(card.notes),
  written: card.import_id === null ? null : writtenOf(card),
})
