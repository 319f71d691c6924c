// Everything in an account as tables, one file per entity, with the specification's field names.
import { QUESTIONS } from '../../../../shared/salon/consultation/questions'
import { answerText } from '../../../../shared/salon/consultation/words'
import type { FieldsOf } from '../../../../shared/salon/records/records'
import { stockNow } from '../../../../shared/salon/stock/shelf'
import type { Kind } from '../../../../shared/sync/kinds'
import {
  APPOINTMENTS,
  appointmentOf,
  COLOUR,
  colourFormulaOf,
  MARKETING,
  marketingOf,
  RETAIL,
  recommendationOf,
  wordForWord,
} from '../../records/answers/views'
import type { Cell } from '../csv'
import { stockText } from '../read/tube'

export type RecordsByKind = { [K in Kind]: readonly { id: string; fields: FieldsOf<K> }[] }
export type Table = { name: string; columns: readonly string[]; rows: Readonly<Record<string, unknown>>[] }

const table = <Row extends Record<string, unknown>>(
  name: string,
  columns: readonly (keyof Row & string)[],
  rows: Row[],
): Table => ({ name, columns, rows })

/** `account`: used as `user_id` wherever the specification has that field. */
export function tablesOf(held: RecordsByKind, account: string): Table[] {
  const user_id = account
  const cards = new Map(held.client.map(({ id, fields }) => [id, fields]))
  const staff = new Map(held.person.map(({ id, fields }) => [id, fields.name]))
  const about = (client_id: string | null) => ({
    client_id,
    client_name: client_id === null ? null : (cards.get(client_id)?.name ?? null),
  })
  const products = new Map(held.product.map(({ id, fields }) => [id, fields.name]))
  const stock = stockNow(held.stock_move.map(({ id, fields }) => ({ id, ...fields })))
  const asks = (tool: string) => held.ask.filter(({ fields }) => fields.tool === tool)
  return [
    table(
      'clients',
      ['id', 'user_id', 'name', 'phone', 'email', 'hair_type', 'concerns', 'notes', 'birthday', 'created_at'],
      held.client.map(({ id, fields }) => ({ ...fields, id, user_id })),
    ),
    table(
      'products',
      [
        'id',
        'user_id',
        'name',
        'category',
        'description',
        'price',
        'system',
        'shade',
        'pack',
        'cost',
        'low_below',
        'stock',
      ],
      held.product.map(({ id, fields }) => ({
        ...fields,
        id,
        user_id,
        stock: stockText(stock.get(id), fields.pack),
      })),
    ),
    table(
      'stock_moves',
      ['id', 'why', 'at', 'product_id', 'product_name', 'grams', 'cost', 'bowl', 'formula_id', 'who'],
      held.stock_move.flatMap(({ id, fields: { parts, ...fields } }) =>
        parts.map(
          (part): Record<string, unknown> => ({
            ...fields,
            ...part,
            id,
            product_name: part.product_id === null ? null : (products.get(part.product_id) ?? null),
          }),
        ),
      ),
    ),
    table(
      'recommendations',
      [
        'id',
        'client_name',
        'created_at',
        'hair_type',
        'current_treatment',
        'products',
        'quick_pitch',
        'talking_points',
      ],
      asks(RETAIL).map(({ id, fields }) => recommendationOf(id, fields, wordForWord(fields))),
    ),
    table(
      'colour_formulas',
      [
        'id',
        'user_id',
        'client_id',
        'client_name',
        'current_color',
        'desired_color',
        'hair_condition',
        'formula',
        'processing_time',
        'application_tips',
        'expected_result',
        'created_at',
      ],
      asks(COLOUR).map(({ id, fields }) => ({
        ...colourFormulaOf(id, fields, wordForWord(fields)),
        user_id,
      })),
    ),
    table(
      'appointments',
      ['id', 'user_id', 'schedule_data', 'optimization_suggestions', 'created_at'],
      asks(APPOINTMENTS).map(({ id, fields }) => ({
        ...appointmentOf(fields, wordForWord(fields)),
        id,
        user_id,
      })),
    ),
    table(
      'marketing_content',
      ['id', 'user_id', 'content_type', 'topic', 'generated_content', 'image_url', 'created_at'],
      asks(MARKETING).map(({ id, fields }) => ({ ...marketingOf(fields), id, user_id })),
    ),
    table(
      'contacted',
      ['id', 'client_id', 'client_name', 'list', 'of', 'done_at', 'who'],
      held.contacted.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'notes',
      ['id', 'client_id', 'client_name', 'text', 'written_at', 'who'],
      held.note.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'memos',
      [
        'id',
        'client_id',
        'client_name',
        'recorded_at',
        'duration',
        'text',
        'transcript',
        'transcribed_by',
        'into',
        'who',
      ],
      held.memo.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'photos',
      [
        'id',
        'client_id',
        'client_name',
        'taken_at',
        'when',
        'formula_id',
        'type',
        'width',
        'height',
        'bytes',
        'who',
      ],
      held.photo.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'allergies',
      ['id', 'client_id', 'client_name', 'substance', 'reaction', 'noted_at', 'who'],
      held.allergy.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'patch_tests',
      ['id', 'client_id', 'client_name', 'product', 'applied_at', 'result', 'read_at', 'who', 'remarks'],
      held.patch_test.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'consultations',
      [
        'id',
        'client_id',
        'client_name',
        'answered_at',
        'answered_by',
        'who',
        'signed_by',
        ...QUESTIONS.map(({ id }) => id),
      ],
      held.consultation.map(
        ({ id, fields }): Record<string, unknown> => ({
          answered_at: fields.answered_at,
          answered_by: fields.answered_by,
          who: fields.who,
          signed_by: fields.signature && (fields.signature.name || 'signed'),
          ...Object.fromEntries(fields.answers.map(each => [each.id, answerText(each)])),
          ...about(fields.client_id),
          id,
        }),
      ),
    ),
    table(
      'consents',
      [
        'id',
        'client_id',
        'client_name',
        'about',
        'answer',
        'given_at',
        'how',
        'platforms',
        'guardian',
        'who',
        'withdrawn_at',
        'withdrawn_why',
        'version',
        'wording',
      ],
      held.consent.map(({ id, fields }) => ({ ...fields, ...about(fields.client_id), id })),
    ),
    table(
      'formulas',
      [
        'id',
        'client_id',
        'client_name',
        'title',
        'made_at',
        'start',
        'result',
        'bowls',
        'remarks',
        'who',
        'ask_id',
      ],
      held.formula.map(({ id, fields }) => ({ ...fields, id })),
    ),
    table(
      'booked_appointments',
      [
        'id',
        'client_id',
        'client_name',
        'client_phone',
        'starts_at',
        'minutes',
        'all_day',
        'service',
        'stylist',
        'processing',
        'may_move',
        'note',
        'source',
        'vanished_at',
        'who',
      ],
      held.appointment.map(({ id, fields }) => ({
        ...fields,
        id,
        client_name: about(fields.client_id).client_name ?? fields.client_name,
        client_phone: cards.get(fields.client_id ?? '')?.phone ?? null,
        stylist: staff.get(fields.person_id ?? '') ?? fields.stylist,
      })),
    ),
    table(
      'practice',
      ['id', 'conversation_id', 'title', 'started_at', 'role', 'text', 'said_at', 'by'],
      practiceOf(held),
    ),
  ]
}

/** One row per turn; each conversation in the order it was spoken. */
function practiceOf({ conversation, turn }: RecordsByKind) {
  const talks = new Map(conversation.map(({ id, fields }) => [id, fields]))
  return [...turn]
    .map(({ id, fields }) => {
      const talk = talks.get(fields.conversation_id)
      return { ...fields, id, title: talk?.title ?? '', started_at: talk?.started_at ?? '' }
    })
    .sort((a, b) =>
      `${a.started_at} ${a.conversation_id} ${a.said_at}`.localeCompare(
        `${b.started_at} ${b.conversation_id} ${b.said_at}`,
      ),
    )
}

/** A list of words as a person would type it; anything deeper as JSON. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}

const WORDS: readonly string[] = ['clients.concerns', 'consents.platforms']

export function cellsOf({ name, columns, rows }: Table): Cell[][] {
  return rows.map(row =>
    columns.map(column => {
      const value = row[column]
      const words = WORDS.includes(`${name}.${column}`) && Array.isArray(value)
      return cellOf(words ? value.join(', ') : value)
    }),
  )
}
