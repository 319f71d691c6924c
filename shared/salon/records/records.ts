// The records on every device of an account: one zod schema per kind, with inferred types. Field names are the
// specification's own if it has one, so that an export needs no translation. Limits are checked on each change. No rule
// spans two fields, so every mix of valid fields is a valid record.
import type { z } from 'zod'
import type { Kind } from '../../sync/kinds'
import { Appointment } from './appointment'
import { Ask } from './ask'
import { Memo, Service, Timer } from './chair'
import { Allergy, Client, Consent, Contacted, KeptRecord, Note, PatchTest, Reminder } from './client'
import { Formula, Product } from './colour'
import { Consultation } from './consultation'
import { Photo } from './photo'
import { Conversation, Scenario, Turn } from './practice'
import { Person, Salon } from './salon'
import { StockMove } from './stock'

export { OLDEST_SCHEMA, SCHEMA } from '../../sync/limits'
export { Appointment, ProcessingWindow } from './appointment'
export { Ask, Override } from './ask'
export { ChairBowl, Timer } from './chair'
export { Allergy, Client, Consent, KeptRecord, Note, PatchTest } from './client'
export { Bowl, Formula, Shade } from './colour'
export { Consultation, ConsultationAnswer } from './consultation'
export { SecondVersion } from './fields'
export { Passkey, Person, Salon } from './salon'

export const schemas = {
  salon: Salon,
  person: Person,
  client: Client,
  allergy: Allergy,
  note: Note,
  patch_test: PatchTest,
  product: Product,
  formula: Formula,
  ask: Ask,
  conversation: Conversation,
  turn: Turn,
  scenario: Scenario,
  memo: Memo,
  timer: Timer,
  service: Service,
  reminder: Reminder,
  consent: Consent,
  kept_record: KeptRecord,
  consultation: Consultation,
  contacted: Contacted,
  appointment: Appointment,
  stock_move: StockMove,
  photo: Photo,
} as const satisfies Record<Kind, z.ZodObject>

/** The fields of a record of kind K, as screens see them. */
export type FieldsOf<K extends Kind> = z.infer<(typeof schemas)[K]>
