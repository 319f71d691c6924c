// A waiting change in the screens' own words: what a person wrote, under the form's labels. Shows everything that was
// typed, and leaves out the app's own fields.
import { ANSWERED_BY } from '../../../shared/salon/consultation/words'
import { isKind, type Kind } from '../../../shared/sync/kinds'
import { findTool } from '../../../shared/toolbox'
import { blanks } from '../../platform/data/blank'
import { called, wordsIn } from '../../platform/data/outbox/waiting'
import type { OutboxItem } from '../../platform/data/queries/queries'
import { isLoose, listIn, textIn } from '../../salon/records/answers/read'
import { labels, NO_AI, RETEST, WHY_WITHDRAWN, WHY_WITHOUT } from '../../salon/records/labels'
import { EMPTY, wordsOf } from '../../salon/records/versions/version-words'
import { dayOf, whenOf } from '../../ui/kit/when'

/** A tool's own labels, and those of its options, by field. */
type ToolFields = Readonly<Record<string, { label: string; options: Readonly<Record<string, unknown>> }>>
export type AskLabels = ReadonlyMap<string, ToolFields>
export const NO_LABELS: AskLabels = new Map()
type WaitingItem = Pick<OutboxItem, 'kind' | 'op' | 'patch' | 'tool' | 'by'> & { at?: number }

/** For fields that no form asks for, or that have no label there. */
const others: { readonly [K in Kind]?: Readonly<Record<string, string>> } = {
  salon: { no_ai: 'No AI for this salon', new_clients_no_ai: 'No AI for new clients' },
  client: { no_ai: NO_AI, created_at: 'Client since' },
  allergy: { noted_at: 'Noted' },
  note: { written_at: 'Written' },
  ask: { overrides: WHY_WITHOUT, outcomes: 'Did they buy it?', picks: 'Picked' },
  conversation: { title: 'Title' },
  turn: { text: 'Said' },
  memo: { text: 'Note' },
  timer: { name: 'Name', duration: 'Length' },
  service: { bowls: 'Mixed', overrides: WHY_WITHOUT, last_done: 'Last done' },
  contacted: { list: 'From the list', of: 'For', done_at: 'Done' },
  appointment: { vanished_at: 'No longer in its calendar' },
  stock_move: { why: 'Why', at: 'When', parts: 'Grams' },
  reminder: { text: 'Reminder', due_on: 'Due', done_at: 'Done' },
  photo: { when: 'Shows', taken_at: 'Taken' },
  consent: {
    about: 'About',
    answer: 'Answer',
    how: 'How',
    platforms: 'Where photos may be shown',
    guardian: 'Parent or guardian',
    given_at: 'Asked',
    withdrawn_at: 'Taken back',
    withdrawn_why: WHY_WITHDRAWN,
    wording: 'As it was shown',
  },
}

const OUTCOMES: Readonly<Record<string, string>> = { bought: 'Bought', declined: 'Declined', owns: 'Has it' }

/** Times that the app adds to a change: only shown if they differ from the change's own. */
const MOMENTS = new Set([
  'answered_at',
  'noted_at',
  'written_at',
  'created_at',
  'given_at',
  'made_at',
  'taken_at',
])
const SAME_MS = 5 * 60_000

/** "waiting" and "health-notes" in display form. */
export const asWord = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ')

const lineOf = (label: string, words: string): string =>
  words === '' ? '' : `${label}${label.endsWith('?') ? '' : ':'} ${words}`
const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No')
const moment = (value: unknown): string => whenOf(String(value))
const word = (value: unknown): string => asWord(wordsIn(value))
const reasons = (value: unknown): string =>
  listIn({ value }, 'value')
    .flatMap(each => textIn(each, 'reason') ?? [])
    .join('\n')

/** What was tapped in a picture, by path: "Root level: 5, History henna: No". */
const picked = (picks: readonly [path: string, value: unknown][]): string =>
  picks
    .map(([path, value]) =>
      lineOf(
        asWord(path.replaceAll(/[._]/g, ' ')),
        value === null ? 'taken away' : typeof value === 'boolean' ? yesOrNo(value) : wordsIn(value),
      ),
    )
    .join(', ')

const price = (value: unknown): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : wordsIn(value)

