// The report as a person reads it: headings, entries and lines, for the PDF.
import { PARTS, type Part, type Report } from './report'

type Fields = Record<string, unknown>
export type Entry = { title: string; lines: string[] }
export type Section = { title: string; entries: Entry[]; empty: string }

const text = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(text).filter(Boolean).join('; ')
  return Object.entries(value)
    .flatMap(([key, inner]) => (text(inner) === '' ? [] : [`${label(key)}: ${text(inner)}`]))
    .join(', ')
}
/** "desiredColor", "client_name" → "Desired color", "Client name" */
export const label = (field: string): string => {
  const words = field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "21 Nov 2026, 14:30", in UTC. */
export function instantWords(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) return text(value)
  const [day = '', time = ''] = date.toISOString().split('T')
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  const [year, at, of] = day.split('-')
  return `${Number(of)} ${month[Number(at) - 1]} ${year}, ${time.slice(0, 5)}`
}

const lines = (fields: Fields, names: readonly (string | readonly [string, string])[]): string[] =>
  names.flatMap(name => {
    const [field, word] = typeof name === 'string' ? [name, label(name)] : name
    const value = field.endsWith('_at') ? instantWords(fields[field] ?? '') : text(fields[field])
    return value === '' ? [] : [`${word}: ${value}`]
  })

const deleted = (fields: Fields): string[] => lines(fields, [['deleted_at', 'Deleted in the app']])
const second = (fields: Fields): string[] =>
  fields.second_versions ? [`Another version of a text: ${text(fields.second_versions)}`] : []

type Shape = { title: (fields: Fields) => string; lines: (fields: Fields) => string[] }
const at = (fields: Fields, field: string, rest: unknown): string =>
  [instantWords(fields[field]), text(rest)].filter(Boolean).join(' · ')

const SHAPES: Readonly<Record<Part, Shape & { heading: string; empty: string }>> = {
  allergies: {
    heading: 'Allergies',
    empty: 'None noted.',
    title: fields => text(fields.substance),
    lines: fields => lines(fields, ['reaction', ['noted_at', 'Noted'], ['who', 'By']]),
  },
  patch_tests: {
    heading: 'Patch tests',
    empty: 'None recorded.',
    title: fields => at(fields, 'applied_at', fields.product),
    lines: fields => lines(fields, ['result', ['read_at', 'Read'], 'remarks', ['who', 'By']]),
  },
  notes: {
    heading: 'Chair notes',
    empty: 'None.',
    title: fields => at(fields, 'written_at', fields.who),
    lines: fields => [text(fields.text)],
  },
  formulas: {
    heading: 'Formulas used',
    empty: 'None saved.',
    title: fields => at(fields, 'made_at', fields.title),
    lines: fields => lines(fields, ['start', 'result', 'bowls', 'remarks', ['who', 'By']]),
  },
  asks: {
    heading: 'Questions to the tools, and their answers',
    empty: 'None.',
    title: fields => at(fields, 'asked_at', label(text(fields.tool).replace(/-/g, ' '))),
    lines: fields => [
      ...lines(fields, [
        ['input', 'Asked'],
        ['draft', 'Worked out by the app'],
        ['answer', 'Answer'],
        ['answered_by', 'Answered by'],
        ['answered_at', 'Answered'],
        ['overrides', 'Rules set aside'],
        ['outcomes', 'What became of it'],
      ]),
      ...(fields.facts ? [`Records it was worked out from: ${text(fields.facts)}`] : []),
    ],
  },
  memos: {
    heading: 'Voice memos',
    empty: 'None.',
    title: fields => at(fields, 'recorded_at', `${Math.round(Number(fields.duration) || 0)} seconds`),
    lines: fields =>
      lines(fields, [
        'text',
        'transcript',
        ['transcribed_by', 'Typed by'],
        ['bytes', 'Sound, bytes'],
        ['who', 'By'],
      ]),
  },
  consents: {
    heading: 'Permissions',
    empty: 'None asked for.',
    title: fields =>
      at(
        fields,
        'given_at',
        `${label(text(fields.about).replace(/-/g, ' '))}: ${fields.answer === 'yes' ? 'agreed' : 'said no'}`,
      ),
    lines: fields =>
      lines(fields, [
        'version',
        'wording',
        'how',
        'platforms',
        ['guardian', 'Answered by'],
        ['who', 'Asked by'],
        ['withdrawn_at', 'Taken back'],
        ['withdrawn_why', 'Why'],
      ]),
  },
  reminders: {
    heading: 'Reminders',
    empty: 'None.',
    title: fields => text(fields.text),
    lines: fields =>
      lines(fields, [
        ['due_on', 'Due'],
        ['done_at', 'Done'],
        ['who', 'By'],
      ]),
  },
  services: {
    heading: 'Visits at the chair',
    empty: 'None.',
    title: fields => at(fields, 'started_at', ''),
    lines: fields => lines(fields, [['ended_at', 'Ended'], 'bowls', 'last_done', 'overrides', ['who', 'By']]),
  },
  timers: {
    heading: 'Timers',
    empty: 'None.',
    title: fields => at(fields, 'started_at', fields.name),
    lines: fields => lines(fields, ['zone', ['duration', 'Seconds'], ['who', 'By']]),
  },
}

const PART_NAMES = Object.keys(PARTS).filter((name): name is Part => name in SHAPES)

export function sectionsOf(report: Report): Section[] {
  const card: Section = {
    title: 'Card',
    empty: '',
    entries: [
      {
        title: text(report.client.name),
        lines: [
          ...lines(report.client, [
            'phone',
            'email',
            'hair_type',
            'concerns',
            'notes',
            ['created_at', 'Card made'],
            ['no_ai', 'Kept from AI'],
          ]),
          ...second(report.client),
          ...deleted(report.client),
        ],
      },
    ],
  }
  const parts = PART_NAMES.map((name): Section => {
    const shape = SHAPES[name]
    return {
      title: shape.heading,
      empty: shape.empty,
      entries: report[name].map(fields => ({
        title: shape.title(fields) || 'No date',
        lines: [...shape.lines(fields), ...second(fields), ...deleted(fields)].filter(Boolean),
      })),
    }
  })
  return [card, ...parts, ...sentSection(report), ...earlierSection(report)]
}

const sentSection = ({ sent_to_models }: Report): Section[] =>
  sent_to_models === null
    ? []
    : [
        {
          title: 'What was sent to a model',
          empty: 'Nothing was sent.',
          entries: sent_to_models.map(({ at: when, model, tool, sent, outcome }) => ({
            title: `${instantWords(when)} · ${model}`,
            lines: [`For: ${label(tool.replace(/-/g, ' '))}. Outcome: ${outcome}`, text(sent)],
          })),
        },
      ]

const earlierSection = ({ earlier_versions }: Report): Section[] =>
  earlier_versions === null
    ? []
    : [
        {
          title: 'Every change, and who made it',
          empty: 'None.',
          entries: earlier_versions.map(({ at: when, kind, who, changed }) => ({
            title: [instantWords(when), label(kind), who].filter(Boolean).join(' · '),
            lines: [text(changed)],
          })),
        },
      ]
