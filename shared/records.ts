// What lives on every device of an account: one zod schema a kind; types are inferred. Field names are the
// specification's own where it names one, so that an export needs no translation. Limits are checked on the
// change; there is no rule across fields, so every mix of valid fields is a valid record.
import type { z } from 'zod'
import type { Kind } from './kinds'
import { Appointment } from './records/appointment'
import { Ask } from './records/ask'
import { Memo, Service, Timer } from './records/chair'
import { Allergy, Client, Consent, Contacted, KeptRecord, Note, PatchTest, Reminder } from './records/client'
import { Formula, Product } from './records/colour'
import { Consultation } from './records/consultation'
import { Photo } from './records/photo'
import { Conversation, Scenario, Turn } from './records/practice'
import { Person, Salon } from './records/salon'
import { StockMove } from './records/stock'

export { OLDEST_SCHEMA, SCHEMA } from './limits'
export { Appointment, ProcessingWindow } from './records/appointment'
export { Ask, Override } from './records/ask'
export { ChairBowl, Timer } from './records/chair'
export { Allergy, Client, Consent, KeptRecord, Note, PatchTest } from './records/client'
export { Bowl, Formula, Shade } from './records/colour'
export { Consultation, ConsultationAnswer } from './records/consultation'
export { SecondVersion } from './records/fields'
export { Passkey, Person, Salon } from './records/salon'

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
