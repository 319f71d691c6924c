// The sample salon as records. The ids are fixed, so loading it on two devices doesn't duplicate it.

import { addDays, wallAt } from '../../../../shared/salon/appointments/wall'
import { QUESTIONS, questionsFor } from '../../../../shared/salon/consultation/questions'
import { textOf, wordingFor } from '../../../../shared/salon/privacy/wordings'
import { toBookText } from '../../../../shared/salon/rebook'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { partsUsed } from '../../../../shared/salon/stock/shelf'
import type { AnsweredField, Kind } from '../../../../shared/sync/kinds'
import { AS_SAID } from '../../../../shared/trade/products/mended'
import { dayOn } from '../../../platform/data/clock/local-time'
import { RETAIL } from '../../records/answers/views'
import { usedMoveOf } from '../../records/bowls/stock'
import { advice } from './advice'
import { appointments } from './appointments'
import { formulas } from './formulas'
import { people, type SamplePerson } from './people'
import { products, tubes } from './products'

export const SAMPLE = 'sample-'
const HOUR_MS = 3_600_000
const WHO = 'Sample salon'

/** Without the fields that only the server writes: it would refuse them. */
type SampleRecord = {
  [K in Kind]: { kind: K; id: string; fields: Omit<FieldsOf<K>, K extends 'ask' ? AnsweredField : never> }
}[Kind]

const common = { deletedAt: null, seconds: [] }

const NOT_STOCKED = { system: null, shade: null, pack: null, cost: null, low_below: null }
const COUNTED_DAYS_AGO = 60
const shelf = {
  products: tubes.map(({ id, counted: _counted, low_below: _low, ...fields }) => ({ id, fields })),
  brand: null,
}

/** `now`: ms. `device`: the id of the asking device, as on any ask. */
export function sampleSalon(now: number, device: string): SampleRecord[] {
  const hoursAgo = (hours: number): string => new Date(now - hours * HOUR_MS).toISOString()
  const daysAgo = (days: number): string => hoursAgo(days * 24)
  const nameOf = (id: string): string => people.find(person => person.id === id)?.name ?? ''
  return [
    ...people.flatMap(person => personRecords(person, now)),
    ...products.map(
      ({ id, ...fields }): SampleRecord => ({
        kind: 'product',
        id,
        fields: {
          ...common,
          ...AS_SAID,
          ...NOT_STOCKED,
          ...fields,
          created_at: daysAgo(400),
          sample: true,
          import_id: null,
        },
      }),
    ),
    ...tubes.map(
      ({ id, counted: _counted, ...fields }): SampleRecord => ({
        kind: 'product',
        id,
        fields: {
          ...common,
          ...AS_SAID,
          ...fields,
          kind: 'professional',
          category: 'Colour',
          description: null,
          price: null,
          created_at: daysAgo(400),
          sample: true,
          import_id: null,
        },
      }),
    ),
    {
      kind: 'stock_move',
      id: `${SAMPLE}count`,
      fields: {
        ...common,
        why: 'count',
        at: daysAgo(COUNTED_DAYS_AGO),
        formula_id: null,
        parts: tubes.map(({ id, counted }) => ({ product_id: id, grams: counted, cost: null, bowl: null })),
        who: WHO,
      },
    },
    ...formulas.map(
      ({ id, daysAgo: days, bowls }): SampleRecord => ({
        kind: 'stock_move',
        id: usedMoveOf(id),
        fields: {
          ...common,
          why: 'used',
          at: daysAgo(days),
          formula_id: id,
          parts: partsUsed(bowls, shelf),
          who: WHO,
        },
      }),
    ),
    ...formulas.map(
      ({ id, client, daysAgo: days, bowls, ...fields }): SampleRecord => ({
        kind: 'formula',
        id,
        fields: {
          ...common,
          ...fields,
          bowls: [...bowls],
          client_id: client,
          client_name: nameOf(client),
          made_at: daysAgo(days),
          ask_id: null,
          who: WHO,
        },
      }),
    ),
    ...advice.map(
      ({ id, client, daysAgo: days, ...draft }): SampleRecord => ({
        kind: 'ask',
        id,
        fields: {
          ...common,
          tool: RETAIL,
          tool_version: 1,
          client_id: client,
          client_name: nameOf(client),
          input: { clientName: nameOf(client) },
          facts: null,
          draft,
          sheet: null,
          device,
          asked_at: daysAgo(days),
          asked_by_voice: false,
          who: null,
          overrides: [],
          outcomes: [],
          picks: [],
          still_wanted_at: null,
          read_here: null,
          sample: true,
        },
      }),
    ),
    ...appointments.map(
      ({ client, name, inDays, time, mayMove, note, processing, ...fields }, index): SampleRecord => ({
        kind: 'appointment',
        id: `${SAMPLE}appointment-${String(index + 1).padStart(2, '0')}`,
        fields: {
          ...common,
          ...fields,
          client_id: client,
          client_name: name ?? null,
          person_id: null,
          starts_at: wallAt(addDays(dayOn(now), inDays), time),
          all_day: false,
          processing: [...(processing ?? [])],
          may_move: mayMove === true,
          note: note ?? null,
          source: 'hand',
          source_id: null,
          uid: null,
          also: [],
          seen: null,
          vanished_at: null,
          made_at: daysAgo(14),
          who: WHO,
          sample: true,
        },
      }),
    ),
  ]
}