/** Values that need wording of their own, by kind and field. */
const special: Readonly<Record<string, (value: unknown) => string>> = {
  'client.created_at': value => dayOf(String(value)),
  'salon.patch_test_retest': value => (value === 'time' || value === 'brand' ? RETEST[value] : word(value)),
  'salon.vat_registered': value => (value === true ? 'Registered' : 'Not registered'),
  'salon.logo': () => 'A picture',
  'person.colour': word,
  'patch_test.result': word,
  'kept_record.what': word,
  'consultation.answered_by': value =>
    value === 'client' || value === 'stylist' ? ANSWERED_BY[value] : word(value),
  'consultation.answers': value => wordsOf('answers', value),
  'consultation.signature': value => wordsOf('signature', value),
  'photo.when': word,
  'consent.about': word,
  'consent.answer': word,
  'consent.how': word,
  'reminder.due_on': value => dayOf(String(value)),
  'appointment.processing': value =>
    listIn({ value }, 'value')
      .map(each => `${wordsIn(each.minutes)} min after ${wordsIn(each.from)} min`)
      .join(', '),
  'kept_record.keep_until': value => dayOf(String(value)),
  'product.price': value => price(value),
  'timer.duration': value => `${Math.round(Number(value) / 6) / 10} min`,
  'product.cost': value => price(value),
  'stock_move.why': word,
  'stock_move.at': moment,
  'stock_move.parts': value =>
    listIn({ value }, 'value')
      .map(({ grams }) => `${wordsIn(grams)} g`)
      .join(', '),
  'ask.overrides': reasons,
  'service.overrides': reasons,
  'service.bowls': value => [wordsOf('bowls', value), reasons(value)].filter(Boolean).join('\n'),
  'ask.picks': value =>
    picked(listIn({ value }, 'value').map(pick => [textIn(pick, 'id') ?? '', pick.value])),
  'ask.outcomes': value =>
    listIn({ value }, 'value')
      .map(each => `${textIn(each, 'name') ?? ''} ${OUTCOMES[String(each.outcome)] ?? wordsIn(each.outcome)}`)
      .join(', '),
}
for (const field of ['start', 'result', 'bowls'])
  Object.assign(special, { [`formula.${field}`]: (value: unknown) => wordsOf(field, value) })

const onForms: Readonly<Record<string, Readonly<Record<string, string>>>> = labels
const labelOf = (kind: Kind, field: string): string | undefined =>
  onForms[kind]?.[field] ?? others[kind]?.[field]

function wordsFor(kind: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const words = special[`${kind}.${field}`]
  if (words) {
    const said = words(value)
    return said === EMPTY ? '' : said
  }
  if (typeof value === 'boolean') return yesOrNo(value)
  return field.endsWith('_at') ? moment(value) : wordsIn(value)
}

/** A kind or field that only a newer app knows: its raw name and value. */
const plainly = (field: string, value: unknown): string =>
  lineOf(asWord(called(field)), typeof value === 'boolean' ? yesOrNo(value) : wordsIn(value))

/** In form order, then what a newer app added. */
function linesOf({ kind, op, patch, at }: WaitingItem): string[] {
  if (!isKind(kind)) return Object.entries(patch).map(([field, value]) => plainly(field, value))
  return Object.entries(patch).map(([field, value]) => {
    const label = labelOf(kind, field)
    if (label === undefined) return field in blanks[kind] ? '' : plainly(field, value)
    if (MOMENTS.has(field) && at !== undefined && Math.abs(Date.parse(String(value)) - at) < SAME_MS)
      return ''
    // A new record only lists what is true, not everything that isn't.
    return op === 'create' && value === false ? '' : lineOf(label, wordsFor(kind, field, value))
  })
}

const spoken = (value: unknown): string =>
  Array.isArray(value) && value.every(each => isLoose(each) && textIn(each, 'role') !== null)
    ? listIn({ value }, 'value')
        .map(each => `${asWord(textIn(each, 'role') ?? '')}: ${textIn(each, 'text') ?? ''}`)
        .join('\n')
    : wordsIn(value)

/** The question with the labels of the tool's form. */
function askedLines(input: object, asked: ToolFields | undefined): string[] {
  return Object.entries(input).map(([field, value]) => {
    const known = asked?.[field]
    if (known === undefined) return plainly(field, value)
    // Where it came from, not what it says.
    if (known.label.endsWith(' id')) return ''
    const option = known.options[String(value)]
    if (typeof option === 'string') return lineOf(known.label, option)
    if (field === 'picks' && isLoose(value)) return lineOf(known.label, picked(Object.entries(value)))
    if (typeof value === 'boolean') return lineOf(known.label, yesOrNo(value))
    if (typeof value === 'number')
      return lineOf(known.label, value.toLocaleString('en-GB', { maximumFractionDigits: 6 }))
    return lineOf(known.label, spoken(value))
  })
}

/** The content of a waiting change, one field per line. */
export function sayingOf(item: WaitingItem, tools: AskLabels): string {
  const { kind, patch, tool, by } = item
  const asked = kind === 'ask' && isLoose(patch.input) ? askedLines(patch.input, tools.get(tool ?? '')) : []
  const lines = [...asked, ...linesOf(item), isKind(kind) && by !== null ? `By: ${by}` : '']
  return lines.filter(Boolean).join('\n')
}

/** The labels of the tools in these questions; a tool that can't be loaded falls back to raw names. */
export async function labelsFor(items: readonly Pick<OutboxItem, 'tool'>[]): Promise<AskLabels> {
  const ids = [...new Set(items.flatMap(({ tool }) => tool ?? []))]
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, ToolFields][]> => {
      try {
        const tool = await findTool(id)
        return tool ? [[id, askedOf(tool.input.shape)]] : []
      } catch (error) {
        console.info('The labels of a tool could not be loaded.', error)
        return []
      }
    }),
  )
  return new Map(found.flat())
}

function askedOf(shape: Readonly<Record<string, { meta?: unknown }>>): ToolFields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const meta: unknown = typeof schema.meta === 'function' ? schema.meta() : null
      const label = isLoose(meta) ? textIn(meta, 'label') : null
      if (label === null || !isLoose(meta)) return []
      return [[field, { label, options: isLoose(meta.options) ? meta.options : {} }]]
    }),
  )
}
