// What the lists know about each client, gathered from a few fields of their records. Times are ISO instants; an
// appointment's are in the salon's wall time.
import type { FieldsOf } from '../records/records'

/** The fields used from each kind, and no more: a salon keeps 100,000 of these in memory. */
export const LOOKED_AT = {
  client: ['name', 'birthday', 'created_at'],
  formula: ['client_id', 'made_at', 'ask_id'],
  service: ['client_id', 'started_at'],
  note: ['client_id', 'written_at'],
  patch_test: ['client_id', 'product', 'applied_at', 'result', 'read_at'],
  appointment: ['client_id', 'starts_at', 'service', 'vanished_at', 'made_at'],
  reminder: ['client_id', 'text', 'due_on', 'made_at', 'done_at'],
  consent: ['client_id', 'about', 'answer', 'given_at', 'withdrawn_at'],
  contacted: ['client_id', 'list', 'of', 'done_at'],
} as const satisfies { [K in keyof Looked]: readonly (keyof Looked[K])[] }

type Looked = {
  client: Pick<FieldsOf<'client'>, 'name' | 'birthday' | 'created_at'>
  formula: Pick<FieldsOf<'formula'>, 'client_id' | 'made_at' | 'ask_id'>
  service: Pick<FieldsOf<'service'>, 'client_id' | 'started_at'>
  note: Pick<FieldsOf<'note'>, 'client_id' | 'written_at'>
  patch_test: Pick<FieldsOf<'patch_test'>, 'client_id' | 'product' | 'applied_at' | 'result' | 'read_at'>
  appointment: Pick<
    FieldsOf<'appointment'>,
    'client_id' | 'starts_at' | 'service' | 'vanished_at' | 'made_at'
  >
  reminder: Pick<FieldsOf<'reminder'>, 'client_id' | 'text' | 'due_on' | 'made_at' | 'done_at'>
  consent: Pick<FieldsOf<'consent'>, 'client_id' | 'about' | 'answer' | 'given_at' | 'withdrawn_at'>
  contacted: Pick<FieldsOf<'contacted'>, 'client_id' | 'list' | 'of' | 'done_at'>
}
type LookedKind = keyof typeof LOOKED_AT
export const LOOKED_KINDS = Object.keys(LOOKED_AT) as LookedKind[]
export const isLooked = (kind: string): kind is LookedKind => Object.hasOwn(LOOKED_AT, kind)
/** From an answer: the number of weeks after which it advised to come again. */
export type Advice = { id: string; kind: 'ask'; fields: { client_id: string; weeks: number } }
export type Fact = { [K in LookedKind]: { id: string; kind: K; fields: Looked[K] } }[LookedKind] | Advice

type Booked = { id: string; at: string; service: string }
export type ListedPerson = {
  id: string
  name: string
  birthday: string | null
  created_at: string
  /** The latest day with any record of a visit; null if there is none. */
  seen: string | null
  /** When they last had a service or a colour here, booked or not; null if never. */
  served: string | null
  /** What the latest visit was booked for. */
  service: string | null
  next: Booked | null
  /** All that aren't deleted, past and future. */
  booked: Looked['appointment'][]
  /** What was really used each time. */
  formulas: (Looked['formula'] & { id: string })[]
  /** The weeks that each answer advised, by answer. */
  advised: Map<string, number>
  tests: Looked['patch_test'][]
  reminders: (Looked['reminder'] & { id: string })[]
  /** The latest answer about offers and news. */
  consent: Looked['consent'] | null
  contacted: Looked['contacted'][]
}

const later = (a: string | null, b: string): string => (a === null || a < b ? b : a)

/** `wall`: now, on the salon's wall clock, "2026-11-27T09:30". */
export function peopleOf(facts: Iterable<Fact>, wall: string): Map<string, ListedPerson> {
  const people = new Map<string, ListedPerson>()
  const rest: Exclude<Fact, { kind: 'client' }>[] = []
  for (const fact of facts) {
    if (fact.kind !== 'client') rest.push(fact)
    else
      people.set(fact.id, {
        id: fact.id,
        ...fact.fields,
        seen: null,
        served: null,
        service: null,
        next: null,
        booked: [],
        formulas: [],
        advised: new Map(),
        tests: [],
        reminders: [],
        consent: null,
        contacted: [],
      })
  }
  /** When the appointment in `service` was. */
  const visited = new Map<string, string>()
  for (const fact of rest) {
    // About nobody, or about somebody deleted or erased.
    const person = people.get(fact.fields.client_id ?? '')
    if (!person) continue
    switch (fact.kind) {
      case 'formula':
        person.seen = later(person.seen, fact.fields.made_at)
        person.served = later(person.served, fact.fields.made_at)
        person.formulas.push({ ...fact.fields, id: fact.id })
        break
      case 'service':
        person.seen = later(person.seen, fact.fields.started_at)
        person.served = later(person.served, fact.fields.started_at)
        break
      case 'note':
        person.seen = later(person.seen, fact.fields.written_at)
        break
      case 'patch_test':
        person.seen = later(person.seen, fact.fields.applied_at)
        person.tests.push(fact.fields)
        break
      case 'appointment': {
        const { starts_at: at, service, vanished_at } = fact.fields
        if (vanished_at !== null) break
        person.booked.push(fact.fields)
        if (at >= wall) {
          if (person.next === null || at < person.next.at) person.next = { id: fact.id, at, service }
        } else {
          person.seen = later(person.seen, at)
          if (at < (visited.get(person.id) ?? '')) break
          visited.set(person.id, at)
          person.service = service
        }
        break
      }
      case 'reminder':
        person.reminders.push({ ...fact.fields, id: fact.id })
        break
      case 'consent':
        if (fact.fields.about === 'marketing' && (person.consent?.given_at ?? '') <= fact.fields.given_at)
          person.consent = fact.fields
        break
      case 'ask':
        person.advised.set(fact.id, fact.fields.weeks)
        break
      case 'contacted':
        person.contacted.push(fact.fields)
    }
  }
  return people
}