function personRecords(person: SamplePerson, now: number): SampleRecord[] {
  const { id, name, phone, email, hair_type, concerns, notes, since, birthdayInDays, bookAgain } = person
  const hoursAgo = (hours: number): string => new Date(now - hours * HOUR_MS).toISOString()
  const inDays = (days: number): string => addDays(dayOn(now), days)
  const short = id.slice('sample-client-'.length)
  const mine = { ...common, client_id: id, who: WHO }
  return [
    {
      kind: 'client',
      id,
      fields: {
        ...common,
        name,
        phone,
        email,
        hair_type,
        concerns: [...concerns],
        notes,
        created_at: hoursAgo(since * 24),
        sample: true,
        import_id: null,
        no_ai: false,
        birthday: birthdayInDays === undefined ? null : inDays(birthdayInDays).slice('2026-'.length),
      },
    },
    ...(person.allergies ?? []).map(
      (allergy, index): SampleRecord => ({
        kind: 'allergy',
        id: `${SAMPLE}allergy-${short}-${index}`,
        fields: { ...mine, ...allergy, noted_at: hoursAgo(since * 24) },
      }),
    ),
    ...(person.patch ?? []).map(
      (test, index): SampleRecord => ({
        kind: 'patch_test',
        id: `${SAMPLE}patch-${short}-${index}`,
        fields: {
          ...mine,
          product: test.product,
          applied_at: hoursAgo(test.hoursAgo),
          result: test.result,
          read_at: test.readAfterHours === undefined ? null : hoursAgo(test.hoursAgo - test.readAfterHours),
          remarks: test.remarks ?? null,
        },
      }),
    ),
    ...(person.consultation ? consultationOf(person.consultation, short, mine, hoursAgo) : []),
    ...(person.chair ?? []).map(
      (note, index): SampleRecord => ({
        kind: 'note',
        id: `${SAMPLE}note-${short}-${index}`,
        fields: { ...mine, text: note.text, written_at: hoursAgo(note.daysAgo * 24) },
      }),
    ),
    ...(bookAgain ? [bookAgain] : []).map(
      ({ setDaysAgo, dueDaysAgo }): SampleRecord => ({
        kind: 'reminder',
        id: `${SAMPLE}reminder-${short}`,
        fields: {
          ...mine,
          text: toBookText(name),
          due_on: inDays(-dueDaysAgo),
          made_at: hoursAgo(setDaysAgo * 24),
          done_at: null,
        },
      }),
    ),
  ]
}

/** A consultation together with the permission it needs. */
function consultationOf(
  { daysAgo, by, yes }: NonNullable<SamplePerson['consultation']>,
  short: string,
  mine: typeof common & { client_id: string; who: string },
  hoursAgo: (hours: number) => string,
): SampleRecord[] {
  const at = hoursAgo(daysAgo * 24)
  const wording = wordingFor('health-notes')
  const said = new Map(QUESTIONS.map(({ id }) => [id, { answer: id in yes ? 'yes' : 'no' }]))
  return [
    {
      kind: 'consent',
      id: `${SAMPLE}consent-${short}`,
      fields: {
        ...mine,
        about: 'health-notes',
        version: wording.version,
        wording: textOf(wording, { salon: 'the salon', ai: false, platforms: [] }),
        answer: 'yes',
        given_at: at,
        how: 'said',
        platforms: [],
        guardian: null,
        withdrawn_at: null,
        withdrawn_why: null,
      },
    },
    {
      kind: 'consultation',
      id: `${SAMPLE}consultation-${short}`,
      fields: {
        ...mine,
        answered_at: at,
        answered_by: by,
        answers: questionsFor(said, true).map(({ id }) => ({
          id,
          answer: id in yes ? ('yes' as const) : ('no' as const),
          words: yes[id] ?? null,
          when: null,
        })),
        signature: null,
      },
    },
  ]
}

/** Fields of a sample record changed by hand since loading. Ignores dates, which depend on the day of loading. */
export function changedByHand(id: string, fields: Readonly<Record<string, unknown>>): string[] {
  const seed = sampleSalon(0, '').find(record => record.id === id)
  if (!seed) return []
  const dated = /_at$|^(device|deletedAt|birthday)$/
  return Object.entries(seed.fields)
    .filter(([field]) => !dated.test(field) && field in fields)
    .filter(([field, value]) => JSON.stringify(fields[field]) !== JSON.stringify(value))
    .map(([field]) => field)
}
